# On Windows itself: install, play, refuse while running, take away.
$ErrorActionPreference = 'Stop'
$setup = (Get-ChildItem dist/Meadhall-*-Setup.exe).FullName
$program = "$env:LOCALAPPDATA\Programs\Meadhall"
$data = "$env:LOCALAPPDATA\meadhall"
$done = Start-Process $setup '/S' -Wait -PassThru
if ($done.ExitCode -ne 0) { throw "Setup ended with $($done.ExitCode)" }
& "$program\meadhall-cli.exe" --version
& "$program\meadhall-cli.exe" render home --out home.png
if (-not (Test-Path home.png)) { throw 'there is no picture' }
foreach ($game in 'watch', 'northgard', 'midgard', 'wild') {
    & "$program\meadhall-cli.exe" simulate $game --players 4 --bots steady --games 1
    if ($LASTEXITCODE -ne 0) { throw "$game was not played" }
}
$window = Start-Process "$program\Meadhall.exe" 'play wild --people 0 --seed 3' -PassThru
Start-Sleep 30
if (-not (Get-ChildItem "$data\unfinished\*.autosave")) { throw 'no computer player has moved' }
$again = Start-Process $setup '/S' -Wait -PassThru
if ($again.ExitCode -ne 3) { throw "a running Meadhall was not noticed: $($again.ExitCode)" }
Stop-Process -Id $window.Id
Start-Sleep 3
Start-Process "$program\uninstall.exe" '/S' -Wait
Start-Sleep 5
if (Test-Path $program) { throw 'something is left' }
if (-not (Get-ChildItem "$data\unfinished")) { throw 'the games are gone' }
