"""Our folders are those that platformdirs names."""

from pathlib import Path

import platformdirs
import pytest

from meadhall import folders


@pytest.mark.parametrize("named", [None, "", "relative", "/somewhere/else"])
@pytest.mark.parametrize("home", ["/home/astrid", "relative"])
def test_the_same_folders(named: str | None, home: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", home)
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        if named is None:
            monkeypatch.delenv(variable, raising=False)
        else:
            monkeypatch.setenv(variable, named)
    assert folders.of_settings() == platformdirs.user_config_path("meadhall", appauthor=False)
    assert folders.of_data() == platformdirs.user_data_path("meadhall", appauthor=False)
    assert folders.of_log() == platformdirs.user_log_path("meadhall", appauthor=False)


def test_on_another_system_platformdirs_is_asked(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *names, **_: tmp_path / names[0])
    assert folders.of_data() == tmp_path / "meadhall"


@pytest.mark.parametrize("is_image", [False, True], ids=["a folder", "an AppImage"])
def test_portable(is_image: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stick = tmp_path / "Мои игры, 2"
    stick.mkdir()
    monkeypatch.setattr(folders, "_PROGRAM", tmp_path / "mounted" if is_image else stick)
    if is_image:
        monkeypatch.setenv("APPIMAGE", str(stick / "Meadhall.AppImage"))
    usual = folders.of_data()
    (stick / "portable").touch()
    assert {folders.of_settings(), folders.of_data(), folders.of_log()} == {stick / "data"}
    (stick / "portable").unlink()
    assert folders.of_data() == usual
