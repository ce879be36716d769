<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>games</name>
    <message id="game.watch.title">
        <source>Brotherhood of the Watch</source>
        <translation>Братство Ночного дозора</translation>
    </message>
    <message id="game.watch.full">
        <source>A Game of Thrones Catan: Brotherhood of the Watch</source>
        <translation>Игра престолов: Catan. Братство Ночного дозора</translation>
    </message>
    <message id="game.watch.caption">
        <source>Settle the Gift, hold the Wall</source>
        <extracomment>One line under the box.</extracomment>
        <translation>Заселяйте Дар, держите Стену</translation>
    </message>
    <message id="game.watch.about">
        <source>Settle the Gift, trade and build. But guard the Wall together: when the wildlings break through three times, only the best guard still wins.</source>
        <translation>Заселяйте Дар, торгуйте и стройте. А Стену стерегите сообща: если одичалые прорвутся трижды, победит только лучший дозорный.</translation>
    </message>
    <message id="game.watch.players">
        <source>3–4 players</source>
        <translation>3–4 игрока</translation>
    </message>
    <message id="game.watch.minutes">
        <source>75</source>
        <translation>75</translation>
    </message>
    <message id="game.watch.facts">
        <source>{players} · {minutes} min</source>
        <extracomment>One line under the box.</extracomment>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.northgard.title">
        <source>Uncharted Lands</source>
        <translation>Новые земли</translation>
    </message>
    <message id="game.northgard.full">
        <source>Northgard: Uncharted Lands</source>
        <translation>Нордгард: Новые земли</translation>
    </message>
    <message id="game.northgard.caption">
        <source>Grow the map, close the regions</source>
        <translation>Открывайте земли, закрывайте области</translation>
    </message>
    <message id="game.northgard.about">
        <source>Grow the map, close regions and gather glory. Three closed regions with large buildings win, or the greatest glory after seven years.</source>
        <translation>Открывайте земли, закрывайте области, копите славу. Для победы нужны три закрытые области с большими зданиями или больше всего славы через семь лет.</translation>
    </message>
    <message id="game.northgard.players">
        <source>2–5 players</source>
        <translation>2–5 игроков</translation>
    </message>
    <message id="game.northgard.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.northgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.midgard.title">
        <source>Harbour of Champions</source>
        <translation>Гавань чемпионов</translation>
    </message>
    <message id="game.midgard.full">
        <source>Champions of Midgard</source>
        <translation>Чемпионы Мидгарда</translation>
    </message>
    <message id="game.midgard.caption">
        <source>Hire warriors, slay monsters</source>
        <translation>Нанимайте воинов, бейте чудовищ</translation>
    </message>
    <message id="game.midgard.about">
        <source>Send your people about the harbour, hire warriors and sail out against monsters. The greatest glory after eight rounds wins.</source>
        <translation>Рассылайте людей по гавани, нанимайте воинов и выходите в море на чудовищ. Победит тот, кто за восемь раундов соберёт больше всего славы.</translation>
    </message>
    <message id="game.midgard.players">
        <source>2–4 players</source>
        <translation>2–4 игрока</translation>
    </message>
    <message id="game.midgard.minutes">
        <source>80</source>
        <translation>80</translation>
    </message>
    <message id="game.midgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.wild.title">
        <source>Gone Wild</source>
        <translation>Дикинг!</translation>
    </message>
    <message id="game.wild.full">
        <source>Vikings Gone Wild</source>
        <translation>Дикинг!</translation>
    </message>
    <message id="game.wild.caption">
        <source>Build, brew, rob your friends</source>
        <translation>Стройте, варите пиво, грабьте друзей</translation>
    </message>
    <message id="game.wild.about">
        <source>Build a village, brew beer, smelt gold and raid your neighbours. The most points win.</source>
        <translation>Стройте деревню, варите пиво, плавьте золото и грабьте соседей. Победит тот, у кого больше всего очков.</translation>
    </message>
    <message id="game.wild.players">
        <source>2–4 players</source>
        <translation>2–4 игрока</translation>
    </message>
    <message id="game.wild.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.wild.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
</context>
<context>
    <name>shell</name>
    <message id="shell.app">
        <source>Meadhall</source>
        <extracomment>The name of the program. Not translated.</extracomment>
        <translation>Meadhall</translation>
    </message>
    <message id="shell.common.ok">
        <source>OK</source>
        <translation>Хорошо</translation>
    </message>
    <message id="shell.common.cancel">
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message id="shell.common.close">
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message id="shell.common.back">
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message id="shell.common.yes">
        <source>Yes</source>
        <translation>Да</translation>
    </message>
    <message id="shell.common.no">
        <source>No</source>
        <translation>Нет</translation>
    </message>
    <message id="shell.common.open">
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message id="shell.common.delete">
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message id="shell.common.rename">
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message id="shell.common.save">
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message id="shell.common.retry">
        <source>Try again</source>
        <translation>Попробовать снова</translation>
    </message>
    <message id="shell.common.more">
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message id="shell.common.on">
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message id="shell.common.off">
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message id="shell.common.choose">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="shell.common.keep_playing">
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
    <message id="shell.common.key_hint">
        <source>{what} ({key})</source>
        <extracomment>A tooltip: what a button does, and its key.</extracomment>
        <translation>{what} ({key})</translation>
    </message>
    <message id="shell.common.minutes" numerus="yes">
        <source>{n} min | {n} min</source>
        <translation>
            <numerusform>{n} мин</numerusform>
            <numerusform>{n} мин</numerusform>
            <numerusform>{n} мин</numerusform>
        </translation>
    </message>
    <message id="shell.common.players" numerus="yes">
        <source>{n} player | {n} players</source>
        <translation>
            <numerusform>{n} игрок</numerusform>
            <numerusform>{n} игрока</numerusform>
            <numerusform>{n} игроков</numerusform>
        </translation>
    </message>
    <message id="shell.list.two">
        <source>{a} and {b}</source>
        <extracomment>Two things, or the last two of a list.</extracomment>
        <translation>{a} и {b}</translation>
    </message>
    <message id="shell.list.more">
        <source>{a}, {b}</source>
        <extracomment>All but the last two things of a list.</extracomment>
        <translation>{a}, {b}</translation>
    </message>
    <message id="shell.list.either">
        <source>{a} or {b}</source>
        <translation>{a} или {b}</translation>
    </message>
    <message id="shell.home.title">
        <source>Home</source>
        <translation>Главная</translation>
    </message>
    <message id="shell.home.tagline">
        <source>Four games of the North at one table</source>
        <translation>Четыре северные игры за одним столом</translation>
    </message>
    <message id="shell.home.new_game">
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message id="shell.home.box_hint">
        <source>Set up a new game</source>
        <translation>Подготовить новую партию</translation>
    </message>
    <message id="shell.home.soon">
        <source>Still being carved</source>
        <extracomment>On a box whose game does not exist yet.</extracomment>
        <translation>Ещё вырезаем из дуба</translation>
    </message>
    <message id="shell.home.soon_hint">
        <source>The rules of this game are not in the program yet.</source>
        <translation>Правил этой игры в программе пока нет.</translation>
    </message>
    <message id="shell.home.continue_heading">
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message id="shell.home.continue_nothing">
        <source>No game is waiting</source>
        <translation>Начатых партий нет</translation>
    </message>
    <message id="shell.home.continue_nothing_detail">
        <source>Take a box from the shelf: a game you leave will wait here.</source>
        <translation>Возьмите коробку с полки: недоигранная партия будет ждать здесь.</translation>
    </message>
    <message id="shell.home.continue_button">
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message id="shell.home.continue_title">
        <source>{game} — turn {turn}</source>
        <extracomment>{game} is a title, {turn} a number.</extracomment>
        <translation>{game} — ход {turn}</translation>
    </message>
    <message id="shell.home.continue_moves">
        <source>{who} to move</source>
        <extracomment>{who} is a player's name, which has no grammatical gender.</extracomment>
        <translation>Ходит {who}</translation>
    </message>
    <message id="shell.home.continue_other">
        <source>Other saves</source>
        <translation>Другие партии</translation>
    </message>
    <message id="shell.home.at_table" numerus="yes">
        <source>{n} at the table | {n} at the table</source>
        <translation>
            <numerusform>{n} за столом</numerusform>
            <numerusform>{n} за столом</numerusform>
            <numerusform>{n} за столом</numerusform>
        </translation>
    </message>
    <message id="shell.home.saved_when">
        <source>saved {when}</source>
        <extracomment>{when} is such as: today, 18:40.</extracomment>
        <translation>сохранено {when}</translation>
    </message>
    <message id="shell.home.recovered">
        <source>The program was closed in the middle of this game. Nothing is lost.</source>
        <translation>Программа закрылась посреди этой партии. Ничего не потеряно.</translation>
    </message>
    <message id="shell.home.learn_heading">
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message id="shell.home.learn_soon">
        <source>Lessons are still to come</source>
        <translation>Уроки ещё впереди</translation>
    </message>
    <message id="shell.home.learn_soon_detail">
        <source>Until then, every button and every place on the board says what it does.</source>
        <translation>А пока каждая кнопка и каждое место на поле сами подскажут, зачем они нужны.</translation>
    </message>
    <message id="shell.home.learn_button">
        <source>Start lesson</source>
        <translation>Начать урок</translation>
    </message>
    <message id="shell.home.hall">
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message id="shell.home.rules">
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message id="shell.home.rules_soon">
        <source>The almanac of rules is still to come.</source>
        <translation>Альманах с правилами ещё пишется.</translation>
    </message>
    <message id="shell.home.settings">
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.home.about">
        <source>About</source>
        <translation>О программе</translation>
    </message>
    <message id="shell.home.quit">
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message id="shell.home.keys">
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message id="shell.home.language_hint">
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message id="shell.home.night">
        <source>Night hall</source>
        <translation>Ночной зал</translation>
    </message>
    <message id="shell.home.day">
        <source>Day hall</source>
        <translation>Дневной зал</translation>
    </message>
    <message id="shell.home.room_hint">
        <source>Light or dark room</source>
        <translation>Светлый или тёмный зал</translation>
    </message>
    <message id="shell.home.sound_hint">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="shell.when.today">
        <source>today, {time}</source>
        <translation>сегодня, {time}</translation>
    </message>
    <message id="shell.when.yesterday">
        <source>yesterday, {time}</source>
        <translation>вчера, {time}</translation>
    </message>
    <message id="shell.when.date">
        <source>{date}, {time}</source>
        <extracomment>Both are written in the manner of the language.</extracomment>
        <translation>{date}, {time}</translation>
    </message>
    <message id="shell.setup.title">
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message id="shell.setup.seats_heading">
        <source>Who is at the table</source>
        <translation>Кто за столом</translation>
    </message>
    <message id="shell.setup.seats_note">
        <source>The order here is the order of turns</source>
        <translation>Порядок мест — порядок ходов</translation>
    </message>
    <message id="shell.setup.person">
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message id="shell.setup.computer">
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message id="shell.setup.level_random">
        <source>Novice</source>
        <extracomment>The weakest computer player: it moves at random.</extracomment>
        <translation>Новичок</translation>
    </message>
    <message id="shell.setup.level_random_hint">
        <source>Moves at random, for a first look at the rules</source>
        <translation>Ходит наугад: для первого знакомства с правилами</translation>
    </message>
    <message id="shell.setup.level_steady">
        <source>Steady</source>
        <extracomment>A computer player who plays by sound rules of thumb.</extracomment>
        <translation>Бывалый</translation>
    </message>
    <message id="shell.setup.level_steady_hint">
        <source>Plans its settlements, guards the Wall and bargains</source>
        <translation>Выбирает места для поселений, бережёт Стену и торгуется</translation>
    </message>
    <message id="shell.setup.name_label">
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message id="shell.setup.name_placeholder">
        <source>Name of the player</source>
        <translation>Имя игрока</translation>
    </message>
    <message id="shell.setup.name_default">
        <source>Player {n}</source>
        <extracomment>The name of a seat until somebody types another one.</extracomment>
        <translation>Игрок {n}</translation>
    </message>
    <message id="shell.setup.colour_label">
        <source>Colour and device</source>
        <translation>Цвет и знак</translation>
    </message>
    <message id="shell.setup.colour_hint">
        <source>Every banner has its own cut and its own device</source>
        <translation>У каждого знамени свой крой и свой знак</translation>
    </message>
    <message id="shell.setup.private_hand">
        <source>The hand is hidden behind the curtain between turns</source>
        <translation>Карты скрыты за занавесом между ходами</translation>
    </message>
    <message id="shell.setup.private_none">
        <source>One person and computers: no curtain is needed</source>
        <translation>Один человек и компьютеры: занавес не нужен</translation>
    </message>
    <message id="shell.setup.move_up">
        <source>Move up</source>
        <translation>Выше</translation>
    </message>
    <message id="shell.setup.move_down">
        <source>Move down</source>
        <translation>Ниже</translation>
    </message>
    <message id="shell.setup.remove">
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message id="shell.setup.drag">
        <source>Drag to change the order</source>
        <translation>Перетащите, чтобы изменить порядок</translation>
    </message>
    <message id="shell.setup.add_seat">
        <source>Add a player</source>
        <extracomment>The dashed row below the seats.</extracomment>
        <translation>Добавить игрока</translation>
    </message>
    <message id="shell.setup.add_second">
        <source>Add a second player</source>
        <translation>Добавить второго игрока</translation>
    </message>
    <message id="shell.setup.add_third">
        <source>Add a third player</source>
        <translation>Добавить третьего игрока</translation>
    </message>
    <message id="shell.setup.add_fourth">
        <source>Add a fourth player</source>
        <translation>Добавить четвёртого игрока</translation>
    </message>
    <message id="shell.setup.add_fifth">
        <source>Add a fifth player</source>
        <translation>Добавить пятого игрока</translation>
    </message>
    <message id="shell.setup.quick_two">
        <source>Quick game for two</source>
        <translation>Быстро вдвоём</translation>
    </message>
    <message id="shell.setup.quick_solo">
        <source>Me and computers</source>
        <extracomment>A button: one person, the other seats are computers.</extracomment>
        <translation>Я и компьютеры</translation>
    </message>
    <message id="shell.setup.load">
        <source>Load</source>
        <translation>Загрузить</translation>
    </message>
    <message id="shell.setup.colours_note">
        <source>Colours hold for colour-blind eyes: every banner has its own cut and device.</source>
        <translation>Цвета различимы при дальтонизме: у каждого знамени свой крой и свой знак.</translation>
    </message>
    <message id="shell.setup.options_heading">
        <source>Rules of the game</source>
        <translation>Правила партии</translation>
    </message>
    <message id="shell.setup.options_more">
        <source>More rules</source>
        <translation>Ещё правила</translation>
    </message>
    <message id="shell.setup.options_reset">
        <source>Usual rules</source>
        <translation>Вернуть обычные</translation>
    </message>
    <message id="shell.setup.seed_label">
        <source>Seed of chance</source>
        <translation>Ключ партии</translation>
    </message>
    <message id="shell.setup.seed_other">
        <source>Another</source>
        <extracomment>A button: draw another seed.</extracomment>
        <translation>Другой</translation>
    </message>
    <message id="shell.setup.seed_note">
        <source>The same seed gives the same board and cards: good for a rematch or a dispute.</source>
        <translation>Тот же ключ — то же поле и те же карты: удобно для реванша и споров.</translation>
    </message>
    <message id="shell.setup.seed_bad">
        <source>A seed is a number from 0 to {most}.</source>
        <translation>Ключ партии — число от 0 до {most}.</translation>
    </message>
    <message id="shell.setup.undo_label">
        <source>Undo</source>
        <translation>Отмена ходов</translation>
    </message>
    <message id="shell.setup.undo_strict">
        <source>Until something new is known</source>
        <translation>Пока не открылось новое</translation>
    </message>
    <message id="shell.setup.undo_free">
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message id="shell.setup.undo_note">
        <source>Freely lifted undo may show what was hidden: a rule among friends.</source>
        <translation>Отмена без ограничений может выдать скрытое: это для своих.</translation>
    </message>
    <message id="shell.setup.start">
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message id="shell.setup.about_time">
        <source>About {minutes} min</source>
        <extracomment>Of the whole game, for the number of players chosen.</extracomment>
        <translation>Около {minutes} мин</translation>
    </message>
    <message id="shell.setup.first_lesson">
        <source>First the lesson “{lesson}”</source>
        <translation>Сначала урок «{lesson}»</translation>
    </message>
    <message id="shell.setup.bad_name">
        <source>This name is too long or has signs that no save can hold.</source>
        <translation>Имя слишком длинное, или в нём есть знаки, которые не сохранить.</translation>
    </message>
    <message id="shell.setup.empty_name">
        <source>Every player needs a name.</source>
        <translation>У каждого игрока должно быть имя.</translation>
    </message>
    <message id="shell.setup.same_name">
        <source>Two players are called {name}.</source>
        <translation>Двух игроков зовут одинаково: {name}.</translation>
    </message>
    <message id="shell.setup.bad_number">
        <source>With these rules {range} can play.</source>
        <extracomment>{range} is such as: 3–4 players.</extracomment>
        <translation>По этим правилам могут играть {range}.</translation>
    </message>
    <message id="shell.setup.bad_options">
        <source>These rules do not go together.</source>
        <translation>Эти правила не сочетаются.</translation>
    </message>
    <message id="shell.setup.no_people">
        <source>Only computers play: you will look on.</source>
        <translation>Играют одни компьютеры: вы будете смотреть.</translation>
    </message>
    <message id="shell.setup.span" numerus="yes">
        <source>{span} player | {span} players</source>
        <extracomment>{span} is such as: 3–4; {n} is its greater number.</extracomment>
        <translation>
            <numerusform>{span} игрок</numerusform>
            <numerusform>{span} игрока</numerusform>
            <numerusform>{span} игроков</numerusform>
        </translation>
    </message>
    <message id="shell.setup.bad_option">
        <source>“{rule}” does not go with the other rules chosen.</source>
        <translation>«{rule}» не сочетается с остальными правилами.</translation>
    </message>
    <message id="shell.setup.not_with_these">
        <source>It does not go with the other rules chosen.</source>
        <translation>Не сочетается с остальными выбранными правилами.</translation>
    </message>
    <message id="shell.setup.guest_1">
        <source>Ingrid</source>
        <extracomment>Names of the players until somebody types others.</extracomment>
        <translation>Ингрид</translation>
    </message>
    <message id="shell.setup.guest_2">
        <source>Björn</source>
        <translation>Бьёрн</translation>
    </message>
    <message id="shell.setup.guest_3">
        <source>Helga</source>
        <translation>Хельга</translation>
    </message>
    <message id="shell.setup.guest_4">
        <source>Ulf</source>
        <translation>Ульф</translation>
    </message>
    <message id="shell.setup.guest_5">
        <source>Astrid</source>
        <translation>Астрид</translation>
    </message>
    <message id="shell.setup.at_least_two">
        <source>At least two play.</source>
        <translation>За столом нужны хотя бы двое.</translation>
    </message>
    <message id="shell.setup.no_up">
        <source>This seat is the first.</source>
        <translation>Это место и так первое.</translation>
    </message>
    <message id="shell.setup.no_down">
        <source>This seat is the last.</source>
        <translation>Это место и так последнее.</translation>
    </message>
    <message id="shell.colour.madder">
        <source>Madder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Марена</translation>
    </message>
    <message id="shell.colour.woad">
        <source>Woad</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вайда</translation>
    </message>
    <message id="shell.colour.amber">
        <source>Amber</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Янтарь</translation>
    </message>
    <message id="shell.colour.birch">
        <source>Birch</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Берёза</translation>
    </message>
    <message id="shell.colour.heather">
        <source>Heather</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вереск</translation>
    </message>
    <message id="shell.colour.madder_look">
        <source>Madder red, double chevron</source>
        <extracomment>Colour and device of a banner, also read aloud.</extracomment>
        <translation>Красная марена, двойной шеврон</translation>
    </message>
    <message id="shell.colour.woad_look">
        <source>Woad blue, three pales</source>
        <translation>Синяя вайда, три столба</translation>
    </message>
    <message id="shell.colour.amber_look">
        <source>Amber yellow, ring</source>
        <translation>Жёлтый янтарь, кольцо</translation>
    </message>
    <message id="shell.colour.birch_look">
        <source>Birch white, saltire</source>
        <translation>Белая берёза, косой крест</translation>
    </message>
    <message id="shell.colour.heather_look">
        <source>Heather purple, hollow lozenge</source>
        <translation>Лиловый вереск, полый ромб</translation>
    </message>
    <message id="shell.settings.title">
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.settings.heading_look">
        <source>Look</source>
        <translation>Вид</translation>
    </message>
    <message id="shell.settings.heading_words">
        <source>Language and text</source>
        <translation>Язык и текст</translation>
    </message>
    <message id="shell.settings.heading_play">
        <source>Play</source>
        <translation>Игра</translation>
    </message>
    <message id="shell.settings.heading_motion">
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message id="shell.settings.heading_eyes">
        <source>Seeing and hearing</source>
        <translation>Зрение и слух</translation>
    </message>
    <message id="shell.settings.language">
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message id="shell.settings.language_detail">
        <source>Changes at once, the saga included</source>
        <translation>Меняется сразу, и летопись тоже</translation>
    </message>
    <message id="shell.settings.room">
        <source>Room</source>
        <translation>Зал</translation>
    </message>
    <message id="shell.settings.room_dark">
        <source>Night</source>
        <translation>Ночь</translation>
    </message>
    <message id="shell.settings.room_light">
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message id="shell.settings.room_system">
        <source>System</source>
        <translation>Как в системе</translation>
    </message>
    <message id="shell.settings.room_detail">
        <source>“System” follows the colours of your desktop</source>
        <translation>«Как в системе» повторяет тему рабочего стола</translation>
    </message>
    <message id="shell.settings.text_size">
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message id="shell.settings.text_size_detail">
        <source>Of all words, from 90 to 130 per cent</source>
        <translation>Всех надписей, от 90 до 130 процентов</translation>
    </message>
    <message id="shell.settings.interface_scale">
        <source>Interface scale</source>
        <translation>Масштаб</translation>
    </message>
    <message id="shell.settings.interface_scale_detail">
        <source>Makes everything larger or smaller</source>
        <translation>Увеличивает или уменьшает всё сразу</translation>
    </message>
    <message id="shell.settings.scale_auto">
        <source>By window</source>
        <translation>По окну</translation>
    </message>
    <message id="shell.settings.percent">
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message id="shell.settings.speed">
        <source>Speed of motion</source>
        <translation>Скорость движения</translation>
    </message>
    <message id="shell.settings.speed_value">
        <source>{n}×</source>
        <extracomment>Such as 2×: twice as fast.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="shell.settings.speed_off">
        <source>Off</source>
        <translation>Без движения</translation>
    </message>
    <message id="shell.settings.speed_detail">
        <source>Of pieces, dice and the turns of computers</source>
        <translation>Фигурок, кубиков и ходов компьютера</translation>
    </message>
    <message id="shell.settings.reduced_motion">
        <source>Reduced motion</source>
        <translation>Меньше движения</translation>
    </message>
    <message id="shell.settings.reduced_motion_detail">
        <source>Things fade instead of moving</source>
        <translation>Всё проявляется на месте, а не летит</translation>
    </message>
    <message id="shell.settings.sound">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="shell.settings.sound_detail">
        <source>Dice, pieces and the horn</source>
        <translation>Кубики, фигурки и рог</translation>
    </message>
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Переспрашивать</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask once more before what cannot be undone</source>
        <oldsource>What asks once more before it happens</oldsource>
        <translation>Уточнять перед тем, чего уже не отменить</translation>
    </message>
    <message id="shell.settings.confirm_never">
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message id="shell.settings.confirm_some">
        <source>Final only</source>
        <extracomment>Ask before what cannot be undone.</extracomment>
        <translation>О бесповоротном</translation>
    </message>
    <message id="shell.settings.confirm_always">
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message id="shell.settings.undo">
        <source>Undo</source>
        <translation>Отмена ходов</translation>
    </message>
    <message id="shell.settings.undo_detail">
        <source>For new games</source>
        <translation>Для новых партий</translation>
    </message>
    <message id="shell.settings.undo_strict">
        <source>Fair</source>
        <extracomment>Undo goes back only until something new was learnt.</extracomment>
        <translation>Честная</translation>
    </message>
    <message id="shell.settings.undo_free">
        <source>Free</source>
        <extracomment>Everything can be undone.</extracomment>
        <translation>Свободная</translation>
    </message>
    <message id="shell.settings.patterns">
        <source>Patterns for colours</source>
        <translation>Узоры поверх цвета</translation>
    </message>
    <message id="shell.settings.patterns_detail">
        <source>Hatches and devices beside every colour</source>
        <translation>Штриховка и знаки вдобавок к каждому цвету</translation>
    </message>
    <message id="shell.settings.curtain">
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message id="shell.settings.curtain_detail">
        <source>When a hand is to be seen by one person only</source>
        <translation>Чтобы карты видел только их хозяин</translation>
    </message>
    <message id="shell.settings.curtain_always">
        <source>Every time</source>
        <translation>Каждый раз</translation>
    </message>
    <message id="shell.settings.curtain_people">
        <source>Between people</source>
        <extracomment>The curtain falls only when another person comes.</extracomment>
        <translation>При смене игрока</translation>
    </message>
    <message id="shell.settings.fullscreen">
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message id="shell.settings.reset">
        <source>Restore defaults</source>
        <translation>Сбросить настройки</translation>
    </message>
    <message id="shell.settings.reset_ask">
        <source>Set everything on this page back?</source>
        <translation>Сбросить все настройки на этой странице?</translation>
    </message>
    <message id="shell.settings.data_folder">
        <source>Your games lie in {folder}</source>
        <translation>Ваши партии лежат в папке {folder}</translation>
    </message>
    <message id="shell.settings.unreadable">
        <source>The settings could not be read; the usual ones are used.</source>
        <translation>Не удалось прочитать настройки: взяты обычные.</translation>
    </message>
    <message id="shell.settings.not_saved">
        <source>The settings could not be saved: {why}.</source>
        <translation>Не удалось сохранить настройки: {why}.</translation>
    </message>
    <message id="shell.settings.ignored">
        <source>One setting could not be read and is as usual: {name}.</source>
        <extracomment>{name} is a word of the settings file.</extracomment>
        <translation>Одну настройку прочитать не удалось, взята обычная: {name}.</translation>
    </message>
    <message id="shell.saves.title">
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message id="shell.saves.heading_autosave">
        <source>Unfinished games</source>
        <translation>Неоконченные</translation>
    </message>
    <message id="shell.saves.heading_saved">
        <source>Saved by you</source>
        <translation>Сохранённые вами</translation>
    </message>
    <message id="shell.saves.heading_broken">
        <source>Cannot be opened</source>
        <translation>Не открываются</translation>
    </message>
    <message id="shell.saves.empty">
        <source>Nothing is saved yet</source>
        <translation>Пока ничего не сохранено</translation>
    </message>
    <message id="shell.saves.empty_detail">
        <source>Every game is written down by itself after each action.</source>
        <translation>Любая партия сама записывается после каждого действия.</translation>
    </message>
    <message id="shell.saves.open">
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message id="shell.saves.delete">
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message id="shell.saves.rename">
        <source>Rename</source>
        <translation>Переименовать</translation>
    </message>
    <message id="shell.saves.import">
        <source>From a file…</source>
        <extracomment>A button: open a save that lies elsewhere.</extracomment>
        <translation>Из файла…</translation>
    </message>
    <message id="shell.saves.delete_ask">
        <source>Delete the game of {when}?</source>
        <translation>Удалить партию, сохранённую {when}?</translation>
    </message>
    <message id="shell.saves.delete_detail">
        <source>It cannot be brought back.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message id="shell.saves.delete_broken_ask">
        <source>Delete the file {name}?</source>
        <extracomment>A file that is no game, or a broken one.</extracomment>
        <translation>Удалить файл {name}?</translation>
    </message>
    <message id="shell.saves.turn">
        <source>Turn {turn}</source>
        <translation>Ход {turn}</translation>
    </message>
    <message id="shell.saves.players_list">
        <source>{names}</source>
        <extracomment>Names of the players, separated by commas.</extracomment>
        <translation>{names}</translation>
    </message>
    <message id="shell.saves.actions" numerus="yes">
        <source>{n} action | {n} actions</source>
        <translation>
            <numerusform>{n} действие</numerusform>
            <numerusform>{n} действия</numerusform>
            <numerusform>{n} действий</numerusform>
        </translation>
    </message>
    <message id="shell.saves.finished">
        <source>Finished</source>
        <translation>Окончена</translation>
    </message>
    <message id="shell.saves.name_label">
        <source>Name of the save</source>
        <translation>Название</translation>
    </message>
    <message id="shell.saves.name_default">
        <source>{game}, turn {turn}</source>
        <extracomment>The name offered for a new save.</extracomment>
        <translation>{game}, ход {turn}</translation>
    </message>
    <message id="shell.saves.saved">
        <source>Saved as “{name}”.</source>
        <translation>Сохранено: «{name}».</translation>
    </message>
    <message id="shell.saves.file_filter">
        <source>Games of Meadhall</source>
        <translation>Партии Meadhall</translation>
    </message>
    <message id="shell.saves.overwrite_ask">
        <source>Replace the save “{name}”?</source>
        <translation>Заменить запись «{name}»?</translation>
    </message>
    <message id="shell.saves.not_saved">
        <source>The game could not be saved: {why}.</source>
        <translation>Партию не удалось сохранить: {why}.</translation>
    </message>
    <message id="shell.saves.not_deleted">
        <source>It could not be deleted: {why}.</source>
        <translation>Удалить не удалось: {why}.</translation>
    </message>
    <message id="shell.bad_save.title">
        <source>This game cannot be opened</source>
        <translation>Эту партию не открыть</translation>
    </message>
    <message id="shell.bad_save.missing">
        <source>The file is no longer there.</source>
        <translation>Этого файла больше нет.</translation>
    </message>
    <message id="shell.bad_save.not_a_file">
        <source>This is not a file.</source>
        <translation>Это не файл.</translation>
    </message>
    <message id="shell.bad_save.unreadable">
        <source>The system would not let the file be read.</source>
        <translation>Система не дала прочитать файл.</translation>
    </message>
    <message id="shell.bad_save.empty">
        <source>The file is empty.</source>
        <translation>Файл пуст.</translation>
    </message>
    <message id="shell.bad_save.too_large">
        <source>The file is larger than any game can be.</source>
        <translation>Файл больше, чем бывают партии.</translation>
    </message>
    <message id="shell.bad_save.not_compressed">
        <source>This is no saved game, or it broke on its way here.</source>
        <translation>Это не сохранённая партия, или она испортилась по дороге.</translation>
    </message>
    <message id="shell.bad_save.cut_short">
        <source>The end of the file is missing.</source>
        <translation>Файл обрывается на полуслове.</translation>
    </message>
    <message id="shell.bad_save.not_a_save">
        <source>This is some other file, not a saved game.</source>
        <translation>Это какой-то другой файл, а не партия.</translation>
    </message>
    <message id="shell.bad_save.newer_format">
        <source>It was saved by a newer Meadhall. Update the program to open it.</source>
        <translation>Партия сохранена более новой программой. Обновите Meadhall, чтобы её открыть.</translation>
    </message>
    <message id="shell.bad_save.unknown_game">
        <source>It is a game of “{game}”, which this Meadhall does not have.</source>
        <translation>Это партия в «{game}», а такой игры здесь нет.</translation>
    </message>
    <message id="shell.bad_save.damaged">
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message id="shell.bad_save.no_position">
        <source>The rules have changed since, and no position of this game can be played on.</source>
        <translation>Правила с тех пор изменились, и продолжить эту партию нельзя ни с одного места.</translation>
    </message>
    <message id="shell.save_failed.disk_full">
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message id="shell.save_failed.not_allowed">
        <source>the folder cannot be written to</source>
        <translation>запись в папку запрещена</translation>
    </message>
    <message id="shell.save_failed.too_long">
        <source>the game has grown too long</source>
        <translation>партия слишком длинная</translation>
    </message>
    <message id="shell.save_failed.failed">
        <source>the system refused</source>
        <translation>система отказала</translation>
    </message>
    <message id="shell.notice.autosave_failed">
        <source>The game is not being written down: {why}. Play on, but do not close the program.</source>
        <translation>Партия не записывается: {why}. Играйте дальше, но не закрывайте программу.</translation>
    </message>
    <message id="shell.notice.autosave_works">
        <source>The game is written down again.</source>
        <translation>Партия снова записывается.</translation>
    </message>
    <message id="shell.notice.autosave_stays">
        <source>The finished game still lies among the unfinished ones: {why}.</source>
        <translation>Оконченная партия осталась среди неоконченных: {why}.</translation>
    </message>
    <message id="shell.notice.branches_lost" numerus="yes">
        <source>{n} undone line no longer fits and was left out. | {n} undone lines no longer fit and were left out.</source>
        <translation>
            <numerusform>{n} отменённая ветка больше не подходит и пропущена.</numerusform>
            <numerusform>{n} отменённые ветки больше не подходят и пропущены.</numerusform>
            <numerusform>{n} отменённых веток больше не подходят и пропущены.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.resumed_rules">
        <source>The rules have changed since. The game goes on from action {line} of {lines}.</source>
        <translation>Правила с тех пор изменились. Партия продолжается с действия {line} из {lines}.</translation>
    </message>
    <message id="shell.notice.resumed">
        <source>The end of this save does not fit. The game goes on from action {line} of {lines}.</source>
        <translation>Конец этой записи не сходится. Партия продолжается с действия {line} из {lines}.</translation>
    </message>
    <message id="shell.about.title">
        <source>About Meadhall</source>
        <translation>О программе</translation>
    </message>
    <message id="shell.about.version">
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message id="shell.about.heading_what">
        <source>What it is</source>
        <translation>Что это</translation>
    </message>
    <message id="shell.about.what">
        <source>A warm room for long evenings: four board games of the North on your own computer, for friends around one screen and for computer players when the friends are snowed in.</source>
        <translation>Тёплая комната для долгих вечеров: четыре северные настольные игры на вашем компьютере — для друзей у одного экрана и для компьютерных соперников, когда друзей занесло снегом.</translation>
    </message>
    <message id="shell.about.heading_notice">
        <source>A work of fans</source>
        <translation>Работа поклонников</translation>
    </message>
    <message id="shell.about.notice">
        <source>Meadhall is made by fans, for love, and is not commercial. It is not affiliated with, endorsed by or connected to the publishers or the authors of these games. The names of the games and all trademarks belong to their owners. Meadhall contains no art and no text of the published games: pictures and words are our own.</source>
        <translation>Meadhall сделан поклонниками из любви к играм и не приносит дохода. Он не связан с издателями и авторами этих игр и не одобрен ими. Названия игр и все товарные знаки принадлежат их владельцам. В Meadhall нет ни рисунков, ни текстов изданных игр: рисунки и слова — наши собственные.</translation>
    </message>
    <message id="shell.about.buy">
        <source>If you like a game, buy it: the box is the better half.</source>
        <translation>Понравилась игра? Купите её: коробка — лучшая её половина.</translation>
    </message>
    <message id="shell.about.heading_games">
        <source>The games</source>
        <translation>Игры</translation>
    </message>
    <message id="shell.about.heading_licences">
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message id="shell.about.licence_code">
        <source>Program: MIT. Pictures and texts: CC BY 4.0.</source>
        <translation>Программа: MIT. Рисунки и тексты: CC BY 4.0.</translation>
    </message>
    <message id="shell.about.licence_fonts">
        <source>Fonts: Vollkorn SC, Piazzolla, Source Sans 3 and Yeseva One, under the Open Font License.</source>
        <translation>Шрифты: Vollkorn SC, Piazzolla, Source Sans 3 и Yeseva One, лицензия Open Font License.</translation>
    </message>
    <message id="shell.about.licence_qt">
        <source>The window is built with Qt and PySide6, under the LGPL.</source>
        <translation>Окно построено на Qt и PySide6, лицензия LGPL.</translation>
    </message>
    <message id="shell.about.show_licences">
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message id="shell.about.copy">
        <source>Copy details</source>
        <extracomment>A button: version and system to the clipboard, for a report.</extracomment>
        <translation>Скопировать сведения</translation>
    </message>
    <message id="shell.ask.quit">
        <source>Quit Meadhall?</source>
        <translation>Выйти из Meadhall?</translation>
    </message>
    <message id="shell.ask.quit_detail">
        <source>The game is written down and waits on the home page.</source>
        <translation>Партия записана и ждёт на главной странице.</translation>
    </message>
    <message id="shell.ask.quit_button">
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message id="shell.ask.quit_unsaved">
        <source>The game is not written down</source>
        <translation>Партия не записана</translation>
    </message>
    <message id="shell.ask.quit_unsaved_detail">
        <source>It could not be saved: {why}. Quit all the same?</source>
        <translation>Сохранить не удалось: {why}. Всё равно выйти?</translation>
    </message>
    <message id="shell.ask.leave">
        <source>Leave the table?</source>
        <translation>Встать из-за стола?</translation>
    </message>
    <message id="shell.ask.leave_detail">
        <source>The game is written down and waits on the home page.</source>
        <translation>Партия записана и ждёт на главной странице.</translation>
    </message>
    <message id="shell.ask.leave_button">
        <source>Leave</source>
        <translation>Встать</translation>
    </message>
    <message id="shell.ask.give_up">
        <source>Give this game up?</source>
        <translation>Бросить эту партию?</translation>
    </message>
    <message id="shell.ask.give_up_detail">
        <source>It is removed from the unfinished games. Nobody wins.</source>
        <translation>Она исчезнет из неоконченных. Победителя не будет.</translation>
    </message>
    <message id="shell.ask.give_up_button">
        <source>Give up</source>
        <translation>Бросить</translation>
    </message>
    <message id="shell.ask.bot_failed">
        <source>A computer player does not answer</source>
        <translation>Компьютерный игрок не отвечает</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is written down. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партия записана. Позовите его снова или встаньте из-за стола и вернитесь позже.</translation>
    </message>
    <message id="shell.ask.replace">
        <source>Start another game?</source>
        <translation>Начать другую партию?</translation>
    </message>
    <message id="shell.ask.replace_detail">
        <source>The one on the table stays among the unfinished games.</source>
        <translation>Та, что на столе, останется среди неоконченных.</translation>
    </message>
    <message id="shell.ask.replace_button">
        <source>Start</source>
        <translation>Начать</translation>
    </message>
    <message id="shell.trouble.title">
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message id="shell.trouble.detail">
        <source>The game is written down as it was before. You can go on.</source>
        <translation>Партия записана такой, какой была до этого. Можно играть дальше.</translation>
    </message>
    <message id="shell.trouble.log">
        <source>What happened stands in {file}.</source>
        <extracomment>{file} is the place of a log file.</extracomment>
        <translation>Что произошло, записано в файле {file}.</translation>
    </message>
    <message id="shell.trouble.data_folder">
        <source>Meadhall cannot write to {folder}. Games and settings will be lost when it closes.</source>
        <translation>Meadhall не может писать в папку {folder}. Партии и настройки пропадут, когда программа закроется.</translation>
    </message>
    <message id="shell.trouble.save_skipped">
        <source>A saved game could not be read and was left alone.</source>
        <translation>Одну сохранённую партию прочитать не удалось; её не тронули.</translation>
    </message>
    <message id="shell.trouble.details">
        <source>Details</source>
        <translation>Подробнее</translation>
    </message>
    <message id="shell.keys.title">
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message id="shell.keys.heading_anywhere">
        <source>Anywhere</source>
        <translation>Везде</translation>
    </message>
    <message id="shell.keys.heading_table">
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message id="shell.keys.heading_board">
        <source>On the board</source>
        <translation>На поле</translation>
    </message>
    <message id="shell.keys.key_space">
        <source>Space</source>
        <extracomment>Names of keys as they are printed on a keyboard.</extracomment>
        <translation>Пробел</translation>
    </message>
    <message id="shell.keys.key_enter">
        <source>Enter</source>
        <translation>Ввод</translation>
    </message>
    <message id="shell.keys.key_arrows">
        <source>Arrows</source>
        <translation>Стрелки</translation>
    </message>
    <message id="shell.keys.key_wheel">
        <source>Wheel</source>
        <translation>Колесо</translation>
    </message>
    <message id="shell.keys.key_drag">
        <source>Drag</source>
        <translation>Потянуть</translation>
    </message>
    <message id="shell.keys.next_field">
        <source>Go to the next field or place</source>
        <translation>К следующей кнопке или месту</translation>
    </message>
    <message id="shell.keys.previous_field">
        <source>Go back to the one before</source>
        <translation>К предыдущей кнопке или месту</translation>
    </message>
    <message id="shell.keys.near_place">
        <source>Go to the place next to it</source>
        <translation>К соседнему месту</translation>
    </message>
    <message id="shell.keys.press">
        <source>Press, choose or play</source>
        <translation>Нажать, выбрать или сыграть</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what was begun</source>
        <translation>Прервать начатое</translation>
    </message>
    <message id="shell.keys.back">
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message id="shell.keys.help">
        <source>Show the keys</source>
        <translation>Показать клавиши</translation>
    </message>
    <message id="shell.keys.fullscreen">
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message id="shell.keys.settings">
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message id="shell.keys.save">
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
    </message>
    <message id="shell.keys.open">
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message id="shell.keys.quit">
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message id="shell.stepper.less">
        <source>Less: {what}</source>
        <extracomment>A minus button; {what} is the name of what is counted.</extracomment>
        <translation>Меньше: {what}</translation>
    </message>
    <message id="shell.stepper.more">
        <source>More: {what}</source>
        <extracomment>A plus button.</extracomment>
        <translation>Больше: {what}</translation>
    </message>
    <message id="shell.stepper.least">
        <source>It cannot be less.</source>
        <translation>Меньше уже нельзя.</translation>
    </message>
    <message id="shell.stepper.most">
        <source>There are no more.</source>
        <translation>Больше нет.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.bar.turn">
        <source>Turn {turn}</source>
        <translation>Ход {turn}</translation>
    </message>
    <message id="table.bar.over">
        <source>Game over</source>
        <translation>Партия окончена</translation>
    </message>
    <message id="table.bar.menu">
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message id="table.bar.undo">
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message id="table.bar.redo">
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message id="table.bar.rules">
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message id="table.bar.help">
        <source>Help</source>
        <translation>Помощь</translation>
    </message>
    <message id="table.bar.settings">
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message id="table.bar.sound">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="table.bar.phases">
        <source>Phases of the turn</source>
        <extracomment>Read aloud before the names of the phases.</extracomment>
        <translation>Этапы хода</translation>
    </message>
    <message id="table.bar.phase_now">
        <source>{phase}, now</source>
        <extracomment>Read aloud: the phase that goes on now.</extracomment>
        <translation>{phase}, сейчас</translation>
    </message>
    <message id="table.menu.resume">
        <source>Back to the game</source>
        <translation>Вернуться к игре</translation>
    </message>
    <message id="table.menu.save">
        <source>Save as…</source>
        <translation>Сохранить как…</translation>
    </message>
    <message id="table.menu.load">
        <source>Saved games</source>
        <translation>Сохранённые партии</translation>
    </message>
    <message id="table.menu.new">
        <source>New game</source>
        <translation>Новая партия</translation>
    </message>
    <message id="table.menu.settings">
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message id="table.menu.keys">
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message id="table.menu.leave">
        <source>Leave the table</source>
        <translation>Встать из-за стола</translation>
    </message>
    <message id="table.menu.give_up">
        <source>Give up the game</source>
        <translation>Бросить партию</translation>
    </message>
    <message id="table.menu.quit">
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message id="table.heading.players">
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message id="table.heading.actions">
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message id="table.heading.more">
        <source>More</source>
        <translation>Ещё</translation>
    </message>
    <message id="table.heading.build">
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message id="table.heading.saga">
        <source>Saga</source>
        <translation>Летопись</translation>
    </message>
    <message id="table.heading.hand">
        <source>Hand</source>
        <translation>Карты на руке</translation>
    </message>
    <message id="table.heading.tray">
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message id="table.heading.recap">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message id="table.heading.goal">
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message id="table.heading.left">
        <source>Left in the box</source>
        <extracomment>How many tokens, cards and so on are left.</extracomment>
        <translation>Осталось в запасе</translation>
    </message>
    <message id="table.heading.supply">
        <source>Supply</source>
        <translation>Резерв</translation>
    </message>
    <message id="table.prompt.bot">
        <source>**{who}** is thinking…</source>
        <extracomment>A computer player.</extracomment>
        <translation>**{who}** думает…</translation>
    </message>
    <message id="table.prompt.wait">
        <source>**{who}** decides</source>
        <translation>Решает **{who}**</translation>
    </message>
    <message id="table.prompt.look_on">
        <source>You are looking on.</source>
        <translation>Вы смотрите за игрой.</translation>
    </message>
    <message id="table.prompt.over">
        <source>The game is over</source>
        <translation>Партия окончена</translation>
    </message>
    <message id="table.prompt.over_detail">
        <source>Look at the scores, or walk through the game once more.</source>
        <translation>Посмотрите счёт или просмотрите партию заново.</translation>
    </message>
    <message id="table.prompt.only_one">
        <source>There is nothing else to do here.</source>
        <translation>Других действий здесь нет.</translation>
    </message>
    <message id="table.prompt.busy">
        <source>One moment…</source>
        <translation>Минутку…</translation>
    </message>
    <message id="table.prompt.skip">
        <source>A click or Space shows the end at once.</source>
        <translation>Щёлкните или нажмите пробел, чтобы сразу увидеть итог.</translation>
    </message>
    <message id="table.prompt.pick">
        <source>{what}: choose a **highlighted place** on the board</source>
        <extracomment>One kind of action has been chosen; {what} is its name, such as Road.</extracomment>
        <translation>{what}: выберите **подсвеченное место** на поле</translation>
    </message>
    <message id="table.prompt.pick_detail">
        <source>Price: {price}. Esc shows all that you can do.</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Цена: {price}. Esc покажет всё, что можно сделать.</translation>
    </message>
    <message id="table.prompt.pick_free">
        <source>Esc shows all that you can do.</source>
        <translation>Esc покажет всё, что можно сделать.</translation>
    </message>
    <message id="table.prompt.question">
        <source>{who}: {question}</source>
        <extracomment>Who is asked, and what; read aloud.</extracomment>
        <translation>{who}: {question}</translation>
    </message>
    <message id="table.button.undo">
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message id="table.button.redo">
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message id="table.button.cancel">
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message id="table.button.confirm">
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message id="table.button.done">
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message id="table.button.skip">
        <source>Skip</source>
        <translation>Пропустить</translation>
    </message>
    <message id="table.button.clear">
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message id="table.button.all">
        <source>All actions</source>
        <extracomment>A button that opens the list of all actions.</extracomment>
        <translation>Все действия</translation>
    </message>
    <message id="table.button.show_board">
        <source>Show the board</source>
        <translation>Показать поле</translation>
    </message>
    <message id="table.button.why">
        <source>Why not?</source>
        <translation>Почему нельзя?</translation>
    </message>
    <message id="table.button.rule">
        <source>Rule {rule}</source>
        <extracomment>{rule} is a number such as GC-9.6.</extracomment>
        <translation>Правило {rule}</translation>
    </message>
    <message id="table.button.scores">
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message id="table.button.recap">
        <source>Recap</source>
        <translation>Что было</translation>
    </message>
    <message id="table.button.choose">
        <source>Choose…</source>
        <extracomment>A golden button that opens the dialog of the present question again.</extracomment>
        <translation>Выбрать…</translation>
    </message>
    <message id="table.button.hand_back">
        <source>Hand back</source>
        <extracomment>A button: the screen goes back to the player who is asked.</extracomment>
        <translation>Передать обратно</translation>
    </message>
    <message id="table.tip.undo">
        <source>Undo the last step</source>
        <translation>Отменить последний шаг</translation>
    </message>
    <message id="table.tip.undo_turn">
        <source>Undo the whole turn</source>
        <translation>Отменить весь ход</translation>
    </message>
    <message id="table.tip.redo">
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message id="table.tip.rule">
        <source>Rule {rule}</source>
        <translation>Правило {rule}</translation>
    </message>
    <message id="table.tip.saga">
        <source>Point at a line to see its place</source>
        <translation>Наведите на строку, чтобы увидеть место</translation>
    </message>
    <message id="table.tip.zoom_in">
        <source>Zoom in</source>
        <translation>Приблизить</translation>
    </message>
    <message id="table.tip.zoom_out">
        <source>Zoom out</source>
        <translation>Отдалить</translation>
    </message>
    <message id="table.tip.fit">
        <source>Fit the board to the window</source>
        <translation>Показать всё поле</translation>
    </message>
    <message id="table.tip.pan">
        <source>Drag to move the board</source>
        <translation>Потяните, чтобы сдвинуть поле</translation>
    </message>
    <message id="table.tip.speed">
        <source>Speed of motion</source>
        <translation>Скорость движения</translation>
    </message>
    <message id="table.tip.skip">
        <source>Skip the motion</source>
        <translation>Пропустить движение</translation>
    </message>
    <message id="table.tip.pause">
        <source>Pause the computers</source>
        <translation>Приостановить ходы компьютера</translation>
    </message>
    <message id="table.tip.go_on">
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message id="table.tip.faster">
        <source>Faster</source>
        <translation>Быстрее</translation>
    </message>
    <message id="table.tip.slower">
        <source>Slower</source>
        <translation>Медленнее</translation>
    </message>
    <message id="table.tip.dice">
        <source>The last roll</source>
        <translation>Последний бросок</translation>
    </message>
    <message id="table.tip.eye">
        <source>Show or hide the hand</source>
        <translation>Показать или скрыть карты</translation>
    </message>
    <message id="table.tip.locked">
        <source>Not now: {why}</source>
        <extracomment>{why} is a whole sentence.</extracomment>
        <translation>Сейчас нельзя: {why}</translation>
    </message>
    <message id="table.tip.unlock">
        <source>{why} Rule {rule}</source>
        <extracomment>{why} is a whole sentence, {rule} a number.</extracomment>
        <translation>{why} Правило {rule}</translation>
    </message>
    <message id="table.seat.person">
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message id="table.seat.computer">
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message id="table.seat.you">
        <source>You</source>
        <translation>Вы</translation>
    </message>
    <message id="table.seat.turn">
        <source>Has the turn</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Сейчас ходит</translation>
    </message>
    <message id="table.seat.asked">
        <source>Is asked</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Сейчас решает</translation>
    </message>
    <message id="table.seat.points" numerus="yes">
        <source>{n} point | {n} points</source>
        <translation>
            <numerusform>{n} очко</numerusform>
            <numerusform>{n} очка</numerusform>
            <numerusform>{n} очков</numerusform>
        </translation>
    </message>
    <message id="table.seat.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карты</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="table.seat.heavy">
        <source>More than {most} cards</source>
        <extracomment>A mark at a big hand.</extracomment>
        <translation>больше {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Всё об игроке {who}</translation>
    </message>
    <message id="table.seat.open_panel">
        <source>Open the panel of {who}</source>
        <translation>Открыть панель игрока {who}</translation>
    </message>
    <message id="table.seat.look">
        <source>I am {who}: show my cards</source>
        <extracomment>A button: a player who is not asked wants the screen.</extracomment>
        <translation>Я — {who}: показать мои карты</translation>
    </message>
    <message id="table.seat.spoken">
        <source>{who}, {colour}, {points}</source>
        <extracomment>A player's panel, read aloud.</extracomment>
        <translation>{who}, {colour}, {points}</translation>
    </message>
    <message id="table.hand.empty">
        <source>No cards</source>
        <translation>Карт нет</translation>
    </message>
    <message id="table.hand.hidden">
        <source>The hand is hidden</source>
        <translation>Карты скрыты</translation>
    </message>
    <message id="table.hand.card_count">
        <source>{card}: {n}</source>
        <extracomment>Read aloud; {card} is the name of a card.</extracomment>
        <translation>{card}: {n}</translation>
    </message>
    <message id="table.hand.unknown">
        <source>A hidden card</source>
        <translation>Скрытая карта</translation>
    </message>
    <message id="table.actions.title">
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message id="table.actions.none">
        <source>Nothing to do now</source>
        <translation>Сейчас делать нечего</translation>
    </message>
    <message id="table.actions.not_now">
        <source>Not now</source>
        <translation>Не сейчас</translation>
    </message>
    <message id="table.actions.cannot">
        <source>Cannot be done</source>
        <translation>Так нельзя</translation>
    </message>
    <message id="table.actions.show_locked">
        <source>Show what cannot be done</source>
        <translation>Показывать и то, чего нельзя</translation>
    </message>
    <message id="table.actions.filter">
        <source>Find an action</source>
        <translation>Найти действие</translation>
    </message>
    <message id="table.actions.price">
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message id="table.actions.chosen">
        <source>Chosen</source>
        <translation>Выбрано</translation>
    </message>
    <message id="table.actions.several">
        <source>Choose what to do here</source>
        <extracomment>Above a small menu at a place on the board.</extracomment>
        <translation>Выберите, что сделать здесь</translation>
    </message>
    <message id="table.actions.count" numerus="yes">
        <source>{n} action | {n} actions</source>
        <translation>
            <numerusform>{n} действие</numerusform>
            <numerusform>{n} действия</numerusform>
            <numerusform>{n} действий</numerusform>
        </translation>
    </message>
    <message id="table.actions.places" numerus="yes">
        <source>{n} place | {n} places</source>
        <translation>
            <numerusform>{n} место</numerusform>
            <numerusform>{n} места</numerusform>
            <numerusform>{n} мест</numerusform>
        </translation>
    </message>
    <message id="table.actions.spoken_locked">
        <source>{action}. Not now: {why}</source>
        <extracomment>Read aloud; {why} is a whole sentence.</extracomment>
        <translation>{action}. Сейчас нельзя: {why}</translation>
    </message>
    <message id="table.saga.title">
        <source>Saga</source>
        <translation>Летопись</translation>
    </message>
    <message id="table.saga.empty">
        <source>Nothing has happened yet</source>
        <translation>Пока ничего не случилось</translation>
    </message>
    <message id="table.saga.turn">
        <source>Turn {turn}</source>
        <extracomment>Above the lines of a turn.</extracomment>
        <translation>Ход {turn}</translation>
    </message>
    <message id="table.saga.undo_here">
        <source>Undo to here</source>
        <translation>Отменить до этого места</translation>
    </message>
    <message id="table.saga.branch">
        <source>Undone line</source>
        <translation>Отменённая ветка</translation>
    </message>
    <message id="table.saga.branch_count" numerus="yes">
        <source>{n} undone line | {n} undone lines</source>
        <translation>
            <numerusform>{n} отменённая ветка</numerusform>
            <numerusform>{n} отменённые ветки</numerusform>
            <numerusform>{n} отменённых веток</numerusform>
        </translation>
    </message>
    <message id="table.saga.branch_go">
        <source>Go to this line</source>
        <translation>Перейти на эту ветку</translation>
    </message>
    <message id="table.saga.everything">
        <source>Everything</source>
        <translation>Всё</translation>
    </message>
    <message id="table.saga.only_mine">
        <source>About me</source>
        <translation>Обо мне</translation>
    </message>
    <message id="table.saga.filter">
        <source>Filter</source>
        <translation>Отбор</translation>
    </message>
    <message id="table.dice.title">
        <source>Roll of the turn</source>
        <translation>Бросок кубиков</translation>
    </message>
    <message id="table.dice.none">
        <source>No roll yet</source>
        <translation>Броска ещё не было</translation>
    </message>
    <message id="table.dice.sum">
        <source>**{n}**</source>
        <extracomment>The sum of the dice.</extracomment>
        <translation>**{n}**</translation>
    </message>
    <message id="table.composer.title">
        <source>Choose cards</source>
        <translation>Выберите карты</translation>
    </message>
    <message id="table.composer.give">
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message id="table.composer.get">
        <source>Get</source>
        <translation>Получить</translation>
    </message>
    <message id="table.composer.want">
        <source>Want</source>
        <translation>Попросить</translation>
    </message>
    <message id="table.composer.chosen">
        <source>{n} of {count} chosen</source>
        <translation>Выбрано {n} из {count}</translation>
    </message>
    <message id="table.composer.more" numerus="yes">
        <source>Choose **{n}** more | Choose **{n}** more</source>
        <translation>
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.fewer" numerus="yes">
        <source>Take **{n}** back | Take **{n}** back</source>
        <translation>
            <numerusform>Уберите **{n}**</numerusform>
            <numerusform>Уберите **{n}**</numerusform>
            <numerusform>Уберите **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.ready">
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message id="table.composer.full">
        <source>Enough is chosen: take one back first.</source>
        <translation>Выбрано достаточно: сначала уберите одну.</translation>
    </message>
    <message id="table.composer.no_such">
        <source>The price cannot be paid like this.</source>
        <translation>Так эту цену не заплатить.</translation>
    </message>
    <message id="table.composer.price">
        <source>Price</source>
        <translation>Цена</translation>
    </message>
    <message id="table.composer.rest">
        <source>Left in hand</source>
        <extracomment>What remains after paying.</extracomment>
        <translation>Останется на руке</translation>
    </message>
    <message id="table.composer.plus">
        <source>One more: {what}</source>
        <translation>На одну больше: {what}</translation>
    </message>
    <message id="table.composer.minus">
        <source>One less: {what}</source>
        <translation>На одну меньше: {what}</translation>
    </message>
    <message id="table.composer.clear">
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message id="table.composer.confirm">
        <source>Confirm</source>
        <translation>Подтвердить</translation>
    </message>
    <message id="table.composer.held">
        <source>{n} held</source>
        <extracomment>How many of a kind one holds.</extracomment>
        <translation>на руке {n}</translation>
    </message>
    <message id="table.composer.amount">
        <source>Amount</source>
        <translation>Сколько</translation>
    </message>
    <message id="table.trade.title">
        <source>Trade</source>
        <translation>Обмен</translation>
    </message>
    <message id="table.trade.with_players">
        <source>With players</source>
        <translation>С игроками</translation>
    </message>
    <message id="table.trade.with_supply">
        <source>With the supply</source>
        <translation>С резервом</translation>
    </message>
    <message id="table.trade.you_give">
        <source>You give</source>
        <translation>Вы отдаёте</translation>
    </message>
    <message id="table.trade.you_get">
        <source>You get</source>
        <translation>Вы получаете</translation>
    </message>
    <message id="table.trade.want">
        <source>You want</source>
        <translation>Вы хотите</translation>
    </message>
    <message id="table.trade.they_give">
        <source>{who} gives</source>
        <translation>{who} отдаёт</translation>
    </message>
    <message id="table.trade.they_want">
        <source>{who} wants</source>
        <translation>{who} хочет</translation>
    </message>
    <message id="table.trade.anything">
        <source>Anything</source>
        <translation>Что угодно</translation>
    </message>
    <message id="table.trade.anything_hint">
        <source>Leave this side open and hear proposals</source>
        <translation>Оставьте эту сторону открытой и послушайте предложения</translation>
    </message>
    <message id="table.trade.to">
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message id="table.trade.to_all">
        <source>To all</source>
        <translation>Всем</translation>
    </message>
    <message id="table.trade.offer">
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message id="table.trade.withdraw">
        <source>Withdraw</source>
        <translation>Отозвать</translation>
    </message>
    <message id="table.trade.accept">
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message id="table.trade.decline">
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message id="table.trade.counter">
        <source>Counter</source>
        <translation>Предложить своё</translation>
    </message>
    <message id="table.trade.deal">
        <source>Deal</source>
        <translation>По рукам</translation>
    </message>
    <message id="table.trade.deal_with">
        <source>Deal with {who}</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>По рукам: {who}</translation>
    </message>
    <message id="table.trade.answers">
        <source>Answers</source>
        <translation>Ответы</translation>
    </message>
    <message id="table.trade.waiting">
        <source>thinking</source>
        <translation>думает</translation>
    </message>
    <message id="table.trade.accepted">
        <source>accepts</source>
        <translation>согласие</translation>
    </message>
    <message id="table.trade.declined">
        <source>declines</source>
        <translation>отказ</translation>
    </message>
    <message id="table.trade.countered">
        <source>offers instead</source>
        <translation>своё предложение</translation>
    </message>
    <message id="table.trade.asked">
        <source>still to be asked</source>
        <extracomment>This player has not answered yet.</extracomment>
        <translation>ответа ещё нет</translation>
    </message>
    <message id="table.trade.refuse_all">
        <source>Refuse all this turn</source>
        <translation>Больше не слушать</translation>
    </message>
    <message id="table.trade.hear_again">
        <source>Hear offers again</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="table.trade.refuses">
        <source>hears no offers this turn</source>
        <translation>не слушает предложений в этот ход</translation>
    </message>
    <message id="table.trade.rate">
        <source>{rate}:1</source>
        <extracomment>A rate of exchange.</extracomment>
        <translation>{rate}:1</translation>
    </message>
    <message id="table.trade.original">
        <source>First offer</source>
        <translation>Первое предложение</translation>
    </message>
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Предложения вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Предложить</translation>
    </message>
    <message id="table.trade.no_hand">
        <source>needs more cards than you hold</source>
        <extracomment>About a proposal that cannot be taken.</extracomment>
        <translation>нужно больше карт, чем у вас</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and nothing stands on both sides.</source>
        <translation>Каждый отдаёт хотя бы одну карту; одно и то же сырьё не может быть с обеих сторон.</translation>
    </message>
    <message id="table.trade.closed">
        <source>Trade is over this turn</source>
        <translation>Торговля в этот ход окончена</translation>
    </message>
    <message id="table.trade.proposes">
        <source>has a proposal</source>
        <extracomment>Beside a player who proposed a trade.</extracomment>
        <translation>есть предложение</translation>
    </message>
    <message id="table.trade.nothing">
        <source>nothing yet</source>
        <extracomment>Where no card has been chosen yet.</extracomment>
        <translation>пока ничего</translation>
    </message>
    <message id="table.trade.from">
        <source>From</source>
        <translation>У кого</translation>
    </message>
    <message id="table.trade.routes">
        <source>Your trade routes: {routes}.</source>
        <extracomment>{routes} is a list such as: trade route 2:1, wool.</extracomment>
        <translation>Ваши торговые пути: {routes}.</translation>
    </message>
    <message id="table.trade.no_routes">
        <source>You have no trade route: all goes at the usual rate.</source>
        <translation>Торговых путей у вас нет: всё по обычному курсу.</translation>
    </message>
    <message id="table.trade.choose_both">
        <source>Choose what you give and what you get.</source>
        <translation>Выберите, что отдаёте и что получаете.</translation>
    </message>
    <message id="table.trade.choose_kind">
        <source>Choose a resource.</source>
        <translation>Выберите сырьё.</translation>
    </message>
    <message id="table.trade.your_offer">
        <source>You offer {give} for {want}.</source>
        <extracomment>Cards, or: any resource.</extracomment>
        <translation>Ваше предложение: {give}; взамен: {want}.</translation>
    </message>
    <message id="table.curtain.pass">
        <source>Pass the device to</source>
        <extracomment>On the curtain, above a large name.</extracomment>
        <translation>Уступите место игроку</translation>
    </message>
    <message id="table.curtain.button">
        <source>I am {who}: open</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>Я — {who}: открыть</translation>
    </message>
    <message id="table.curtain.facts">
        <source>{game} · turn {turn}</source>
        <extracomment>On the curtain, under the name.</extracomment>
        <translation>{game} · ход {turn}</translation>
    </message>
    <message id="table.curtain.your_turn">
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message id="table.curtain.your_answer">
        <source>your answer is wanted</source>
        <extracomment>In the middle of another player's turn.</extracomment>
        <translation>ждут вашего ответа</translation>
    </message>
    <message id="table.curtain.others">
        <source>The others look away: your hand is shown next.</source>
        <translation>Остальные отворачиваются: сейчас откроются ваши карты.</translation>
    </message>
    <message id="table.curtain.away">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message id="table.curtain.nothing">
        <source>Nothing has happened since.</source>
        <translation>С тех пор ничего не случилось.</translation>
    </message>
    <message id="table.curtain.privacy">
        <source>Privacy</source>
        <translation>Тайна карт</translation>
    </message>
    <message id="table.curtain.privacy_detail">
        <source>Until the button is pressed nothing hidden lies on the table: no hand, no card, no plan.</source>
        <translation>Пока кнопка не нажата, на столе нет ничего скрытого: ни карт на руке, ни замыслов.</translation>
    </message>
    <message id="table.curtain.each_time">
        <source>Every time</source>
        <translation>Каждый раз</translation>
    </message>
    <message id="table.curtain.people">
        <source>Between people</source>
        <translation>При смене игрока</translation>
    </message>
    <message id="table.curtain.people_detail">
        <source>The curtain falls only when another person comes.</source>
        <translation>Занавес опускается, только когда за экран садится другой игрок.</translation>
    </message>
    <message id="table.recap.title">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message id="table.recap.nothing">
        <source>Nothing has happened since your last turn.</source>
        <translation>С вашего прошлого хода ничего не случилось.</translation>
    </message>
    <message id="table.recap.more" numerus="yes">
        <source>and {n} more line in the saga | and {n} more lines in the saga</source>
        <translation>
            <numerusform>и ещё {n} строка в летописи</numerusform>
            <numerusform>и ещё {n} строки в летописи</numerusform>
            <numerusform>и ещё {n} строк в летописи</numerusform>
        </translation>
    </message>
    <message id="table.recap.show">
        <source>Show once more</source>
        <translation>Показать ещё раз</translation>
    </message>
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message id="table.end.heading_sources">
        <source>Where the points came from</source>
        <translation>Откуда очки</translation>
    </message>
    <message id="table.end.heading_graph">
        <source>Points by turn</source>
        <translation>Очки по ходам</translation>
    </message>
    <message id="table.end.heading_turns">
        <source>Turning points</source>
        <translation>Переломные моменты</translation>
    </message>
    <message id="table.end.heading_table">
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message id="table.end.again">
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message id="table.end.walk">
        <source>Walk through</source>
        <translation>Просмотреть партию</translation>
    </message>
    <message id="table.end.board">
        <source>To the board</source>
        <translation>К полю</translation>
    </message>
    <message id="table.end.shelf">
        <source>To the shelf</source>
        <translation>К полке</translation>
    </message>
    <message id="table.end.facts">
        <source>{game} · {turns} · {minutes}</source>
        <extracomment>At the top of the end page.</extracomment>
        <translation>{game} · {turns} · {minutes}</translation>
    </message>
    <message id="table.end.turns" numerus="yes">
        <source>{n} turn | {n} turns</source>
        <translation>
            <numerusform>{n} ход</numerusform>
            <numerusform>{n} хода</numerusform>
            <numerusform>{n} ходов</numerusform>
        </translation>
    </message>
    <message id="table.end.place">
        <source>Place {n}</source>
        <extracomment>The player's rank; places may be shared.</extracomment>
        <translation>{n}-е место</translation>
    </message>
    <message id="table.end.winner">
        <source>Winner</source>
        <translation>Победа</translation>
    </message>
    <message id="table.end.lost">
        <source>−{n}</source>
        <extracomment>Points lost.</extracomment>
        <translation>−{n}</translation>
    </message>
    <message id="table.end.turning_point">
        <source>**Turn {turn}.** {what}</source>
        <extracomment>{what} is a whole sentence of the saga.</extracomment>
        <translation>**Ход {turn}.** {what}</translation>
    </message>
    <message id="table.end.graph_spoken">
        <source>{who}: {points}</source>
        <extracomment>One line of the chart, read aloud.</extracomment>
        <translation>{who}: {points}</translation>
    </message>
    <message id="table.end.column_points">
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message id="table.end.column_cards">
        <source>Cards gained</source>
        <translation>Получено карт</translation>
    </message>
    <message id="table.end.column_trades">
        <source>Trades</source>
        <translation>Обмены</translation>
    </message>
    <message id="table.end.column_longest">
        <source>Longest turn</source>
        <translation>Самый долгий ход</translation>
    </message>
    <message id="table.end.column_roads">
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message id="table.end.column_bought">
        <source>Cards bought</source>
        <translation>Куплено карт</translation>
    </message>
    <message id="table.end.column_robbed">
        <source>Robbed</source>
        <translation>Ограбления</translation>
    </message>
    <message id="table.end.column_guards">
        <source>Guards posted</source>
        <translation>Выставлено дозорных</translation>
    </message>
    <message id="table.end.column_guards_lost">
        <source>Guards lost</source>
        <translation>Потеряно дозорных</translation>
    </message>
    <message id="table.end.heading_dice">
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message id="table.end.dice_spoken">
        <source>{sum}: {n}, expected {expected}</source>
        <extracomment>How often a sum was thrown; read aloud.</extracomment>
        <translation>{sum}: {n}, ожидалось {expected}</translation>
    </message>
    <message id="table.end.dice_thrown">
        <source>thrown</source>
        <extracomment>A legend: how often each sum of two dice came.</extracomment>
        <translation>выпало</translation>
    </message>
    <message id="table.end.dice_expected">
        <source>expected</source>
        <extracomment>A legend: how often each sum was to be expected.</extracomment>
        <translation>ожидалось</translation>
    </message>
    <message id="table.end.game_turns">
        <source>{game} · {turns}</source>
        <extracomment>At the top of the end page; {turns} is such as: 62 turns.</extracomment>
        <translation>{game} · {turns}</translation>
    </message>
    <message id="table.end.nobody">
        <source>Nobody wins</source>
        <translation>Победителя нет</translation>
    </message>
    <message id="table.walk.title">
        <source>Walk through the game</source>
        <translation>Просмотр партии</translation>
    </message>
    <message id="table.walk.back">
        <source>One step back</source>
        <translation>На шаг назад</translation>
    </message>
    <message id="table.walk.forward">
        <source>One step on</source>
        <translation>На шаг вперёд</translation>
    </message>
    <message id="table.walk.start">
        <source>To the start</source>
        <translation>К началу</translation>
    </message>
    <message id="table.walk.end">
        <source>To the end</source>
        <translation>К концу</translation>
    </message>
    <message id="table.walk.line">
        <source>Action {line} of {lines}</source>
        <extracomment>Numbers.</extracomment>
        <translation>Действие {line} из {lines}</translation>
    </message>
    <message id="table.walk.leave">
        <source>Leave</source>
        <translation>Уйти</translation>
    </message>
    <message id="table.ask.final">
        <source>This cannot be undone. Do it?</source>
        <translation>Этого не отменить. Сделать?</translation>
    </message>
    <message id="table.ask.end_turn">
        <source>End the turn?</source>
        <translation>Завершить ход?</translation>
    </message>
    <message id="table.ask.end_turn_detail">
        <source>There is still something you can do.</source>
        <translation>Вы ещё можете что-нибудь сделать.</translation>
    </message>
    <message id="table.ask.undo_to" numerus="yes">
        <source>Undo {n} action? | Undo {n} actions?</source>
        <translation>
            <numerusform>Отменить {n} действие?</numerusform>
            <numerusform>Отменить {n} действия?</numerusform>
            <numerusform>Отменить {n} действий?</numerusform>
        </translation>
    </message>
    <message id="table.ask.undo_to_detail">
        <source>What is undone stays in the saga as a line of its own.</source>
        <translation>Отменённое останется в летописи отдельной веткой.</translation>
    </message>
    <message id="table.ask.undo_turn">
        <source>Undo the whole turn?</source>
        <translation>Отменить весь ход?</translation>
    </message>
    <message id="table.ask.give_up">
        <source>Give up the game?</source>
        <translation>Бросить партию?</translation>
    </message>
    <message id="table.undone.step">
        <source>Undone: {what}</source>
        <translation>Отменено: {what}</translation>
    </message>
    <message id="table.undone.turn">
        <source>The turn begins again.</source>
        <translation>Ход начинается заново.</translation>
    </message>
    <message id="table.undone.redone">
        <source>Done again: {what}</source>
        <translation>Снова сделано: {what}</translation>
    </message>
    <message id="table.bot.thinking">
        <source>**{who}** is thinking…</source>
        <translation>**{who}** думает…</translation>
    </message>
    <message id="table.bot.cancelled">
        <source>The computer stopped thinking.</source>
        <translation>Компьютер перестал думать.</translation>
    </message>
    <message id="table.bot.restarted">
        <source>A computer player stumbled and was called again. The game goes on.</source>
        <translation>Компьютерный игрок споткнулся, его позвали снова. Партия идёт дальше.</translation>
    </message>
    <message id="table.bot.broken">
        <source>A computer player does not answer. You may decide for it, or leave.</source>
        <translation>Компьютерный игрок не отвечает. Решите за него или встаньте из-за стола.</translation>
    </message>
    <message id="table.bot.decide">
        <source>Decide for it</source>
        <translation>Решить за него</translation>
    </message>
    <message id="table.bot.call_again">
        <source>Call it again</source>
        <translation>Позвать снова</translation>
    </message>
    <message id="table.look.zoom">
        <source>Zoom {n} %</source>
        <extracomment>A chip on the board.</extracomment>
        <translation>Масштаб {n} %</translation>
    </message>
    <message id="table.look.board">
        <source>Board of {game}</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Поле: {game}</translation>
    </message>
    <message id="table.look.spots" numerus="yes">
        <source>{n} place to choose | {n} places to choose</source>
        <translation>
            <numerusform>{n} место на выбор</numerusform>
            <numerusform>{n} места на выбор</numerusform>
            <numerusform>{n} мест на выбор</numerusform>
        </translation>
    </message>
    <message id="table.look.here">
        <source>{place}. {action}</source>
        <extracomment>A place on the board, read aloud with what a click does there.</extracomment>
        <translation>{place}. {action}</translation>
    </message>
    <message id="table.look.forecast">
        <source>If you do this</source>
        <extracomment>Above the forecast bubble.</extracomment>
        <translation>Если сделать так</translation>
    </message>
    <message id="table.look.new">
        <source>NEW</source>
        <extracomment>A small blue tab on a new card.</extracomment>
        <translation>НОВОЕ</translation>
    </message>
    <message id="table.look.empty">
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message id="table.say.asked">
        <source>{who}: {question} {consequence}</source>
        <extracomment>Read aloud when somebody is asked.</extracomment>
        <translation>{who}: {question} {consequence}</translation>
    </message>
    <message id="table.say.turn">
        <source>Turn of {who}</source>
        <extracomment>Read aloud. {who} is a name; it cannot be declined.</extracomment>
        <translation>Ходит {who}</translation>
    </message>
    <message id="table.say.happened">
        <source>{what}</source>
        <extracomment>The last line of the saga, read aloud.</extracomment>
        <translation>{what}</translation>
    </message>
    <message id="table.say.choices" numerus="yes">
        <source>{n} action is possible. | {n} actions are possible.</source>
        <translation>
            <numerusform>Возможно {n} действие.</numerusform>
            <numerusform>Возможны {n} действия.</numerusform>
            <numerusform>Возможно {n} действий.</numerusform>
        </translation>
    </message>
    <message id="table.keys.act">
        <source>Play what is chosen</source>
        <translation>Сыграть выбранное</translation>
    </message>
    <message id="table.keys.places">
        <source>Go through the places</source>
        <translation>Перебрать места</translation>
    </message>
    <message id="table.keys.actions">
        <source>To the list of actions</source>
        <translation>К списку действий</translation>
    </message>
    <message id="table.keys.board">
        <source>To the board</source>
        <translation>К полю</translation>
    </message>
    <message id="table.keys.hand">
        <source>To the hand</source>
        <translation>К картам на руке</translation>
    </message>
    <message id="table.keys.saga">
        <source>To the saga</source>
        <translation>К летописи</translation>
    </message>
    <message id="table.keys.undo">
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message id="table.keys.undo_turn">
        <source>Undo the turn</source>
        <translation>Отменить ход</translation>
    </message>
    <message id="table.keys.redo">
        <source>Redo</source>
        <translation>Повторить</translation>
    </message>
    <message id="table.keys.main">
        <source>The golden button</source>
        <extracomment>What the key for the primary button does.</extracomment>
        <translation>Золотая кнопка</translation>
    </message>
    <message id="table.keys.zoom">
        <source>Zoom</source>
        <translation>Масштаб</translation>
    </message>
    <message id="table.keys.pan">
        <source>Move the board</source>
        <translation>Сдвинуть поле</translation>
    </message>
    <message id="table.keys.fit">
        <source>Fit the board</source>
        <translation>Показать всё поле</translation>
    </message>
    <message id="table.keys.skip">
        <source>Skip the motion</source>
        <translation>Пропустить движение</translation>
    </message>
    <message id="table.keys.tooltip">
        <source>Why not, and the rule</source>
        <translation>Почему нельзя и какое правило</translation>
    </message>
    <message id="table.keys.trade">
        <source>Trade</source>
        <translation>Обмен</translation>
    </message>
    <message id="table.keys.scores">
        <source>Scores</source>
        <translation>Счёт</translation>
    </message>
    <message id="table.keys.menu">
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message id="table.denial.game_over">
        <source>The game is over.</source>
        <translation>Партия окончена.</translation>
    </message>
    <message id="table.denial.not_now">
        <source>This is not asked now.</source>
        <translation>Сейчас спрашивают не об этом.</translation>
    </message>
    <message id="table.denial.no_such_seat">
        <source>There is no such player.</source>
        <translation>Такого игрока нет.</translation>
    </message>
    <message id="table.denial.nothing_to_undo">
        <source>There is nothing to undo.</source>
        <translation>Отменять нечего.</translation>
    </message>
    <message id="table.denial.nothing_to_redo">
        <source>There is nothing to redo.</source>
        <translation>Повторять нечего.</translation>
    </message>
    <message id="table.denial.no_such_line">
        <source>There is no such line in the saga.</source>
        <translation>Такой строки в летописи нет.</translation>
    </message>
    <message id="table.denial.no_such_branch">
        <source>There is no such undone line.</source>
        <translation>Такой отменённой ветки нет.</translation>
    </message>
    <message id="table.denial.another_decided">
        <source>**{who}** has decided since: nobody takes that back alone.</source>
        <translation>После этого уже было решение игрока **{who}**: в одиночку такое не отменить.</translation>
    </message>
    <message id="table.denial.decided_by_another">
        <source>**{who}** decided that: nobody else can bring it back.</source>
        <translation>Это решение игрока **{who}**: никто другой его не вернёт.</translation>
    </message>
    <message id="table.denial.chance_decided">
        <source>The dice or the cards have spoken since: that cannot be taken back.</source>
        <translation>С тех пор слово сказали кубики или карты: этого не отменить.</translation>
    </message>
    <message id="table.denial.something_revealed">
        <source>Something hidden has been shown since: nobody can forget it.</source>
        <translation>С тех пор открылось скрытое: этого уже не забыть.</translation>
    </message>
    <message id="table.denial.unknown">
        <source>That is not possible now.</source>
        <extracomment>Where a reason has no words of its own.</extracomment>
        <translation>Сейчас так нельзя.</translation>
    </message>
    <message id="icon.timber">
        <source>lumber</source>
        <extracomment>Names of icons in sentences, read aloud; with a number before them: 2 lumber. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>древесина|gen=древесины</translation>
    </message>
    <message id="icon.brick">
        <source>brick</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>глина|gen=глины</translation>
    </message>
    <message id="icon.wool">
        <source>wool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>шерсть|gen=шерсти</translation>
    </message>
    <message id="icon.grain">
        <source>grain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>зерно|gen=зерна</translation>
    </message>
    <message id="icon.ore">
        <source>ore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руда|gen=руды</translation>
    </message>
    <message id="icon.cards">
        <source>card|gen=cards</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карта|gen=карт</translation>
    </message>
    <message id="icon.glory">
        <source>victory point|gen=victory points</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>победное очко|gen=победных очков</translation>
    </message>
</context>
<context>
    <name>watch</name>
    <message id="watch.resource.lumber">
        <source>lumber</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>древесина|gen=древесины|acc=древесину</translation>
    </message>
    <message id="watch.resource.brick">
        <source>brick</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>глина|gen=глины|acc=глину</translation>
    </message>
    <message id="watch.resource.wool">
        <source>wool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>шерсть|gen=шерсти|acc=шерсть</translation>
    </message>
    <message id="watch.resource.grain">
        <source>grain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>зерно|gen=зерна|acc=зерно</translation>
    </message>
    <message id="watch.resource.ore">
        <source>ore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руда|gen=руды|acc=руду</translation>
    </message>
    <message id="watch.resource.any">
        <source>any resource</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>любое сырьё|gen=любого сырья|acc=любое сырьё</translation>
    </message>
    <message id="watch.terrain.forest">
        <source>forest</source>
        <extracomment>Followed by its number: forest 9. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>лес|gen=леса|acc=лес</translation>
    </message>
    <message id="watch.terrain.hills">
        <source>hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>холмы|gen=холмов|acc=холмы</translation>
    </message>
    <message id="watch.terrain.pasture">
        <source>pasture</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пастбище|gen=пастбища|acc=пастбище</translation>
    </message>
    <message id="watch.terrain.fields">
        <source>fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>поля|gen=полей|acc=поля</translation>
    </message>
    <message id="watch.terrain.mountains">
        <source>mountains</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>горы|gen=гор|acc=горы</translation>
    </message>
    <message id="watch.terrain.ice_field">
        <source>ice field</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ледяная пустошь|gen=ледяной пустоши|acc=ледяную пустошь</translation>
    </message>
    <message id="watch.wildling.warrior">
        <source>warrior</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>воин|gen=воина|acc=воина</translation>
    </message>
    <message id="watch.wildling.climber">
        <source>climber</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ледолаз|gen=ледолаза|acc=ледолаза</translation>
    </message>
    <message id="watch.wildling.giant">
        <source>giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>великан|gen=великана|acc=великана</translation>
    </message>
    <message id="watch.wildling_text.warrior">
        <source>Waits on the clearing. When warriors outnumber the guards of the section, all of them invade.</source>
        <translation>Ждёт на опушке. Когда воинов больше, чем дозорных на участке, все они вторгаются в Дар.</translation>
    </message>
    <message id="watch.wildling_text.climber">
        <source>Crosses the Wall at once, to the first free hex of the arrow. This is no invasion.</source>
        <translation>Сразу перебирается через Стену на первый свободный гекс своей стрелки. Это не вторжение.</translation>
    </message>
    <message id="watch.wildling_text.giant">
        <source>Strikes down the guard on post 1 and goes home. Where nobody stands guard, starts an invasion.</source>
        <translation>Сбивает дозорного с поста 1 и уходит домой. Если дозорных нет, начинает вторжение.</translation>
    </message>
    <message id="watch.clan.river">
        <source>Ice-river clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан ледяной реки</translation>
    </message>
    <message id="watch.clan.cave">
        <source>Cave dwellers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан пещерных жителей</translation>
    </message>
    <message id="watch.clan.hornfoot">
        <source>Hornfoot clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан рогоногих</translation>
    </message>
    <message id="watch.of_clan.river">
        <source>of the ice river</source>
        <extracomment>Of which clan a wildling is: a warrior of the ice river.</extracomment>
        <translation>ледяной реки</translation>
    </message>
    <message id="watch.of_clan.cave">
        <source>of the caves</source>
        <translation>пещерных жителей</translation>
    </message>
    <message id="watch.of_clan.hornfoot">
        <source>of the Hornfoots</source>
        <translation>рогоногих</translation>
    </message>
    <message id="watch.place.twin">
        <source>(row {row}, hex {n})</source>
        <extracomment>Follows the name of a hex where there are two alike; rows from north to south.</extracomment>
        <translation>(ряд {row}, гекс {n})</translation>
    </message>
    <message id="watch.place.corner">
        <source>{hex}, {side}</source>
        <extracomment>An intersection at the rim: a hex, and which of its corners.</extracomment>
        <translation>{hex}, {side}</translation>
    </message>
    <message id="watch.place.corner_n">
        <source>north corner</source>
        <translation>северный угол</translation>
    </message>
    <message id="watch.place.corner_ne">
        <source>north-east corner</source>
        <translation>северо-восточный угол</translation>
    </message>
    <message id="watch.place.corner_se">
        <source>south-east corner</source>
        <translation>юго-восточный угол</translation>
    </message>
    <message id="watch.place.corner_s">
        <source>south corner</source>
        <translation>южный угол</translation>
    </message>
    <message id="watch.place.corner_sw">
        <source>south-west corner</source>
        <translation>юго-западный угол</translation>
    </message>
    <message id="watch.place.corner_nw">
        <source>north-west corner</source>
        <translation>северо-западный угол</translation>
    </message>
    <message id="watch.place.side_ne">
        <source>north-east side</source>
        <translation>северо-восточная сторона</translation>
    </message>
    <message id="watch.place.side_e">
        <source>east side</source>
        <translation>восточная сторона</translation>
    </message>
    <message id="watch.place.side_se">
        <source>south-east side</source>
        <translation>юго-восточная сторона</translation>
    </message>
    <message id="watch.place.side_sw">
        <source>south-west side</source>
        <translation>юго-западная сторона</translation>
    </message>
    <message id="watch.place.side_w">
        <source>west side</source>
        <translation>западная сторона</translation>
    </message>
    <message id="watch.place.side_nw">
        <source>north-west side</source>
        <translation>северо-западная сторона</translation>
    </message>
    <message id="watch.place.section">
        <source>section {n}</source>
        <translation>участок {n}</translation>
    </message>
    <message id="watch.place.post">
        <source>section {section}, post {post}</source>
        <translation>участок {section}, пост {post}</translation>
    </message>
    <message id="watch.place.clearing">
        <source>clearing {trails}</source>
        <extracomment>{trails} are the numbers of the trails that end there, such as 1·2.</extracomment>
        <translation>опушка {trails}</translation>
    </message>
    <message id="watch.place.camp">
        <source>{clan}, camp {camp}</source>
        <extracomment>{clan} is the name of a clan.</extracomment>
        <translation>{clan}, лагерь {camp}</translation>
    </message>
    <message id="watch.place.route">
        <source>trade route {rate}:1, {what}</source>
        <extracomment>{what} is a resource or: any resource.</extracomment>
        <translation>торговый путь {rate}:1, {what}</translation>
    </message>
    <message id="watch.phase.setup">
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message id="watch.phase.roll">
        <source>Roll</source>
        <translation>Бросок</translation>
    </message>
    <message id="watch.phase.trade">
        <source>Trade</source>
        <translation>Торговля</translation>
    </message>
    <message id="watch.phase.build">
        <source>Build</source>
        <translation>Строительство</translation>
    </message>
    <message id="watch.phase.trade_build">
        <source>Trade and build</source>
        <translation>Торговля и строительство</translation>
    </message>
    <message id="watch.prompt.setup_settlement.you">
        <source>Found your **first settlement** on an intersection</source>
        <translation>Основайте **первое поселение** на перекрёстке</translation>
    </message>
    <message id="watch.prompt.setup_settlement.second">
        <source>Found your **second settlement**</source>
        <translation>Основайте **второе поселение**</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then">
        <source>Then you lay a road from it.</source>
        <translation>Затем проложите от него дорогу.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then_second">
        <source>It pays one card for each land around it at once.</source>
        <translation>Оно сразу принесёт по карте с каждого гекса вокруг.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.they">
        <source>**{who}** founds a settlement</source>
        <translation>**{who}** основывает поселение</translation>
    </message>
    <message id="watch.prompt.setup_road.you">
        <source>Lay a **road** from your new settlement</source>
        <translation>Проложите **дорогу** от нового поселения</translation>
    </message>
    <message id="watch.prompt.setup_road.then">
        <source>Point it at the place where you want to build next.</source>
        <translation>Ведите её туда, где хотите строить дальше.</translation>
    </message>
    <message id="watch.prompt.setup_road.they">
        <source>**{who}** lays a road</source>
        <translation>**{who}** прокладывает дорогу</translation>
    </message>
    <message id="watch.prompt.post_free_guard.you">
        <source>Post a **guard** on the Wall for free</source>
        <translation>Бесплатно выставьте **дозорного** на Стену</translation>
    </message>
    <message id="watch.prompt.post_free_guard.first">
        <source>Post your **first guard** on the Wall</source>
        <translation>Выставьте **первого дозорного** на Стену</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then">
        <source>The free post with the lowest number is taken.</source>
        <translation>Дозорный встанет на свободный пост с наименьшим номером.</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then_points">
        <source>The free post with the lowest number. This guard brings **1** [glory].</source>
        <translation>Он встанет на свободный пост с наименьшим номером и принесёт **1** [glory].</translation>
    </message>
    <message id="watch.prompt.post_free_guard.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** выставляет дозорного</translation>
    </message>
    <message id="watch.prompt.pre_roll.you">
        <source>**Roll the dice**</source>
        <translation>**Бросьте кубики**</translation>
    </message>
    <message id="watch.prompt.pre_roll.then">
        <source>Everybody collects; then the wildlings stir.</source>
        <translation>Все собирают сырьё; потом оживает север.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_base">
        <source>Everybody collects.</source>
        <translation>Все собирают сырьё.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_card">
        <source>Or play a card before the roll.</source>
        <translation>Или сыграйте карту до броска.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_hero">
        <source>Or use your hero before the roll.</source>
        <translation>Или примените свойство героя до броска.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_both">
        <source>Or play a card or use your hero before the roll.</source>
        <translation>Или до броска сыграйте карту либо примените свойство героя.</translation>
    </message>
    <message id="watch.prompt.pre_roll.they">
        <source>**{who}** rolls the dice</source>
        <translation>**{who}** бросает кубики</translation>
    </message>
    <message id="watch.prompt.turn.you">
        <source>Trade, build, or **end your turn**</source>
        <translation>Торгуйте, стройте или **завершите ход**</translation>
    </message>
    <message id="watch.prompt.turn.build">
        <source>Build, or **end your turn**</source>
        <translation>Стройте или **завершите ход**</translation>
    </message>
    <message id="watch.prompt.turn.then_trade">
        <source>The first thing you build ends trade.</source>
        <translation>Первая же постройка завершит торговлю.</translation>
    </message>
    <message id="watch.prompt.turn.then_combined">
        <source>Trade and build in any order.</source>
        <translation>Торгуйте и стройте в любом порядке.</translation>
    </message>
    <message id="watch.prompt.turn.then_tokens">
        <source>A settlement turns up one wildling token, a keep two.</source>
        <translation>Поселение раскрывает один жетон одичалых, крепость — два.</translation>
    </message>
    <message id="watch.prompt.turn.then_build">
        <source>Trade is over this turn.</source>
        <translation>Торговля в этот ход окончена.</translation>
    </message>
    <message id="watch.prompt.turn.then_proposals" numerus="yes">
        <source>**{n}** proposal waits for your answer. | **{n}** proposals wait for your answer.</source>
        <translation>
            <numerusform>**{n}** предложение ждёт вашего ответа.</numerusform>
            <numerusform>**{n}** предложения ждут вашего ответа.</numerusform>
            <numerusform>**{n}** предложений ждут вашего ответа.</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.turn.they">
        <source>**{who}** trades and builds</source>
        <translation>**{who}** торгует и строит</translation>
    </message>
    <message id="watch.prompt.discard.you" numerus="yes">
        <source>Discard **{n}** card | Discard **{n}** cards</source>
        <translation>
            <numerusform>Сбросьте **{n}** карту</numerusform>
            <numerusform>Сбросьте **{n}** карты</numerusform>
            <numerusform>Сбросьте **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.discard.then">
        <source>A seven: who holds more than 7 resource cards loses half of them.</source>
        <translation>Выпала семёрка: у кого больше 7 карт сырья, тот сбрасывает половину.</translation>
    </message>
    <message id="watch.prompt.discard.they">
        <source>**{who}** chooses cards to discard</source>
        <translation>**{who}** выбирает карты для сброса</translation>
    </message>
    <message id="watch.prompt.move_tormund.you">
        <source>Move **Tormund** to another hex with a number</source>
        <translation>Переместите **Тормунда** на другой гекс с числом</translation>
    </message>
    <message id="watch.prompt.move_tormund.then">
        <source>The land yields nothing while he is there; then you rob somebody beside it.</source>
        <translation>Пока он там, гекс не даёт сырья. Затем вы ограбите кого-то рядом.</translation>
    </message>
    <message id="watch.prompt.move_tormund.they">
        <source>**{who}** moves Tormund</source>
        <translation>**{who}** перемещает Тормунда</translation>
    </message>
    <message id="watch.prompt.steal_from.you">
        <source>Choose **whom to rob**</source>
        <translation>Выберите, **кого ограбить**</translation>
    </message>
    <message id="watch.prompt.steal_from.then">
        <source>You draw one card of that hand, unseen.</source>
        <translation>Вы не глядя вытянете одну карту с руки соперника.</translation>
    </message>
    <message id="watch.prompt.steal_from.they">
        <source>**{who}** chooses whom to rob</source>
        <translation>**{who}** выбирает, кого ограбить</translation>
    </message>
    <message id="watch.prompt.console.you">
        <source>**Samwell:** take a resource card of your choice?</source>
        <translation>**Сэмвелл:** взять карту сырья на выбор?</translation>
    </message>
    <message id="watch.prompt.console.then">
        <source>The roll gave you nothing. Afterwards keep Samwell or change the hero.</source>
        <translation>Бросок ничего вам не принёс. Потом Сэмвелла можно сохранить или заменить.</translation>
    </message>
    <message id="watch.prompt.console.they">
        <source>**{who}** asks Samwell for help</source>
        <translation>**{who}** просит Сэмвелла о помощи</translation>
    </message>
    <message id="watch.prompt.answer_offer.you">
        <source>**{who}** offers {give} for {want}</source>
        <extracomment>{give} and {want} are cards: 2 [timber] 1 [ore].</extracomment>
        <translation>**{who}** предлагает {give} за {want}</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_want">
        <source>**{who}** offers {give}. What do you give?</source>
        <translation>**{who}** предлагает {give}. Что дадите взамен?</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_give">
        <source>**{who}** needs {want}. What do you ask?</source>
        <translation>**{who}** просит {want}. Что попросите взамен?</translation>
    </message>
    <message id="watch.prompt.answer_offer.then">
        <source>Accept, decline or offer something else. All answers are shown together.</source>
        <translation>Примите, отклоните или предложите своё. Все ответы откроются вместе.</translation>
    </message>
    <message id="watch.prompt.answer_offer.then_open">
        <source>Decline, or say what you would give and want.</source>
        <translation>Отклоните или скажите, что отдадите и что хотите взамен.</translation>
    </message>
    <message id="watch.prompt.answer_offer.they">
        <source>**{who}** answers the offer</source>
        <translation>**{who}** отвечает на предложение</translation>
    </message>
    <message id="watch.prompt.confirm_offer.you">
        <source>Choose **whom to trade with**, or withdraw</source>
        <translation>Выберите, **с кем меняться**, или отзовите предложение</translation>
    </message>
    <message id="watch.prompt.confirm_offer.then">
        <source>The cards change hands at once.</source>
        <translation>Карты сразу перейдут из рук в руки.</translation>
    </message>
    <message id="watch.prompt.confirm_offer.they">
        <source>**{who}** chooses a partner for the trade</source>
        <translation>**{who}** выбирает, с кем меняться</translation>
    </message>
    <message id="watch.prompt.ranger_choice.you">
        <source>Move Tormund, or **drive a wildling** out of the Gift</source>
        <translation>Переместите Тормунда или **прогоните одичалого** из Дара</translation>
    </message>
    <message id="watch.prompt.ranger_choice.then">
        <source>Who drives one out takes a card of that land.</source>
        <translation>За изгнанного одичалого вы возьмёте карту сырья с того гекса, где он стоял.</translation>
    </message>
    <message id="watch.prompt.ranger_choice.they">
        <source>**{who}** sends out a patrol</source>
        <translation>**{who}** посылает дозор</translation>
    </message>
    <message id="watch.prompt.free_road.you">
        <source>Lay your **first free road**</source>
        <translation>Проложите **первую бесплатную дорогу**</translation>
    </message>
    <message id="watch.prompt.free_road.second">
        <source>Lay your **second free road**, or stop</source>
        <translation>Проложите **вторую бесплатную дорогу** или остановитесь</translation>
    </message>
    <message id="watch.prompt.free_road.then">
        <source>A second one may follow.</source>
        <translation>За ней можно проложить вторую.</translation>
    </message>
    <message id="watch.prompt.free_road.then_second">
        <source>It costs nothing either.</source>
        <translation>Она тоже ничего не стоит.</translation>
    </message>
    <message id="watch.prompt.free_road.they">
        <source>**{who}** lays a free road</source>
        <translation>**{who}** прокладывает бесплатную дорогу</translation>
    </message>
    <message id="watch.prompt.winter.you" numerus="yes">
        <source>Take **{n}** card from the supply | Take **{n}** cards from the supply</source>
        <translation>
            <numerusform>Возьмите из резерва **{n}** карту</numerusform>
            <numerusform>Возьмите из резерва **{n}** карты</numerusform>
            <numerusform>Возьмите из резерва **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.winter.then">
        <source>Equal or different; you may spend them this turn.</source>
        <translation>Одинаковые или разные; их можно потратить в этот же ход.</translation>
    </message>
    <message id="watch.prompt.winter.they">
        <source>**{who}** takes cards from the supply</source>
        <translation>**{who}** берёт карты из резерва</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.you">
        <source>Three of a kind: **remove a hero** from the display</source>
        <translation>Три одинаковых числа: **уберите героя** из резерва</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.then">
        <source>This hero leaves the game for good.</source>
        <translation>Этот герой навсегда покинет партию.</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.they">
        <source>**{who}** removes a hero from the game</source>
        <translation>**{who}** убирает героя из игры</translation>
    </message>
    <message id="watch.prompt.after_hero.you">
        <source>Keep **{hero}**, or take another hero</source>
        <extracomment>{hero} is a hero's name.</extracomment>
        <translation>Сохраните **{hero:acc}** или возьмите другого героя</translation>
    </message>
    <message id="watch.prompt.after_hero.flipped">
        <source>Take **another hero** from the display</source>
        <translation>Возьмите **другого героя** из резерва</translation>
    </message>
    <message id="watch.prompt.after_hero.alone">
        <source>Keep **{hero}**, or give the hero back</source>
        <translation>Сохраните **{hero:acc}** или верните героя в резерв</translation>
    </message>
    <message id="watch.prompt.after_hero.then">
        <source>On side B the hero can be used once more, from the next turn on.</source>
        <translation>На стороне Б свойство можно применить ещё раз, начиная со следующего хода.</translation>
    </message>
    <message id="watch.prompt.after_hero.then_flipped">
        <source>Side B is used up: this hero goes back.</source>
        <translation>Свойство стороны Б уже применено: герой возвращается в резерв.</translation>
    </message>
    <message id="watch.prompt.after_hero.they">
        <source>**{who}** keeps or changes the hero</source>
        <translation>**{who}** сохраняет или заменяет героя</translation>
    </message>
    <message id="watch.prompt.choose_hero.you">
        <source>Choose a **hero** from the display</source>
        <translation>Выберите **героя** из резерва</translation>
    </message>
    <message id="watch.prompt.choose_hero.then">
        <source>The hero can act from the next turn on.</source>
        <translation>Герой сможет действовать со следующего хода.</translation>
    </message>
    <message id="watch.prompt.choose_hero.they">
        <source>**{who}** chooses a hero</source>
        <translation>**{who}** выбирает героя</translation>
    </message>
    <message id="watch.prompt.demand_resource.you">
        <source>Name a **resource** and one or two opponents</source>
        <translation>Назовите **сырьё** и одного или двух соперников</translation>
    </message>
    <message id="watch.prompt.demand_resource.then">
        <source>Whoever has it hands one over; you give any card back.</source>
        <translation>Каждый, у кого оно есть, отдаст вам карту; взамен вы дадите любую свою.</translation>
    </message>
    <message id="watch.prompt.demand_resource.they">
        <source>**{who}** demands a resource</source>
        <translation>**{who}** требует сырьё</translation>
    </message>
    <message id="watch.prompt.give_back.you">
        <source>Give **{to}** a card back</source>
        <translation>Отдайте взамен карту игроку **{to}**</translation>
    </message>
    <message id="watch.prompt.give_back.then">
        <source>Any card of your hand, the one just received too.</source>
        <translation>Любую с руки, даже только что полученную.</translation>
    </message>
    <message id="watch.prompt.give_back.they">
        <source>**{who}** gives a card back</source>
        <translation>**{who}** отдаёт карту взамен</translation>
    </message>
    <message id="watch.prompt.barter_one.you">
        <source>Trade **one card** for one of the supply</source>
        <translation>Обменяйте **одну карту** на одну из резерва</translation>
    </message>
    <message id="watch.prompt.barter_one.then">
        <source>Any card for a card of any other resource.</source>
        <translation>Любую карту на карту любого другого сырья.</translation>
    </message>
    <message id="watch.prompt.barter_one.they">
        <source>**{who}** trades with the supply</source>
        <translation>**{who}** меняется с резервом</translation>
    </message>
    <message id="watch.prompt.choose_leader.you">
        <source>Choose **whose hand to see**</source>
        <translation>Выберите, **чьи карты посмотреть**</translation>
    </message>
    <message id="watch.prompt.choose_leader.then">
        <source>Only of somebody with more points than you; you take one card.</source>
        <translation>Только того, у кого больше очков, чем у вас; одну карту вы заберёте.</translation>
    </message>
    <message id="watch.prompt.choose_leader.they">
        <source>**{who}** chooses a hand to see</source>
        <translation>**{who}** выбирает, чьи карты посмотреть</translation>
    </message>
    <message id="watch.prompt.take_from_hand.you">
        <source>Take **one card** from the hand of **{victim}**</source>
        <translation>Возьмите **одну карту** у игрока **{victim}**</translation>
    </message>
    <message id="watch.prompt.take_from_hand.then">
        <source>Nobody else sees this hand.</source>
        <translation>Больше никто не видит этих карт.</translation>
    </message>
    <message id="watch.prompt.take_from_hand.they">
        <source>**{who}** takes a card from a hand</source>
        <translation>**{who}** берёт карту с чужой руки</translation>
    </message>
    <message id="watch.prompt.move_one_road.you">
        <source>Move one of your **loose roads**</source>
        <translation>Перенесите одну **крайнюю дорогу**</translation>
    </message>
    <message id="watch.prompt.move_one_road.then">
        <source>A road is loose if only one end touches your other pieces.</source>
        <translation>Крайняя дорога лишь одним концом касается ваших фигурок.</translation>
    </message>
    <message id="watch.prompt.move_one_road.they">
        <source>**{who}** moves a road</source>
        <translation>**{who}** переносит дорогу</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.you">
        <source>Post a guard; pay **one card** otherwise</source>
        <translation>Выставьте дозорного, заменив **одну карту** в цене</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.then">
        <source>Any resource may stand for one of [brick] [wool] [timber].</source>
        <translation>Любое сырьё вместо одного из трёх: [brick] [wool] [timber].</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** выставляет дозорного</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.you">
        <source>Buy a card; one resource **may be another**</source>
        <translation>Купите карту; **один вид сырья** в цене можно заменить</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.then">
        <source>Then you choose among the top three cards of the deck.</source>
        <translation>Потом вы выберете из трёх верхних карт колоды.</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.they">
        <source>**{who}** buys a development card</source>
        <translation>**{who}** покупает карту развития</translation>
    </message>
    <message id="watch.prompt.choose_vision.you">
        <source>Keep **one** of these cards</source>
        <translation>Оставьте себе **одну** из этих карт</translation>
    </message>
    <message id="watch.prompt.choose_vision.then">
        <source>The others are shuffled back into the deck.</source>
        <translation>Остальные замешиваются обратно в колоду.</translation>
    </message>
    <message id="watch.prompt.choose_vision.they">
        <source>**{who}** looks at the top of the deck</source>
        <translation>**{who}** смотрит верхние карты колоды</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.you">
        <source>Send **one wildling** home from a camp or clearing</source>
        <translation>Прогоните **одного одичалого** домой из лагеря или с опушки</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.then">
        <source>Those behind move up. Then a wildling token is turned up.</source>
        <translation>Те, кто за ним, продвинутся вперёд. Потом раскроется жетон одичалых.</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.they">
        <source>**{who}** sends a wildling home</source>
        <translation>**{who}** прогоняет одичалого домой</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.you">
        <source>Send **one wildling** home from the Gift</source>
        <translation>Прогоните **одного одичалого** домой из Дара</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.then">
        <source>The land yields again.</source>
        <translation>Гекс снова будет давать сырьё.</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.they">
        <source>**{who}** sends a wildling home</source>
        <translation>**{who}** прогоняет одичалого домой</translation>
    </message>
</context>
<context>
    <name>watch_board</name>
    <message id="watch.board.frostfangs">
        <source>Frostfangs</source>
        <translation>Клыки Мороза</translation>
    </message>
    <message id="watch.board.tormund">
        <source>Tormund</source>
        <translation>Тормунд</translation>
    </message>
    <message id="watch.board.tormunds_camp">
        <source>Tormund’s camp</source>
        <translation>Лагерь Тормунда</translation>
    </message>
    <message id="watch.board.gift">
        <source>The Gift</source>
        <translation>Дар</translation>
    </message>
    <message id="watch.board.wall">
        <source>The Wall</source>
        <translation>Стена</translation>
    </message>
    <message id="watch.board.invasions">
        <source>Invasions</source>
        <translation>Вторжения</translation>
    </message>
    <message id="watch.board.invasions_note">
        <source>The third invasion ends the game in tragedy.</source>
        <translation>Третье вторжение — трагический конец игры.</translation>
    </message>
    <message id="watch.board.gift_wildlings">
        <source>Wildlings in the Gift</source>
        <translation>Одичалые в Даре</translation>
    </message>
    <message id="watch.board.gift_wildlings_note">
        <source>The eighth is the end of the Watch.</source>
        <translation>Восьмой — поражение Дозора.</translation>
    </message>
    <message id="watch.board.gift_count">
        <source>{n} / {most}</source>
        <extracomment>How many wildlings are in the Gift, and how many it bears.</extracomment>
        <translation>{n} / {most}</translation>
    </message>
    <message id="watch.board.roll">
        <source>Roll of the turn</source>
        <translation>Бросок кубиков</translation>
    </message>
    <message id="watch.board.roll_produces">
        <source>**{sum}** — the land yields</source>
        <extracomment>Under the dice.</extracomment>
        <translation>**{sum}** — сбор сырья</translation>
    </message>
    <message id="watch.board.roll_seven">
        <source>**7** — Tormund</source>
        <translation>**7** — Тормунд</translation>
    </message>
    <message id="watch.board.roll_wildling">
        <source>**{n}** — {what}</source>
        <extracomment>Under the wildling die; {what} is a line of the saga.</extracomment>
        <translation>**{n}** — {what}</translation>
    </message>
    <message id="watch.board.roll_quiet">
        <source>**{n}** — the north is quiet</source>
        <extracomment>The wildling die named no trail.</extracomment>
        <translation>**{n}** — на севере тихо</translation>
    </message>
    <message id="watch.board.supply">
        <source>Supply</source>
        <translation>Резерв</translation>
    </message>
    <message id="watch.board.supply_rate">
        <source>Supply · trade {rate} : 1</source>
        <extracomment>The heading of the supply.</extracomment>
        <translation>Резерв · обмен {rate}:1</translation>
    </message>
    <message id="watch.board.deck">
        <source>Development cards</source>
        <translation>Карты развития</translation>
    </message>
    <message id="watch.board.display">
        <source>Hero display</source>
        <translation>Резерв героев</translation>
    </message>
    <message id="watch.board.reserve">
        <source>Wildling tokens</source>
        <translation>Жетоны одичалых</translation>
    </message>
    <message id="watch.board.used">
        <source>Used tokens</source>
        <translation>Использованные жетоны</translation>
    </message>
    <message id="watch.board.empty">
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message id="watch.board.goal">
        <source>**{points}** [glory] are the true victory. If the Wall falls, whoever has most guards wins.</source>
        <translation>**{points}** [glory] — истинная победа. Если Стена падёт, победит тот, у кого больше дозорных.</translation>
    </message>
    <message id="watch.board.goal_base">
        <source>**{points}** [glory] win.</source>
        <translation>**{points}** [glory] — победа.</translation>
    </message>
    <message id="watch.board.section">
        <source>Section {section}: {guards}, {warriors}</source>
        <extracomment>In the tooltip; the other two are such as: 2 guards, 1 warrior.</extracomment>
        <translation>Участок {section}: {guards}, {warriors}</translation>
    </message>
    <message id="watch.board.warriors" numerus="yes">
        <source>{n} warrior | {n} warriors</source>
        <translation>
            <numerusform>{n} воин</numerusform>
            <numerusform>{n} воина</numerusform>
            <numerusform>{n} воинов</numerusform>
        </translation>
    </message>
    <message id="watch.board.section_holds" numerus="yes">
        <source>**{n}** more warrior and the section falls. | **{n}** more warriors and the section falls.</source>
        <translation>
            <numerusform>Ещё **{n}** воин — и участок падёт.</numerusform>
            <numerusform>Ещё **{n}** воина — и участок падёт.</numerusform>
            <numerusform>Ещё **{n}** воинов — и участок падёт.</numerusform>
        </translation>
    </message>
    <message id="watch.board.camps_to_rush" numerus="yes">
        <source>One more token and the clan rushes. | **{n}** more tokens and the clan rushes.</source>
        <translation>
            <numerusform>Ещё **{n}** жетон — и набег клана.</numerusform>
            <numerusform>Ещё **{n}** жетона — и набег клана.</numerusform>
            <numerusform>Ещё **{n}** жетонов — и набег клана.</numerusform>
        </translation>
    </message>
    <message id="watch.board.hex">
        <source>{hex:^}</source>
        <extracomment>The name of a hex, in its tooltip.</extracomment>
        <translation>{hex:^}</translation>
    </message>
    <message id="watch.board.hex_yields">
        <source>Yields {what:acc}.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>Даёт {what:acc}.</translation>
    </message>
    <message id="watch.board.hex_barren">
        <source>Yields nothing.</source>
        <translation>Ничего не даёт.</translation>
    </message>
    <message id="watch.board.hex_tormund">
        <source>Tormund keeps it from yielding.</source>
        <translation>Тормунд не даёт собирать сырьё.</translation>
    </message>
    <message id="watch.board.hex_wildling">
        <source>A wildling keeps it from yielding: {kind}.</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Одичалый не даёт собирать сырьё: {kind}.</translation>
    </message>
    <message id="watch.board.pips" numerus="yes">
        <source>{n} pip | {n} pips</source>
        <translation>
            <numerusform>{n} точка</numerusform>
            <numerusform>{n} точки</numerusform>
            <numerusform>{n} точек</numerusform>
        </translation>
    </message>
    <message id="watch.board.lands_next">
        <source>Arrow {arrow}: the next wildling lands here.</source>
        <extracomment>The red arrows lead over the Gift.</extracomment>
        <translation>Стрелка {arrow}: следующий одичалый придёт сюда.</translation>
    </message>
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Тропа {number}</translation>
    </message>
    <message id="watch.board.hidden_hand">
        <source>hidden</source>
        <translation>скрыто</translation>
    </message>
    <message id="watch.forecast.guard" numerus="yes">
        <source>**Section {section}, post {post}.** {n} warrior on the clearing; {guards}. | **Section {section}, post {post}.** {n} warriors on the clearing; {guards}.</source>
        <translation>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.guards" numerus="yes">
        <source>{n} guard then | {n} guards then</source>
        <translation>
            <numerusform>дозорных станет {n}</numerusform>
            <numerusform>дозорных станет {n}</numerusform>
            <numerusform>дозорных станет {n}</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.settlement">
        <source>**{pips}**, {route}.</source>
        <extracomment>What an intersection gives: pips, and a trade route or none.</extracomment>
        <translation>**{pips}**, {route}.</translation>
    </message>
    <message id="watch.forecast.no_route">
        <source>no trade route</source>
        <translation>без торгового пути</translation>
    </message>
    <message id="watch.forecast.tokens" numerus="yes">
        <source>Turns up {n} wildling token. | Turns up {n} wildling tokens.</source>
        <translation>
            <numerusform>Раскроет {n} жетон одичалых.</numerusform>
            <numerusform>Раскроет {n} жетона одичалых.</numerusform>
            <numerusform>Раскроет {n} жетонов одичалых.</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.close_to_rush">
        <source>One token short of a rush: {clans}.</source>
        <extracomment>{clans} are names of clans.</extracomment>
        <translation>До набега один жетон: {clans}.</translation>
    </message>
    <message id="watch.forecast.keep">
        <source>Doubles its yield; one point more.</source>
        <translation>Сбор вдвое больше, и ещё одно очко.</translation>
    </message>
    <message id="watch.forecast.tormund">
        <source>Blocks {hex:acc}. To rob: {victims}.</source>
        <extracomment>{victims} are names, or: nobody.</extracomment>
        <translation>Заблокирует {hex:acc}. Кого грабить: {victims}.</translation>
    </message>
    <message id="watch.forecast.nobody">
        <source>nobody</source>
        <translation>некого</translation>
    </message>
    <message id="watch.forecast.ends_now">
        <source>If it ended now: **{who}**, {guards}</source>
        <extracomment>Who would win the tragic end.</extracomment>
        <translation>Кончись игра сейчас, победит **{who}**: {guards}</translation>
    </message>
    <message id="watch.forecast.ends_now_nobody">
        <source>If it ended now: nobody</source>
        <translation>Кончись игра сейчас, не победит никто</translation>
    </message>
    <message id="watch.forecast.guards_now" numerus="yes">
        <source>{n} guard | {n} guards</source>
        <translation>
            <numerusform>{n} дозорный</numerusform>
            <numerusform>{n} дозорных</numerusform>
            <numerusform>{n} дозорных</numerusform>
        </translation>
    </message>
    <message id="watch.panel.road">
        <source>Road: **{n}**</source>
        <extracomment>Length of the longest road of a player.</extracomment>
        <translation>Тракт: **{n}**</translation>
    </message>
    <message id="watch.panel.road_longest">
        <source>Road: **{n}** — longest</source>
        <translation>Тракт: **{n}** — самый длинный</translation>
    </message>
    <message id="watch.panel.patrol">
        <source>Patrol: **{n}**</source>
        <translation>Отряд: **{n}**</translation>
    </message>
    <message id="watch.panel.patrol_largest">
        <source>Patrol: **{n}** — largest</source>
        <translation>Отряд: **{n}** — самый большой</translation>
    </message>
    <message id="watch.panel.hand" numerus="yes">
        <source>{n} resource card | {n} resource cards</source>
        <translation>
            <numerusform>{n} карта сырья</numerusform>
            <numerusform>{n} карты сырья</numerusform>
            <numerusform>{n} карт сырья</numerusform>
        </translation>
    </message>
    <message id="watch.panel.cards" numerus="yes">
        <source>{n} development card | {n} development cards</source>
        <translation>
            <numerusform>{n} карта развития</numerusform>
            <numerusform>{n} карты развития</numerusform>
            <numerusform>{n} карт развития</numerusform>
        </translation>
    </message>
    <message id="watch.panel.roads_left" numerus="yes">
        <source>{n} road left | {n} roads left</source>
        <translation>
            <numerusform>осталась {n} дорога</numerusform>
            <numerusform>осталось {n} дороги</numerusform>
            <numerusform>осталось {n} дорог</numerusform>
        </translation>
    </message>
    <message id="watch.panel.settlements_left" numerus="yes">
        <source>{n} settlement left | {n} settlements left</source>
        <translation>
            <numerusform>осталось {n} поселение</numerusform>
            <numerusform>осталось {n} поселения</numerusform>
            <numerusform>осталось {n} поселений</numerusform>
        </translation>
    </message>
    <message id="watch.panel.keeps_left" numerus="yes">
        <source>{n} keep left | {n} keeps left</source>
        <translation>
            <numerusform>осталась {n} крепость</numerusform>
            <numerusform>осталось {n} крепости</numerusform>
            <numerusform>осталось {n} крепостей</numerusform>
        </translation>
    </message>
    <message id="watch.panel.guards">
        <source>{n} of {most} guards on the Wall</source>
        <extracomment>How many guards of a player stand.</extracomment>
        <translation>Дозорных на Стене: {n} из {most}</translation>
    </message>
    <message id="watch.panel.hero">
        <source>Hero: {hero}</source>
        <extracomment>{hero} is a name.</extracomment>
        <translation>Герой: {hero}</translation>
    </message>
    <message id="watch.panel.no_hero">
        <source>No hero</source>
        <translation>Героя нет</translation>
    </message>
    <message id="watch.panel.your_hero">
        <source>Your hero, {side}</source>
        <extracomment>{side} is: Side A or Side B.</extracomment>
        <translation>Ваш герой, {side}</translation>
    </message>
    <message id="watch.panel.price_raised">
        <source>Price raised: {price}</source>
        <extracomment>The cards that the chosen building costs are lifted in the hand.</extracomment>
        <translation>Карты для оплаты: {price}</translation>
    </message>
    <message id="watch.panel.missing">
        <source>{what:^}: missing {cards}</source>
        <extracomment>{what} is a piece, {cards} are cards.</extracomment>
        <translation>{what:^}: не хватает {cards}</translation>
    </message>
    <message id="watch.panel.development" numerus="yes">
        <source>Development cards: {n} | Development cards: {n}</source>
        <translation>
            <numerusform>Карты развития: {n}</numerusform>
            <numerusform>Карты развития: {n}</numerusform>
            <numerusform>Карты развития: {n}</numerusform>
        </translation>
    </message>
    <message id="watch.panel.refuses">
        <source>Hears no offers this turn</source>
        <translation>В этот ход предложений не слушает</translation>
    </message>
    <message id="watch.panel.hidden_points" numerus="yes">
        <source>+{n} hidden | +{n} hidden</source>
        <translation>
            <numerusform>+{n} скрытое</numerusform>
            <numerusform>+{n} скрытых</numerusform>
            <numerusform>+{n} скрытых</numerusform>
        </translation>
    </message>
    <message id="watch.piece.road">
        <source>road</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дорога</translation>
    </message>
    <message id="watch.piece.settlement">
        <source>settlement</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>поселение</translation>
    </message>
    <message id="watch.piece.keep">
        <source>keep</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>крепость</translation>
    </message>
    <message id="watch.piece.guard">
        <source>guard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дозорный</translation>
    </message>
    <message id="watch.piece.card">
        <source>development card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карта развития</translation>
    </message>
    <message id="watch.source.settlements">
        <source>Settlements</source>
        <extracomment>Sources of points in the chart at the end.</extracomment>
        <translation>Поселения</translation>
    </message>
    <message id="watch.source.keeps">
        <source>Keeps</source>
        <translation>Крепости</translation>
    </message>
    <message id="watch.source.road">
        <source>Longest Road</source>
        <translation>Самый длинный тракт</translation>
    </message>
    <message id="watch.source.patrol">
        <source>Largest Patrol</source>
        <translation>Самый большой отряд</translation>
    </message>
    <message id="watch.source.guards">
        <source>Guards</source>
        <translation>Дозорные</translation>
    </message>
    <message id="watch.source.cards">
        <source>Point cards</source>
        <translation>Карты очков</translation>
    </message>
</context>
<context>
    <name>watch_cards</name>
    <message id="watch.card_type.ranger">
        <source>Ranger</source>
        <translation>Разведчик</translation>
    </message>
    <message id="watch.card_type.progress">
        <source>Progress</source>
        <translation>Прорыв</translation>
    </message>
    <message id="watch.card_type.point">
        <source>Victory point</source>
        <translation>Победное очко</translation>
    </message>
    <message id="watch.card.ranger_patrol.name">
        <source>Ranger Patrol</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дозор разведчиков</translation>
    </message>
    <message id="watch.card.ranger_patrol.text">
        <source>Move Tormund, or drive a wildling out of the Gift.</source>
        <translation>Переместите Тормунда или прогоните одичалого из Дара.</translation>
    </message>
    <message id="watch.card.ranger_patrol.text_base">
        <source>Move Tormund and rob.</source>
        <translation>Переместите Тормунда и ограбьте соперника.</translation>
    </message>
    <message id="watch.card.ranger_patrol.full">
        <source>Move Tormund and rob as with a seven, but nobody discards. Or send a wildling of the Gift home and take a card of the land it stood on. The card stays face up and counts for Largest Patrol.</source>
        <translation>Переместите Тормунда и ограбьте соперника, как при семёрке, но без сброса карт. Или прогоните одичалого из Дара домой и возьмите карту сырья с того гекса, где он стоял. Карта остаётся лежать в открытую и учитывается для «Самого большого отряда».</translation>
    </message>
    <message id="watch.card.ranger_patrol.full_base">
        <source>Move Tormund and rob as with a seven, but nobody discards. The card stays face up and counts for Largest Patrol.</source>
        <translation>Переместите Тормунда и ограбьте соперника, как при семёрке, но без сброса карт. Карта остаётся лежать в открытую и учитывается для «Самого большого отряда».</translation>
    </message>
    <message id="watch.card.road_building.name">
        <source>Road Building</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строительство дорог</translation>
    </message>
    <message id="watch.card.road_building.text">
        <source>Lay up to two roads for free.</source>
        <translation>Бесплатно проложите до двух дорог.</translation>
    </message>
    <message id="watch.card.road_building.full">
        <source>Lay up to two of your roads for free, by the usual rules.</source>
        <translation>Бесплатно проложите до двух своих дорог по обычным правилам.</translation>
    </message>
    <message id="watch.card.winter_is_coming.name">
        <source>Winter Is Coming</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зима близко</translation>
    </message>
    <message id="watch.card.winter_is_coming.text">
        <source>Take any two cards from the supply.</source>
        <translation>Возьмите из резерва две любые карты.</translation>
    </message>
    <message id="watch.card.winter_is_coming.full">
        <source>Take any two resource cards from the supply, equal or different. You may spend them this turn.</source>
        <translation>Возьмите из резерва две любые карты сырья, одинаковые или разные. Их можно потратить в этот же ход.</translation>
    </message>
    <message id="watch.card.new_recruits.name">
        <source>New Recruits</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Новобранцы</translation>
    </message>
    <message id="watch.card.new_recruits.text">
        <source>Post a guard for free.</source>
        <translation>Бесплатно выставьте дозорного.</translation>
    </message>
    <message id="watch.card.new_recruits.full">
        <source>Post one of your guards for free, on the lowest free post of any section of the Wall.</source>
        <translation>Бесплатно выставьте своего дозорного на свободный пост с наименьшим номером на любом участке Стены.</translation>
    </message>
    <message id="watch.card.vp_warhorse.name">
        <source>Warhorse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Боевой конь</translation>
    </message>
    <message id="watch.card.vp_library.name">
        <source>Castle Black Library</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Библиотека Чёрного замка</translation>
    </message>
    <message id="watch.card.vp_rookery.name">
        <source>Rookery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воронятник</translation>
    </message>
    <message id="watch.card.vp_tower.name">
        <source>Lord Commander’s Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Башня лорда-командующего</translation>
    </message>
    <message id="watch.card.vp_obsidian.name">
        <source>Cache of Obsidian</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тайник с обсидианом</translation>
    </message>
    <message id="watch.card.point.text">
        <source>**1** [glory]</source>
        <translation>**1** [glory]</translation>
    </message>
    <message id="watch.card.point.full">
        <source>Worth **1** [glory]. It stays hidden until it brings the victory, or until the end of the game.</source>
        <translation>Приносит **1** [glory]. Остаётся скрытой, пока не принесёт победу или пока не кончится партия.</translation>
    </message>
    <message id="watch.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>скрытая карта</translation>
    </message>
    <message id="watch.hero_side.a">
        <source>Side A</source>
        <translation>сторона А</translation>
    </message>
    <message id="watch.hero_side.b">
        <source>Side B</source>
        <translation>сторона Б</translation>
    </message>
    <message id="watch.hero_side.window_trade">
        <source>While you trade</source>
        <translation>Пока вы торгуете</translation>
    </message>
    <message id="watch.hero_side.window_build">
        <source>While you build</source>
        <translation>Пока вы строите</translation>
    </message>
    <message id="watch.hero_side.window_after_roll">
        <source>After the roll, before you build</source>
        <translation>После броска, до строительства</translation>
    </message>
    <message id="watch.hero_side.window_after_any_production">
        <source>After any roll</source>
        <translation>После любого броска</translation>
    </message>
    <message id="watch.hero_side.window_any_time">
        <source>At any time in your turn</source>
        <translation>В любой момент вашего хода</translation>
    </message>
    <message id="watch.hero.jeor_mormont.name">
        <source>Jeor Mormont</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Джор Мормонт|acc=Джора Мормонта</translation>
    </message>
    <message id="watch.hero.jeor_mormont.title">
        <source>Lord Commander</source>
        <translation>Лорд-командующий</translation>
    </message>
    <message id="watch.hero.jeor_mormont.text">
        <source>Demand a resource of one or two opponents; give a card back.</source>
        <translation>Потребуйте сырьё у одного или двух соперников; взамен отдайте по карте.</translation>
    </message>
    <message id="watch.hero.jeor_mormont.full">
        <source>Name a resource and demand one card of it from one or two opponents. To each who hands one over, give back any one card of yours.</source>
        <translation>Назовите сырьё и потребуйте по одной такой карте у одного или двух соперников. Каждому, кто её отдаст, дайте взамен любую свою.</translation>
    </message>
    <message id="watch.hero.bowen_marsh.name">
        <source>Bowen Marsh</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Боуэн Марш|acc=Боуэна Марша</translation>
    </message>
    <message id="watch.hero.bowen_marsh.title">
        <source>Lord Steward</source>
        <translation>Лорд-стюард</translation>
    </message>
    <message id="watch.hero.bowen_marsh.text">
        <source>Trade one card for one with the supply.</source>
        <translation>Обменяйте с резервом одну карту на одну.</translation>
    </message>
    <message id="watch.hero.bowen_marsh.full">
        <source>Trade one resource card with the supply for one card of another resource.</source>
        <translation>Обменяйте с резервом одну карту сырья на одну карту другого сырья.</translation>
    </message>
    <message id="watch.hero.samwell_tarly.name">
        <source>Samwell Tarly</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сэмвелл Тарли|acc=Сэмвелла Тарли</translation>
    </message>
    <message id="watch.hero.samwell_tarly.title">
        <source>Steward</source>
        <translation>Стюард</translation>
    </message>
    <message id="watch.hero.samwell_tarly.text">
        <source>When a roll gives you nothing, take a card.</source>
        <translation>Бросок ничего вам не дал — возьмите карту.</translation>
    </message>
    <message id="watch.hero.samwell_tarly.full">
        <source>When anybody’s roll, except a seven, gives you no card, take one resource card of your choice from the supply.</source>
        <translation>Если чей угодно бросок, кроме семёрки, не принёс вам ни одной карты, возьмите из резерва одну карту сырья на выбор.</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.name">
        <source>Othell Yarwyck</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Отелл Ярвик|acc=Отелла Ярвика</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.title">
        <source>First Builder</source>
        <translation>Первый строитель</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.text">
        <source>Move one of your loose roads.</source>
        <translation>Перенесите одну свою крайнюю дорогу.</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.full">
        <source>Take up one of your roads that touches your other pieces at one end only, and lay it in another allowed place for free.</source>
        <translation>Снимите одну свою дорогу, которая лишь одним концом касается ваших фигурок, и бесплатно проложите её в другом разрешённом месте.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.name">
        <source>Ser Alliser Thorne</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сир Аллисер Торне|acc=сира Аллисера Торне</translation>
    </message>
    <message id="watch.hero.alliser_thorne.title">
        <source>Master-at-Arms</source>
        <translation>Мастер над оружием</translation>
    </message>
    <message id="watch.hero.alliser_thorne.text">
        <source>Post a guard; replace one resource.</source>
        <translation>Выставьте дозорного, заменив в цене один вид сырья.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.full">
        <source>Post a guard on the Wall; pay any resource in place of one of its three.</source>
        <translation>Выставьте дозорного на Стену, заплатив любым сырьём вместо одного из трёх нужных.</translation>
    </message>
    <message id="watch.hero.melisandre.name">
        <source>Melisandre</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мелисандра|acc=Мелисандру</translation>
    </message>
    <message id="watch.hero.melisandre.title">
        <source>Red Priestess</source>
        <translation>Красная жрица</translation>
    </message>
    <message id="watch.hero.melisandre.text">
        <source>Buy a card: choose among three.</source>
        <translation>Купите карту развития, выбрав из трёх.</translation>
    </message>
    <message id="watch.hero.melisandre.full">
        <source>Buy a development card; you may pay any resource in place of one of its three. Look at the top three cards, keep one and shuffle the others back.</source>
        <translation>Купите карту развития; вместо одного из трёх видов сырья можно заплатить любым. Посмотрите три верхние карты, одну оставьте себе, остальные замешайте в колоду.</translation>
    </message>
    <message id="watch.hero.mance_rayder.name">
        <source>Mance Rayder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Манс-Разбойник|acc=Манса-Разбойника</translation>
    </message>
    <message id="watch.hero.mance_rayder.title">
        <source>King-beyond-the-Wall</source>
        <translation>Король-за-Стеной</translation>
    </message>
    <message id="watch.hero.mance_rayder.text">
        <source>See a leader’s hand and take a card.</source>
        <translation>Посмотрите карты того, кто впереди, и возьмите одну.</translation>
    </message>
    <message id="watch.hero.mance_rayder.full">
        <source>Look at the resource cards of an opponent who has more victory points than you, and take one card of your choice.</source>
        <translation>Посмотрите карты сырья соперника, у которого больше победных очков, чем у вас, и возьмите одну на выбор.</translation>
    </message>
    <message id="watch.hero.benjen_stark.name">
        <source>Benjen Stark</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бенджен Старк|acc=Бенджена Старка</translation>
    </message>
    <message id="watch.hero.benjen_stark.title">
        <source>First Ranger</source>
        <translation>Первый разведчик</translation>
    </message>
    <message id="watch.hero.benjen_stark.text">
        <source>Send a wildling of the north home; turn up a token.</source>
        <translation>Прогоните одичалого с севера домой; раскройте жетон.</translation>
    </message>
    <message id="watch.hero.benjen_stark.full">
        <source>Send one wildling of a camp or a clearing back to the Frostfangs; those behind it move up. Then a token of the reserve is turned up.</source>
        <translation>Прогоните одного одичалого из лагеря или с опушки обратно на Клыки Мороза; те, кто за ним, продвигаются вперёд. Затем раскрывается жетон из резерва.</translation>
    </message>
    <message id="watch.hero.ygritte.name">
        <source>Ygritte</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Игритт|acc=Игритт</translation>
    </message>
    <message id="watch.hero.ygritte.title">
        <source>Spearwife</source>
        <translation>Копейщица</translation>
    </message>
    <message id="watch.hero.ygritte.text">
        <source>Send a wildling of the Gift home.</source>
        <translation>Прогоните одичалого из Дара домой.</translation>
    </message>
    <message id="watch.hero.ygritte.full">
        <source>Send one wildling of the Gift back to the Frostfangs.</source>
        <translation>Прогоните одного одичалого из Дара обратно на Клыки Мороза.</translation>
    </message>
    <message id="watch.hero.yoren.name">
        <source>Yoren</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йорен|acc=Йорена</translation>
    </message>
    <message id="watch.hero.yoren.title">
        <source>Wandering Crow</source>
        <translation>Странствующий ворон</translation>
    </message>
    <message id="watch.hero.yoren.text">
        <source>A played patrol becomes a guard.</source>
        <translation>Сыгранный дозор становится дозорным.</translation>
    </message>
    <message id="watch.hero.yoren.full">
        <source>Discard one of your played Ranger Patrols and post a guard on the Wall for free.</source>
        <translation>Сбросьте одну свою сыгранную карту «Дозор разведчиков» и бесплатно выставьте дозорного на Стену.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.name">
        <source>Qhorin Halfhand</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Куорен Полурукий|acc=Куорена Полурукого</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.title">
        <source>Ranger</source>
        <translation>Разведчик</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.text">
        <source>Send Tormund home; take a card of that land.</source>
        <translation>Прогоните Тормунда домой; возьмите карту сырья с его гекса.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.full">
        <source>Send Tormund back to his camp and take a resource card of the land he leaves.</source>
        <translation>Прогоните Тормунда в его лагерь и возьмите карту сырья с гекса, который он покинул.</translation>
    </message>
</context>
<context>
    <name>watch_deeds</name>
    <message id="watch.deed.settle.title">
        <source>Settlement</source>
        <translation>Поселение</translation>
    </message>
    <message id="watch.deed.settle.detail">
        <source>For free</source>
        <translation>Бесплатно</translation>
    </message>
    <message id="watch.deed.lay_first_road.title">
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message id="watch.deed.lay_first_road.detail">
        <source>For free</source>
        <translation>Бесплатно</translation>
    </message>
    <message id="watch.deed.roll_dice.title">
        <source>Roll the dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message id="watch.deed.roll_dice.detail">
        <source>Everybody collects</source>
        <translation>Все собирают сырьё</translation>
    </message>
    <message id="watch.deed.roll_dice.button">
        <source>Roll dice</source>
        <translation>Бросить кубики</translation>
    </message>
    <message id="watch.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="watch.deed.end_turn.detail">
        <source>Next: {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>Далее: {who}</translation>
    </message>
    <message id="watch.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="watch.deed.build_road.title">
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message id="watch.deed.found_settlement.title">
        <source>Settlement</source>
        <translation>Поселение</translation>
    </message>
    <message id="watch.deed.build_keep.title">
        <source>Keep</source>
        <translation>Крепость</translation>
    </message>
    <message id="watch.deed.buy_card.title">
        <source>Development card</source>
        <translation>Карта развития</translation>
    </message>
    <message id="watch.deed.buy_card.button">
        <source>Buy card</source>
        <translation>Купить карту</translation>
    </message>
    <message id="watch.deed.hire_guard.title">
        <source>Guard</source>
        <translation>Дозорный</translation>
    </message>
    <message id="watch.deed.supply_trade.title">
        <source>Trade with supply</source>
        <translation>Обмен с резервом</translation>
    </message>
    <message id="watch.deed.supply_trade.detail">
        <source>At your best rate</source>
        <translation>По вашему лучшему курсу</translation>
    </message>
    <message id="watch.deed.supply_trade.named">
        <source>{give} for {get}</source>
        <extracomment>Cards: 3 [wool] for 1 [ore].</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.supply_trade.button">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="watch.deed.offer_trade.title">
        <source>Offer a trade</source>
        <translation>Предложить обмен</translation>
    </message>
    <message id="watch.deed.offer_trade.detail">
        <source>To your opponents</source>
        <translation>Соперникам</translation>
    </message>
    <message id="watch.deed.offer_trade.named">
        <source>{give} for {want}</source>
        <extracomment>Cards.</extracomment>
        <translation>{give} за {want}</translation>
    </message>
    <message id="watch.deed.offer_trade.to">
        <source>To: {names}</source>
        <extracomment>Names of players.</extracomment>
        <translation>Кому: {names}</translation>
    </message>
    <message id="watch.deed.offer_trade.button">
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message id="watch.deed.take_proposal.title">
        <source>Take a proposal</source>
        <translation>Принять предложение</translation>
    </message>
    <message id="watch.deed.take_proposal.detail">
        <source>What others proposed</source>
        <translation>То, что предложили другие</translation>
    </message>
    <message id="watch.deed.take_proposal.named">
        <source>Deal with {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>По рукам: {who}</translation>
    </message>
    <message id="watch.deed.take_proposal.terms">
        <source>{give} for {get}</source>
        <extracomment>Cards: what you give and what you get.</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.take_proposal.button">
        <source>Deal</source>
        <translation>По рукам</translation>
    </message>
    <message id="watch.deed.decline_proposal.title">
        <source>Decline a proposal</source>
        <translation>Отклонить предложение</translation>
    </message>
    <message id="watch.deed.decline_proposal.named">
        <source>Decline: {who}</source>
        <extracomment>{who} is the player whose proposal is declined.</extracomment>
        <translation>Отклонить: {who}</translation>
    </message>
    <message id="watch.deed.decline_proposal.button">
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message id="watch.deed.propose.title">
        <source>Propose a trade</source>
        <translation>Предложить обмен</translation>
    </message>
    <message id="watch.deed.propose.detail">
        <source>To the player whose turn it is</source>
        <translation>Тому, чей сейчас ход</translation>
    </message>
    <message id="watch.deed.propose.named">
        <source>{give} for {want}</source>
        <translation>{give} за {want}</translation>
    </message>
    <message id="watch.deed.propose.button">
        <source>Propose</source>
        <translation>Предложить</translation>
    </message>
    <message id="watch.deed.refuse_offers.title">
        <source>Refuse offers</source>
        <translation>Не слушать предложений</translation>
    </message>
    <message id="watch.deed.refuse_offers.detail">
        <source>For this turn</source>
        <translation>В этот ход</translation>
    </message>
    <message id="watch.deed.refuse_offers.named">
        <source>Refuse all offers</source>
        <translation>Не слушать предложений</translation>
    </message>
    <message id="watch.deed.refuse_offers.again">
        <source>Hear offers again</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="watch.deed.refuse_offers.button">
        <source>Refuse all</source>
        <translation>Не слушать</translation>
    </message>
    <message id="watch.deed.refuse_offers.button_again">
        <source>Hear again</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="watch.deed.play_card.title">
        <source>Play a card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message id="watch.deed.play_card.detail">
        <source>One in a turn</source>
        <translation>Одну за ход</translation>
    </message>
    <message id="watch.deed.play_card.button">
        <source>Play card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message id="watch.deed.use_hero.title">
        <source>Use the hero</source>
        <translation>Применить свойство героя</translation>
    </message>
    <message id="watch.deed.use_hero.button">
        <source>Use hero</source>
        <translation>Применить свойство</translation>
    </message>
    <message id="watch.deed.claim_victory.title">
        <source>Claim victory</source>
        <translation>Объявить о победе</translation>
    </message>
    <message id="watch.deed.claim_victory.detail">
        <source>You have enough points</source>
        <translation>У вас достаточно очков</translation>
    </message>
    <message id="watch.deed.claim_victory.button">
        <source>I win</source>
        <translation>Победа!</translation>
    </message>
    <message id="watch.deed.discard_cards.title">
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message id="watch.deed.discard_cards.button">
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message id="watch.deed.drive_tormund.title">
        <source>Move Tormund</source>
        <translation>Переместить Тормунда</translation>
    </message>
    <message id="watch.deed.rob.title">
        <source>Rob a player</source>
        <translation>Ограбить игрока</translation>
    </message>
    <message id="watch.deed.rob.named">
        <source>Rob {who}</source>
        <extracomment>{who} is a player's name, which cannot be declined.</extracomment>
        <translation>Ограбить: {who}</translation>
    </message>
    <message id="watch.deed.rob.held" numerus="yes">
        <source>{n} card in hand | {n} cards in hand</source>
        <translation>
            <numerusform>{n} карта на руке</numerusform>
            <numerusform>{n} карты на руке</numerusform>
            <numerusform>{n} карт на руке</numerusform>
        </translation>
    </message>
    <message id="watch.deed.accept.title">
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message id="watch.deed.accept.button">
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message id="watch.deed.decline.title">
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message id="watch.deed.decline.button">
        <source>Decline</source>
        <translation>Отклонить</translation>
    </message>
    <message id="watch.deed.counter.title">
        <source>Counter-offer</source>
        <translation>Встречное предложение</translation>
    </message>
    <message id="watch.deed.counter.named">
        <source>{give} for {want}</source>
        <extracomment>Cards: what you would give, and what you want for it.</extracomment>
        <translation>{give} за {want}</translation>
    </message>
    <message id="watch.deed.counter.button">
        <source>Counter</source>
        <translation>Предложить своё</translation>
    </message>
    <message id="watch.deed.deal.title">
        <source>Deal</source>
        <translation>По рукам</translation>
    </message>
    <message id="watch.deed.deal.named">
        <source>Deal with {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>По рукам: {who}</translation>
    </message>
    <message id="watch.deed.deal.terms">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.deal.button">
        <source>Deal</source>
        <translation>По рукам</translation>
    </message>
    <message id="watch.deed.withdraw.title">
        <source>Withdraw the offer</source>
        <translation>Отозвать предложение</translation>
    </message>
    <message id="watch.deed.withdraw.button">
        <source>Withdraw</source>
        <translation>Отозвать</translation>
    </message>
    <message id="watch.deed.go_after_tormund.title">
        <source>Move Tormund</source>
        <translation>Переместить Тормунда</translation>
    </message>
    <message id="watch.deed.go_after_tormund.detail">
        <source>And rob somebody</source>
        <translation>И ограбить соперника</translation>
    </message>
    <message id="watch.deed.go_after_tormund.button">
        <source>Move Tormund</source>
        <translation>Переместить Тормунда</translation>
    </message>
    <message id="watch.deed.drive_out.title">
        <source>Drive out a wildling</source>
        <translation>Прогнать одичалого</translation>
    </message>
    <message id="watch.deed.drive_out.named">
        <source>Drive out: {kind}</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Прогнать: {kind}</translation>
    </message>
    <message id="watch.deed.lay_road.title">
        <source>Free road</source>
        <translation>Бесплатная дорога</translation>
    </message>
    <message id="watch.deed.stop_roads.title">
        <source>No second road</source>
        <translation>Без второй дороги</translation>
    </message>
    <message id="watch.deed.stop_roads.button">
        <source>Stop</source>
        <translation>Хватит</translation>
    </message>
    <message id="watch.deed.take_cards.title">
        <source>Take cards</source>
        <translation>Взять карты</translation>
    </message>
    <message id="watch.deed.take_cards.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="watch.deed.post_guard.title">
        <source>Guard</source>
        <translation>Дозорный</translation>
    </message>
    <message id="watch.deed.post_guard.detail">
        <source>For free</source>
        <translation>Бесплатно</translation>
    </message>
    <message id="watch.deed.keep_hero.title">
        <source>Keep the hero</source>
        <translation>Сохранить героя</translation>
    </message>
    <message id="watch.deed.keep_hero.detail">
        <source>Turn side B up</source>
        <translation>Перевернуть на сторону Б</translation>
    </message>
    <message id="watch.deed.keep_hero.button">
        <source>Keep</source>
        <translation>Сохранить</translation>
    </message>
    <message id="watch.deed.take_hero.title">
        <source>Take a hero</source>
        <translation>Взять героя</translation>
    </message>
    <message id="watch.deed.take_hero.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="watch.deed.return_hero.title">
        <source>Return the hero</source>
        <translation>Вернуть героя</translation>
    </message>
    <message id="watch.deed.return_hero.detail">
        <source>There is no other</source>
        <translation>Других героев нет</translation>
    </message>
    <message id="watch.deed.return_hero.button">
        <source>Give back</source>
        <translation>Вернуть</translation>
    </message>
    <message id="watch.deed.demand.title">
        <source>Demand</source>
        <translation>Потребовать</translation>
    </message>
    <message id="watch.deed.demand.named">
        <source>Demand {what:acc}</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>Потребовать {what:acc}</translation>
    </message>
    <message id="watch.deed.demand.of">
        <source>From: {names}</source>
        <extracomment>Names of one or two players.</extracomment>
        <translation>У кого: {names}</translation>
    </message>
    <message id="watch.deed.demand.button">
        <source>Demand</source>
        <translation>Потребовать</translation>
    </message>
    <message id="watch.deed.give.title">
        <source>Give a card back</source>
        <translation>Отдать карту взамен</translation>
    </message>
    <message id="watch.deed.give.button">
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message id="watch.deed.barter.title">
        <source>Trade one for one</source>
        <translation>Обменять одну на одну</translation>
    </message>
    <message id="watch.deed.barter.named">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.barter.button">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="watch.deed.look_at.title">
        <source>See a hand</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message id="watch.deed.look_at.named">
        <source>See the hand: {who}</source>
        <extracomment>{who} is a player's name, which cannot be declined.</extracomment>
        <translation>Посмотреть карты: {who}</translation>
    </message>
    <message id="watch.deed.take.title">
        <source>Take a card</source>
        <translation>Взять карту</translation>
    </message>
    <message id="watch.deed.take.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="watch.deed.move_road.title">
        <source>Move a road</source>
        <translation>Перенести дорогу</translation>
    </message>
    <message id="watch.deed.move_road.from_to">
        <source>{origin} — {path}</source>
        <extracomment>Two places, such as: forest 9 · hills 4 — hills 4 · fields 3.</extracomment>
        <translation>{origin} — {path}</translation>
    </message>
    <message id="watch.deed.hire_cheaply.title">
        <source>Guard</source>
        <translation>Дозорный</translation>
    </message>
    <message id="watch.deed.hire_cheaply.named">
        <source>Section {section}: {price}</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Участок {section}: {price}</translation>
    </message>
    <message id="watch.deed.hire_cheaply.button">
        <source>Post guard</source>
        <translation>Выставить</translation>
    </message>
    <message id="watch.deed.buy_vision.title">
        <source>Development card</source>
        <translation>Карта развития</translation>
    </message>
    <message id="watch.deed.buy_vision.usual">
        <source>{price} — as usual</source>
        <extracomment>{price} is a row of icons: the usual price.</extracomment>
        <translation>{price} — как обычно</translation>
    </message>
    <message id="watch.deed.buy_vision.button">
        <source>Buy card</source>
        <translation>Купить карту</translation>
    </message>
    <message id="watch.deed.pick_card.title">
        <source>Keep a card</source>
        <translation>Оставить карту</translation>
    </message>
    <message id="watch.deed.pick_card.button">
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message id="watch.deed.send_home_from_camp.title">
        <source>From a camp</source>
        <translation>Из лагеря</translation>
    </message>
    <message id="watch.deed.send_home_from_camp.named">
        <source>Send home: {kind}</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Прогнать: {kind}</translation>
    </message>
    <message id="watch.deed.send_home_from_clearing.title">
        <source>From a clearing</source>
        <translation>С опушки</translation>
    </message>
    <message id="watch.deed.send_home_from_clearing.named">
        <source>Send home: {kind}</source>
        <translation>Прогнать: {kind}</translation>
    </message>
    <message id="watch.deed.send_home.title">
        <source>From the Gift</source>
        <translation>Из Дара</translation>
    </message>
    <message id="watch.deed.send_home.named">
        <source>Send home: {kind}</source>
        <translation>Прогнать: {kind}</translation>
    </message>
    <message id="watch.deed.take_card.title">
        <source>Take a card</source>
        <translation>Взять карту</translation>
    </message>
    <message id="watch.deed.take_card.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="watch.deed.let_pass.title">
        <source>Take nothing</source>
        <translation>Ничего не брать</translation>
    </message>
    <message id="watch.deed.let_pass.detail">
        <source>Samwell stays ready</source>
        <translation>Сэмвелл останется наготове</translation>
    </message>
    <message id="watch.deed.let_pass.button">
        <source>No, thanks</source>
        <translation>Нет, спасибо</translation>
    </message>
    <message id="watch.deed.lose_hero.title">
        <source>Remove a hero</source>
        <translation>Убрать героя</translation>
    </message>
    <message id="watch.deed.lose_hero.button">
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
</context>
<context>
    <name>watch_denials</name>
    <message id="watch.denial.before_the_first_build">
        <source>This hero acts before you build.</source>
        <translation>Этот герой действует до начала строительства.</translation>
    </message>
    <message id="watch.denial.bought_this_turn">
        <source>A card cannot be played in the turn in which it was bought.</source>
        <translation>Карту нельзя сыграть в тот ход, когда она куплена.</translation>
    </message>
    <message id="watch.denial.cannot_pay">
        <source>Missing: {cards}.</source>
        <extracomment>{cards} are cards such as 1 [ore].</extracomment>
        <translation>Не хватает: {cards}.</translation>
    </message>
    <message id="watch.denial.cannot_pay_at_all">
        <source>Your cards do not pay for it, even with one replaced.</source>
        <translation>Ваших карт не хватит, даже если одну заменить.</translation>
    </message>
    <message id="watch.denial.card_not_held">
        <source>You do not hold this card.</source>
        <translation>У вас нет этой карты.</translation>
    </message>
    <message id="watch.denial.cards_not_held">
        <source>You do not hold these cards.</source>
        <translation>У вас нет таких карт.</translation>
    </message>
    <message id="watch.denial.deck_is_empty">
        <source>No development card is left.</source>
        <translation>Карт развития больше нет.</translation>
    </message>
    <message id="watch.denial.did_not_accept">
        <source>**{who}** has declined.</source>
        <translation>Ответ игрока **{who}** — отказ.</translation>
    </message>
    <message id="watch.denial.hero_not_on_display">
        <source>This hero is not on display.</source>
        <translation>Этого героя нет в резерве.</translation>
    </message>
    <message id="watch.denial.hero_rests">
        <source>A hero rests in the turn in which it was taken or used.</source>
        <translation>Герой отдыхает в тот ход, когда его взяли или призвали на помощь.</translation>
    </message>
    <message id="watch.denial.just_returned">
        <source>The hero you give back cannot be taken at once.</source>
        <translation>Возвращаемого героя нельзя сразу взять снова.</translation>
    </message>
    <message id="watch.denial.lay_one_first">
        <source>The first road is not optional.</source>
        <translation>Первую дорогу пропустить нельзя.</translation>
    </message>
    <message id="watch.denial.more_than_there_are">
        <source>There are only **{most}** cards of a kind.</source>
        <translation>Карт одного вида всего **{most}**.</translation>
    </message>
    <message id="watch.denial.must_touch_new_settlement">
        <source>The road must touch the settlement just founded.</source>
        <translation>Дорога должна начинаться у нового поселения.</translation>
    </message>
    <message id="watch.denial.no_gifts">
        <source>Each side gives at least one card.</source>
        <translation>Каждый отдаёт хотя бы одну карту.</translation>
    </message>
    <message id="watch.denial.no_guard_possible">
        <source>There is no free post, or no guard is left.</source>
        <translation>Нет свободных постов, или у вас не осталось дозорных.</translation>
    </message>
    <message id="watch.denial.no_hero">
        <source>You have no hero.</source>
        <translation>У вас нет героя.</translation>
    </message>
    <message id="watch.denial.no_loose_road">
        <source>None of your roads can be moved.</source>
        <translation>Ни одну вашу дорогу нельзя перенести.</translation>
    </message>
    <message id="watch.denial.no_number_there">
        <source>Tormund goes only where a number lies.</source>
        <translation>Тормунд ходит только на гексы с числом.</translation>
    </message>
    <message id="watch.denial.no_own_settlement">
        <source>A keep needs a settlement of yours.</source>
        <translation>Крепость строят на месте своего поселения.</translation>
    </message>
    <message id="watch.denial.no_patrol_played">
        <source>No Ranger Patrol lies before you.</source>
        <translation>Перед вами нет сыгранного «Дозора разведчиков».</translation>
    </message>
    <message id="watch.denial.no_piece_left_road">
        <source>You have no road left.</source>
        <translation>У вас не осталось дорог.</translation>
    </message>
    <message id="watch.denial.no_piece_left_settlement">
        <source>You have no settlement left: build a keep first.</source>
        <translation>У вас не осталось поселений: сначала постройте крепость.</translation>
    </message>
    <message id="watch.denial.no_piece_left_keep">
        <source>You have no keep left.</source>
        <translation>У вас не осталось крепостей.</translation>
    </message>
    <message id="watch.denial.no_piece_left_guard">
        <source>You have no guard left.</source>
        <translation>У вас не осталось дозорных.</translation>
    </message>
    <message id="watch.denial.no_road_possible">
        <source>There is no place for a road of yours.</source>
        <translation>Вашу дорогу негде проложить.</translation>
    </message>
    <message id="watch.denial.no_road_reaches">
        <source>None of your roads leads here.</source>
        <translation>Сюда не ведёт ни одна ваша дорога.</translation>
    </message>
    <message id="watch.denial.no_such_card">
        <source>There is no such card.</source>
        <translation>Такой карты нет.</translation>
    </message>
    <message id="watch.denial.no_such_cards">
        <source>There are no such cards.</source>
        <translation>Таких карт нет.</translation>
    </message>
    <message id="watch.denial.no_such_hex">
        <source>There is no such hex on this map.</source>
        <translation>На этом поле нет такого гекса.</translation>
    </message>
    <message id="watch.denial.no_such_intersection">
        <source>There is no such intersection on this map.</source>
        <translation>На этом поле нет такого перекрёстка.</translation>
    </message>
    <message id="watch.denial.no_such_partner">
        <source>A trade needs at least one opponent.</source>
        <translation>Для обмена нужен хотя бы один соперник.</translation>
    </message>
    <message id="watch.denial.no_such_path">
        <source>There is no such path on this map.</source>
        <translation>На этом поле нет такого пути.</translation>
    </message>
    <message id="watch.denial.no_such_proposal">
        <source>This proposal is no longer on the table.</source>
        <translation>Этого предложения уже нет на столе.</translation>
    </message>
    <message id="watch.denial.no_such_section">
        <source>The Wall has no such section.</source>
        <translation>На Стене нет такого участка.</translation>
    </message>
    <message id="watch.denial.no_wildling_there">
        <source>There is no wildling here.</source>
        <translation>Здесь нет одичалых.</translation>
    </message>
    <message id="watch.denial.nobody_ahead">
        <source>Nobody with cards has more points than you.</source>
        <translation>Никто из тех, у кого есть карты, не опережает вас по очкам.</translation>
    </message>
    <message id="watch.denial.not_ahead_of_you">
        <source>This player has no more points than you, or no cards.</source>
        <translation>Этот игрок не опережает вас по очкам, или у него нет карт.</translation>
    </message>
    <message id="watch.denial.not_part_of_the_price">
        <source>This resource is not part of the price.</source>
        <translation>Этого сырья нет в цене.</translation>
    </message>
    <message id="watch.denial.nothing_offered">
        <source>Say what you give or what you want.</source>
        <translation>Скажите, что отдаёте или чего хотите.</translation>
    </message>
    <message id="watch.denial.nothing_to_barter">
        <source>You have nothing the supply could trade for.</source>
        <translation>Вам нечего обменять с резервом.</translation>
    </message>
    <message id="watch.denial.nothing_to_rob">
        <source>There is nothing to rob from this player here.</source>
        <translation>Этого игрока здесь не ограбить.</translation>
    </message>
    <message id="watch.denial.one_card_a_turn">
        <source>One development card a turn is enough.</source>
        <translation>За ход можно сыграть только одну карту развития.</translation>
    </message>
    <message id="watch.denial.one_or_two_opponents">
        <source>Name one or two opponents.</source>
        <translation>Назовите одного или двух соперников.</translation>
    </message>
    <message id="watch.denial.only_after_production">
        <source>Samwell helps right after a roll that gave you nothing.</source>
        <translation>Сэмвелл помогает сразу после броска, который ничего вам не дал.</translation>
    </message>
    <message id="watch.denial.only_after_the_roll">
        <source>This hero acts after the roll.</source>
        <translation>Этот герой действует после броска.</translation>
    </message>
    <message id="watch.denial.only_at_the_end_of_the_turn">
        <source>By your rules, victory comes at the end of the turn.</source>
        <translation>По вашим правилам победа наступает в конце хода.</translation>
    </message>
    <message id="watch.denial.only_in_brotherhood">
        <source>There is no Wall in the base game.</source>
        <translation>В базовой игре нет Стены.</translation>
    </message>
    <message id="watch.denial.open_offer">
        <source>An open offer can only be answered by an offer.</source>
        <translation>На открытое предложение отвечают только своим предложением.</translation>
    </message>
    <message id="watch.denial.others_on_display">
        <source>There are other heroes: take one of them.</source>
        <translation>В резерве есть другие герои: возьмите одного из них.</translation>
    </message>
    <message id="watch.denial.partner_lacks_cards">
        <source>The other side has too few cards for this.</source>
        <translation>У другой стороны слишком мало карт.</translation>
    </message>
    <message id="watch.denial.path_taken">
        <source>**{who}** has a road here.</source>
        <translation>Здесь уже лежит дорога игрока **{who}**.</translation>
    </message>
    <message id="watch.denial.place_taken">
        <source>**{who}** has built here.</source>
        <translation>Здесь уже стоит постройка игрока **{who}**.</translation>
    </message>
    <message id="watch.denial.points_are_kept">
        <source>Point cards are not played: they count by themselves.</source>
        <translation>Карты победных очков играть не нужно: они считаются сами.</translation>
    </message>
    <message id="watch.denial.refuses_all_offers">
        <source>Somebody you ask hears no more offers this turn.</source>
        <translation>Кто-то из них не слушает предложений в этот ход.</translation>
    </message>
    <message id="watch.denial.road_not_connected">
        <source>A road must go on from a road or building of yours.</source>
        <translation>Дорога должна продолжать вашу дорогу или постройку.</translation>
    </message>
    <message id="watch.denial.road_not_loose">
        <source>Both ends of this road touch your other pieces.</source>
        <translation>Эта дорога обоими концами касается ваших фигурок.</translation>
    </message>
    <message id="watch.denial.roll_first">
        <source>Roll the dice first.</source>
        <translation>Сначала бросьте кубики.</translation>
    </message>
    <message id="watch.denial.same_on_both_sides">
        <source>The same resource cannot stand on both sides.</source>
        <translation>Одно и то же сырьё не может стоять с обеих сторон.</translation>
    </message>
    <message id="watch.denial.same_path">
        <source>The road already lies here.</source>
        <translation>Дорога и так лежит здесь.</translation>
    </message>
    <message id="watch.denial.section_full">
        <source>All posts of section **{section}** are taken.</source>
        <translation>На участке **{section}** заняты все посты.</translation>
    </message>
    <message id="watch.denial.side_b_is_up">
        <source>Side B is up: the hero must go back.</source>
        <translation>Открыта сторона Б: герой должен вернуться в резерв.</translation>
    </message>
    <message id="watch.denial.so_already">
        <source>It is so already.</source>
        <translation>Так уже и есть.</translation>
    </message>
    <message id="watch.denial.supply_is_short">
        <source>The supply has too few of these cards.</source>
        <translation>В резерве слишком мало таких карт.</translation>
    </message>
    <message id="watch.denial.supply_is_short_of">
        <source>The supply has no {what:gen} left.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>В резерве не осталось {what:gen}.</translation>
    </message>
    <message id="watch.denial.too_few_of_the_kind">
        <source>This takes {cards} at your rate.</source>
        <extracomment>{cards} is such as: 3 [wool].</extracomment>
        <translation>По вашему курсу для этого нужно {cards}.</translation>
    </message>
    <message id="watch.denial.too_few_points">
        <source>You have **{have}** of **{need}** [glory].</source>
        <translation>У вас **{have}** из **{need}** [glory].</translation>
    </message>
    <message id="watch.denial.too_near">
        <source>Too near to **{who}**: buildings stand at least two paths apart.</source>
        <translation>Рядом постройка игрока **{who}**: между ними нужно не меньше двух путей.</translation>
    </message>
    <message id="watch.denial.tormund_is_home">
        <source>Tormund is in his camp.</source>
        <translation>Тормунд в своём лагере.</translation>
    </message>
    <message id="watch.denial.tormund_must_move">
        <source>Tormund must go to another hex.</source>
        <translation>Тормунд должен уйти на другой гекс.</translation>
    </message>
    <message id="watch.denial.trade_is_over">
        <source>You have begun to build: trade is over this turn.</source>
        <translation>Вы начали строить: торговля в этот ход окончена.</translation>
    </message>
    <message id="watch.denial.wrong_number_of_cards" numerus="yes">
        <source>Choose exactly **{n}** card; you have chosen **{chosen}**. | Choose exactly **{n}** cards; you have chosen **{chosen}**.</source>
        <translation>
            <numerusform>Выберите ровно **{n}** карту; выбрано **{chosen}**.</numerusform>
            <numerusform>Выберите ровно **{n}** карты; выбрано **{chosen}**.</numerusform>
            <numerusform>Выберите ровно **{n}** карт; выбрано **{chosen}**.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>watch_options</name>
    <message id="watch.result.true_victory">
        <source>{who} wins</source>
        <translation>Победа: {who}</translation>
    </message>
    <message id="watch.result.true_victory_story">
        <source>**{who}** has **{points}** [glory]: a true victory. The Wall stands.</source>
        <translation>У игрока **{who}** — **{points}** [glory]: истинная победа. Стена стоит.</translation>
    </message>
    <message id="watch.result.base_victory">
        <source>{who} wins</source>
        <translation>Победа: {who}</translation>
    </message>
    <message id="watch.result.base_victory_story">
        <source>**{who}** has **{points}** [glory].</source>
        <translation>У игрока **{who}** — **{points}** [glory].</translation>
    </message>
    <message id="watch.result.tragic_victory">
        <source>{who} wins in tragedy</source>
        <translation>Трагическая победа: {who}</translation>
    </message>
    <message id="watch.result.tragic_victory_story">
        <source>The wildlings have broken through. **{who}** held the Wall best: {guards}.</source>
        <translation>Одичалые прорвались. Лучше всех Стену держит **{who}**: {guards}.</translation>
    </message>
    <message id="watch.result.all_lose">
        <source>The Watch has fallen</source>
        <translation>Дозор пал</translation>
    </message>
    <message id="watch.result.all_lose_story">
        <source>The wildlings have broken through, and nobody held the Wall better than the others.</source>
        <translation>Одичалые прорвались, и никто не держал Стену лучше других.</translation>
    </message>
    <message id="watch.option.mode.title">
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message id="watch.option.mode.detail">
        <source>Base is the plain game; Brotherhood adds the Wall, wildlings and heroes</source>
        <translation>Базовая — без севера; «Братство» добавляет Стену, одичалых и героев</translation>
    </message>
    <message id="watch.option.mode.base">
        <source>Base</source>
        <translation>Базовая</translation>
    </message>
    <message id="watch.option.mode.brotherhood">
        <source>Brotherhood</source>
        <translation>Братство</translation>
    </message>
    <message id="watch.option.layout.title">
        <source>Land</source>
        <translation>Расклад</translation>
    </message>
    <message id="watch.option.layout.detail">
        <source>Standard suits a first game; random is new every time</source>
        <translation>Стартовый расклад хорош для первой партии; случайный всякий раз новый</translation>
    </message>
    <message id="watch.option.layout.standard">
        <source>Standard</source>
        <translation>Стартовый</translation>
    </message>
    <message id="watch.option.layout.random">
        <source>Random</source>
        <translation>Случайный</translation>
    </message>
    <message id="watch.option.placement.title">
        <source>First pieces</source>
        <translation>Первые фигурки</translation>
    </message>
    <message id="watch.option.placement.detail">
        <source>Ready pieces save time; free placement is a game of its own</source>
        <translation>Готовая расстановка бережёт время; свободная — отдельная игра</translation>
    </message>
    <message id="watch.option.placement.auto">
        <source>As usual</source>
        <translation>Как обычно</translation>
    </message>
    <message id="watch.option.placement.ready">
        <source>Ready</source>
        <translation>Готовая</translation>
    </message>
    <message id="watch.option.placement.free">
        <source>Free</source>
        <translation>Свободная</translation>
    </message>
    <message id="watch.option.first_player.title">
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message id="watch.option.first_player.detail">
        <source>As usual: by lot in Base, by dice in Brotherhood</source>
        <translation>Как обычно: в базовой игре жребий, в «Братстве» — бросок кубиков</translation>
    </message>
    <message id="watch.option.first_player.auto">
        <source>As usual</source>
        <translation>Как обычно</translation>
    </message>
    <message id="watch.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="watch.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Место {n}</translation>
    </message>
    <message id="watch.option.roads.title">
        <source>Roads each</source>
        <translation>Дороги</translation>
    </message>
    <message id="watch.option.roads.detail">
        <source>How many roads every player has</source>
        <translation>Сколько дорог у каждого игрока</translation>
    </message>
    <message id="watch.option.roads.count" numerus="yes">
        <source>{n} road | {n} roads</source>
        <translation>
            <numerusform>{n} дорога</numerusform>
            <numerusform>{n} дороги</numerusform>
            <numerusform>{n} дорог</numerusform>
        </translation>
    </message>
    <message id="watch.option.combined_trade_build.title">
        <source>Trade and build together</source>
        <translation>Торговля и строительство вместе</translation>
    </message>
    <message id="watch.option.combined_trade_build.detail">
        <source>Building does not end trade</source>
        <translation>Строительство не прерывает торговлю</translation>
    </message>
    <message id="watch.option.confirm_victory.title">
        <source>Claim the victory</source>
        <translation>Объявлять о победе</translation>
    </message>
    <message id="watch.option.confirm_victory.detail">
        <source>Who has 10 points must say so; otherwise the game ends by itself</source>
        <translation>Игрок с 10 очками должен объявить о победе; иначе партия кончается сама</translation>
    </message>
    <message id="watch.option.hide_supply.title">
        <source>Hidden supply</source>
        <translation>Скрытый резерв</translation>
    </message>
    <message id="watch.option.hide_supply.detail">
        <source>Nobody sees how many cards of a kind are left</source>
        <translation>Никто не видит, сколько карт каждого вида осталось</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.title">
        <source>Tragedy of Heroes</source>
        <translation>Трагедия героев</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.detail">
        <source>Three equal dice remove a hero from the game</source>
        <translation>Три одинаковых числа на кубиках убирают героя из игры</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.title">
        <source>Victory ends the turn</source>
        <translation>Победа в конце хода</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.detail">
        <source>10 points win only when the turn ends: the wildlings may come first</source>
        <translation>10 очков приносят победу лишь в конце хода: одичалые могут успеть раньше</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.title">
        <source>Early wildlings</source>
        <translation>Ранние одичалые</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.detail">
        <source>Starting settlements turn up wildling tokens</source>
        <translation>Стартовые поселения раскрывают жетоны одичалых</translation>
    </message>
    <message id="watch.option.single_arrow.title">
        <source>One arrow a section</source>
        <translation>Одна стрелка на участок</translation>
    </message>
    <message id="watch.option.single_arrow.detail">
        <source>All wildlings of a section take the same way over the Gift</source>
        <translation>Все одичалые одного участка идут по Дару одной дорогой</translation>
    </message>
</context>
<context>
    <name>watch_saga</name>
    <message id="watch.event.first_player_rolled">
        <source>**{who}** rolls **{total}** for the first turn.</source>
        <translation>**{who}** бросает кубики за право первого хода: **{total}**.</translation>
    </message>
    <message id="watch.event.first_player_chosen">
        <source>**{who}** begins.</source>
        <translation>Начинает **{who}**.</translation>
    </message>
    <message id="watch.event.turn_began">
        <source>Turn **{turn}**: **{who}**.</source>
        <translation>Ход **{turn}**: **{who}**.</translation>
    </message>
    <message id="watch.event.dice_rolled">
        <source>**{who}** rolls **{sum}** and **{wildling}**.</source>
        <extracomment>The sum of two dice, and the wildling die.</extracomment>
        <translation>**{who}** бросает кубики: **{sum}** и **{wildling}**.</translation>
    </message>
    <message id="watch.event.dice_rolled_base">
        <source>**{who}** rolls **{sum}**.</source>
        <translation>**{who}** бросает кубики: **{sum}**.</translation>
    </message>
    <message id="watch.event.produced_one">
        <source>**{who}** {cards}</source>
        <extracomment>Who collects what; several are joined with semicolons.</extracomment>
        <translation>**{who}**: {cards}</translation>
    </message>
    <message id="watch.event.produced_nothing">
        <source>**{roll}** gives nobody anything.</source>
        <translation>**{roll}** никому ничего не приносит.</translation>
    </message>
    <message id="watch.event.produced_short">
        <source>The supply runs short of {what:gen}.</source>
        <extracomment>{what} is a resource; in English it has one form.</extracomment>
        <translation>В резерве не хватает {what:gen}.</translation>
    </message>
    <message id="watch.event.produced_blocked">
        <source>Yields nothing: {hexes}.</source>
        <extracomment>Hexes under Tormund or a wildling.</extracomment>
        <translation>Ничего не дают: {hexes}.</translation>
    </message>
    <message id="watch.event.starting_income">
        <source>**{who}** collects {cards}.</source>
        <translation>**{who}** получает {cards}.</translation>
    </message>
    <message id="watch.event.starting_income_nothing">
        <source>**{who}** collects nothing.</source>
        <translation>**{who}** ничего не получает.</translation>
    </message>
    <message id="watch.event.discarded">
        <source>**{who}** discards {cards}.</source>
        <translation>**{who}** сбрасывает {cards}.</translation>
    </message>
    <message id="watch.event.discarded_hidden" numerus="yes">
        <source>**{who}** discards **{n}** card. | **{who}** discards **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** сбрасывает **{n}** карту.</numerusform>
            <numerusform>**{who}** сбрасывает **{n}** карты.</numerusform>
            <numerusform>**{who}** сбрасывает **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="watch.event.tormund_moved">
        <source>**{who}** moves Tormund: {hex}.</source>
        <translation>**{who}** перемещает Тормунда: {hex}.</translation>
    </message>
    <message id="watch.event.tormund_home">
        <source>**{who}** sends Tormund back to his camp.</source>
        <translation>**{who}** прогоняет Тормунда в его лагерь.</translation>
    </message>
    <message id="watch.event.card_stolen">
        <source>**{who}** robs **{victim}**: {cards}.</source>
        <extracomment>The victim's name is not declined: put “player” before it.</extracomment>
        <translation>**{who}** грабит игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.card_stolen_hidden">
        <source>**{who}** robs **{victim}** of a card.</source>
        <translation>**{who}** крадёт карту у игрока **{victim}**.</translation>
    </message>
    <message id="watch.event.offer_made">
        <source>**{who}** offers {give} for {want}.</source>
        <translation>**{who}** предлагает {give} за {want}.</translation>
    </message>
    <message id="watch.event.offer_made_open_want">
        <source>**{who}** offers {give} and listens.</source>
        <translation>**{who}** предлагает {give} и ждёт предложений.</translation>
    </message>
    <message id="watch.event.offer_made_open_give">
        <source>**{who}** needs {want} and listens.</source>
        <translation>**{who}** просит {want} и ждёт предложений.</translation>
    </message>
    <message id="watch.event.offer_made_to">
        <source>Only to {names}.</source>
        <extracomment>Names of players, not declined.</extracomment>
        <translation>Только для: {names}.</translation>
    </message>
    <message id="watch.event.offer_accepted">
        <source>**{who}** accepts.</source>
        <translation>**{who}** принимает предложение.</translation>
    </message>
    <message id="watch.event.offer_declined">
        <source>**{who}** declines.</source>
        <translation>**{who}** отклоняет предложение.</translation>
    </message>
    <message id="watch.event.offer_countered">
        <source>**{who}** would give {give} for {want}.</source>
        <translation>**{who}** отвечает: {give} за {want}.</translation>
    </message>
    <message id="watch.event.offer_failed">
        <source>Nobody takes the offer of **{who}**.</source>
        <translation>Предложение игрока **{who}** никто не принимает.</translation>
    </message>
    <message id="watch.event.offer_withdrawn">
        <source>**{who}** withdraws the offer.</source>
        <translation>**{who}** отзывает предложение.</translation>
    </message>
    <message id="watch.event.traded">
        <source>**{who}** gives **{partner}** {give} and gets {get}.</source>
        <translation>**{who}** меняется с игроком **{partner}**: {give} на {get}.</translation>
    </message>
    <message id="watch.event.trade_cancelled">
        <source>**{who}** and **{partner}** cannot trade: the cards are no longer there.</source>
        <translation>Обмен срывается, карт уже нет: **{who}** и **{partner}**.</translation>
    </message>
    <message id="watch.event.supply_traded">
        <source>**{who}** trades {give} for {get} with the supply.</source>
        <translation>**{who}** меняет с резервом {give} на {get}.</translation>
    </message>
    <message id="watch.event.proposed">
        <source>**{who}** proposes {give} for {want}.</source>
        <translation>**{who}** делает предложение: {give} за {want}.</translation>
    </message>
    <message id="watch.event.proposal_declined">
        <source>**{who}** declines the proposal of **{proposer}**.</source>
        <translation>**{who}** отклоняет предложение игрока **{proposer}**.</translation>
    </message>
    <message id="watch.event.offers_refused">
        <source>**{who}** hears no more offers this turn.</source>
        <translation>**{who}** больше не слушает предложений в этот ход.</translation>
    </message>
    <message id="watch.event.offers_heard">
        <source>**{who}** hears offers again.</source>
        <translation>**{who}** снова слушает предложения.</translation>
    </message>
    <message id="watch.event.road_built">
        <source>**{who}** builds a road: {path}.</source>
        <translation>**{who}** прокладывает дорогу: {path}.</translation>
    </message>
    <message id="watch.event.road_moved">
        <source>**{who}** moves a road: {origin} — {path}.</source>
        <translation>**{who}** переносит дорогу: {origin} — {path}.</translation>
    </message>
    <message id="watch.event.settlement_founded">
        <source>**{who}** founds a settlement: {place}.</source>
        <translation>**{who}** основывает поселение: {place}.</translation>
    </message>
    <message id="watch.event.keep_built">
        <source>**{who}** builds a keep: {place}.</source>
        <translation>**{who}** строит крепость: {place}.</translation>
    </message>
    <message id="watch.event.card_bought">
        <source>**{who}** buys a development card: **{card}**.</source>
        <translation>**{who}** покупает карту развития: **«{card}»**.</translation>
    </message>
    <message id="watch.event.card_bought_hidden">
        <source>**{who}** buys a development card.</source>
        <translation>**{who}** покупает карту развития.</translation>
    </message>
    <message id="watch.event.guard_posted">
        <source>**{who}** posts a guard: section **{section}**, post **{post}**.</source>
        <translation>**{who}** выставляет дозорного: участок **{section}**, пост **{post}**.</translation>
    </message>
    <message id="watch.event.guard_points_changed" numerus="yes">
        <source>**{who}** has **{n}** [glory] for guards. | **{who}** has **{n}** [glory] for guards.</source>
        <translation>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
        </translation>
    </message>
    <message id="watch.event.longest_road_taken">
        <source>**{who}** takes **Longest Road**: **{length}**.</source>
        <translation>**{who}** получает жетон **«Самый длинный тракт»**: длина **{length}**.</translation>
    </message>
    <message id="watch.event.longest_road_laid_aside">
        <source>**Longest Road** is laid aside.</source>
        <translation>Жетон **«Самый длинный тракт»** откладывают в сторону.</translation>
    </message>
    <message id="watch.event.largest_patrol_taken">
        <source>**{who}** takes **Largest Patrol**: **{patrols}**.</source>
        <translation>**{who}** получает жетон **«Самый большой отряд»**: дозоров **{patrols}**.</translation>
    </message>
    <message id="watch.event.largest_patrol_laid_aside">
        <source>**Largest Patrol** is laid aside.</source>
        <translation>Жетон **«Самый большой отряд»** откладывают в сторону.</translation>
    </message>
    <message id="watch.event.card_played">
        <source>**{who}** plays **{card}**.</source>
        <translation>**{who}** играет карту **«{card}»**.</translation>
    </message>
    <message id="watch.event.cards_taken">
        <source>**{who}** takes {cards} from the supply.</source>
        <translation>**{who}** берёт из резерва {cards}.</translation>
    </message>
    <message id="watch.event.tokens_revealed">
        <source>**{who}** turns up: {tokens}.</source>
        <extracomment>{tokens} is such as: warrior of the ice river, giant of the caves.</extracomment>
        <translation>**{who}** раскрывает: {tokens}.</translation>
    </message>
    <message id="watch.event.token">
        <source>{kind} {clan}</source>
        <extracomment>Such as: warrior of the caves.</extracomment>
        <translation>{kind} {clan}</translation>
    </message>
    <message id="watch.event.reserve_shuffled" numerus="yes">
        <source>The used tokens are shuffled: **{n}** in reserve. | The used tokens are shuffled: **{n}** in reserve.</source>
        <translation>
            <numerusform>Использованные жетоны перемешаны: в резерве **{n}**.</numerusform>
            <numerusform>Использованные жетоны перемешаны: в резерве **{n}**.</numerusform>
            <numerusform>Использованные жетоны перемешаны: в резерве **{n}**.</numerusform>
        </translation>
    </message>
    <message id="watch.event.mustered">
        <source>{kind:^} {clan}: camp **{camp}**.</source>
        <translation>{kind:^} {clan} занимает лагерь **{camp}**.</translation>
    </message>
    <message id="watch.event.none_left_to_muster">
        <source>{kind:^} {clan}: none is left in the Frostfangs.</source>
        <translation>{kind:^} {clan}: на Клыках Мороза таких больше нет.</translation>
    </message>
    <message id="watch.event.rush_began">
        <source>**{clan:^}** rushes!</source>
        <translation>**{clan:^}** идёт в набег!</translation>
    </message>
    <message id="watch.event.no_advance">
        <source>Nobody comes down trail **{number}**.</source>
        <translation>По тропе **{number}** никто не идёт.</translation>
    </message>
    <message id="watch.event.no_advance_quiet">
        <source>**{number}**: the north is quiet.</source>
        <translation>**{number}**: на севере тихо.</translation>
    </message>
    <message id="watch.event.advanced">
        <source>{kind:^} {clan} comes down trail **{trail}**.</source>
        <translation>{kind:^} {clan} идёт по тропе **{trail}**.</translation>
    </message>
    <message id="watch.event.crossed">
        <source>{kind:^} crosses the Wall: {hex}.</source>
        <extracomment>Warrior, climber or giant: all are of one gender.</extracomment>
        <translation>{kind:^} перебирается через Стену: {hex}.</translation>
    </message>
    <message id="watch.event.guard_lost">
        <source>**{who}** loses a guard on section **{section}**.</source>
        <translation>**{who}** теряет дозорного на участке **{section}**.</translation>
    </message>
    <message id="watch.event.giant_left">
        <source>The giant goes back to the Frostfangs.</source>
        <translation>Великан уходит на Клыки Мороза.</translation>
    </message>
    <message id="watch.event.invasion_began">
        <source>**Invasion** over section **{section}**!</source>
        <translation>**Вторжение** через участок **{section}**!</translation>
    </message>
    <message id="watch.event.invasion_marked">
        <source>Invasion **{n}** of **{most}**.</source>
        <translation>Вторжение **{n}** из **{most}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_gift">
        <source>{kind:^} leaves the Gift: {hex}.</source>
        <translation>{kind:^} покидает Дар: {hex}.</translation>
    </message>
    <message id="watch.event.wildling_removed_camp">
        <source>{kind:^} {clan} leaves camp **{camp}**.</source>
        <translation>{kind:^} {clan} покидает лагерь **{camp}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_clearing">
        <source>{kind:^} leaves clearing **{trails}**.</source>
        <translation>{kind:^} покидает опушку **{trails}**.</translation>
    </message>
    <message id="watch.event.hero_used">
        <source>**{who}** uses the hero **{hero}**.</source>
        <translation>**{who}** призывает на помощь **{hero:acc}**.</translation>
    </message>
    <message id="watch.event.hero_kept">
        <source>**{who}** keeps **{hero}**, side B.</source>
        <translation>**{who}** сохраняет **{hero:acc}**: сторона Б.</translation>
    </message>
    <message id="watch.event.hero_taken">
        <source>**{who}** takes the hero **{hero}**.</source>
        <translation>**{who}** берёт к себе **{hero:acc}**.</translation>
    </message>
    <message id="watch.event.hero_returned">
        <source>**{who}** returns **{hero}**.</source>
        <translation>**{who}** возвращает **{hero:acc}** в резерв героев.</translation>
    </message>
    <message id="watch.event.hero_lost_for_good">
        <source>**{who}** removes **{hero}** from the game.</source>
        <translation>**{who}** убирает **{hero:acc}** из игры.</translation>
    </message>
    <message id="watch.event.demand_made" numerus="yes">
        <source>**{who}** demands {what:acc} of {names}. | **{who}** demands {what:acc} of {names}.</source>
        <extracomment>{what} is a resource; so many {names} as counted.</extracomment>
        <translation>
            <numerusform>**{who}** требует {what:acc} у игрока {names}.</numerusform>
            <numerusform>**{who}** требует {what:acc} у игроков {names}.</numerusform>
            <numerusform>**{who}** требует {what:acc} у игроков {names}.</numerusform>
        </translation>
    </message>
    <message id="watch.event.demanded">
        <source>**{victim}** hands over {cards}.</source>
        <translation>**{victim}** отдаёт {cards}.</translation>
    </message>
    <message id="watch.event.demanded_in_vain">
        <source>**{victim}** has no {what:gen}.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>У игрока **{victim}** нет {what:gen}.</translation>
    </message>
    <message id="watch.event.given_back">
        <source>**{who}** gives **{to}** back {cards}.</source>
        <translation>**{who}** отдаёт взамен игроку **{to}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen">
        <source>**{who}** looks at the hand of **{victim}**: {cards}.</source>
        <translation>**{who}** смотрит карты игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen_hidden">
        <source>**{who}** looks at the hand of **{victim}**.</source>
        <translation>**{who}** смотрит карты игрока **{victim}**.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand">
        <source>**{who}** takes from **{victim}** {cards}.</source>
        <translation>**{who}** забирает у игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand_hidden">
        <source>**{who}** takes a card from **{victim}**.</source>
        <translation>**{who}** забирает карту у игрока **{victim}**.</translation>
    </message>
    <message id="watch.event.top_cards_seen">
        <source>**{who}** looks at the top of the deck: {cards}.</source>
        <translation>**{who}** смотрит верхние карты колоды: {cards}.</translation>
    </message>
    <message id="watch.event.top_cards_seen_hidden" numerus="yes">
        <source>**{who}** looks at **{n}** card of the deck. | **{who}** looks at the top **{n}** cards of the deck.</source>
        <translation>
            <numerusform>**{who}** смотрит **{n}** верхнюю карту колоды.</numerusform>
            <numerusform>**{who}** смотрит **{n}** верхние карты колоды.</numerusform>
            <numerusform>**{who}** смотрит **{n}** верхних карт колоды.</numerusform>
        </translation>
    </message>
    <message id="watch.event.card">
        <source>**{card}**</source>
        <extracomment>A card in a list; put it into the quotation marks of the language.</extracomment>
        <translation>**«{card}»**</translation>
    </message>
    <message id="watch.event.points_revealed">
        <source>**{who}** shows {cards}.</source>
        <translation>**{who}** раскрывает {cards}.</translation>
    </message>
    <message id="watch.event.game_won">
        <source>**{who}** wins with **{points}** [glory].</source>
        <translation>Побеждает **{who}**: **{points}** [glory].</translation>
    </message>
    <message id="watch.event.tragic_end_invasions">
        <source>The third invasion: the Watch has fallen.</source>
        <translation>Третье вторжение: Дозор пал.</translation>
    </message>
    <message id="watch.event.tragic_end_gift">
        <source>The Gift is overrun: the Watch has fallen.</source>
        <translation>Дар захвачен одичалыми: Дозор пал.</translation>
    </message>
    <message id="watch.event.tragic_end_winner" numerus="yes">
        <source>**{who}** held the Wall best: **{n}** guard. | **{who}** held the Wall best: **{n}** guards.</source>
        <translation>
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорный.</numerusform>
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорных.</numerusform>
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорных.</numerusform>
        </translation>
    </message>
    <message id="watch.event.tragic_end_nobody">
        <source>Nobody wins.</source>
        <translation>Победителя нет.</translation>
    </message>
</context>
</TS>
