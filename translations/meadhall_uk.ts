<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>games</name>
    <message id="game.watch.title">
        <source>Brotherhood of the Watch</source>
        <translation>Братство Нічної варти</translation>
    </message>
    <message id="game.watch.full">
        <source>A Game of Thrones Catan: Brotherhood of the Watch</source>
        <translation>Гра престолів: Catan. Братство Нічної варти</translation>
    </message>
    <message id="game.watch.caption">
        <source>Settle the Gift, hold the Wall</source>
        <extracomment>One line under the box.</extracomment>
        <translation>Заселяйте Дар, тримайте Стіну</translation>
    </message>
    <message id="game.watch.about">
        <source>Settle the Gift, trade and build. But guard the Wall together: when the wildlings break through three times, only the best guard still wins.</source>
        <translation>Заселяйте Дар, торгуйте й будуйте. Але Стіну бережіть разом: коли дикуни прорвуться тричі, переможе лише найкращий вартовий.</translation>
    </message>
    <message id="game.watch.players">
        <source>3–4 players</source>
        <translation>3–4 гравці</translation>
    </message>
    <message id="game.watch.minutes">
        <source>75</source>
        <translation>75</translation>
    </message>
    <message id="game.watch.facts">
        <source>{players} · {minutes} min</source>
        <extracomment>One line under the box.</extracomment>
        <translation>{players} · {minutes} хв</translation>
    </message>
    <message id="game.northgard.title">
        <source>Uncharted Lands</source>
        <translation>Незвідані землі</translation>
    </message>
    <message id="game.northgard.full">
        <source>Northgard: Uncharted Lands</source>
        <translation>Нортґард. Незвідані землі</translation>
    </message>
    <message id="game.northgard.caption">
        <source>Grow the map, close the regions</source>
        <translation>Розширюйте мапу, закривайте області</translation>
    </message>
    <message id="game.northgard.about">
        <source>Grow the map, close regions and gather glory. Three closed regions with large buildings win, or the greatest glory after seven years.</source>
        <translation>Розширюйте мапу, закривайте області, здобувайте славу. Перемога — три закриті області з великими спорудами або найбільша слава за сім років.</translation>
    </message>
    <message id="game.northgard.players">
        <source>2–5 players</source>
        <translation>2–5 гравців</translation>
    </message>
    <message id="game.northgard.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.northgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} хв</translation>
    </message>
    <message id="game.midgard.title">
        <source>Harbour of Champions</source>
        <translation>Гавань чемпіонів</translation>
    </message>
    <message id="game.midgard.full">
        <source>Champions of Midgard</source>
        <translation>Чемпіони Мідґарду</translation>
    </message>
    <message id="game.midgard.caption">
        <source>Hire warriors, slay monsters</source>
        <translation>Наймайте воїнів, бийте чудовиськ</translation>
    </message>
    <message id="game.midgard.about">
        <source>Send your people about the harbour, hire warriors and sail out against monsters. The greatest glory after eight rounds wins.</source>
        <translation>Розсилайте людей гаванню, наймайте воїнів і пливіть на чудовиськ. Переможе найбільша слава за вісім раундів.</translation>
    </message>
    <message id="game.midgard.players">
        <source>2–4 players</source>
        <translation>2–4 гравці</translation>
    </message>
    <message id="game.midgard.minutes">
        <source>80</source>
        <translation>80</translation>
    </message>
    <message id="game.midgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} хв</translation>
    </message>
    <message id="game.wild.title">
        <source>Gone Wild</source>
        <translation>Дікінг!</translation>
    </message>
    <message id="game.wild.full">
        <source>Vikings Gone Wild</source>
        <translation>Дікінг!</translation>
    </message>
    <message id="game.wild.caption">
        <source>Build, brew, rob your friends</source>
        <translation>Будуйте, варіть, грабуйте друзів</translation>
    </message>
    <message id="game.wild.about">
        <source>Build a village, brew beer, smelt gold and raid your neighbours. The most points win.</source>
        <translation>Будуйте село, варіть пиво, плавте золото й грабуйте сусідів. Переможе той, хто має найбільше очок.</translation>
    </message>
    <message id="game.wild.players">
        <source>2–4 players</source>
        <translation>2–4 гравці</translation>
    </message>
    <message id="game.wild.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.wild.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} хв</translation>
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
        <translation>Гаразд</translation>
    </message>
    <message id="shell.common.cancel">
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message id="shell.common.close">
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
    <message id="shell.common.back">
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message id="shell.common.yes">
        <source>Yes</source>
        <translation>Так</translation>
    </message>
    <message id="shell.common.no">
        <source>No</source>
        <translation>Ні</translation>
    </message>
    <message id="shell.common.open">
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message id="shell.common.delete">
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message id="shell.common.rename">
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message id="shell.common.save">
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message id="shell.common.retry">
        <source>Try again</source>
        <translation>Ще раз</translation>
    </message>
    <message id="shell.common.more">
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message id="shell.common.on">
        <source>On</source>
        <translation>Так</translation>
    </message>
    <message id="shell.common.off">
        <source>Off</source>
        <translation>Ні</translation>
    </message>
    <message id="shell.common.choose">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="shell.common.keep_playing">
        <source>Keep playing</source>
        <translation>Грати далі</translation>
    </message>
    <message id="shell.common.key_hint">
        <source>{what} ({key})</source>
        <extracomment>A tooltip: what a button does, and its key.</extracomment>
        <translation>{what} ({key})</translation>
    </message>
    <message id="shell.common.minutes" numerus="yes">
        <source>{n} min | {n} min</source>
        <translation>
            <numerusform>{n} хв</numerusform>
            <numerusform>{n} хв</numerusform>
            <numerusform>{n} хв</numerusform>
        </translation>
    </message>
    <message id="shell.common.players" numerus="yes">
        <source>{n} player | {n} players</source>
        <translation>
            <numerusform>{n} гравець</numerusform>
            <numerusform>{n} гравці</numerusform>
            <numerusform>{n} гравців</numerusform>
        </translation>
    </message>
    <message id="shell.list.two">
        <source>{a} and {b}</source>
        <extracomment>Two things, or the last two of a list.</extracomment>
        <translation>{a} та {b}</translation>
    </message>
    <message id="shell.list.more">
        <source>{a}, {b}</source>
        <extracomment>All but the last two things of a list.</extracomment>
        <translation>{a}, {b}</translation>
    </message>
    <message id="shell.list.either">
        <source>{a} or {b}</source>
        <translation>{a} або {b}</translation>
    </message>
    <message id="shell.home.title">
        <source>Home</source>
        <translation>Головна</translation>
    </message>
    <message id="shell.home.tagline">
        <source>Four games of the North at one table</source>
        <translation>Чотири північні ігри за одним столом</translation>
    </message>
    <message id="shell.home.new_game">
        <source>New game</source>
        <translation>Нова партія</translation>
    </message>
    <message id="shell.home.box_hint">
        <source>Set up a new game</source>
        <translation>Підготувати нову партію</translation>
    </message>
    <message id="shell.home.soon">
        <source>Still being carved</source>
        <extracomment>On a box whose game does not exist yet.</extracomment>
        <translation>Ще вирізаємо з дуба</translation>
    </message>
    <message id="shell.home.soon_hint">
        <source>The rules of this game are not in the program yet.</source>
        <translation>Правил цієї гри в програмі поки немає.</translation>
    </message>
    <message id="shell.home.continue_heading">
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message id="shell.home.continue_nothing">
        <source>No game is waiting</source>
        <translation>Жодна партія не чекає</translation>
    </message>
    <message id="shell.home.continue_nothing_detail">
        <source>Take a box from the shelf: a game you leave will wait here.</source>
        <translation>Візьміть коробку з полиці: залишена партія чекатиме тут.</translation>
    </message>
    <message id="shell.home.continue_button">
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message id="shell.home.continue_title">
        <source>{game} — turn {turn}</source>
        <extracomment>{game} is a title, {turn} a number.</extracomment>
        <translation>{game} — хід {turn}</translation>
    </message>
    <message id="shell.home.continue_moves">
        <source>{who} to move</source>
        <extracomment>{who} is a player's name, which has no grammatical gender.</extracomment>
        <translation>Ходить {who}</translation>
    </message>
    <message id="shell.home.continue_other">
        <source>Other saves</source>
        <translation>Інші партії</translation>
    </message>
    <message id="shell.home.at_table" numerus="yes">
        <source>{n} at the table | {n} at the table</source>
        <translation>
            <numerusform>{n} за столом</numerusform>
            <numerusform>{n} за столом</numerusform>
            <numerusform>{n} за столом</numerusform>
        </translation>
    </message>
    <message id="shell.home.saved_when">
        <source>saved {when}</source>
        <extracomment>{when} is such as: today, 18:40.</extracomment>
        <translation>збережено {when}</translation>
    </message>
    <message id="shell.home.recovered">
        <source>The program was closed in the middle of this game. Nothing is lost.</source>
        <translation>Програма закрилася посеред цієї партії. Нічого не втрачено.</translation>
    </message>
    <message id="shell.home.learn_heading">
        <source>Learn</source>
        <translation>Навчання</translation>
    </message>
    <message id="shell.home.learn_soon">
        <source>Lessons are still to come</source>
        <translation>Уроки ще попереду</translation>
    </message>
    <message id="shell.home.learn_soon_detail">
        <source>Until then, every button and every place on the board says what it does.</source>
        <translation>А поки кожна кнопка й кожне місце на полі самі скажуть, для чого вони.</translation>
    </message>
    <message id="shell.home.learn_button">
        <source>Start lesson</source>
        <translation>Почати урок</translation>
    </message>
    <message id="shell.home.hall">
        <source>Saved games</source>
        <translation>Збережені партії</translation>
    </message>
    <message id="shell.home.rules">
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message id="shell.home.rules_soon">
        <source>The almanac of rules is still to come.</source>
        <translation>Альманах із правилами ще попереду.</translation>
    </message>
    <message id="shell.home.settings">
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message id="shell.home.about">
        <source>About</source>
        <translation>Про програму</translation>
    </message>
    <message id="shell.home.quit">
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message id="shell.home.keys">
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message id="shell.home.language_hint">
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message id="shell.home.night">
        <source>Night hall</source>
        <translation>Нічна зала</translation>
    </message>
    <message id="shell.home.day">
        <source>Day hall</source>
        <translation>Денна зала</translation>
    </message>
    <message id="shell.home.room_hint">
        <source>Light or dark room</source>
        <translation>Світла чи темна зала</translation>
    </message>
    <message id="shell.home.sound_hint">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="shell.when.today">
        <source>today, {time}</source>
        <translation>сьогодні, {time}</translation>
    </message>
    <message id="shell.when.yesterday">
        <source>yesterday, {time}</source>
        <translation>вчора, {time}</translation>
    </message>
    <message id="shell.when.date">
        <source>{date}, {time}</source>
        <extracomment>Both are written in the manner of the language.</extracomment>
        <translation>{date}, {time}</translation>
    </message>
    <message id="shell.setup.title">
        <source>New game</source>
        <translation>Нова партія</translation>
    </message>
    <message id="shell.setup.seats_heading">
        <source>Who is at the table</source>
        <translation>Хто за столом</translation>
    </message>
    <message id="shell.setup.seats_note">
        <source>The order here is the order of turns</source>
        <translation>Порядок місць — порядок ходів</translation>
    </message>
    <message id="shell.setup.person">
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message id="shell.setup.computer">
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
    <message id="shell.setup.level_random">
        <source>Novice</source>
        <extracomment>The weakest computer player: it moves at random.</extracomment>
        <translation>Новачок</translation>
    </message>
    <message id="shell.setup.level_random_hint">
        <source>Moves at random, for a first look at the rules</source>
        <translation>Ходить навмання: для першого знайомства з правилами</translation>
    </message>
    <message id="shell.setup.level_steady">
        <source>Steady</source>
        <extracomment>A computer player who plays by sound rules of thumb.</extracomment>
        <translation>Бувалий</translation>
    </message>
    <message id="shell.setup.level_steady_hint">
        <source>Plans its settlements, guards the Wall and bargains</source>
        <translation>Обирає місця для поселень, береже Стіну й торгується</translation>
    </message>
    <message id="shell.setup.name_label">
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message id="shell.setup.name_placeholder">
        <source>Name of the player</source>
        <translation>Ім’я гравця</translation>
    </message>
    <message id="shell.setup.name_default">
        <source>Player {n}</source>
        <extracomment>The name of a seat until somebody types another one.</extracomment>
        <translation>Гравець {n}</translation>
    </message>
    <message id="shell.setup.colour_label">
        <source>Colour and device</source>
        <translation>Колір і знак</translation>
    </message>
    <message id="shell.setup.colour_hint">
        <source>Every banner has its own cut and its own device</source>
        <translation>У кожного прапора свій крій і свій знак</translation>
    </message>
    <message id="shell.setup.private_hand">
        <source>The hand is hidden behind the curtain between turns</source>
        <translation>Карти сховано за завісою між ходами</translation>
    </message>
    <message id="shell.setup.private_none">
        <source>One person and computers: no curtain is needed</source>
        <translation>Одна людина й комп’ютери: завіса не потрібна</translation>
    </message>
    <message id="shell.setup.move_up">
        <source>Move up</source>
        <translation>Вище</translation>
    </message>
    <message id="shell.setup.move_down">
        <source>Move down</source>
        <translation>Нижче</translation>
    </message>
    <message id="shell.setup.remove">
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
    <message id="shell.setup.drag">
        <source>Drag to change the order</source>
        <translation>Перетягніть, щоб змінити порядок</translation>
    </message>
    <message id="shell.setup.add_seat">
        <source>Add a player</source>
        <extracomment>The dashed row below the seats.</extracomment>
        <translation>Додати гравця</translation>
    </message>
    <message id="shell.setup.add_second">
        <source>Add a second player</source>
        <translation>Додати другого гравця</translation>
    </message>
    <message id="shell.setup.add_third">
        <source>Add a third player</source>
        <translation>Додати третього гравця</translation>
    </message>
    <message id="shell.setup.add_fourth">
        <source>Add a fourth player</source>
        <translation>Додати четвертого гравця</translation>
    </message>
    <message id="shell.setup.add_fifth">
        <source>Add a fifth player</source>
        <translation>Додати п’ятого гравця</translation>
    </message>
    <message id="shell.setup.quick_two">
        <source>Quick game for two</source>
        <translation>Швидка гра на двох</translation>
    </message>
    <message id="shell.setup.quick_solo">
        <source>Me and computers</source>
        <extracomment>A button: one person, the other seats are computers.</extracomment>
        <translation>Я і комп’ютери</translation>
    </message>
    <message id="shell.setup.load">
        <source>Load</source>
        <translation>Завантажити</translation>
    </message>
    <message id="shell.setup.colours_note">
        <source>Colours hold for colour-blind eyes: every banner has its own cut and device.</source>
        <translation>Кольори розрізнять і дальтоніки: у кожного прапора свій крій і свій знак.</translation>
    </message>
    <message id="shell.setup.options_heading">
        <source>Rules of the game</source>
        <translation>Правила партії</translation>
    </message>
    <message id="shell.setup.options_more">
        <source>More rules</source>
        <translation>Ще правила</translation>
    </message>
    <message id="shell.setup.options_reset">
        <source>Usual rules</source>
        <translation>Звичайні правила</translation>
    </message>
    <message id="shell.setup.seed_label">
        <source>Seed of chance</source>
        <translation>Зерно випадковості</translation>
    </message>
    <message id="shell.setup.seed_other">
        <source>Another</source>
        <extracomment>A button: draw another seed.</extracomment>
        <translation>Інше</translation>
    </message>
    <message id="shell.setup.seed_note">
        <source>The same seed gives the same board and cards: good for a rematch or a dispute.</source>
        <translation>Те саме зерно — те саме поле й ті самі карти: зручно для реваншу й суперечок.</translation>
    </message>
    <message id="shell.setup.seed_bad">
        <source>A seed is a number from 0 to {most}.</source>
        <translation>Зерно — число від 0 до {most}.</translation>
    </message>
    <message id="shell.setup.undo_label">
        <source>Undo</source>
        <translation>Відміна ходів</translation>
    </message>
    <message id="shell.setup.undo_strict">
        <source>Until something new is known</source>
        <translation>Доки не відкрилося нове</translation>
    </message>
    <message id="shell.setup.undo_free">
        <source>Always</source>
        <translation>Завжди</translation>
    </message>
    <message id="shell.setup.undo_note">
        <source>Freely lifted undo may show what was hidden: a rule among friends.</source>
        <translation>Без обмежень відміна може показати приховане: правило для своїх.</translation>
    </message>
    <message id="shell.setup.start">
        <source>Start the game</source>
        <translation>Почати партію</translation>
    </message>
    <message id="shell.setup.about_time">
        <source>About {minutes} min</source>
        <extracomment>Of the whole game, for the number of players chosen.</extracomment>
        <translation>Близько {minutes} хв</translation>
    </message>
    <message id="shell.setup.first_lesson">
        <source>First the lesson “{lesson}”</source>
        <translation>Спершу урок «{lesson}»</translation>
    </message>
    <message id="shell.setup.bad_name">
        <source>This name is too long or has signs that no save can hold.</source>
        <translation>Ім’я задовге або має знаки, яких не можна зберегти.</translation>
    </message>
    <message id="shell.setup.empty_name">
        <source>Every player needs a name.</source>
        <translation>Кожен гравець мусить мати ім’я.</translation>
    </message>
    <message id="shell.setup.same_name">
        <source>Two players are called {name}.</source>
        <translation>Ім’я {name} мають двоє.</translation>
    </message>
    <message id="shell.setup.bad_number">
        <source>With these rules {range} can play.</source>
        <extracomment>{range} is such as: 3–4 players.</extracomment>
        <translation>За такими правилами грають: {range}.</translation>
    </message>
    <message id="shell.setup.bad_options">
        <source>These rules do not go together.</source>
        <translation>Ці правила не поєднуються.</translation>
    </message>
    <message id="shell.setup.no_people">
        <source>Only computers play: you will look on.</source>
        <translation>Грають самі комп’ютери: ви дивитиметеся.</translation>
    </message>
    <message id="shell.setup.span" numerus="yes">
        <source>{span} player | {span} players</source>
        <extracomment>{span} is such as: 3–4; {n} is its greater number.</extracomment>
        <translation>
            <numerusform>{span} гравець</numerusform>
            <numerusform>{span} гравці</numerusform>
            <numerusform>{span} гравців</numerusform>
        </translation>
    </message>
    <message id="shell.setup.bad_option">
        <source>“{rule}” does not go with the other rules chosen.</source>
        <translation>«{rule}» не поєднується з рештою правил.</translation>
    </message>
    <message id="shell.setup.not_with_these">
        <source>It does not go with the other rules chosen.</source>
        <translation>Не поєднується з рештою обраних правил.</translation>
    </message>
    <message id="shell.setup.guest_1">
        <source>Ingrid</source>
        <extracomment>Names of the players until somebody types others.</extracomment>
        <translation>Інґрід</translation>
    </message>
    <message id="shell.setup.guest_2">
        <source>Björn</source>
        <translation>Б’єрн</translation>
    </message>
    <message id="shell.setup.guest_3">
        <source>Helga</source>
        <translation>Гельґа</translation>
    </message>
    <message id="shell.setup.guest_4">
        <source>Ulf</source>
        <translation>Ульф</translation>
    </message>
    <message id="shell.setup.guest_5">
        <source>Astrid</source>
        <translation>Астрід</translation>
    </message>
    <message id="shell.setup.at_least_two">
        <source>At least two play.</source>
        <translation>Грають щонайменше двоє.</translation>
    </message>
    <message id="shell.setup.no_up">
        <source>This seat is the first.</source>
        <translation>Це місце й так перше.</translation>
    </message>
    <message id="shell.setup.no_down">
        <source>This seat is the last.</source>
        <translation>Це місце й так останнє.</translation>
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
        <translation>Бурштин</translation>
    </message>
    <message id="shell.colour.birch">
        <source>Birch</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Береза</translation>
    </message>
    <message id="shell.colour.heather">
        <source>Heather</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Верес</translation>
    </message>
    <message id="shell.colour.madder_look">
        <source>Madder red, double chevron</source>
        <extracomment>Colour and device of a banner, also read aloud.</extracomment>
        <translation>Червона марена, подвійний шеврон</translation>
    </message>
    <message id="shell.colour.woad_look">
        <source>Woad blue, three pales</source>
        <translation>Синя вайда, три стовпи</translation>
    </message>
    <message id="shell.colour.amber_look">
        <source>Amber yellow, ring</source>
        <translation>Жовтий бурштин, кільце</translation>
    </message>
    <message id="shell.colour.birch_look">
        <source>Birch white, saltire</source>
        <translation>Біла береза, косий хрест</translation>
    </message>
    <message id="shell.colour.heather_look">
        <source>Heather purple, hollow lozenge</source>
        <translation>Ліловий верес, порожній ромб</translation>
    </message>
    <message id="shell.settings.title">
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message id="shell.settings.heading_look">
        <source>Look</source>
        <translation>Вигляд</translation>
    </message>
    <message id="shell.settings.heading_words">
        <source>Language and text</source>
        <translation>Мова й текст</translation>
    </message>
    <message id="shell.settings.heading_play">
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message id="shell.settings.heading_motion">
        <source>Motion and sound</source>
        <translation>Рух і звук</translation>
    </message>
    <message id="shell.settings.heading_eyes">
        <source>Seeing and hearing</source>
        <translation>Зір і слух</translation>
    </message>
    <message id="shell.settings.language">
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message id="shell.settings.language_detail">
        <source>Changes at once, the saga included</source>
        <translation>Змінюється одразу, у літописі теж</translation>
    </message>
    <message id="shell.settings.room">
        <source>Room</source>
        <translation>Зала</translation>
    </message>
    <message id="shell.settings.room_dark">
        <source>Night</source>
        <translation>Ніч</translation>
    </message>
    <message id="shell.settings.room_light">
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message id="shell.settings.room_system">
        <source>System</source>
        <translation>Як у системі</translation>
    </message>
    <message id="shell.settings.room_detail">
        <source>“System” follows the colours of your desktop</source>
        <translation>«Як у системі» відповідає кольорам вашого робочого стола</translation>
    </message>
    <message id="shell.settings.text_size">
        <source>Text size</source>
        <translation>Розмір тексту</translation>
    </message>
    <message id="shell.settings.text_size_detail">
        <source>Of all words, from 90 to 130 per cent</source>
        <translation>Усіх слів, від 90 до 130 відсотків</translation>
    </message>
    <message id="shell.settings.interface_scale">
        <source>Interface scale</source>
        <translation>Масштаб</translation>
    </message>
    <message id="shell.settings.interface_scale_detail">
        <source>Makes everything larger or smaller</source>
        <translation>Збільшує або зменшує все одразу</translation>
    </message>
    <message id="shell.settings.scale_auto">
        <source>By window</source>
        <translation>Під вікно</translation>
    </message>
    <message id="shell.settings.percent">
        <source>{n} %</source>
        <translation>{n} %</translation>
    </message>
    <message id="shell.settings.speed">
        <source>Speed of motion</source>
        <translation>Швидкість руху</translation>
    </message>
    <message id="shell.settings.speed_value">
        <source>{n}×</source>
        <extracomment>Such as 2×: twice as fast.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="shell.settings.speed_off">
        <source>Off</source>
        <translation>Без руху</translation>
    </message>
    <message id="shell.settings.speed_detail">
        <source>Of pieces, dice and the turns of computers</source>
        <translation>Фігурок, кубиків і ходів комп’ютера</translation>
    </message>
    <message id="shell.settings.reduced_motion">
        <source>Reduced motion</source>
        <translation>Менше руху</translation>
    </message>
    <message id="shell.settings.reduced_motion_detail">
        <source>Things fade instead of moving</source>
        <translation>Усе проявляється на місці, а не летить</translation>
    </message>
    <message id="shell.settings.sound">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="shell.settings.sound_detail">
        <source>Dice, pieces and the horn</source>
        <translation>Кубики, фігурки й ріг</translation>
    </message>
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Перепитувати</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask once more before what cannot be undone</source>
        <oldsource>What asks once more before it happens</oldsource>
        <translation>Уточнювати перед тим, чого вже не відмінити</translation>
    </message>
    <message id="shell.settings.confirm_never">
        <source>Never</source>
        <translation>Ніколи</translation>
    </message>
    <message id="shell.settings.confirm_some">
        <source>Final only</source>
        <extracomment>Ask before what cannot be undone.</extracomment>
        <translation>Про безповоротне</translation>
    </message>
    <message id="shell.settings.confirm_always">
        <source>Always</source>
        <translation>Завжди</translation>
    </message>
    <message id="shell.settings.undo">
        <source>Undo</source>
        <translation>Відміна ходів</translation>
    </message>
    <message id="shell.settings.undo_detail">
        <source>For new games</source>
        <translation>Для нових партій</translation>
    </message>
    <message id="shell.settings.undo_strict">
        <source>Fair</source>
        <extracomment>Undo goes back only until something new was learnt.</extracomment>
        <translation>Чесна</translation>
    </message>
    <message id="shell.settings.undo_free">
        <source>Free</source>
        <extracomment>Everything can be undone.</extracomment>
        <translation>Вільна</translation>
    </message>
    <message id="shell.settings.patterns">
        <source>Patterns for colours</source>
        <translation>Візерунки до кольорів</translation>
    </message>
    <message id="shell.settings.patterns_detail">
        <source>Hatches and devices beside every colour</source>
        <translation>Штрихування й знаки поруч із кожним кольором</translation>
    </message>
    <message id="shell.settings.curtain">
        <source>Curtain</source>
        <translation>Завіса</translation>
    </message>
    <message id="shell.settings.curtain_detail">
        <source>When a hand is to be seen by one person only</source>
        <translation>Коли карти має бачити лише одна людина</translation>
    </message>
    <message id="shell.settings.curtain_always">
        <source>Every time</source>
        <translation>Щоразу</translation>
    </message>
    <message id="shell.settings.curtain_people">
        <source>Between people</source>
        <extracomment>The curtain falls only when another person comes.</extracomment>
        <translation>Між людьми</translation>
    </message>
    <message id="shell.settings.fullscreen">
        <source>Full screen</source>
        <translation>На весь екран</translation>
    </message>
    <message id="shell.settings.reset">
        <source>Restore defaults</source>
        <translation>Повернути звичайне</translation>
    </message>
    <message id="shell.settings.reset_ask">
        <source>Set everything on this page back?</source>
        <translation>Повернути все на цій сторінці до звичайного?</translation>
    </message>
    <message id="shell.settings.data_folder">
        <source>Your games lie in {folder}</source>
        <translation>Ваші партії лежать у теці {folder}</translation>
    </message>
    <message id="shell.settings.unreadable">
        <source>The settings could not be read; the usual ones are used.</source>
        <translation>Налаштування не прочиталися; узято звичайні.</translation>
    </message>
    <message id="shell.settings.not_saved">
        <source>The settings could not be saved: {why}.</source>
        <translation>Налаштування не збереглися: {why}.</translation>
    </message>
    <message id="shell.settings.ignored">
        <source>One setting could not be read and is as usual: {name}.</source>
        <extracomment>{name} is a word of the settings file.</extracomment>
        <translation>Одне налаштування не прочиталося; узято звичайне: {name}.</translation>
    </message>
    <message id="shell.saves.title">
        <source>Saved games</source>
        <translation>Збережені партії</translation>
    </message>
    <message id="shell.saves.heading_autosave">
        <source>Unfinished games</source>
        <translation>Незавершені</translation>
    </message>
    <message id="shell.saves.heading_saved">
        <source>Saved by you</source>
        <translation>Збережені вами</translation>
    </message>
    <message id="shell.saves.heading_broken">
        <source>Cannot be opened</source>
        <translation>Не відкриваються</translation>
    </message>
    <message id="shell.saves.empty">
        <source>Nothing is saved yet</source>
        <translation>Поки нічого не збережено</translation>
    </message>
    <message id="shell.saves.empty_detail">
        <source>Every game is written down by itself after each action.</source>
        <translation>Кожна партія записується сама після кожної дії.</translation>
    </message>
    <message id="shell.saves.open">
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message id="shell.saves.delete">
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message id="shell.saves.rename">
        <source>Rename</source>
        <translation>Перейменувати</translation>
    </message>
    <message id="shell.saves.import">
        <source>From a file…</source>
        <extracomment>A button: open a save that lies elsewhere.</extracomment>
        <translation>З файлу…</translation>
    </message>
    <message id="shell.saves.delete_ask">
        <source>Delete the game of {when}?</source>
        <translation>Видалити партію: {when}?</translation>
    </message>
    <message id="shell.saves.delete_detail">
        <source>It cannot be brought back.</source>
        <translation>Повернути її не вдасться.</translation>
    </message>
    <message id="shell.saves.delete_broken_ask">
        <source>Delete the file {name}?</source>
        <extracomment>A file that is no game, or a broken one.</extracomment>
        <translation>Видалити файл {name}?</translation>
    </message>
    <message id="shell.saves.turn">
        <source>Turn {turn}</source>
        <translation>Хід {turn}</translation>
    </message>
    <message id="shell.saves.players_list">
        <source>{names}</source>
        <extracomment>Names of the players, separated by commas.</extracomment>
        <translation>{names}</translation>
    </message>
    <message id="shell.saves.actions" numerus="yes">
        <source>{n} action | {n} actions</source>
        <translation>
            <numerusform>{n} дія</numerusform>
            <numerusform>{n} дії</numerusform>
            <numerusform>{n} дій</numerusform>
        </translation>
    </message>
    <message id="shell.saves.finished">
        <source>Finished</source>
        <translation>Завершена</translation>
    </message>
    <message id="shell.saves.name_label">
        <source>Name of the save</source>
        <translation>Назва</translation>
    </message>
    <message id="shell.saves.name_default">
        <source>{game}, turn {turn}</source>
        <extracomment>The name offered for a new save.</extracomment>
        <translation>{game}, хід {turn}</translation>
    </message>
    <message id="shell.saves.saved">
        <source>Saved as “{name}”.</source>
        <translation>Збережено: «{name}».</translation>
    </message>
    <message id="shell.saves.file_filter">
        <source>Games of Meadhall</source>
        <translation>Партії Meadhall</translation>
    </message>
    <message id="shell.saves.overwrite_ask">
        <source>Replace the save “{name}”?</source>
        <translation>Замінити запис «{name}»?</translation>
    </message>
    <message id="shell.saves.not_saved">
        <source>The game could not be saved: {why}.</source>
        <translation>Партію не вдалося зберегти: {why}.</translation>
    </message>
    <message id="shell.saves.not_deleted">
        <source>It could not be deleted: {why}.</source>
        <translation>Видалити не вдалося: {why}.</translation>
    </message>
    <message id="shell.bad_save.title">
        <source>This game cannot be opened</source>
        <translation>Цю партію не відкрити</translation>
    </message>
    <message id="shell.bad_save.missing">
        <source>The file is no longer there.</source>
        <translation>Цього файлу більше немає.</translation>
    </message>
    <message id="shell.bad_save.not_a_file">
        <source>This is not a file.</source>
        <translation>Це не файл.</translation>
    </message>
    <message id="shell.bad_save.unreadable">
        <source>The system would not let the file be read.</source>
        <translation>Система не дала прочитати файл.</translation>
    </message>
    <message id="shell.bad_save.empty">
        <source>The file is empty.</source>
        <translation>Файл порожній.</translation>
    </message>
    <message id="shell.bad_save.too_large">
        <source>The file is larger than any game can be.</source>
        <translation>Файл більший, ніж бувають партії.</translation>
    </message>
    <message id="shell.bad_save.not_compressed">
        <source>This is no saved game, or it broke on its way here.</source>
        <translation>Це не збережена партія, або вона зіпсувалася дорогою.</translation>
    </message>
    <message id="shell.bad_save.cut_short">
        <source>The end of the file is missing.</source>
        <translation>У файлі бракує кінця.</translation>
    </message>
    <message id="shell.bad_save.not_a_save">
        <source>This is some other file, not a saved game.</source>
        <translation>Це інший файл, не партія.</translation>
    </message>
    <message id="shell.bad_save.newer_format">
        <source>It was saved by a newer Meadhall. Update the program to open it.</source>
        <translation>Партію збережено новішою програмою. Оновіть Meadhall, щоб її відкрити.</translation>
    </message>
    <message id="shell.bad_save.unknown_game">
        <source>It is a game of “{game}”, which this Meadhall does not have.</source>
        <translation>Це партія в «{game}», а такої гри тут немає.</translation>
    </message>
    <message id="shell.bad_save.damaged">
        <source>The file is damaged.</source>
        <translation>Файл пошкоджено.</translation>
    </message>
    <message id="shell.bad_save.no_position">
        <source>The rules have changed since, and no position of this game can be played on.</source>
        <translation>Правила відтоді змінилися, і з жодного місця цієї партії грати далі не можна.</translation>
    </message>
    <message id="shell.save_failed.disk_full">
        <source>the disk is full</source>
        <translation>на диску немає місця</translation>
    </message>
    <message id="shell.save_failed.not_allowed">
        <source>the folder cannot be written to</source>
        <translation>до теки не можна писати</translation>
    </message>
    <message id="shell.save_failed.too_long">
        <source>the game has grown too long</source>
        <translation>партія задовга</translation>
    </message>
    <message id="shell.save_failed.failed">
        <source>the system refused</source>
        <translation>система відмовила</translation>
    </message>
    <message id="shell.notice.autosave_failed">
        <source>The game is not being written down: {why}. Play on, but do not close the program.</source>
        <translation>Партія не записується: {why}. Грайте далі, але не закривайте програму.</translation>
    </message>
    <message id="shell.notice.autosave_works">
        <source>The game is written down again.</source>
        <translation>Партія знову записується.</translation>
    </message>
    <message id="shell.notice.autosave_stays">
        <source>The finished game still lies among the unfinished ones: {why}.</source>
        <translation>Завершена партія лишилася серед незавершених: {why}.</translation>
    </message>
    <message id="shell.notice.branches_lost" numerus="yes">
        <source>{n} undone line no longer fits and was left out. | {n} undone lines no longer fit and were left out.</source>
        <translation>
            <numerusform>{n} відмінена лінія більше не пасує, її пропущено.</numerusform>
            <numerusform>{n} відмінені лінії більше не пасують, їх пропущено.</numerusform>
            <numerusform>{n} відмінених ліній більше не пасують, їх пропущено.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.resumed_rules">
        <source>The rules have changed since. The game goes on from action {line} of {lines}.</source>
        <translation>Правила відтоді змінилися. Партія триває від дії {line} із {lines}.</translation>
    </message>
    <message id="shell.notice.resumed">
        <source>The end of this save does not fit. The game goes on from action {line} of {lines}.</source>
        <translation>Кінець цього запису не сходиться. Партія триває від дії {line} із {lines}.</translation>
    </message>
    <message id="shell.about.title">
        <source>About Meadhall</source>
        <translation>Про програму</translation>
    </message>
    <message id="shell.about.version">
        <source>Version {version}</source>
        <translation>Версія {version}</translation>
    </message>
    <message id="shell.about.heading_what">
        <source>What it is</source>
        <translation>Що це</translation>
    </message>
    <message id="shell.about.what">
        <source>A warm room for long evenings: four board games of the North on your own computer, for friends around one screen and for computer players when the friends are snowed in.</source>
        <translation>Тепла кімната для довгих вечорів: чотири північні настільні ігри на вашому комп’ютері — для друзів біля одного екрана й для комп’ютерних суперників, коли друзів занесло снігом.</translation>
    </message>
    <message id="shell.about.heading_notice">
        <source>A work of fans</source>
        <translation>Робота шанувальників</translation>
    </message>
    <message id="shell.about.notice">
        <source>Meadhall is made by fans, for love, and is not commercial. It is not affiliated with, endorsed by or connected to the publishers or the authors of these games. The names of the games and all trademarks belong to their owners. Meadhall contains no art and no text of the published games: pictures and words are our own.</source>
        <translation>Meadhall — некомерційна програма, яку шанувальники зробили з любові до ігор. Вона не пов’язана з видавцями й авторами цих ігор і не схвалена ними. Назви ігор і всі торговельні марки належать їхнім власникам. У Meadhall немає ні малюнків, ні текстів виданих ігор: малюнки й слова — наші власні.</translation>
    </message>
    <message id="shell.about.buy">
        <source>If you like a game, buy it: the box is the better half.</source>
        <translation>Сподобалася гра — купіть її: коробка — краща її половина.</translation>
    </message>
    <message id="shell.about.heading_games">
        <source>The games</source>
        <translation>Ігри</translation>
    </message>
    <message id="shell.about.heading_licences">
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message id="shell.about.licence_code">
        <source>Program: MIT. Pictures and texts: CC BY 4.0.</source>
        <translation>Програма: MIT. Малюнки й тексти: CC BY 4.0.</translation>
    </message>
    <message id="shell.about.licence_fonts">
        <source>Fonts: Vollkorn SC, Piazzolla, Source Sans 3 and Yeseva One, under the Open Font License.</source>
        <translation>Шрифти: Vollkorn SC, Piazzolla, Source Sans 3 та Yeseva One, ліцензія Open Font License.</translation>
    </message>
    <message id="shell.about.licence_qt">
        <source>The window is built with Qt and PySide6, under the LGPL.</source>
        <translation>Вікно побудовано на Qt і PySide6, ліцензія LGPL.</translation>
    </message>
    <message id="shell.about.show_licences">
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message id="shell.about.copy">
        <source>Copy details</source>
        <extracomment>A button: version and system to the clipboard, for a report.</extracomment>
        <translation>Скопіювати</translation>
    </message>
    <message id="shell.ask.quit">
        <source>Quit Meadhall?</source>
        <translation>Вийти з Meadhall?</translation>
    </message>
    <message id="shell.ask.quit_detail">
        <source>The game is written down and waits on the home page.</source>
        <translation>Партію записано, вона чекає на головній сторінці.</translation>
    </message>
    <message id="shell.ask.quit_button">
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message id="shell.ask.quit_unsaved">
        <source>The game is not written down</source>
        <translation>Партію не записано</translation>
    </message>
    <message id="shell.ask.quit_unsaved_detail">
        <source>It could not be saved: {why}. Quit all the same?</source>
        <translation>Зберегти не вдалося: {why}. Усе одно вийти?</translation>
    </message>
    <message id="shell.ask.leave">
        <source>Leave the table?</source>
        <translation>Встати з-за столу?</translation>
    </message>
    <message id="shell.ask.leave_detail">
        <source>The game is written down and waits on the home page.</source>
        <translation>Партію записано, вона чекає на головній сторінці.</translation>
    </message>
    <message id="shell.ask.leave_button">
        <source>Leave</source>
        <translation>Встати</translation>
    </message>
    <message id="shell.ask.give_up">
        <source>Give this game up?</source>
        <translation>Покинути цю партію?</translation>
    </message>
    <message id="shell.ask.give_up_detail">
        <source>It is removed from the unfinished games. Nobody wins.</source>
        <translation>Вона зникне з незавершених. Переможця не буде.</translation>
    </message>
    <message id="shell.ask.give_up_button">
        <source>Give up</source>
        <translation>Покинути</translation>
    </message>
    <message id="shell.ask.bot_failed">
        <source>A computer player does not answer</source>
        <translation>Комп’ютерний гравець не відповідає</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is written down. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партію записано. Покличте його ще раз або встаньте з-за столу й поверніться пізніше.</translation>
    </message>
    <message id="shell.ask.replace">
        <source>Start another game?</source>
        <translation>Почати іншу партію?</translation>
    </message>
    <message id="shell.ask.replace_detail">
        <source>The one on the table stays among the unfinished games.</source>
        <translation>Та, що на столі, лишиться серед незавершених.</translation>
    </message>
    <message id="shell.ask.replace_button">
        <source>Start</source>
        <translation>Почати</translation>
    </message>
    <message id="shell.trouble.title">
        <source>Something went wrong</source>
        <translation>Щось негаразд</translation>
    </message>
    <message id="shell.trouble.detail">
        <source>The game is written down as it was before. You can go on.</source>
        <translation>Партію записано такою, якою була. Можна грати далі.</translation>
    </message>
    <message id="shell.trouble.log">
        <source>What happened stands in {file}.</source>
        <extracomment>{file} is the place of a log file.</extracomment>
        <translation>Що сталося, записано у файлі {file}.</translation>
    </message>
    <message id="shell.trouble.data_folder">
        <source>Meadhall cannot write to {folder}. Games and settings will be lost when it closes.</source>
        <translation>Meadhall не може писати до теки {folder}. Партії та налаштування зникнуть, коли програма закриється.</translation>
    </message>
    <message id="shell.trouble.save_skipped">
        <source>A saved game could not be read and was left alone.</source>
        <translation>Одна збережена партія не прочиталася; її не чіпали.</translation>
    </message>
    <message id="shell.trouble.details">
        <source>Details</source>
        <translation>Докладніше</translation>
    </message>
    <message id="shell.keys.title">
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message id="shell.keys.heading_anywhere">
        <source>Anywhere</source>
        <translation>Усюди</translation>
    </message>
    <message id="shell.keys.heading_table">
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message id="shell.keys.heading_board">
        <source>On the board</source>
        <translation>На полі</translation>
    </message>
    <message id="shell.keys.key_space">
        <source>Space</source>
        <extracomment>Names of keys as they are printed on a keyboard.</extracomment>
        <translation>Пробіл</translation>
    </message>
    <message id="shell.keys.key_enter">
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message id="shell.keys.key_arrows">
        <source>Arrows</source>
        <translation>Стрілки</translation>
    </message>
    <message id="shell.keys.key_wheel">
        <source>Wheel</source>
        <translation>Коліщатко</translation>
    </message>
    <message id="shell.keys.key_drag">
        <source>Drag</source>
        <translation>Потягнути</translation>
    </message>
    <message id="shell.keys.next_field">
        <source>Go to the next field or place</source>
        <translation>До наступного поля чи місця</translation>
    </message>
    <message id="shell.keys.previous_field">
        <source>Go back to the one before</source>
        <translation>До попереднього</translation>
    </message>
    <message id="shell.keys.near_place">
        <source>Go to the place next to it</source>
        <translation>До сусіднього місця</translation>
    </message>
    <message id="shell.keys.press">
        <source>Press, choose or play</source>
        <translation>Натиснути, обрати чи зіграти</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what was begun</source>
        <translation>Перервати розпочате</translation>
    </message>
    <message id="shell.keys.back">
        <source>Go back</source>
        <translation>Назад</translation>
    </message>
    <message id="shell.keys.help">
        <source>Show the keys</source>
        <translation>Показати клавіші</translation>
    </message>
    <message id="shell.keys.fullscreen">
        <source>Full screen</source>
        <translation>На весь екран</translation>
    </message>
    <message id="shell.keys.settings">
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message id="shell.keys.save">
        <source>Save the game</source>
        <translation>Зберегти партію</translation>
    </message>
    <message id="shell.keys.open">
        <source>Saved games</source>
        <translation>Збережені партії</translation>
    </message>
    <message id="shell.keys.quit">
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message id="shell.stepper.less">
        <source>Less: {what}</source>
        <extracomment>A minus button; {what} is the name of what is counted.</extracomment>
        <translation>Менше: {what}</translation>
    </message>
    <message id="shell.stepper.more">
        <source>More: {what}</source>
        <extracomment>A plus button.</extracomment>
        <translation>Більше: {what}</translation>
    </message>
    <message id="shell.stepper.least">
        <source>It cannot be less.</source>
        <translation>Менше вже не можна.</translation>
    </message>
    <message id="shell.stepper.most">
        <source>There are no more.</source>
        <translation>Більше немає.</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message id="table.bar.turn">
        <source>Turn {turn}</source>
        <translation>Хід {turn}</translation>
    </message>
    <message id="table.bar.over">
        <source>Game over</source>
        <translation>Партію завершено</translation>
    </message>
    <message id="table.bar.menu">
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message id="table.bar.undo">
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message id="table.bar.redo">
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message id="table.bar.rules">
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message id="table.bar.help">
        <source>Help</source>
        <translation>Допомога</translation>
    </message>
    <message id="table.bar.settings">
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message id="table.bar.sound">
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message id="table.bar.phases">
        <source>Phases of the turn</source>
        <extracomment>Read aloud before the names of the phases.</extracomment>
        <translation>Фази ходу</translation>
    </message>
    <message id="table.bar.phase_now">
        <source>{phase}, now</source>
        <extracomment>Read aloud: the phase that goes on now.</extracomment>
        <translation>{phase}, зараз</translation>
    </message>
    <message id="table.menu.resume">
        <source>Back to the game</source>
        <translation>Повернутися до гри</translation>
    </message>
    <message id="table.menu.save">
        <source>Save as…</source>
        <translation>Зберегти як…</translation>
    </message>
    <message id="table.menu.load">
        <source>Saved games</source>
        <translation>Збережені партії</translation>
    </message>
    <message id="table.menu.new">
        <source>New game</source>
        <translation>Нова партія</translation>
    </message>
    <message id="table.menu.settings">
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message id="table.menu.keys">
        <source>Keys</source>
        <translation>Клавіші</translation>
    </message>
    <message id="table.menu.leave">
        <source>Leave the table</source>
        <translation>Встати з-за столу</translation>
    </message>
    <message id="table.menu.give_up">
        <source>Give up the game</source>
        <translation>Покинути партію</translation>
    </message>
    <message id="table.menu.quit">
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message id="table.heading.players">
        <source>Players</source>
        <translation>Гравці</translation>
    </message>
    <message id="table.heading.actions">
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message id="table.heading.more">
        <source>More</source>
        <translation>Ще</translation>
    </message>
    <message id="table.heading.build">
        <source>Build</source>
        <translation>Збудувати</translation>
    </message>
    <message id="table.heading.saga">
        <source>Saga</source>
        <translation>Літопис</translation>
    </message>
    <message id="table.heading.hand">
        <source>Hand</source>
        <translation>Карти на руці</translation>
    </message>
    <message id="table.heading.tray">
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message id="table.heading.recap">
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
    </message>
    <message id="table.heading.goal">
        <source>Goal</source>
        <translation>Мета</translation>
    </message>
    <message id="table.heading.left">
        <source>Left in the box</source>
        <extracomment>How many tokens, cards and so on are left.</extracomment>
        <translation>Лишилося в коробці</translation>
    </message>
    <message id="table.heading.supply">
        <source>Supply</source>
        <translation>Резерв</translation>
    </message>
    <message id="table.prompt.bot">
        <source>**{who}** is thinking…</source>
        <extracomment>A computer player.</extracomment>
        <translation>**{who}** думає…</translation>
    </message>
    <message id="table.prompt.wait">
        <source>**{who}** decides</source>
        <translation>Вирішує **{who}**</translation>
    </message>
    <message id="table.prompt.look_on">
        <source>You are looking on.</source>
        <translation>Ви стежите за грою.</translation>
    </message>
    <message id="table.prompt.over">
        <source>The game is over</source>
        <translation>Партію завершено</translation>
    </message>
    <message id="table.prompt.over_detail">
        <source>Look at the scores, or walk through the game once more.</source>
        <translation>Погляньте на рахунок або перегляньте всю партію.</translation>
    </message>
    <message id="table.prompt.only_one">
        <source>There is nothing else to do here.</source>
        <translation>Інших дій тут немає.</translation>
    </message>
    <message id="table.prompt.busy">
        <source>One moment…</source>
        <translation>Хвилинку…</translation>
    </message>
    <message id="table.prompt.skip">
        <source>A click or Space shows the end at once.</source>
        <translation>Клацання або пробіл одразу покаже підсумок.</translation>
    </message>
    <message id="table.prompt.pick">
        <source>{what}: choose a **highlighted place** on the board</source>
        <extracomment>One kind of action has been chosen; {what} is its name, such as Road.</extracomment>
        <translation>{what}: оберіть **підсвічене місце** на полі</translation>
    </message>
    <message id="table.prompt.pick_detail">
        <source>Price: {price}. Esc shows all that you can do.</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Ціна: {price}. Esc покаже все, що можна зробити.</translation>
    </message>
    <message id="table.prompt.pick_free">
        <source>Esc shows all that you can do.</source>
        <translation>Esc покаже все, що можна зробити.</translation>
    </message>
    <message id="table.prompt.question">
        <source>{who}: {question}</source>
        <extracomment>Who is asked, and what; read aloud.</extracomment>
        <translation>{who}: {question}</translation>
    </message>
    <message id="table.button.undo">
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message id="table.button.redo">
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message id="table.button.cancel">
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message id="table.button.confirm">
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message id="table.button.done">
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message id="table.button.skip">
        <source>Skip</source>
        <translation>Пропустити</translation>
    </message>
    <message id="table.button.clear">
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message id="table.button.all">
        <source>All actions</source>
        <extracomment>A button that opens the list of all actions.</extracomment>
        <translation>Усі дії</translation>
    </message>
    <message id="table.button.show_board">
        <source>Show the board</source>
        <translation>Показати поле</translation>
    </message>
    <message id="table.button.why">
        <source>Why not?</source>
        <translation>Чому не можна?</translation>
    </message>
    <message id="table.button.rule">
        <source>Rule {rule}</source>
        <extracomment>{rule} is a number such as GC-9.6.</extracomment>
        <translation>Правило {rule}</translation>
    </message>
    <message id="table.button.scores">
        <source>Scores</source>
        <translation>Рахунок</translation>
    </message>
    <message id="table.button.recap">
        <source>Recap</source>
        <translation>Що було</translation>
    </message>
    <message id="table.button.choose">
        <source>Choose…</source>
        <extracomment>A golden button that opens the dialog of the present question again.</extracomment>
        <translation>Обрати…</translation>
    </message>
    <message id="table.button.hand_back">
        <source>Hand back</source>
        <extracomment>A button: the screen goes back to the player who is asked.</extracomment>
        <translation>Передати назад</translation>
    </message>
    <message id="table.tip.undo">
        <source>Undo the last step</source>
        <translation>Відмінити останній крок</translation>
    </message>
    <message id="table.tip.undo_turn">
        <source>Undo the whole turn</source>
        <translation>Відмінити весь хід</translation>
    </message>
    <message id="table.tip.redo">
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message id="table.tip.rule">
        <source>Rule {rule}</source>
        <translation>Правило {rule}</translation>
    </message>
    <message id="table.tip.saga">
        <source>Point at a line to see its place</source>
        <translation>Наведіть курсор на рядок, щоб побачити місце</translation>
    </message>
    <message id="table.tip.zoom_in">
        <source>Zoom in</source>
        <translation>Наблизити</translation>
    </message>
    <message id="table.tip.zoom_out">
        <source>Zoom out</source>
        <translation>Віддалити</translation>
    </message>
    <message id="table.tip.fit">
        <source>Fit the board to the window</source>
        <translation>Умістити поле у вікно</translation>
    </message>
    <message id="table.tip.pan">
        <source>Drag to move the board</source>
        <translation>Потягніть, щоб зсунути поле</translation>
    </message>
    <message id="table.tip.speed">
        <source>Speed of motion</source>
        <translation>Швидкість руху</translation>
    </message>
    <message id="table.tip.skip">
        <source>Skip the motion</source>
        <translation>Пропустити рух</translation>
    </message>
    <message id="table.tip.pause">
        <source>Pause the computers</source>
        <translation>Зупинити комп’ютери</translation>
    </message>
    <message id="table.tip.go_on">
        <source>Go on</source>
        <translation>Продовжити</translation>
    </message>
    <message id="table.tip.faster">
        <source>Faster</source>
        <translation>Швидше</translation>
    </message>
    <message id="table.tip.slower">
        <source>Slower</source>
        <translation>Повільніше</translation>
    </message>
    <message id="table.tip.dice">
        <source>The last roll</source>
        <translation>Останній кидок</translation>
    </message>
    <message id="table.tip.eye">
        <source>Show or hide the hand</source>
        <translation>Показати або сховати карти</translation>
    </message>
    <message id="table.tip.locked">
        <source>Not now: {why}</source>
        <extracomment>{why} is a whole sentence.</extracomment>
        <translation>Зараз не можна. {why}</translation>
    </message>
    <message id="table.tip.unlock">
        <source>{why} Rule {rule}</source>
        <extracomment>{why} is a whole sentence, {rule} a number.</extracomment>
        <translation>{why} Правило {rule}</translation>
    </message>
    <message id="table.seat.person">
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message id="table.seat.computer">
        <source>Computer</source>
        <translation>Комп’ютер</translation>
    </message>
    <message id="table.seat.you">
        <source>You</source>
        <translation>Ви</translation>
    </message>
    <message id="table.seat.turn">
        <source>Has the turn</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Зараз ходить</translation>
    </message>
    <message id="table.seat.asked">
        <source>Is asked</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Зараз вирішує</translation>
    </message>
    <message id="table.seat.points" numerus="yes">
        <source>{n} point | {n} points</source>
        <translation>
            <numerusform>{n} очко</numerusform>
            <numerusform>{n} очки</numerusform>
            <numerusform>{n} очок</numerusform>
        </translation>
    </message>
    <message id="table.seat.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карти</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="table.seat.heavy">
        <source>More than {most} cards</source>
        <extracomment>A mark at a big hand.</extracomment>
        <translation>Понад {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Усе про гравця {who}</translation>
    </message>
    <message id="table.seat.open_panel">
        <source>Open the panel of {who}</source>
        <translation>Відкрити панель гравця {who}</translation>
    </message>
    <message id="table.seat.look">
        <source>I am {who}: show my cards</source>
        <extracomment>A button: a player who is not asked wants the screen.</extracomment>
        <translation>Я — {who}: показати мої карти</translation>
    </message>
    <message id="table.seat.spoken">
        <source>{who}, {colour}, {points}</source>
        <extracomment>A player's panel, read aloud.</extracomment>
        <translation>{who}, {colour}, {points}</translation>
    </message>
    <message id="table.hand.empty">
        <source>No cards</source>
        <translation>Карт немає</translation>
    </message>
    <message id="table.hand.hidden">
        <source>The hand is hidden</source>
        <translation>Карти приховано</translation>
    </message>
    <message id="table.hand.card_count">
        <source>{card}: {n}</source>
        <extracomment>Read aloud; {card} is the name of a card.</extracomment>
        <translation>{card}: {n}</translation>
    </message>
    <message id="table.hand.unknown">
        <source>A hidden card</source>
        <translation>Прихована карта</translation>
    </message>
    <message id="table.actions.title">
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message id="table.actions.none">
        <source>Nothing to do now</source>
        <translation>Зараз дій немає</translation>
    </message>
    <message id="table.actions.not_now">
        <source>Not now</source>
        <translation>Не зараз</translation>
    </message>
    <message id="table.actions.cannot">
        <source>Cannot be done</source>
        <translation>Так не можна</translation>
    </message>
    <message id="table.actions.show_locked">
        <source>Show what cannot be done</source>
        <translation>Показувати й те, чого не можна</translation>
    </message>
    <message id="table.actions.filter">
        <source>Find an action</source>
        <translation>Знайти дію</translation>
    </message>
    <message id="table.actions.price">
        <source>Price</source>
        <translation>Ціна</translation>
    </message>
    <message id="table.actions.chosen">
        <source>Chosen</source>
        <translation>Обрано</translation>
    </message>
    <message id="table.actions.several">
        <source>Choose what to do here</source>
        <extracomment>Above a small menu at a place on the board.</extracomment>
        <translation>Оберіть, що зробити тут</translation>
    </message>
    <message id="table.actions.count" numerus="yes">
        <source>{n} action | {n} actions</source>
        <translation>
            <numerusform>{n} дія</numerusform>
            <numerusform>{n} дії</numerusform>
            <numerusform>{n} дій</numerusform>
        </translation>
    </message>
    <message id="table.actions.places" numerus="yes">
        <source>{n} place | {n} places</source>
        <translation>
            <numerusform>{n} місце</numerusform>
            <numerusform>{n} місця</numerusform>
            <numerusform>{n} місць</numerusform>
        </translation>
    </message>
    <message id="table.actions.spoken_locked">
        <source>{action}. Not now: {why}</source>
        <extracomment>Read aloud; {why} is a whole sentence.</extracomment>
        <translation>{action}. Зараз не можна. {why}</translation>
    </message>
    <message id="table.saga.title">
        <source>Saga</source>
        <translation>Літопис</translation>
    </message>
    <message id="table.saga.empty">
        <source>Nothing has happened yet</source>
        <translation>Поки нічого не сталося</translation>
    </message>
    <message id="table.saga.turn">
        <source>Turn {turn}</source>
        <extracomment>Above the lines of a turn.</extracomment>
        <translation>Хід {turn}</translation>
    </message>
    <message id="table.saga.undo_here">
        <source>Undo to here</source>
        <translation>Відмінити до цього місця</translation>
    </message>
    <message id="table.saga.branch">
        <source>Undone line</source>
        <translation>Відмінена лінія</translation>
    </message>
    <message id="table.saga.branch_count" numerus="yes">
        <source>{n} undone line | {n} undone lines</source>
        <translation>
            <numerusform>{n} відмінена лінія</numerusform>
            <numerusform>{n} відмінені лінії</numerusform>
            <numerusform>{n} відмінених ліній</numerusform>
        </translation>
    </message>
    <message id="table.saga.branch_go">
        <source>Go to this line</source>
        <translation>Перейти на цю лінію</translation>
    </message>
    <message id="table.saga.everything">
        <source>Everything</source>
        <translation>Усе</translation>
    </message>
    <message id="table.saga.only_mine">
        <source>About me</source>
        <translation>Про мене</translation>
    </message>
    <message id="table.saga.filter">
        <source>Filter</source>
        <translation>Фільтр</translation>
    </message>
    <message id="table.dice.title">
        <source>Roll of the turn</source>
        <translation>Кидок ходу</translation>
    </message>
    <message id="table.dice.none">
        <source>No roll yet</source>
        <translation>Кидка ще не було</translation>
    </message>
    <message id="table.dice.sum">
        <source>**{n}**</source>
        <extracomment>The sum of the dice.</extracomment>
        <translation>**{n}**</translation>
    </message>
    <message id="table.composer.title">
        <source>Choose cards</source>
        <translation>Оберіть карти</translation>
    </message>
    <message id="table.composer.give">
        <source>Give</source>
        <translation>Віддати</translation>
    </message>
    <message id="table.composer.get">
        <source>Get</source>
        <translation>Отримати</translation>
    </message>
    <message id="table.composer.want">
        <source>Want</source>
        <translation>Хочу</translation>
    </message>
    <message id="table.composer.chosen">
        <source>{n} of {count} chosen</source>
        <translation>Обрано {n} з {count}</translation>
    </message>
    <message id="table.composer.more" numerus="yes">
        <source>Choose **{n}** more | Choose **{n}** more</source>
        <translation>
            <numerusform>Оберіть ще **{n}**</numerusform>
            <numerusform>Оберіть ще **{n}**</numerusform>
            <numerusform>Оберіть ще **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.fewer" numerus="yes">
        <source>Take **{n}** back | Take **{n}** back</source>
        <translation>
            <numerusform>Приберіть **{n}**</numerusform>
            <numerusform>Приберіть **{n}**</numerusform>
            <numerusform>Приберіть **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.ready">
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message id="table.composer.full">
        <source>Enough is chosen: take one back first.</source>
        <translation>Обрано досить: спершу приберіть одну.</translation>
    </message>
    <message id="table.composer.no_such">
        <source>The price cannot be paid like this.</source>
        <translation>Так цю ціну не сплатити.</translation>
    </message>
    <message id="table.composer.price">
        <source>Price</source>
        <translation>Ціна</translation>
    </message>
    <message id="table.composer.rest">
        <source>Left in hand</source>
        <extracomment>What remains after paying.</extracomment>
        <translation>Лишиться на руці</translation>
    </message>
    <message id="table.composer.plus">
        <source>One more: {what}</source>
        <translation>На одну більше: {what}</translation>
    </message>
    <message id="table.composer.minus">
        <source>One less: {what}</source>
        <translation>На одну менше: {what}</translation>
    </message>
    <message id="table.composer.clear">
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message id="table.composer.confirm">
        <source>Confirm</source>
        <translation>Підтвердити</translation>
    </message>
    <message id="table.composer.held">
        <source>{n} held</source>
        <extracomment>How many of a kind one holds.</extracomment>
        <translation>на руці {n}</translation>
    </message>
    <message id="table.composer.amount">
        <source>Amount</source>
        <translation>Скільки</translation>
    </message>
    <message id="table.trade.title">
        <source>Trade</source>
        <translation>Обмін</translation>
    </message>
    <message id="table.trade.with_players">
        <source>With players</source>
        <translation>З гравцями</translation>
    </message>
    <message id="table.trade.with_supply">
        <source>With the supply</source>
        <translation>З резервом</translation>
    </message>
    <message id="table.trade.you_give">
        <source>You give</source>
        <translation>Ви віддаєте</translation>
    </message>
    <message id="table.trade.you_get">
        <source>You get</source>
        <translation>Ви отримуєте</translation>
    </message>
    <message id="table.trade.want">
        <source>You want</source>
        <translation>Ви хочете</translation>
    </message>
    <message id="table.trade.they_give">
        <source>{who} gives</source>
        <translation>{who} віддає</translation>
    </message>
    <message id="table.trade.they_want">
        <source>{who} wants</source>
        <translation>{who} хоче</translation>
    </message>
    <message id="table.trade.anything">
        <source>Anything</source>
        <translation>Що завгодно</translation>
    </message>
    <message id="table.trade.anything_hint">
        <source>Leave this side open and hear proposals</source>
        <translation>Залиште цей бік відкритим і послухайте пропозиції</translation>
    </message>
    <message id="table.trade.to">
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message id="table.trade.to_all">
        <source>To all</source>
        <translation>Усім</translation>
    </message>
    <message id="table.trade.offer">
        <source>Offer</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="table.trade.withdraw">
        <source>Withdraw</source>
        <translation>Відкликати</translation>
    </message>
    <message id="table.trade.accept">
        <source>Accept</source>
        <translation>Прийняти</translation>
    </message>
    <message id="table.trade.decline">
        <source>Decline</source>
        <translation>Відхилити</translation>
    </message>
    <message id="table.trade.counter">
        <source>Counter</source>
        <translation>Запропонувати своє</translation>
    </message>
    <message id="table.trade.deal">
        <source>Deal</source>
        <translation>По руках</translation>
    </message>
    <message id="table.trade.deal_with">
        <source>Deal with {who}</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>По руках: {who}</translation>
    </message>
    <message id="table.trade.answers">
        <source>Answers</source>
        <translation>Відповіді</translation>
    </message>
    <message id="table.trade.waiting">
        <source>thinking</source>
        <translation>думає</translation>
    </message>
    <message id="table.trade.accepted">
        <source>accepts</source>
        <translation>згода</translation>
    </message>
    <message id="table.trade.declined">
        <source>declines</source>
        <translation>відмова</translation>
    </message>
    <message id="table.trade.countered">
        <source>offers instead</source>
        <translation>своя пропозиція</translation>
    </message>
    <message id="table.trade.asked">
        <source>still to be asked</source>
        <extracomment>This player has not answered yet.</extracomment>
        <translation>відповіді ще немає</translation>
    </message>
    <message id="table.trade.refuse_all">
        <source>Refuse all this turn</source>
        <translation>Відхиляти все цього ходу</translation>
    </message>
    <message id="table.trade.hear_again">
        <source>Hear offers again</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="table.trade.refuses">
        <source>hears no offers this turn</source>
        <translation>не слухає пропозицій цього ходу</translation>
    </message>
    <message id="table.trade.rate">
        <source>{rate}:1</source>
        <extracomment>A rate of exchange.</extracomment>
        <translation>{rate}:1</translation>
    </message>
    <message id="table.trade.original">
        <source>First offer</source>
        <translation>Перша пропозиція</translation>
    </message>
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Пропозиції вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="table.trade.no_hand">
        <source>needs more cards than you hold</source>
        <extracomment>About a proposal that cannot be taken.</extracomment>
        <translation>треба більше карт, ніж ви маєте</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and nothing stands on both sides.</source>
        <translation>Кожен віддає щонайменше одну карту, і та сама сировина не може бути з обох боків.</translation>
    </message>
    <message id="table.trade.closed">
        <source>Trade is over this turn</source>
        <translation>Торгівлю цього ходу завершено</translation>
    </message>
    <message id="table.trade.proposes">
        <source>has a proposal</source>
        <extracomment>Beside a player who proposed a trade.</extracomment>
        <translation>є пропозиція</translation>
    </message>
    <message id="table.trade.nothing">
        <source>nothing yet</source>
        <extracomment>Where no card has been chosen yet.</extracomment>
        <translation>поки нічого</translation>
    </message>
    <message id="table.trade.from">
        <source>From</source>
        <translation>У кого</translation>
    </message>
    <message id="table.trade.routes">
        <source>Your trade routes: {routes}.</source>
        <extracomment>{routes} is a list such as: trade route 2:1, wool.</extracomment>
        <translation>Ваші торгові шляхи: {routes}.</translation>
    </message>
    <message id="table.trade.no_routes">
        <source>You have no trade route: all goes at the usual rate.</source>
        <translation>Торгових шляхів у вас немає: усе за звичайним курсом.</translation>
    </message>
    <message id="table.trade.choose_both">
        <source>Choose what you give and what you get.</source>
        <translation>Оберіть, що віддаєте й що отримуєте.</translation>
    </message>
    <message id="table.trade.choose_kind">
        <source>Choose a resource.</source>
        <translation>Оберіть сировину.</translation>
    </message>
    <message id="table.trade.your_offer">
        <source>You offer {give} for {want}.</source>
        <extracomment>Cards, or: any resource.</extracomment>
        <translation>Ваша пропозиція: {give}; натомість: {want}.</translation>
    </message>
    <message id="table.curtain.pass">
        <source>Pass the device to</source>
        <extracomment>On the curtain, above a large name.</extracomment>
        <translation>Передайте пристрій гравцеві</translation>
    </message>
    <message id="table.curtain.button">
        <source>I am {who}: open</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>Я — {who}, відкрити</translation>
    </message>
    <message id="table.curtain.facts">
        <source>{game} · turn {turn}</source>
        <extracomment>On the curtain, under the name.</extracomment>
        <translation>{game} · хід {turn}</translation>
    </message>
    <message id="table.curtain.your_turn">
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message id="table.curtain.your_answer">
        <source>your answer is wanted</source>
        <extracomment>In the middle of another player's turn.</extracomment>
        <translation>чекають на вашу відповідь</translation>
    </message>
    <message id="table.curtain.others">
        <source>The others look away: your hand is shown next.</source>
        <translation>Інші відвертаються: зараз відкриються ваші карти.</translation>
    </message>
    <message id="table.curtain.away">
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
    </message>
    <message id="table.curtain.nothing">
        <source>Nothing has happened since.</source>
        <translation>Відтоді нічого не сталося.</translation>
    </message>
    <message id="table.curtain.privacy">
        <source>Privacy</source>
        <translation>Приватність</translation>
    </message>
    <message id="table.curtain.privacy_detail">
        <source>Until the button is pressed nothing hidden lies on the table: no hand, no card, no plan.</source>
        <translation>Доки кнопку не натиснуто, на столі немає нічого прихованого: ні карт на руці, ні задумів.</translation>
    </message>
    <message id="table.curtain.each_time">
        <source>Every time</source>
        <translation>Щоразу</translation>
    </message>
    <message id="table.curtain.people">
        <source>Between people</source>
        <translation>Між людьми</translation>
    </message>
    <message id="table.curtain.people_detail">
        <source>The curtain falls only when another person comes.</source>
        <translation>Завіса падає, лише коли приходить інша людина.</translation>
    </message>
    <message id="table.recap.title">
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
    </message>
    <message id="table.recap.nothing">
        <source>Nothing has happened since your last turn.</source>
        <translation>Від вашого минулого ходу нічого не сталося.</translation>
    </message>
    <message id="table.recap.more" numerus="yes">
        <source>and {n} more line in the saga | and {n} more lines in the saga</source>
        <translation>
            <numerusform>і ще {n} рядок у літописі</numerusform>
            <numerusform>і ще {n} рядки в літописі</numerusform>
            <numerusform>і ще {n} рядків у літописі</numerusform>
        </translation>
    </message>
    <message id="table.recap.show">
        <source>Show once more</source>
        <translation>Показати ще раз</translation>
    </message>
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>До столу</translation>
    </message>
    <message id="table.end.heading_sources">
        <source>Where the points came from</source>
        <translation>Звідки очки</translation>
    </message>
    <message id="table.end.heading_graph">
        <source>Points by turn</source>
        <translation>Очки хід за ходом</translation>
    </message>
    <message id="table.end.heading_turns">
        <source>Turning points</source>
        <translation>Переломні моменти</translation>
    </message>
    <message id="table.end.heading_table">
        <source>Table</source>
        <translation>Таблиця</translation>
    </message>
    <message id="table.end.again">
        <source>Play again</source>
        <translation>Зіграти ще</translation>
    </message>
    <message id="table.end.walk">
        <source>Walk through</source>
        <translation>Переглянути партію</translation>
    </message>
    <message id="table.end.board">
        <source>To the board</source>
        <translation>До поля</translation>
    </message>
    <message id="table.end.shelf">
        <source>To the shelf</source>
        <translation>До полиці</translation>
    </message>
    <message id="table.end.facts">
        <source>{game} · {turns} · {minutes}</source>
        <extracomment>At the top of the end page.</extracomment>
        <translation>{game} · {turns} · {minutes}</translation>
    </message>
    <message id="table.end.turns" numerus="yes">
        <source>{n} turn | {n} turns</source>
        <translation>
            <numerusform>{n} хід</numerusform>
            <numerusform>{n} ходи</numerusform>
            <numerusform>{n} ходів</numerusform>
        </translation>
    </message>
    <message id="table.end.place">
        <source>Place {n}</source>
        <extracomment>The player's rank; places may be shared.</extracomment>
        <translation>Місце {n}</translation>
    </message>
    <message id="table.end.winner">
        <source>Winner</source>
        <translation>Перемога</translation>
    </message>
    <message id="table.end.lost">
        <source>−{n}</source>
        <extracomment>Points lost.</extracomment>
        <translation>−{n}</translation>
    </message>
    <message id="table.end.turning_point">
        <source>**Turn {turn}.** {what}</source>
        <extracomment>{what} is a whole sentence of the saga.</extracomment>
        <translation>**Хід {turn}.** {what}</translation>
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
        <translation>Отримано карт</translation>
    </message>
    <message id="table.end.column_trades">
        <source>Trades</source>
        <translation>Обміни</translation>
    </message>
    <message id="table.end.column_longest">
        <source>Longest turn</source>
        <translation>Найдовший хід</translation>
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
        <translation>Пограбовано разів</translation>
    </message>
    <message id="table.end.column_guards">
        <source>Guards posted</source>
        <translation>Виставлено вартових</translation>
    </message>
    <message id="table.end.column_guards_lost">
        <source>Guards lost</source>
        <translation>Втрачено вартових</translation>
    </message>
    <message id="table.end.heading_dice">
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message id="table.end.dice_spoken">
        <source>{sum}: {n}, expected {expected}</source>
        <extracomment>How often a sum was thrown; read aloud.</extracomment>
        <translation>{sum}: {n}, очікувалося {expected}</translation>
    </message>
    <message id="table.end.dice_thrown">
        <source>thrown</source>
        <extracomment>A legend: how often each sum of two dice came.</extracomment>
        <translation>випало</translation>
    </message>
    <message id="table.end.dice_expected">
        <source>expected</source>
        <extracomment>A legend: how often each sum was to be expected.</extracomment>
        <translation>очікувалося</translation>
    </message>
    <message id="table.end.game_turns">
        <source>{game} · {turns}</source>
        <extracomment>At the top of the end page; {turns} is such as: 62 turns.</extracomment>
        <translation>{game} · {turns}</translation>
    </message>
    <message id="table.end.nobody">
        <source>Nobody wins</source>
        <translation>Переможця немає</translation>
    </message>
    <message id="table.walk.title">
        <source>Walk through the game</source>
        <translation>Перегляд партії</translation>
    </message>
    <message id="table.walk.back">
        <source>One step back</source>
        <translation>На крок назад</translation>
    </message>
    <message id="table.walk.forward">
        <source>One step on</source>
        <translation>На крок уперед</translation>
    </message>
    <message id="table.walk.start">
        <source>To the start</source>
        <translation>До початку</translation>
    </message>
    <message id="table.walk.end">
        <source>To the end</source>
        <translation>До кінця</translation>
    </message>
    <message id="table.walk.line">
        <source>Action {line} of {lines}</source>
        <extracomment>Numbers.</extracomment>
        <translation>Дія {line} з {lines}</translation>
    </message>
    <message id="table.walk.leave">
        <source>Leave</source>
        <translation>Піти</translation>
    </message>
    <message id="table.ask.final">
        <source>This cannot be undone. Do it?</source>
        <translation>Цього не відмінити. Зробити?</translation>
    </message>
    <message id="table.ask.end_turn">
        <source>End the turn?</source>
        <translation>Завершити хід?</translation>
    </message>
    <message id="table.ask.end_turn_detail">
        <source>There is still something you can do.</source>
        <translation>Ви ще можете щось зробити.</translation>
    </message>
    <message id="table.ask.undo_to" numerus="yes">
        <source>Undo {n} action? | Undo {n} actions?</source>
        <translation>
            <numerusform>Відмінити {n} дію?</numerusform>
            <numerusform>Відмінити {n} дії?</numerusform>
            <numerusform>Відмінити {n} дій?</numerusform>
        </translation>
    </message>
    <message id="table.ask.undo_to_detail">
        <source>What is undone stays in the saga as a line of its own.</source>
        <translation>Відмінене лишиться в літописі окремою лінією.</translation>
    </message>
    <message id="table.ask.undo_turn">
        <source>Undo the whole turn?</source>
        <translation>Відмінити весь хід?</translation>
    </message>
    <message id="table.ask.give_up">
        <source>Give up the game?</source>
        <translation>Покинути партію?</translation>
    </message>
    <message id="table.undone.step">
        <source>Undone: {what}</source>
        <translation>Відмінено: {what}</translation>
    </message>
    <message id="table.undone.turn">
        <source>The turn begins again.</source>
        <translation>Хід починається наново.</translation>
    </message>
    <message id="table.undone.redone">
        <source>Done again: {what}</source>
        <translation>Знову зроблено: {what}</translation>
    </message>
    <message id="table.bot.thinking">
        <source>**{who}** is thinking…</source>
        <translation>**{who}** думає…</translation>
    </message>
    <message id="table.bot.cancelled">
        <source>The computer stopped thinking.</source>
        <translation>Комп’ютер перестав думати.</translation>
    </message>
    <message id="table.bot.restarted">
        <source>A computer player stumbled and was called again. The game goes on.</source>
        <translation>Комп’ютерний гравець спіткнувся, його покликали знову. Партія триває.</translation>
    </message>
    <message id="table.bot.broken">
        <source>A computer player does not answer. You may decide for it, or leave.</source>
        <translation>Комп’ютерний гравець не відповідає. Вирішіть за нього або встаньте з-за столу.</translation>
    </message>
    <message id="table.bot.decide">
        <source>Decide for it</source>
        <translation>Вирішити за нього</translation>
    </message>
    <message id="table.bot.call_again">
        <source>Call it again</source>
        <translation>Покликати знову</translation>
    </message>
    <message id="table.look.zoom">
        <source>Zoom {n} %</source>
        <extracomment>A chip on the board.</extracomment>
        <translation>Масштаб {n} %</translation>
    </message>
    <message id="table.look.board">
        <source>Board of {game}</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Поле: {game}</translation>
    </message>
    <message id="table.look.spots" numerus="yes">
        <source>{n} place to choose | {n} places to choose</source>
        <translation>
            <numerusform>{n} місце на вибір</numerusform>
            <numerusform>{n} місця на вибір</numerusform>
            <numerusform>{n} місць на вибір</numerusform>
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
        <translation>Якщо зробити так</translation>
    </message>
    <message id="table.look.new">
        <source>NEW</source>
        <extracomment>A small blue tab on a new card.</extracomment>
        <translation>НОВЕ</translation>
    </message>
    <message id="table.look.empty">
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message id="table.say.asked">
        <source>{who}: {question} {consequence}</source>
        <extracomment>Read aloud when somebody is asked.</extracomment>
        <translation>{who}: {question} {consequence}</translation>
    </message>
    <message id="table.say.turn">
        <source>Turn of {who}</source>
        <extracomment>Read aloud. {who} is a name; it cannot be declined.</extracomment>
        <translation>Ходить {who}</translation>
    </message>
    <message id="table.say.happened">
        <source>{what}</source>
        <extracomment>The last line of the saga, read aloud.</extracomment>
        <translation>{what}</translation>
    </message>
    <message id="table.say.choices" numerus="yes">
        <source>{n} action is possible. | {n} actions are possible.</source>
        <translation>
            <numerusform>Доступна {n} дія.</numerusform>
            <numerusform>Доступні {n} дії.</numerusform>
            <numerusform>Доступно {n} дій.</numerusform>
        </translation>
    </message>
    <message id="table.keys.act">
        <source>Play what is chosen</source>
        <translation>Зіграти обране</translation>
    </message>
    <message id="table.keys.places">
        <source>Go through the places</source>
        <translation>Перебрати місця</translation>
    </message>
    <message id="table.keys.actions">
        <source>To the list of actions</source>
        <translation>До списку дій</translation>
    </message>
    <message id="table.keys.board">
        <source>To the board</source>
        <translation>До поля</translation>
    </message>
    <message id="table.keys.hand">
        <source>To the hand</source>
        <translation>До карт на руці</translation>
    </message>
    <message id="table.keys.saga">
        <source>To the saga</source>
        <translation>До літопису</translation>
    </message>
    <message id="table.keys.undo">
        <source>Undo</source>
        <translation>Відмінити</translation>
    </message>
    <message id="table.keys.undo_turn">
        <source>Undo the turn</source>
        <translation>Відмінити хід</translation>
    </message>
    <message id="table.keys.redo">
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message id="table.keys.main">
        <source>The golden button</source>
        <extracomment>What the key for the primary button does.</extracomment>
        <translation>Золота кнопка</translation>
    </message>
    <message id="table.keys.zoom">
        <source>Zoom</source>
        <translation>Масштаб</translation>
    </message>
    <message id="table.keys.pan">
        <source>Move the board</source>
        <translation>Зсунути поле</translation>
    </message>
    <message id="table.keys.fit">
        <source>Fit the board</source>
        <translation>Умістити поле</translation>
    </message>
    <message id="table.keys.skip">
        <source>Skip the motion</source>
        <translation>Пропустити рух</translation>
    </message>
    <message id="table.keys.tooltip">
        <source>Why not, and the rule</source>
        <translation>Чому не можна і яке правило</translation>
    </message>
    <message id="table.keys.trade">
        <source>Trade</source>
        <translation>Обмін</translation>
    </message>
    <message id="table.keys.scores">
        <source>Scores</source>
        <translation>Рахунок</translation>
    </message>
    <message id="table.keys.menu">
        <source>Menu</source>
        <translation>Меню</translation>
    </message>
    <message id="table.denial.game_over">
        <source>The game is over.</source>
        <translation>Партію завершено.</translation>
    </message>
    <message id="table.denial.not_now">
        <source>This is not asked now.</source>
        <translation>Зараз питають не про це.</translation>
    </message>
    <message id="table.denial.no_such_seat">
        <source>There is no such player.</source>
        <translation>Такого гравця немає.</translation>
    </message>
    <message id="table.denial.nothing_to_undo">
        <source>There is nothing to undo.</source>
        <translation>Немає чого відміняти.</translation>
    </message>
    <message id="table.denial.nothing_to_redo">
        <source>There is nothing to redo.</source>
        <translation>Немає чого повторювати.</translation>
    </message>
    <message id="table.denial.no_such_line">
        <source>There is no such line in the saga.</source>
        <translation>Такого рядка в літописі немає.</translation>
    </message>
    <message id="table.denial.no_such_branch">
        <source>There is no such undone line.</source>
        <translation>Такої відміненої лінії немає.</translation>
    </message>
    <message id="table.denial.another_decided">
        <source>**{who}** has decided since: nobody takes that back alone.</source>
        <translation>Відтоді вже є рішення гравця **{who}**: самотужки цього не відмінити.</translation>
    </message>
    <message id="table.denial.decided_by_another">
        <source>**{who}** decided that: nobody else can bring it back.</source>
        <translation>Це рішення гравця **{who}**: ніхто інший його не поверне.</translation>
    </message>
    <message id="table.denial.chance_decided">
        <source>The dice or the cards have spoken since: that cannot be taken back.</source>
        <translation>Відтоді слово сказали кубики або карти: цього не відмінити.</translation>
    </message>
    <message id="table.denial.something_revealed">
        <source>Something hidden has been shown since: nobody can forget it.</source>
        <translation>Відтоді відкрилося приховане: цього вже не забути.</translation>
    </message>
    <message id="table.denial.unknown">
        <source>That is not possible now.</source>
        <extracomment>Where a reason has no words of its own.</extracomment>
        <translation>Зараз так не можна.</translation>
    </message>
    <message id="icon.timber">
        <source>lumber</source>
        <extracomment>Names of icons in sentences, read aloud; with a number before them: 2 lumber. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>деревина|gen=деревини</translation>
    </message>
    <message id="icon.brick">
        <source>brick</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>глина|gen=глини</translation>
    </message>
    <message id="icon.wool">
        <source>wool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вовна|gen=вовни</translation>
    </message>
    <message id="icon.grain">
        <source>grain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>зерно|gen=зерна</translation>
    </message>
    <message id="icon.ore">
        <source>ore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руда|gen=руди</translation>
    </message>
    <message id="icon.cards">
        <source>card|gen=cards</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карта|gen=карт</translation>
    </message>
    <message id="icon.glory">
        <source>victory point|gen=victory points</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>переможне очко|gen=переможних очок</translation>
    </message>
</context>
<context>
    <name>watch</name>
    <message id="watch.resource.lumber">
        <source>lumber</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>деревина|gen=деревини|acc=деревину</translation>
    </message>
    <message id="watch.resource.brick">
        <source>brick</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>глина|gen=глини|acc=глину</translation>
    </message>
    <message id="watch.resource.wool">
        <source>wool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вовна|gen=вовни|acc=вовну</translation>
    </message>
    <message id="watch.resource.grain">
        <source>grain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>зерно|gen=зерна|acc=зерно</translation>
    </message>
    <message id="watch.resource.ore">
        <source>ore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руда|gen=руди|acc=руду</translation>
    </message>
    <message id="watch.resource.any">
        <source>any resource</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>будь-яка сировина|gen=будь-якої сировини|acc=будь-яку сировину</translation>
    </message>
    <message id="watch.terrain.forest">
        <source>forest</source>
        <extracomment>Followed by its number: forest 9. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ліс|gen=лісу|acc=ліс</translation>
    </message>
    <message id="watch.terrain.hills">
        <source>hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пагорби|gen=пагорбів|acc=пагорби</translation>
    </message>
    <message id="watch.terrain.pasture">
        <source>pasture</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пасовище|gen=пасовища|acc=пасовище</translation>
    </message>
    <message id="watch.terrain.fields">
        <source>fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>поля|gen=полів|acc=поля</translation>
    </message>
    <message id="watch.terrain.mountains">
        <source>mountains</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>гори|gen=гір|acc=гори</translation>
    </message>
    <message id="watch.terrain.ice_field">
        <source>ice field</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>крижана пустка|gen=крижаної пустки|acc=крижану пустку</translation>
    </message>
    <message id="watch.wildling.warrior">
        <source>warrior</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>воїн|gen=воїна|acc=воїна</translation>
    </message>
    <message id="watch.wildling.climber">
        <source>climber</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>льодолаз|gen=льодолаза|acc=льодолаза</translation>
    </message>
    <message id="watch.wildling.giant">
        <source>giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>велетень|gen=велетня|acc=велетня</translation>
    </message>
    <message id="watch.wildling_text.warrior">
        <source>Waits on the clearing. When warriors outnumber the guards of the section, all of them invade.</source>
        <translation>Чекає на узліссі. Коли воїнів більше, ніж вартових на ділянці, усі вони вторгаються в Дар.</translation>
    </message>
    <message id="watch.wildling_text.climber">
        <source>Crosses the Wall at once, to the first free hex of the arrow. This is no invasion.</source>
        <translation>Одразу перебирається через Стіну на перший вільний гекс своєї стрілки. Це не вторгнення.</translation>
    </message>
    <message id="watch.wildling_text.giant">
        <source>Strikes down the guard on post 1 and goes home. Where nobody stands guard, starts an invasion.</source>
        <translation>Збиває вартового з поста 1 і йде додому. Якщо вартових немає, починає вторгнення.</translation>
    </message>
    <message id="watch.clan.river">
        <source>Ice-river clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан крижаної річки</translation>
    </message>
    <message id="watch.clan.cave">
        <source>Cave dwellers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Печерні мешканці</translation>
    </message>
    <message id="watch.clan.hornfoot">
        <source>Hornfoot clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан рогоногих</translation>
    </message>
    <message id="watch.of_clan.river">
        <source>of the ice river</source>
        <extracomment>Of which clan a wildling is: a warrior of the ice river.</extracomment>
        <translation>крижаної річки</translation>
    </message>
    <message id="watch.of_clan.cave">
        <source>of the caves</source>
        <translation>печерних мешканців</translation>
    </message>
    <message id="watch.of_clan.hornfoot">
        <source>of the Hornfoots</source>
        <translation>рогоногих</translation>
    </message>
    <message id="watch.place.twin">
        <source>(row {row}, hex {n})</source>
        <extracomment>Follows the name of a hex where there are two alike; rows from north to south.</extracomment>
        <translation>(ряд {row}, гекс {n})</translation>
    </message>
    <message id="watch.place.corner">
        <source>{hex}, {side}</source>
        <extracomment>An intersection at the rim: a hex, and which of its corners.</extracomment>
        <translation>{hex}, {side}</translation>
    </message>
    <message id="watch.place.corner_n">
        <source>north corner</source>
        <translation>північний кут</translation>
    </message>
    <message id="watch.place.corner_ne">
        <source>north-east corner</source>
        <translation>північно-східний кут</translation>
    </message>
    <message id="watch.place.corner_se">
        <source>south-east corner</source>
        <translation>південно-східний кут</translation>
    </message>
    <message id="watch.place.corner_s">
        <source>south corner</source>
        <translation>південний кут</translation>
    </message>
    <message id="watch.place.corner_sw">
        <source>south-west corner</source>
        <translation>південно-західний кут</translation>
    </message>
    <message id="watch.place.corner_nw">
        <source>north-west corner</source>
        <translation>північно-західний кут</translation>
    </message>
    <message id="watch.place.side_ne">
        <source>north-east side</source>
        <translation>північно-східний бік</translation>
    </message>
    <message id="watch.place.side_e">
        <source>east side</source>
        <translation>східний бік</translation>
    </message>
    <message id="watch.place.side_se">
        <source>south-east side</source>
        <translation>південно-східний бік</translation>
    </message>
    <message id="watch.place.side_sw">
        <source>south-west side</source>
        <translation>південно-західний бік</translation>
    </message>
    <message id="watch.place.side_w">
        <source>west side</source>
        <translation>західний бік</translation>
    </message>
    <message id="watch.place.side_nw">
        <source>north-west side</source>
        <translation>північно-західний бік</translation>
    </message>
    <message id="watch.place.section">
        <source>section {n}</source>
        <translation>ділянка {n}</translation>
    </message>
    <message id="watch.place.post">
        <source>section {section}, post {post}</source>
        <translation>ділянка {section}, пост {post}</translation>
    </message>
    <message id="watch.place.clearing">
        <source>clearing {trails}</source>
        <extracomment>{trails} are the numbers of the trails that end there, such as 1·2.</extracomment>
        <translation>узлісся {trails}</translation>
    </message>
    <message id="watch.place.camp">
        <source>{clan}, camp {camp}</source>
        <extracomment>{clan} is the name of a clan.</extracomment>
        <translation>{clan}, табір {camp}</translation>
    </message>
    <message id="watch.place.route">
        <source>trade route {rate}:1, {what}</source>
        <extracomment>{what} is a resource or: any resource.</extracomment>
        <translation>торговий шлях {rate}:1, {what}</translation>
    </message>
    <message id="watch.phase.setup">
        <source>Set-up</source>
        <translation>Підготовка</translation>
    </message>
    <message id="watch.phase.roll">
        <source>Roll</source>
        <translation>Кидок</translation>
    </message>
    <message id="watch.phase.trade">
        <source>Trade</source>
        <translation>Торгівля</translation>
    </message>
    <message id="watch.phase.build">
        <source>Build</source>
        <translation>Будівництво</translation>
    </message>
    <message id="watch.phase.trade_build">
        <source>Trade and build</source>
        <translation>Торгівля й будівництво</translation>
    </message>
    <message id="watch.prompt.setup_settlement.you">
        <source>Found your **first settlement** on an intersection</source>
        <translation>Заснуйте **перше поселення** на перехресті</translation>
    </message>
    <message id="watch.prompt.setup_settlement.second">
        <source>Found your **second settlement**</source>
        <translation>Заснуйте **друге поселення**</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then">
        <source>Then you lay a road from it.</source>
        <translation>Потім прокладіть від нього дорогу.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then_second">
        <source>It pays one card for each land around it at once.</source>
        <translation>Воно одразу принесе по карті з кожного гекса навколо.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.they">
        <source>**{who}** founds a settlement</source>
        <translation>**{who}** засновує поселення</translation>
    </message>
    <message id="watch.prompt.setup_road.you">
        <source>Lay a **road** from your new settlement</source>
        <translation>Прокладіть **дорогу** від нового поселення</translation>
    </message>
    <message id="watch.prompt.setup_road.then">
        <source>Point it at the place where you want to build next.</source>
        <translation>Ведіть її туди, де хочете будувати далі.</translation>
    </message>
    <message id="watch.prompt.setup_road.they">
        <source>**{who}** lays a road</source>
        <translation>**{who}** прокладає дорогу</translation>
    </message>
    <message id="watch.prompt.post_free_guard.you">
        <source>Post a **guard** on the Wall for free</source>
        <translation>Безкоштовно виставте **вартового** на Стіну</translation>
    </message>
    <message id="watch.prompt.post_free_guard.first">
        <source>Post your **first guard** on the Wall</source>
        <translation>Виставте **першого вартового** на Стіну</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then">
        <source>The free post with the lowest number is taken.</source>
        <translation>Вартовий стане на вільний пост із найменшим номером.</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then_points">
        <source>The free post with the lowest number. This guard brings **1** [glory].</source>
        <translation>Вільний пост із найменшим номером. Цей вартовий дасть **1** [glory].</translation>
    </message>
    <message id="watch.prompt.post_free_guard.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** виставляє вартового</translation>
    </message>
    <message id="watch.prompt.pre_roll.you">
        <source>**Roll the dice**</source>
        <translation>**Киньте кубики**</translation>
    </message>
    <message id="watch.prompt.pre_roll.then">
        <source>Everybody collects; then the wildlings stir.</source>
        <translation>Усі збирають сировину; потім черга дикунів.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_base">
        <source>Everybody collects.</source>
        <translation>Усі збирають сировину.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_card">
        <source>Or play a card before the roll.</source>
        <translation>Або зіграйте карту до кидка.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_hero">
        <source>Or use your hero before the roll.</source>
        <translation>Або застосуйте героя до кидка.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_both">
        <source>Or play a card or use your hero before the roll.</source>
        <translation>Або зіграйте карту чи застосуйте героя до кидка.</translation>
    </message>
    <message id="watch.prompt.pre_roll.they">
        <source>**{who}** rolls the dice</source>
        <translation>**{who}** кидає кубики</translation>
    </message>
    <message id="watch.prompt.turn.you">
        <source>Trade, build, or **end your turn**</source>
        <translation>Торгуйте, будуйте або **завершіть хід**</translation>
    </message>
    <message id="watch.prompt.turn.build">
        <source>Build, or **end your turn**</source>
        <translation>Будуйте або **завершіть хід**</translation>
    </message>
    <message id="watch.prompt.turn.then_trade">
        <source>The first thing you build ends trade.</source>
        <translation>Щойно ви щось збудуєте, торгівлю цього ходу буде завершено.</translation>
    </message>
    <message id="watch.prompt.turn.then_combined">
        <source>Trade and build in any order.</source>
        <translation>Торгуйте й будуйте в будь-якому порядку.</translation>
    </message>
    <message id="watch.prompt.turn.then_tokens">
        <source>A settlement turns up one wildling token, a keep two.</source>
        <translation>Поселення розкриває один жетон дикунів, фортеця — два.</translation>
    </message>
    <message id="watch.prompt.turn.then_build">
        <source>Trade is over this turn.</source>
        <translation>Торгівлю цього ходу завершено.</translation>
    </message>
    <message id="watch.prompt.turn.then_proposals" numerus="yes">
        <source>**{n}** proposal waits for your answer. | **{n}** proposals wait for your answer.</source>
        <translation>
            <numerusform>**{n}** пропозиція чекає на вашу відповідь.</numerusform>
            <numerusform>**{n}** пропозиції чекають на вашу відповідь.</numerusform>
            <numerusform>**{n}** пропозицій чекають на вашу відповідь.</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.turn.they">
        <source>**{who}** trades and builds</source>
        <translation>**{who}** торгує й будує</translation>
    </message>
    <message id="watch.prompt.discard.you" numerus="yes">
        <source>Discard **{n}** card | Discard **{n}** cards</source>
        <translation>
            <numerusform>Скиньте **{n}** карту</numerusform>
            <numerusform>Скиньте **{n}** карти</numerusform>
            <numerusform>Скиньте **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.discard.then">
        <source>A seven: who holds more than 7 resource cards loses half of them.</source>
        <translation>Випала сімка: половину карт сировини втрачає той, хто має їх понад 7.</translation>
    </message>
    <message id="watch.prompt.discard.they">
        <source>**{who}** chooses cards to discard</source>
        <translation>**{who}** обирає, які карти скинути</translation>
    </message>
    <message id="watch.prompt.move_tormund.you">
        <source>Move **Tormund** to another hex with a number</source>
        <translation>Перемістіть **Тормунда** на інший гекс із числом</translation>
    </message>
    <message id="watch.prompt.move_tormund.then">
        <source>The land yields nothing while he is there; then you rob somebody beside it.</source>
        <translation>Поки він там, земля нічого не дає; потім ви пограбуєте когось поруч.</translation>
    </message>
    <message id="watch.prompt.move_tormund.they">
        <source>**{who}** moves Tormund</source>
        <translation>**{who}** переміщує Тормунда</translation>
    </message>
    <message id="watch.prompt.steal_from.you">
        <source>Choose **whom to rob**</source>
        <translation>Оберіть, **кого пограбувати**</translation>
    </message>
    <message id="watch.prompt.steal_from.then">
        <source>You draw one card of that hand, unseen.</source>
        <translation>Ви витягнете одну карту з руки, не дивлячись.</translation>
    </message>
    <message id="watch.prompt.steal_from.they">
        <source>**{who}** chooses whom to rob</source>
        <translation>**{who}** обирає, кого пограбувати</translation>
    </message>
    <message id="watch.prompt.console.you">
        <source>**Samwell:** take a resource card of your choice?</source>
        <translation>**Семвел:** узяти карту сировини на вибір?</translation>
    </message>
    <message id="watch.prompt.console.then">
        <source>The roll gave you nothing. Afterwards keep Samwell or change the hero.</source>
        <translation>Кидок нічого вам не дав. Потім збережіть Семвела або візьміть іншого героя.</translation>
    </message>
    <message id="watch.prompt.console.they">
        <source>**{who}** asks Samwell for help</source>
        <translation>**{who}** просить Семвела про допомогу</translation>
    </message>
    <message id="watch.prompt.answer_offer.you">
        <source>**{who}** offers {give} for {want}</source>
        <extracomment>{give} and {want} are cards: 2 [timber] 1 [ore].</extracomment>
        <translation>**{who}** пропонує {give} за {want}</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_want">
        <source>**{who}** offers {give}. What do you give?</source>
        <translation>**{who}** пропонує {give}. Що дасте натомість?</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_give">
        <source>**{who}** needs {want}. What do you ask?</source>
        <translation>**{who}** просить {want}. Чого хочете натомість?</translation>
    </message>
    <message id="watch.prompt.answer_offer.then">
        <source>Accept, decline or offer something else. All answers are shown together.</source>
        <translation>Прийміть, відхиліть або запропонуйте своє. Усі відповіді відкриються разом.</translation>
    </message>
    <message id="watch.prompt.answer_offer.then_open">
        <source>Decline, or say what you would give and want.</source>
        <translation>Відхиліть або скажіть, що віддасте й чого хочете натомість.</translation>
    </message>
    <message id="watch.prompt.answer_offer.they">
        <source>**{who}** answers the offer</source>
        <translation>**{who}** відповідає на пропозицію</translation>
    </message>
    <message id="watch.prompt.confirm_offer.you">
        <source>Choose **whom to trade with**, or withdraw</source>
        <translation>Оберіть, **з ким мінятися**, або відкличте пропозицію</translation>
    </message>
    <message id="watch.prompt.confirm_offer.then">
        <source>The cards change hands at once.</source>
        <translation>Карти одразу перейдуть з рук у руки.</translation>
    </message>
    <message id="watch.prompt.confirm_offer.they">
        <source>**{who}** chooses a partner for the trade</source>
        <translation>**{who}** обирає, з ким мінятися</translation>
    </message>
    <message id="watch.prompt.ranger_choice.you">
        <source>Move Tormund, or **drive a wildling** out of the Gift</source>
        <translation>Перемістіть Тормунда або **проженіть дикуна** з Дару</translation>
    </message>
    <message id="watch.prompt.ranger_choice.then">
        <source>Who drives one out takes a card of that land.</source>
        <translation>За прогнаного дикуна ви берете карту тієї землі, де він стояв.</translation>
    </message>
    <message id="watch.prompt.ranger_choice.they">
        <source>**{who}** sends out a patrol</source>
        <translation>**{who}** висилає дозор</translation>
    </message>
    <message id="watch.prompt.free_road.you">
        <source>Lay your **first free road**</source>
        <translation>Прокладіть **першу безкоштовну дорогу**</translation>
    </message>
    <message id="watch.prompt.free_road.second">
        <source>Lay your **second free road**, or stop</source>
        <translation>Прокладіть **другу безкоштовну дорогу** або зупиніться</translation>
    </message>
    <message id="watch.prompt.free_road.then">
        <source>A second one may follow.</source>
        <translation>За нею можна прокласти другу.</translation>
    </message>
    <message id="watch.prompt.free_road.then_second">
        <source>It costs nothing either.</source>
        <translation>Вона теж нічого не коштує.</translation>
    </message>
    <message id="watch.prompt.free_road.they">
        <source>**{who}** lays a free road</source>
        <translation>**{who}** прокладає безкоштовну дорогу</translation>
    </message>
    <message id="watch.prompt.winter.you" numerus="yes">
        <source>Take **{n}** card from the supply | Take **{n}** cards from the supply</source>
        <translation>
            <numerusform>Візьміть із резерву **{n}** карту</numerusform>
            <numerusform>Візьміть із резерву **{n}** карти</numerusform>
            <numerusform>Візьміть із резерву **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.winter.then">
        <source>Equal or different; you may spend them this turn.</source>
        <translation>Однакові чи різні; їх можна витратити цього ж ходу.</translation>
    </message>
    <message id="watch.prompt.winter.they">
        <source>**{who}** takes cards from the supply</source>
        <translation>**{who}** бере карти з резерву</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.you">
        <source>Three of a kind: **remove a hero** from the display</source>
        <translation>Три однакові числа: **приберіть героя** з резерву</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.then">
        <source>This hero leaves the game for good.</source>
        <translation>Цей герой назавжди покине партію.</translation>
    </message>
    <message id="watch.prompt.lose_displayed_hero.they">
        <source>**{who}** removes a hero from the game</source>
        <translation>**{who}** прибирає героя з гри</translation>
    </message>
    <message id="watch.prompt.after_hero.you">
        <source>Keep **{hero}**, or take another hero</source>
        <extracomment>{hero} is a hero's name.</extracomment>
        <translation>Збережіть **{hero:acc}** або візьміть іншого героя</translation>
    </message>
    <message id="watch.prompt.after_hero.flipped">
        <source>Take **another hero** from the display</source>
        <translation>Візьміть **іншого героя** з резерву</translation>
    </message>
    <message id="watch.prompt.after_hero.alone">
        <source>Keep **{hero}**, or give the hero back</source>
        <translation>Збережіть **{hero:acc}** або поверніть героя до резерву</translation>
    </message>
    <message id="watch.prompt.after_hero.then">
        <source>On side B the hero can be used once more, from the next turn on.</source>
        <translation>На стороні Б героя можна застосувати ще раз, починаючи з наступного ходу.</translation>
    </message>
    <message id="watch.prompt.after_hero.then_flipped">
        <source>Side B is used up: this hero goes back.</source>
        <translation>Сторону Б уже застосовано: ваш герой повертається до резерву.</translation>
    </message>
    <message id="watch.prompt.after_hero.they">
        <source>**{who}** keeps or changes the hero</source>
        <translation>**{who}** зберігає або змінює героя</translation>
    </message>
    <message id="watch.prompt.choose_hero.you">
        <source>Choose a **hero** from the display</source>
        <translation>Оберіть **героя** з резерву</translation>
    </message>
    <message id="watch.prompt.choose_hero.then">
        <source>The hero can act from the next turn on.</source>
        <translation>Герой зможе діяти з наступного ходу.</translation>
    </message>
    <message id="watch.prompt.choose_hero.they">
        <source>**{who}** chooses a hero</source>
        <translation>**{who}** обирає героя</translation>
    </message>
    <message id="watch.prompt.demand_resource.you">
        <source>Name a **resource** and one or two opponents</source>
        <translation>Назвіть **сировину** й одного або двох суперників</translation>
    </message>
    <message id="watch.prompt.demand_resource.then">
        <source>Whoever has it hands one over; you give any card back.</source>
        <translation>Той, хто її має, віддасть одну карту; ви повернете будь-яку свою.</translation>
    </message>
    <message id="watch.prompt.demand_resource.they">
        <source>**{who}** demands a resource</source>
        <translation>**{who}** вимагає сировини</translation>
    </message>
    <message id="watch.prompt.give_back.you">
        <source>Give **{to}** a card back</source>
        <translation>Поверніть карту гравцеві **{to}**</translation>
    </message>
    <message id="watch.prompt.give_back.then">
        <source>Any card of your hand, the one just received too.</source>
        <translation>Будь-яку з руки, навіть щойно отриману.</translation>
    </message>
    <message id="watch.prompt.give_back.they">
        <source>**{who}** gives a card back</source>
        <translation>**{who}** повертає карту</translation>
    </message>
    <message id="watch.prompt.barter_one.you">
        <source>Trade **one card** for one of the supply</source>
        <translation>Обміняйте **одну карту** на одну з резерву</translation>
    </message>
    <message id="watch.prompt.barter_one.then">
        <source>Any card for a card of any other resource.</source>
        <translation>Будь-яку карту на карту будь-якої іншої сировини.</translation>
    </message>
    <message id="watch.prompt.barter_one.they">
        <source>**{who}** trades with the supply</source>
        <translation>**{who}** міняється з резервом</translation>
    </message>
    <message id="watch.prompt.choose_leader.you">
        <source>Choose **whose hand to see**</source>
        <translation>Оберіть, **чиї карти переглянути**</translation>
    </message>
    <message id="watch.prompt.choose_leader.then">
        <source>Only of somebody with more points than you; you take one card.</source>
        <translation>Лише того, хто випереджає вас за очками; одну карту ви заберете.</translation>
    </message>
    <message id="watch.prompt.choose_leader.they">
        <source>**{who}** chooses a hand to see</source>
        <translation>**{who}** обирає, чиї карти переглянути</translation>
    </message>
    <message id="watch.prompt.take_from_hand.you">
        <source>Take **one card** from the hand of **{victim}**</source>
        <translation>Візьміть **одну карту** в гравця **{victim}**</translation>
    </message>
    <message id="watch.prompt.take_from_hand.then">
        <source>Nobody else sees this hand.</source>
        <translation>Більше ніхто не бачить цих карт.</translation>
    </message>
    <message id="watch.prompt.take_from_hand.they">
        <source>**{who}** takes a card from a hand</source>
        <translation>**{who}** бере карту з чужої руки</translation>
    </message>
    <message id="watch.prompt.move_one_road.you">
        <source>Move one of your **loose roads**</source>
        <translation>Перенесіть одну **крайню дорогу**</translation>
    </message>
    <message id="watch.prompt.move_one_road.then">
        <source>A road is loose if only one end touches your other pieces.</source>
        <translation>Крайня дорога лише одним кінцем торкається ваших фігурок.</translation>
    </message>
    <message id="watch.prompt.move_one_road.they">
        <source>**{who}** moves a road</source>
        <translation>**{who}** переносить дорогу</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.you">
        <source>Post a guard; pay **one card** otherwise</source>
        <translation>Виставте вартового, замінивши **одну карту** в ціні</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.then">
        <source>Any resource may stand for one of [brick] [wool] [timber].</source>
        <translation>Будь-яка сировина замість однієї з трьох: [brick] [wool] [timber].</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** виставляє вартового</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.you">
        <source>Buy a card; one resource **may be another**</source>
        <translation>Купіть карту; **один вид сировини** в ціні можна замінити</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.then">
        <source>Then you choose among the top three cards of the deck.</source>
        <translation>Потім ви оберете одну з трьох верхніх карт колоди.</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.they">
        <source>**{who}** buys a development card</source>
        <translation>**{who}** купує карту розвитку</translation>
    </message>
    <message id="watch.prompt.choose_vision.you">
        <source>Keep **one** of these cards</source>
        <translation>Залиште собі **одну** з цих карт</translation>
    </message>
    <message id="watch.prompt.choose_vision.then">
        <source>The others are shuffled back into the deck.</source>
        <translation>Решту замішують назад у колоду.</translation>
    </message>
    <message id="watch.prompt.choose_vision.they">
        <source>**{who}** looks at the top of the deck</source>
        <translation>**{who}** переглядає верх колоди</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.you">
        <source>Send **one wildling** home from a camp or clearing</source>
        <translation>Поверніть **одного дикуна** додому з табору або з узлісся</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.then">
        <source>Those behind move up. Then a wildling token is turned up.</source>
        <translation>Ті, хто за ним, просунуться вперед. Потім розкриється жетон дикунів.</translation>
    </message>
    <message id="watch.prompt.send_home_from_north.they">
        <source>**{who}** sends a wildling home</source>
        <translation>**{who}** повертає дикуна додому</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.you">
        <source>Send **one wildling** home from the Gift</source>
        <translation>Поверніть **одного дикуна** додому з Дару</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.then">
        <source>The land yields again.</source>
        <translation>Земля знову почне давати сировину.</translation>
    </message>
    <message id="watch.prompt.send_home_from_gift.they">
        <source>**{who}** sends a wildling home</source>
        <translation>**{who}** повертає дикуна додому</translation>
    </message>
</context>
<context>
    <name>watch_board</name>
    <message id="watch.board.frostfangs">
        <source>Frostfangs</source>
        <translation>Морозні Ікла</translation>
    </message>
    <message id="watch.board.tormund">
        <source>Tormund</source>
        <translation>Тормунд</translation>
    </message>
    <message id="watch.board.tormunds_camp">
        <source>Tormund’s camp</source>
        <translation>Табір Тормунда</translation>
    </message>
    <message id="watch.board.gift">
        <source>The Gift</source>
        <translation>Дар</translation>
    </message>
    <message id="watch.board.wall">
        <source>The Wall</source>
        <translation>Стіна</translation>
    </message>
    <message id="watch.board.invasions">
        <source>Invasions</source>
        <translation>Вторгнення</translation>
    </message>
    <message id="watch.board.invasions_note">
        <source>The third invasion ends the game in tragedy.</source>
        <translation>На третьому вторгненні гра завершується трагічно.</translation>
    </message>
    <message id="watch.board.gift_wildlings">
        <source>Wildlings in the Gift</source>
        <translation>Дикуни в Дарі</translation>
    </message>
    <message id="watch.board.gift_wildlings_note">
        <source>The eighth is the end of the Watch.</source>
        <translation>Восьмий — поразка Варти.</translation>
    </message>
    <message id="watch.board.gift_count">
        <source>{n} / {most}</source>
        <extracomment>How many wildlings are in the Gift, and how many it bears.</extracomment>
        <translation>{n} / {most}</translation>
    </message>
    <message id="watch.board.roll">
        <source>Roll of the turn</source>
        <translation>Кидок ходу</translation>
    </message>
    <message id="watch.board.roll_produces">
        <source>**{sum}** — the land yields</source>
        <extracomment>Under the dice.</extracomment>
        <translation>**{sum}** — збір сировини</translation>
    </message>
    <message id="watch.board.roll_seven">
        <source>**7** — Tormund</source>
        <translation>**7** — Тормунд</translation>
    </message>
    <message id="watch.board.roll_wildling">
        <source>**{n}** — {what}</source>
        <extracomment>Under the wildling die; {what} is a line of the saga.</extracomment>
        <translation>**{n}** — {what}</translation>
    </message>
    <message id="watch.board.roll_quiet">
        <source>**{n}** — the north is quiet</source>
        <extracomment>The wildling die named no trail.</extracomment>
        <translation>**{n}** — на півночі тихо</translation>
    </message>
    <message id="watch.board.supply">
        <source>Supply</source>
        <translation>Резерв</translation>
    </message>
    <message id="watch.board.supply_rate">
        <source>Supply · trade {rate} : 1</source>
        <extracomment>The heading of the supply.</extracomment>
        <translation>Резерв · обмін {rate} : 1</translation>
    </message>
    <message id="watch.board.deck">
        <source>Development cards</source>
        <translation>Карти розвитку</translation>
    </message>
    <message id="watch.board.display">
        <source>Hero display</source>
        <translation>Резерв героїв</translation>
    </message>
    <message id="watch.board.reserve">
        <source>Wildling tokens</source>
        <translation>Жетони дикунів</translation>
    </message>
    <message id="watch.board.used">
        <source>Used tokens</source>
        <translation>Використані</translation>
    </message>
    <message id="watch.board.empty">
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message id="watch.board.goal">
        <source>**{points}** [glory] are the true victory. If the Wall falls, whoever has most guards wins.</source>
        <translation>**{points}** [glory] — істинна перемога. Якщо впаде Стіна, переможе той, у кого найбільше вартових.</translation>
    </message>
    <message id="watch.board.goal_base">
        <source>**{points}** [glory] win.</source>
        <translation>**{points}** [glory] — перемога.</translation>
    </message>
    <message id="watch.board.section">
        <source>Section {section}: {guards}, {warriors}</source>
        <extracomment>In the tooltip; the other two are such as: 2 guards, 1 warrior.</extracomment>
        <translation>Ділянка {section}: {guards}, {warriors}</translation>
    </message>
    <message id="watch.board.warriors" numerus="yes">
        <source>{n} warrior | {n} warriors</source>
        <translation>
            <numerusform>{n} воїн</numerusform>
            <numerusform>{n} воїни</numerusform>
            <numerusform>{n} воїнів</numerusform>
        </translation>
    </message>
    <message id="watch.board.section_holds" numerus="yes">
        <source>**{n}** more warrior and the section falls. | **{n}** more warriors and the section falls.</source>
        <translation>
            <numerusform>Ще **{n}** воїн — і ділянка впаде.</numerusform>
            <numerusform>Ще **{n}** воїни — і ділянка впаде.</numerusform>
            <numerusform>Ще **{n}** воїнів — і ділянка впаде.</numerusform>
        </translation>
    </message>
    <message id="watch.board.camps_to_rush" numerus="yes">
        <source>One more token and the clan rushes. | **{n}** more tokens and the clan rushes.</source>
        <translation>
            <numerusform>Ще **{n}** жетон — і набіг клану.</numerusform>
            <numerusform>Ще **{n}** жетони — і набіг клану.</numerusform>
            <numerusform>Ще **{n}** жетонів — і набіг клану.</numerusform>
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
        <translation>Дає {what:acc}.</translation>
    </message>
    <message id="watch.board.hex_barren">
        <source>Yields nothing.</source>
        <translation>Нічого не дає.</translation>
    </message>
    <message id="watch.board.hex_tormund">
        <source>Tormund keeps it from yielding.</source>
        <translation>Тормунд не дає збирати сировину.</translation>
    </message>
    <message id="watch.board.hex_wildling">
        <source>A wildling keeps it from yielding: {kind}.</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Дикун не дає збирати сировину: {kind}.</translation>
    </message>
    <message id="watch.board.pips" numerus="yes">
        <source>{n} pip | {n} pips</source>
        <translation>
            <numerusform>{n} крапка</numerusform>
            <numerusform>{n} крапки</numerusform>
            <numerusform>{n} крапок</numerusform>
        </translation>
    </message>
    <message id="watch.board.lands_next">
        <source>Arrow {arrow}: the next wildling lands here.</source>
        <extracomment>The red arrows lead over the Gift.</extracomment>
        <translation>Стрілка {arrow}: наступний дикун прийде сюди.</translation>
    </message>
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Стежка {number}</translation>
    </message>
    <message id="watch.board.hidden_hand">
        <source>hidden</source>
        <translation>приховано</translation>
    </message>
    <message id="watch.forecast.guard" numerus="yes">
        <source>**Section {section}, post {post}.** {n} warrior on the clearing; {guards}. | **Section {section}, post {post}.** {n} warriors on the clearing; {guards}.</source>
        <translation>
            <numerusform>**Ділянка {section}, пост {post}.** На узліссі {n} воїн; {guards}.</numerusform>
            <numerusform>**Ділянка {section}, пост {post}.** На узліссі {n} воїни; {guards}.</numerusform>
            <numerusform>**Ділянка {section}, пост {post}.** На узліссі {n} воїнів; {guards}.</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.guards" numerus="yes">
        <source>{n} guard then | {n} guards then</source>
        <translation>
            <numerusform>стане {n} вартовий</numerusform>
            <numerusform>стане {n} вартові</numerusform>
            <numerusform>стане {n} вартових</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.settlement">
        <source>**{pips}**, {route}.</source>
        <extracomment>What an intersection gives: pips, and a trade route or none.</extracomment>
        <translation>**{pips}**, {route}.</translation>
    </message>
    <message id="watch.forecast.no_route">
        <source>no trade route</source>
        <translation>без торгового шляху</translation>
    </message>
    <message id="watch.forecast.tokens" numerus="yes">
        <source>Turns up {n} wildling token. | Turns up {n} wildling tokens.</source>
        <translation>
            <numerusform>Розкриє {n} жетон дикунів.</numerusform>
            <numerusform>Розкриє {n} жетони дикунів.</numerusform>
            <numerusform>Розкриє {n} жетонів дикунів.</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.close_to_rush">
        <source>One token short of a rush: {clans}.</source>
        <extracomment>{clans} are names of clans.</extracomment>
        <translation>До набігу один жетон: {clans}.</translation>
    </message>
    <message id="watch.forecast.keep">
        <source>Doubles its yield; one point more.</source>
        <translation>Збір удвічі більший, і ще одне очко.</translation>
    </message>
    <message id="watch.forecast.tormund">
        <source>Blocks {hex:acc}. To rob: {victims}.</source>
        <extracomment>{victims} are names, or: nobody.</extracomment>
        <translation>Заблокує {hex:acc}. Кого грабувати: {victims}.</translation>
    </message>
    <message id="watch.forecast.nobody">
        <source>nobody</source>
        <translation>нікого</translation>
    </message>
    <message id="watch.forecast.ends_now">
        <source>If it ended now: **{who}**, {guards}</source>
        <extracomment>Who would win the tragic end.</extracomment>
        <translation>Якби все скінчилося зараз: **{who}**, {guards}</translation>
    </message>
    <message id="watch.forecast.ends_now_nobody">
        <source>If it ended now: nobody</source>
        <translation>Якби все скінчилося зараз: ніхто</translation>
    </message>
    <message id="watch.forecast.guards_now" numerus="yes">
        <source>{n} guard | {n} guards</source>
        <translation>
            <numerusform>{n} вартовий</numerusform>
            <numerusform>{n} вартові</numerusform>
            <numerusform>{n} вартових</numerusform>
        </translation>
    </message>
    <message id="watch.panel.road">
        <source>Road: **{n}**</source>
        <extracomment>Length of the longest road of a player.</extracomment>
        <translation>Тракт: **{n}**</translation>
    </message>
    <message id="watch.panel.road_longest">
        <source>Road: **{n}** — longest</source>
        <translation>Тракт: **{n}** — найдовший</translation>
    </message>
    <message id="watch.panel.patrol">
        <source>Patrol: **{n}**</source>
        <translation>Загін: **{n}**</translation>
    </message>
    <message id="watch.panel.patrol_largest">
        <source>Patrol: **{n}** — largest</source>
        <translation>Загін: **{n}** — найбільший</translation>
    </message>
    <message id="watch.panel.hand" numerus="yes">
        <source>{n} resource card | {n} resource cards</source>
        <translation>
            <numerusform>{n} карта сировини</numerusform>
            <numerusform>{n} карти сировини</numerusform>
            <numerusform>{n} карт сировини</numerusform>
        </translation>
    </message>
    <message id="watch.panel.cards" numerus="yes">
        <source>{n} development card | {n} development cards</source>
        <translation>
            <numerusform>{n} карта розвитку</numerusform>
            <numerusform>{n} карти розвитку</numerusform>
            <numerusform>{n} карт розвитку</numerusform>
        </translation>
    </message>
    <message id="watch.panel.roads_left" numerus="yes">
        <source>{n} road left | {n} roads left</source>
        <translation>
            <numerusform>лишилася {n} дорога</numerusform>
            <numerusform>лишилося {n} дороги</numerusform>
            <numerusform>лишилося {n} доріг</numerusform>
        </translation>
    </message>
    <message id="watch.panel.settlements_left" numerus="yes">
        <source>{n} settlement left | {n} settlements left</source>
        <translation>
            <numerusform>лишилося {n} поселення</numerusform>
            <numerusform>лишилося {n} поселення</numerusform>
            <numerusform>лишилося {n} поселень</numerusform>
        </translation>
    </message>
    <message id="watch.panel.keeps_left" numerus="yes">
        <source>{n} keep left | {n} keeps left</source>
        <translation>
            <numerusform>лишилася {n} фортеця</numerusform>
            <numerusform>лишилося {n} фортеці</numerusform>
            <numerusform>лишилося {n} фортець</numerusform>
        </translation>
    </message>
    <message id="watch.panel.guards">
        <source>{n} of {most} guards on the Wall</source>
        <extracomment>How many guards of a player stand.</extracomment>
        <translation>Вартових на Стіні: {n} із {most}</translation>
    </message>
    <message id="watch.panel.hero">
        <source>Hero: {hero}</source>
        <extracomment>{hero} is a name.</extracomment>
        <translation>Герой: {hero}</translation>
    </message>
    <message id="watch.panel.no_hero">
        <source>No hero</source>
        <translation>Героя немає</translation>
    </message>
    <message id="watch.panel.your_hero">
        <source>Your hero, {side}</source>
        <extracomment>{side} is: Side A or Side B.</extracomment>
        <translation>Ваш герой · {side}</translation>
    </message>
    <message id="watch.panel.price_raised">
        <source>Price raised: {price}</source>
        <extracomment>The cards that the chosen building costs are lifted in the hand.</extracomment>
        <translation>Карти для оплати: {price}</translation>
    </message>
    <message id="watch.panel.missing">
        <source>{what:^}: missing {cards}</source>
        <extracomment>{what} is a piece, {cards} are cards.</extracomment>
        <translation>{what:^}: бракує {cards}</translation>
    </message>
    <message id="watch.panel.development" numerus="yes">
        <source>Development cards: {n} | Development cards: {n}</source>
        <translation>
            <numerusform>Карти розвитку: {n}</numerusform>
            <numerusform>Карти розвитку: {n}</numerusform>
            <numerusform>Карти розвитку: {n}</numerusform>
        </translation>
    </message>
    <message id="watch.panel.refuses">
        <source>Hears no offers this turn</source>
        <translation>Цього ходу пропозицій не слухає</translation>
    </message>
    <message id="watch.panel.hidden_points" numerus="yes">
        <source>+{n} hidden | +{n} hidden</source>
        <translation>
            <numerusform>+{n} приховане</numerusform>
            <numerusform>+{n} приховані</numerusform>
            <numerusform>+{n} прихованих</numerusform>
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
        <translation>поселення</translation>
    </message>
    <message id="watch.piece.keep">
        <source>keep</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>фортеця</translation>
    </message>
    <message id="watch.piece.guard">
        <source>guard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вартовий</translation>
    </message>
    <message id="watch.piece.card">
        <source>development card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карта розвитку</translation>
    </message>
    <message id="watch.source.settlements">
        <source>Settlements</source>
        <extracomment>Sources of points in the chart at the end.</extracomment>
        <translation>Поселення</translation>
    </message>
    <message id="watch.source.keeps">
        <source>Keeps</source>
        <translation>Фортеці</translation>
    </message>
    <message id="watch.source.road">
        <source>Longest Road</source>
        <translation>Найдовший тракт</translation>
    </message>
    <message id="watch.source.patrol">
        <source>Largest Patrol</source>
        <translation>Найбільший загін</translation>
    </message>
    <message id="watch.source.guards">
        <source>Guards</source>
        <translation>Вартові</translation>
    </message>
    <message id="watch.source.cards">
        <source>Point cards</source>
        <translation>Карти очок</translation>
    </message>
</context>
<context>
    <name>watch_cards</name>
    <message id="watch.card_type.ranger">
        <source>Ranger</source>
        <translation>Розвідник</translation>
    </message>
    <message id="watch.card_type.progress">
        <source>Progress</source>
        <translation>Прорив</translation>
    </message>
    <message id="watch.card_type.point">
        <source>Victory point</source>
        <translation>Переможне очко</translation>
    </message>
    <message id="watch.card.ranger_patrol.name">
        <source>Ranger Patrol</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дозор розвідників</translation>
    </message>
    <message id="watch.card.ranger_patrol.text">
        <source>Move Tormund, or drive a wildling out of the Gift.</source>
        <translation>Перемістіть Тормунда або проженіть дикуна з Дару.</translation>
    </message>
    <message id="watch.card.ranger_patrol.text_base">
        <source>Move Tormund and rob.</source>
        <translation>Перемістіть Тормунда й пограбуйте суперника.</translation>
    </message>
    <message id="watch.card.ranger_patrol.full">
        <source>Move Tormund and rob as with a seven, but nobody discards. Or send a wildling of the Gift home and take a card of the land it stood on. The card stays face up and counts for Largest Patrol.</source>
        <translation>Перемістіть Тормунда й пограбуйте суперника, як після сімки, але карт ніхто не скидає. Або поверніть дикуна з Дару додому й візьміть карту тієї землі, де він стояв. Карта лишається горілиць і враховується для «Найбільшого загону».</translation>
    </message>
    <message id="watch.card.ranger_patrol.full_base">
        <source>Move Tormund and rob as with a seven, but nobody discards. The card stays face up and counts for Largest Patrol.</source>
        <translation>Перемістіть Тормунда й пограбуйте суперника, як після сімки, але карт ніхто не скидає. Карта лишається горілиць і враховується для «Найбільшого загону».</translation>
    </message>
    <message id="watch.card.road_building.name">
        <source>Road Building</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівництво доріг</translation>
    </message>
    <message id="watch.card.road_building.text">
        <source>Lay up to two roads for free.</source>
        <translation>Безкоштовно прокладіть до двох доріг.</translation>
    </message>
    <message id="watch.card.road_building.full">
        <source>Lay up to two of your roads for free, by the usual rules.</source>
        <translation>Безкоштовно прокладіть до двох своїх доріг за звичайними правилами.</translation>
    </message>
    <message id="watch.card.winter_is_coming.name">
        <source>Winter Is Coming</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зима близько</translation>
    </message>
    <message id="watch.card.winter_is_coming.text">
        <source>Take any two cards from the supply.</source>
        <translation>Візьміть із резерву дві будь-які карти.</translation>
    </message>
    <message id="watch.card.winter_is_coming.full">
        <source>Take any two resource cards from the supply, equal or different. You may spend them this turn.</source>
        <translation>Візьміть із резерву дві будь-які карти сировини, однакові чи різні. Їх можна витратити цього ж ходу.</translation>
    </message>
    <message id="watch.card.new_recruits.name">
        <source>New Recruits</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Новобранці</translation>
    </message>
    <message id="watch.card.new_recruits.text">
        <source>Post a guard for free.</source>
        <translation>Безкоштовно виставте вартового.</translation>
    </message>
    <message id="watch.card.new_recruits.full">
        <source>Post one of your guards for free, on the lowest free post of any section of the Wall.</source>
        <translation>Безкоштовно виставте свого вартового на вільний пост із найменшим номером на будь-якій ділянці Стіни.</translation>
    </message>
    <message id="watch.card.vp_warhorse.name">
        <source>Warhorse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бойовий кінь</translation>
    </message>
    <message id="watch.card.vp_library.name">
        <source>Castle Black Library</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бібліотека Чорного замку</translation>
    </message>
    <message id="watch.card.vp_rookery.name">
        <source>Rookery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крукарня</translation>
    </message>
    <message id="watch.card.vp_tower.name">
        <source>Lord Commander’s Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вежа лорда-командувача</translation>
    </message>
    <message id="watch.card.vp_obsidian.name">
        <source>Cache of Obsidian</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Схованка з обсидіаном</translation>
    </message>
    <message id="watch.card.point.text">
        <source>**1** [glory]</source>
        <translation>**1** [glory]</translation>
    </message>
    <message id="watch.card.point.full">
        <source>Worth **1** [glory]. It stays hidden until it brings the victory, or until the end of the game.</source>
        <translation>Приносить **1** [glory]. Лишається прихованою, доки не принесе перемогу або доки не скінчиться партія.</translation>
    </message>
    <message id="watch.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>прихована карта</translation>
    </message>
    <message id="watch.hero_side.a">
        <source>Side A</source>
        <translation>Сторона А</translation>
    </message>
    <message id="watch.hero_side.b">
        <source>Side B</source>
        <translation>Сторона Б</translation>
    </message>
    <message id="watch.hero_side.window_trade">
        <source>While you trade</source>
        <translation>Поки ви торгуєте</translation>
    </message>
    <message id="watch.hero_side.window_build">
        <source>While you build</source>
        <translation>Поки ви будуєте</translation>
    </message>
    <message id="watch.hero_side.window_after_roll">
        <source>After the roll, before you build</source>
        <translation>Після кидка, до будівництва</translation>
    </message>
    <message id="watch.hero_side.window_after_any_production">
        <source>After any roll</source>
        <translation>Після будь-якого кидка</translation>
    </message>
    <message id="watch.hero_side.window_any_time">
        <source>At any time in your turn</source>
        <translation>Будь-якої миті вашого ходу</translation>
    </message>
    <message id="watch.hero.jeor_mormont.name">
        <source>Jeor Mormont</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Джеор Мормонт|acc=Джеора Мормонта</translation>
    </message>
    <message id="watch.hero.jeor_mormont.title">
        <source>Lord Commander</source>
        <translation>Лорд-командувач</translation>
    </message>
    <message id="watch.hero.jeor_mormont.text">
        <source>Demand a resource of one or two opponents; give a card back.</source>
        <translation>Вимагайте сировини в одного або двох суперників; поверніть по карті.</translation>
    </message>
    <message id="watch.hero.jeor_mormont.full">
        <source>Name a resource and demand one card of it from one or two opponents. To each who hands one over, give back any one card of yours.</source>
        <translation>Назвіть сировину й вимагайте по одній такій карті в одного або двох суперників. Кожному, хто віддав карту, поверніть будь-яку свою.</translation>
    </message>
    <message id="watch.hero.bowen_marsh.name">
        <source>Bowen Marsh</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бовен Марш|acc=Бовена Марша</translation>
    </message>
    <message id="watch.hero.bowen_marsh.title">
        <source>Lord Steward</source>
        <translation>Лорд-стюард</translation>
    </message>
    <message id="watch.hero.bowen_marsh.text">
        <source>Trade one card for one with the supply.</source>
        <translation>Обміняйте з резервом одну карту на одну.</translation>
    </message>
    <message id="watch.hero.bowen_marsh.full">
        <source>Trade one resource card with the supply for one card of another resource.</source>
        <translation>Обміняйте з резервом одну карту сировини на одну карту іншої сировини.</translation>
    </message>
    <message id="watch.hero.samwell_tarly.name">
        <source>Samwell Tarly</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Семвел Тарлі|acc=Семвела Тарлі</translation>
    </message>
    <message id="watch.hero.samwell_tarly.title">
        <source>Steward</source>
        <translation>Стюард</translation>
    </message>
    <message id="watch.hero.samwell_tarly.text">
        <source>When a roll gives you nothing, take a card.</source>
        <translation>Кидок нічого вам не дав — візьміть карту.</translation>
    </message>
    <message id="watch.hero.samwell_tarly.full">
        <source>When anybody’s roll, except a seven, gives you no card, take one resource card of your choice from the supply.</source>
        <translation>Якщо кидок будь-якого гравця, крім сімки, не приніс вам жодної карти, візьміть із резерву одну карту сировини на вибір.</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.name">
        <source>Othell Yarwyck</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Отел Ярвик|acc=Отела Ярвика</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.title">
        <source>First Builder</source>
        <translation>Перший будівничий</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.text">
        <source>Move one of your loose roads.</source>
        <translation>Перенесіть одну свою крайню дорогу.</translation>
    </message>
    <message id="watch.hero.othell_yarwyck.full">
        <source>Take up one of your roads that touches your other pieces at one end only, and lay it in another allowed place for free.</source>
        <translation>Зніміть одну свою дорогу, що лише одним кінцем торкається ваших фігурок, і безкоштовно прокладіть її в іншому дозволеному місці.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.name">
        <source>Ser Alliser Thorne</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сер Алісер Торн|acc=сера Алісера Торна</translation>
    </message>
    <message id="watch.hero.alliser_thorne.title">
        <source>Master-at-Arms</source>
        <translation>Майстер зброї</translation>
    </message>
    <message id="watch.hero.alliser_thorne.text">
        <source>Post a guard; replace one resource.</source>
        <translation>Виставте вартового, замінивши один вид сировини.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.full">
        <source>Post a guard on the Wall; pay any resource in place of one of its three.</source>
        <translation>Виставте вартового на Стіну, заплативши будь-якою сировиною замість однієї з трьох потрібних.</translation>
    </message>
    <message id="watch.hero.melisandre.name">
        <source>Melisandre</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мелісандра|acc=Мелісандру</translation>
    </message>
    <message id="watch.hero.melisandre.title">
        <source>Red Priestess</source>
        <translation>Червона жриця</translation>
    </message>
    <message id="watch.hero.melisandre.text">
        <source>Buy a card: choose among three.</source>
        <translation>Купіть карту: оберіть із трьох.</translation>
    </message>
    <message id="watch.hero.melisandre.full">
        <source>Buy a development card; you may pay any resource in place of one of its three. Look at the top three cards, keep one and shuffle the others back.</source>
        <translation>Купіть карту розвитку; замість одного з трьох видів сировини можна заплатити будь-яким. Перегляньте три верхні карти, одну залиште собі, решту замішайте в колоду.</translation>
    </message>
    <message id="watch.hero.mance_rayder.name">
        <source>Mance Rayder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Манс Розбишака|acc=Манса Розбишаку</translation>
    </message>
    <message id="watch.hero.mance_rayder.title">
        <source>King-beyond-the-Wall</source>
        <translation>Король-за-Стіною</translation>
    </message>
    <message id="watch.hero.mance_rayder.text">
        <source>See a leader’s hand and take a card.</source>
        <translation>Перегляньте карти того, хто попереду, і візьміть одну.</translation>
    </message>
    <message id="watch.hero.mance_rayder.full">
        <source>Look at the resource cards of an opponent who has more victory points than you, and take one card of your choice.</source>
        <translation>Перегляньте карти сировини суперника, який має більше переможних очок, ніж ви, і візьміть одну на вибір.</translation>
    </message>
    <message id="watch.hero.benjen_stark.name">
        <source>Benjen Stark</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бенджен Старк|acc=Бенджена Старка</translation>
    </message>
    <message id="watch.hero.benjen_stark.title">
        <source>First Ranger</source>
        <translation>Перший розвідник</translation>
    </message>
    <message id="watch.hero.benjen_stark.text">
        <source>Send a wildling of the north home; turn up a token.</source>
        <translation>Поверніть дикуна з півночі додому; розкрийте жетон.</translation>
    </message>
    <message id="watch.hero.benjen_stark.full">
        <source>Send one wildling of a camp or a clearing back to the Frostfangs; those behind it move up. Then a token of the reserve is turned up.</source>
        <translation>Поверніть одного дикуна з табору або з узлісся на Морозні Ікла; ті, хто за ним, просуваються вперед. Потім розкривається жетон із резерву.</translation>
    </message>
    <message id="watch.hero.ygritte.name">
        <source>Ygritte</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ігрітта|acc=Ігрітту</translation>
    </message>
    <message id="watch.hero.ygritte.title">
        <source>Spearwife</source>
        <translation>Списниця</translation>
    </message>
    <message id="watch.hero.ygritte.text">
        <source>Send a wildling of the Gift home.</source>
        <translation>Поверніть дикуна з Дару додому.</translation>
    </message>
    <message id="watch.hero.ygritte.full">
        <source>Send one wildling of the Gift back to the Frostfangs.</source>
        <translation>Поверніть одного дикуна з Дару на Морозні Ікла.</translation>
    </message>
    <message id="watch.hero.yoren.name">
        <source>Yoren</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йорен|acc=Йорена</translation>
    </message>
    <message id="watch.hero.yoren.title">
        <source>Wandering Crow</source>
        <translation>Мандрівна ворона</translation>
    </message>
    <message id="watch.hero.yoren.text">
        <source>A played patrol becomes a guard.</source>
        <translation>Зіграний дозор стає вартовим.</translation>
    </message>
    <message id="watch.hero.yoren.full">
        <source>Discard one of your played Ranger Patrols and post a guard on the Wall for free.</source>
        <translation>Скиньте одну свою зіграну карту «Дозор розвідників» і безкоштовно виставте вартового на Стіну.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.name">
        <source>Qhorin Halfhand</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кворин Піврукий|acc=Кворина Піврукого</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.title">
        <source>Ranger</source>
        <translation>Розвідник</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.text">
        <source>Send Tormund home; take a card of that land.</source>
        <translation>Проженіть Тормунда додому; візьміть карту тієї землі.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.full">
        <source>Send Tormund back to his camp and take a resource card of the land he leaves.</source>
        <translation>Поверніть Тормунда до його табору й візьміть карту сировини тієї землі, яку він залишив.</translation>
    </message>
</context>
<context>
    <name>watch_deeds</name>
    <message id="watch.deed.settle.title">
        <source>Settlement</source>
        <translation>Поселення</translation>
    </message>
    <message id="watch.deed.settle.detail">
        <source>For free</source>
        <translation>Безкоштовно</translation>
    </message>
    <message id="watch.deed.lay_first_road.title">
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message id="watch.deed.lay_first_road.detail">
        <source>For free</source>
        <translation>Безкоштовно</translation>
    </message>
    <message id="watch.deed.roll_dice.title">
        <source>Roll the dice</source>
        <translation>Кинути кубики</translation>
    </message>
    <message id="watch.deed.roll_dice.detail">
        <source>Everybody collects</source>
        <translation>Усі збирають сировину</translation>
    </message>
    <message id="watch.deed.roll_dice.button">
        <source>Roll dice</source>
        <translation>Кинути кубики</translation>
    </message>
    <message id="watch.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="watch.deed.end_turn.detail">
        <source>Next: {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>Далі: {who}</translation>
    </message>
    <message id="watch.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="watch.deed.build_road.title">
        <source>Road</source>
        <translation>Дорога</translation>
    </message>
    <message id="watch.deed.found_settlement.title">
        <source>Settlement</source>
        <translation>Поселення</translation>
    </message>
    <message id="watch.deed.build_keep.title">
        <source>Keep</source>
        <translation>Фортеця</translation>
    </message>
    <message id="watch.deed.buy_card.title">
        <source>Development card</source>
        <translation>Карта розвитку</translation>
    </message>
    <message id="watch.deed.buy_card.button">
        <source>Buy card</source>
        <translation>Купити карту</translation>
    </message>
    <message id="watch.deed.hire_guard.title">
        <source>Guard</source>
        <translation>Вартовий</translation>
    </message>
    <message id="watch.deed.supply_trade.title">
        <source>Trade with supply</source>
        <translation>Обмін із резервом</translation>
    </message>
    <message id="watch.deed.supply_trade.detail">
        <source>At your best rate</source>
        <translation>За вашим найкращим курсом</translation>
    </message>
    <message id="watch.deed.supply_trade.named">
        <source>{give} for {get}</source>
        <extracomment>Cards: 3 [wool] for 1 [ore].</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.supply_trade.button">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="watch.deed.offer_trade.title">
        <source>Offer a trade</source>
        <translation>Запропонувати обмін</translation>
    </message>
    <message id="watch.deed.offer_trade.detail">
        <source>To your opponents</source>
        <translation>Суперникам</translation>
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
        <translation>Запропонувати</translation>
    </message>
    <message id="watch.deed.take_proposal.title">
        <source>Take a proposal</source>
        <translation>Прийняти пропозицію</translation>
    </message>
    <message id="watch.deed.take_proposal.detail">
        <source>What others proposed</source>
        <translation>Те, що запропонували інші</translation>
    </message>
    <message id="watch.deed.take_proposal.named">
        <source>Deal with {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>По руках: {who}</translation>
    </message>
    <message id="watch.deed.take_proposal.terms">
        <source>{give} for {get}</source>
        <extracomment>Cards: what you give and what you get.</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.take_proposal.button">
        <source>Deal</source>
        <translation>По руках</translation>
    </message>
    <message id="watch.deed.decline_proposal.title">
        <source>Decline a proposal</source>
        <translation>Відхилити пропозицію</translation>
    </message>
    <message id="watch.deed.decline_proposal.named">
        <source>Decline: {who}</source>
        <extracomment>{who} is the player whose proposal is declined.</extracomment>
        <translation>Відхилити: {who}</translation>
    </message>
    <message id="watch.deed.decline_proposal.button">
        <source>Decline</source>
        <translation>Відхилити</translation>
    </message>
    <message id="watch.deed.propose.title">
        <source>Propose a trade</source>
        <translation>Запропонувати обмін</translation>
    </message>
    <message id="watch.deed.propose.detail">
        <source>To the player whose turn it is</source>
        <translation>Тому, чий зараз хід</translation>
    </message>
    <message id="watch.deed.propose.named">
        <source>{give} for {want}</source>
        <translation>{give} за {want}</translation>
    </message>
    <message id="watch.deed.propose.button">
        <source>Propose</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="watch.deed.refuse_offers.title">
        <source>Refuse offers</source>
        <translation>Не слухати пропозицій</translation>
    </message>
    <message id="watch.deed.refuse_offers.detail">
        <source>For this turn</source>
        <translation>Цього ходу</translation>
    </message>
    <message id="watch.deed.refuse_offers.named">
        <source>Refuse all offers</source>
        <translation>Відхиляти всі пропозиції</translation>
    </message>
    <message id="watch.deed.refuse_offers.again">
        <source>Hear offers again</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="watch.deed.refuse_offers.button">
        <source>Refuse all</source>
        <translation>Відхиляти всі</translation>
    </message>
    <message id="watch.deed.refuse_offers.button_again">
        <source>Hear again</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="watch.deed.play_card.title">
        <source>Play a card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="watch.deed.play_card.detail">
        <source>One in a turn</source>
        <translation>Одну за хід</translation>
    </message>
    <message id="watch.deed.play_card.button">
        <source>Play card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="watch.deed.use_hero.title">
        <source>Use the hero</source>
        <translation>Застосувати героя</translation>
    </message>
    <message id="watch.deed.use_hero.button">
        <source>Use hero</source>
        <translation>Застосувати героя</translation>
    </message>
    <message id="watch.deed.claim_victory.title">
        <source>Claim victory</source>
        <translation>Оголосити перемогу</translation>
    </message>
    <message id="watch.deed.claim_victory.detail">
        <source>You have enough points</source>
        <translation>У вас достатньо очок</translation>
    </message>
    <message id="watch.deed.claim_victory.button">
        <source>I win</source>
        <translation>Перемога!</translation>
    </message>
    <message id="watch.deed.discard_cards.title">
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message id="watch.deed.discard_cards.button">
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message id="watch.deed.drive_tormund.title">
        <source>Move Tormund</source>
        <translation>Перемістити Тормунда</translation>
    </message>
    <message id="watch.deed.rob.title">
        <source>Rob a player</source>
        <translation>Пограбувати гравця</translation>
    </message>
    <message id="watch.deed.rob.named">
        <source>Rob {who}</source>
        <extracomment>{who} is a player's name, which cannot be declined.</extracomment>
        <translation>Пограбувати: {who}</translation>
    </message>
    <message id="watch.deed.rob.held" numerus="yes">
        <source>{n} card in hand | {n} cards in hand</source>
        <translation>
            <numerusform>{n} карта на руці</numerusform>
            <numerusform>{n} карти на руці</numerusform>
            <numerusform>{n} карт на руці</numerusform>
        </translation>
    </message>
    <message id="watch.deed.accept.title">
        <source>Accept</source>
        <translation>Прийняти</translation>
    </message>
    <message id="watch.deed.accept.button">
        <source>Accept</source>
        <translation>Прийняти</translation>
    </message>
    <message id="watch.deed.decline.title">
        <source>Decline</source>
        <translation>Відхилити</translation>
    </message>
    <message id="watch.deed.decline.button">
        <source>Decline</source>
        <translation>Відхилити</translation>
    </message>
    <message id="watch.deed.counter.title">
        <source>Counter-offer</source>
        <translation>Зустрічна пропозиція</translation>
    </message>
    <message id="watch.deed.counter.named">
        <source>{give} for {want}</source>
        <extracomment>Cards: what you would give, and what you want for it.</extracomment>
        <translation>{give} за {want}</translation>
    </message>
    <message id="watch.deed.counter.button">
        <source>Counter</source>
        <translation>Запропонувати своє</translation>
    </message>
    <message id="watch.deed.deal.title">
        <source>Deal</source>
        <translation>По руках</translation>
    </message>
    <message id="watch.deed.deal.named">
        <source>Deal with {who}</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>По руках: {who}</translation>
    </message>
    <message id="watch.deed.deal.terms">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.deal.button">
        <source>Deal</source>
        <translation>По руках</translation>
    </message>
    <message id="watch.deed.withdraw.title">
        <source>Withdraw the offer</source>
        <translation>Відкликати пропозицію</translation>
    </message>
    <message id="watch.deed.withdraw.button">
        <source>Withdraw</source>
        <translation>Відкликати</translation>
    </message>
    <message id="watch.deed.go_after_tormund.title">
        <source>Move Tormund</source>
        <translation>Перемістити Тормунда</translation>
    </message>
    <message id="watch.deed.go_after_tormund.detail">
        <source>And rob somebody</source>
        <translation>І пограбувати суперника</translation>
    </message>
    <message id="watch.deed.go_after_tormund.button">
        <source>Move Tormund</source>
        <translation>Перемістити Тормунда</translation>
    </message>
    <message id="watch.deed.drive_out.title">
        <source>Drive out a wildling</source>
        <translation>Прогнати дикуна</translation>
    </message>
    <message id="watch.deed.drive_out.named">
        <source>Drive out: {kind}</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Прогнати: {kind}</translation>
    </message>
    <message id="watch.deed.lay_road.title">
        <source>Free road</source>
        <translation>Безкоштовна дорога</translation>
    </message>
    <message id="watch.deed.stop_roads.title">
        <source>No second road</source>
        <translation>Без другої дороги</translation>
    </message>
    <message id="watch.deed.stop_roads.button">
        <source>Stop</source>
        <translation>Досить</translation>
    </message>
    <message id="watch.deed.take_cards.title">
        <source>Take cards</source>
        <translation>Узяти карти</translation>
    </message>
    <message id="watch.deed.take_cards.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="watch.deed.post_guard.title">
        <source>Guard</source>
        <translation>Вартовий</translation>
    </message>
    <message id="watch.deed.post_guard.detail">
        <source>For free</source>
        <translation>Безкоштовно</translation>
    </message>
    <message id="watch.deed.keep_hero.title">
        <source>Keep the hero</source>
        <translation>Зберегти героя</translation>
    </message>
    <message id="watch.deed.keep_hero.detail">
        <source>Turn side B up</source>
        <translation>Перевернути на сторону Б</translation>
    </message>
    <message id="watch.deed.keep_hero.button">
        <source>Keep</source>
        <translation>Зберегти</translation>
    </message>
    <message id="watch.deed.take_hero.title">
        <source>Take a hero</source>
        <translation>Узяти героя</translation>
    </message>
    <message id="watch.deed.take_hero.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="watch.deed.return_hero.title">
        <source>Return the hero</source>
        <translation>Повернути героя</translation>
    </message>
    <message id="watch.deed.return_hero.detail">
        <source>There is no other</source>
        <translation>Інших героїв немає</translation>
    </message>
    <message id="watch.deed.return_hero.button">
        <source>Give back</source>
        <translation>Повернути</translation>
    </message>
    <message id="watch.deed.demand.title">
        <source>Demand</source>
        <translation>Вимагати</translation>
    </message>
    <message id="watch.deed.demand.named">
        <source>Demand {what:acc}</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>Вимагати {what:gen}</translation>
    </message>
    <message id="watch.deed.demand.of">
        <source>From: {names}</source>
        <extracomment>Names of one or two players.</extracomment>
        <translation>У кого: {names}</translation>
    </message>
    <message id="watch.deed.demand.button">
        <source>Demand</source>
        <translation>Вимагати</translation>
    </message>
    <message id="watch.deed.give.title">
        <source>Give a card back</source>
        <translation>Повернути карту</translation>
    </message>
    <message id="watch.deed.give.button">
        <source>Give</source>
        <translation>Віддати</translation>
    </message>
    <message id="watch.deed.barter.title">
        <source>Trade one for one</source>
        <translation>Обміняти одну на одну</translation>
    </message>
    <message id="watch.deed.barter.named">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="watch.deed.barter.button">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="watch.deed.look_at.title">
        <source>See a hand</source>
        <translation>Переглянути карти</translation>
    </message>
    <message id="watch.deed.look_at.named">
        <source>See the hand: {who}</source>
        <extracomment>{who} is a player's name, which cannot be declined.</extracomment>
        <translation>Переглянути карти: {who}</translation>
    </message>
    <message id="watch.deed.take.title">
        <source>Take a card</source>
        <translation>Узяти карту</translation>
    </message>
    <message id="watch.deed.take.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="watch.deed.move_road.title">
        <source>Move a road</source>
        <translation>Перенести дорогу</translation>
    </message>
    <message id="watch.deed.move_road.from_to">
        <source>{origin} — {path}</source>
        <extracomment>Two places, such as: forest 9 · hills 4 — hills 4 · fields 3.</extracomment>
        <translation>{origin} — {path}</translation>
    </message>
    <message id="watch.deed.hire_cheaply.title">
        <source>Guard</source>
        <translation>Вартовий</translation>
    </message>
    <message id="watch.deed.hire_cheaply.named">
        <source>Section {section}: {price}</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Ділянка {section}: {price}</translation>
    </message>
    <message id="watch.deed.hire_cheaply.button">
        <source>Post guard</source>
        <translation>Виставити</translation>
    </message>
    <message id="watch.deed.buy_vision.title">
        <source>Development card</source>
        <translation>Карта розвитку</translation>
    </message>
    <message id="watch.deed.buy_vision.usual">
        <source>{price} — as usual</source>
        <extracomment>{price} is a row of icons: the usual price.</extracomment>
        <translation>{price} — як зазвичай</translation>
    </message>
    <message id="watch.deed.buy_vision.button">
        <source>Buy card</source>
        <translation>Купити карту</translation>
    </message>
    <message id="watch.deed.pick_card.title">
        <source>Keep a card</source>
        <translation>Залишити карту</translation>
    </message>
    <message id="watch.deed.pick_card.button">
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message id="watch.deed.send_home_from_camp.title">
        <source>From a camp</source>
        <translation>З табору</translation>
    </message>
    <message id="watch.deed.send_home_from_camp.named">
        <source>Send home: {kind}</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Повернути додому: {kind}</translation>
    </message>
    <message id="watch.deed.send_home_from_clearing.title">
        <source>From a clearing</source>
        <translation>З узлісся</translation>
    </message>
    <message id="watch.deed.send_home_from_clearing.named">
        <source>Send home: {kind}</source>
        <translation>Повернути додому: {kind}</translation>
    </message>
    <message id="watch.deed.send_home.title">
        <source>From the Gift</source>
        <translation>З Дару</translation>
    </message>
    <message id="watch.deed.send_home.named">
        <source>Send home: {kind}</source>
        <translation>Повернути додому: {kind}</translation>
    </message>
    <message id="watch.deed.take_card.title">
        <source>Take a card</source>
        <translation>Узяти карту</translation>
    </message>
    <message id="watch.deed.take_card.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="watch.deed.let_pass.title">
        <source>Take nothing</source>
        <translation>Нічого не брати</translation>
    </message>
    <message id="watch.deed.let_pass.detail">
        <source>Samwell stays ready</source>
        <translation>Семвел лишиться напоготові</translation>
    </message>
    <message id="watch.deed.let_pass.button">
        <source>No, thanks</source>
        <translation>Ні, дякую</translation>
    </message>
    <message id="watch.deed.lose_hero.title">
        <source>Remove a hero</source>
        <translation>Прибрати героя</translation>
    </message>
    <message id="watch.deed.lose_hero.button">
        <source>Remove</source>
        <translation>Прибрати</translation>
    </message>
</context>
<context>
    <name>watch_denials</name>
    <message id="watch.denial.before_the_first_build">
        <source>This hero acts before you build.</source>
        <translation>Цей герой діє до початку будівництва.</translation>
    </message>
    <message id="watch.denial.bought_this_turn">
        <source>A card cannot be played in the turn in which it was bought.</source>
        <translation>Карту не можна зіграти того ж ходу, коли її куплено.</translation>
    </message>
    <message id="watch.denial.cannot_pay">
        <source>Missing: {cards}.</source>
        <extracomment>{cards} are cards such as 1 [ore].</extracomment>
        <translation>Бракує: {cards}.</translation>
    </message>
    <message id="watch.denial.cannot_pay_at_all">
        <source>Your cards do not pay for it, even with one replaced.</source>
        <translation>Ваших карт не вистачить, навіть якщо одну замінити.</translation>
    </message>
    <message id="watch.denial.card_not_held">
        <source>You do not hold this card.</source>
        <translation>У вас немає цієї карти.</translation>
    </message>
    <message id="watch.denial.cards_not_held">
        <source>You do not hold these cards.</source>
        <translation>У вас немає таких карт.</translation>
    </message>
    <message id="watch.denial.deck_is_empty">
        <source>No development card is left.</source>
        <translation>Карт розвитку більше немає.</translation>
    </message>
    <message id="watch.denial.did_not_accept">
        <source>**{who}** has declined.</source>
        <translation>Відповідь гравця **{who}** — відмова.</translation>
    </message>
    <message id="watch.denial.hero_not_on_display">
        <source>This hero is not on display.</source>
        <translation>Цього героя немає в резерві.</translation>
    </message>
    <message id="watch.denial.hero_rests">
        <source>A hero rests in the turn in which it was taken or used.</source>
        <translation>Герой відпочиває того ходу, коли його взяли або застосували.</translation>
    </message>
    <message id="watch.denial.just_returned">
        <source>The hero you give back cannot be taken at once.</source>
        <translation>Героя, якого повертають, не можна одразу взяти знову.</translation>
    </message>
    <message id="watch.denial.lay_one_first">
        <source>The first road is not optional.</source>
        <translation>Першу дорогу треба прокласти.</translation>
    </message>
    <message id="watch.denial.more_than_there_are">
        <source>There are only **{most}** cards of a kind.</source>
        <translation>Карт одного виду лише **{most}**.</translation>
    </message>
    <message id="watch.denial.must_touch_new_settlement">
        <source>The road must touch the settlement just founded.</source>
        <translation>Дорога має виходити з нового поселення.</translation>
    </message>
    <message id="watch.denial.no_gifts">
        <source>Each side gives at least one card.</source>
        <translation>Кожен віддає щонайменше одну карту.</translation>
    </message>
    <message id="watch.denial.no_guard_possible">
        <source>There is no free post, or no guard is left.</source>
        <translation>Немає вільних постів, або у вас не лишилося вартових.</translation>
    </message>
    <message id="watch.denial.no_hero">
        <source>You have no hero.</source>
        <translation>У вас немає героя.</translation>
    </message>
    <message id="watch.denial.no_loose_road">
        <source>None of your roads can be moved.</source>
        <translation>Жодну вашу дорогу не можна перенести.</translation>
    </message>
    <message id="watch.denial.no_number_there">
        <source>Tormund goes only where a number lies.</source>
        <translation>Тормунд іде лише на гекс із числом.</translation>
    </message>
    <message id="watch.denial.no_own_settlement">
        <source>A keep needs a settlement of yours.</source>
        <translation>Для фортеці потрібне ваше поселення.</translation>
    </message>
    <message id="watch.denial.no_patrol_played">
        <source>No Ranger Patrol lies before you.</source>
        <translation>Перед вами немає зіграного «Дозору розвідників».</translation>
    </message>
    <message id="watch.denial.no_piece_left_road">
        <source>You have no road left.</source>
        <translation>У вас не лишилося доріг.</translation>
    </message>
    <message id="watch.denial.no_piece_left_settlement">
        <source>You have no settlement left: build a keep first.</source>
        <translation>У вас не лишилося поселень: спершу збудуйте фортецю.</translation>
    </message>
    <message id="watch.denial.no_piece_left_keep">
        <source>You have no keep left.</source>
        <translation>У вас не лишилося фортець.</translation>
    </message>
    <message id="watch.denial.no_piece_left_guard">
        <source>You have no guard left.</source>
        <translation>У вас не лишилося вартових.</translation>
    </message>
    <message id="watch.denial.no_road_possible">
        <source>There is no place for a road of yours.</source>
        <translation>Вашу дорогу ніде прокласти.</translation>
    </message>
    <message id="watch.denial.no_road_reaches">
        <source>None of your roads leads here.</source>
        <translation>Сюди не веде жодна ваша дорога.</translation>
    </message>
    <message id="watch.denial.no_such_card">
        <source>There is no such card.</source>
        <translation>Такої карти немає.</translation>
    </message>
    <message id="watch.denial.no_such_cards">
        <source>There are no such cards.</source>
        <translation>Таких карт немає.</translation>
    </message>
    <message id="watch.denial.no_such_hex">
        <source>There is no such hex on this map.</source>
        <translation>На цьому полі немає такого гекса.</translation>
    </message>
    <message id="watch.denial.no_such_intersection">
        <source>There is no such intersection on this map.</source>
        <translation>На цьому полі немає такого перехрестя.</translation>
    </message>
    <message id="watch.denial.no_such_partner">
        <source>A trade needs at least one opponent.</source>
        <translation>Для обміну потрібен щонайменше один суперник.</translation>
    </message>
    <message id="watch.denial.no_such_path">
        <source>There is no such path on this map.</source>
        <translation>На цьому полі немає такого шляху.</translation>
    </message>
    <message id="watch.denial.no_such_proposal">
        <source>This proposal is no longer on the table.</source>
        <translation>Цієї пропозиції вже немає на столі.</translation>
    </message>
    <message id="watch.denial.no_such_section">
        <source>The Wall has no such section.</source>
        <translation>На Стіні немає такої ділянки.</translation>
    </message>
    <message id="watch.denial.no_wildling_there">
        <source>There is no wildling here.</source>
        <translation>Тут немає дикунів.</translation>
    </message>
    <message id="watch.denial.nobody_ahead">
        <source>Nobody with cards has more points than you.</source>
        <translation>Ніхто з тих, хто має карти, не випереджає вас за очками.</translation>
    </message>
    <message id="watch.denial.not_ahead_of_you">
        <source>This player has no more points than you, or no cards.</source>
        <translation>Цей гравець не випереджає вас за очками, або він не має карт.</translation>
    </message>
    <message id="watch.denial.not_part_of_the_price">
        <source>This resource is not part of the price.</source>
        <translation>Цієї сировини немає в ціні.</translation>
    </message>
    <message id="watch.denial.nothing_offered">
        <source>Say what you give or what you want.</source>
        <translation>Скажіть, що віддаєте або чого хочете.</translation>
    </message>
    <message id="watch.denial.nothing_to_barter">
        <source>You have nothing the supply could trade for.</source>
        <translation>У вас немає що обміняти з резервом.</translation>
    </message>
    <message id="watch.denial.nothing_to_rob">
        <source>There is nothing to rob from this player here.</source>
        <translation>Цього гравця тут не пограбувати.</translation>
    </message>
    <message id="watch.denial.one_card_a_turn">
        <source>One development card a turn is enough.</source>
        <translation>За хід можна зіграти лише одну карту розвитку.</translation>
    </message>
    <message id="watch.denial.one_or_two_opponents">
        <source>Name one or two opponents.</source>
        <translation>Назвіть одного або двох суперників.</translation>
    </message>
    <message id="watch.denial.only_after_production">
        <source>Samwell helps right after a roll that gave you nothing.</source>
        <translation>Семвел допомагає одразу після кидка, який нічого вам не дав.</translation>
    </message>
    <message id="watch.denial.only_after_the_roll">
        <source>This hero acts after the roll.</source>
        <translation>Цей герой діє після кидка.</translation>
    </message>
    <message id="watch.denial.only_at_the_end_of_the_turn">
        <source>By your rules, victory comes at the end of the turn.</source>
        <translation>За вашими правилами перемога настає наприкінці ходу.</translation>
    </message>
    <message id="watch.denial.only_in_brotherhood">
        <source>There is no Wall in the base game.</source>
        <translation>У базовій грі немає Стіни.</translation>
    </message>
    <message id="watch.denial.open_offer">
        <source>An open offer can only be answered by an offer.</source>
        <translation>На відкриту пропозицію відповідають лише пропозицією.</translation>
    </message>
    <message id="watch.denial.others_on_display">
        <source>There are other heroes: take one of them.</source>
        <translation>У резерві є інші герої: візьміть одного з них.</translation>
    </message>
    <message id="watch.denial.partner_lacks_cards">
        <source>The other side has too few cards for this.</source>
        <translation>В іншої сторони замало карт для цього.</translation>
    </message>
    <message id="watch.denial.path_taken">
        <source>**{who}** has a road here.</source>
        <translation>Тут уже лежить дорога гравця **{who}**.</translation>
    </message>
    <message id="watch.denial.place_taken">
        <source>**{who}** has built here.</source>
        <translation>Тут уже стоїть будівля гравця **{who}**.</translation>
    </message>
    <message id="watch.denial.points_are_kept">
        <source>Point cards are not played: they count by themselves.</source>
        <translation>Карт очок не розігрують: вони рахуються самі.</translation>
    </message>
    <message id="watch.denial.refuses_all_offers">
        <source>Somebody you ask hears no more offers this turn.</source>
        <translation>Хтось із тих, кому ви пропонуєте, не слухає пропозицій цього ходу.</translation>
    </message>
    <message id="watch.denial.road_not_connected">
        <source>A road must go on from a road or building of yours.</source>
        <translation>Дорога має продовжувати вашу дорогу чи будівлю.</translation>
    </message>
    <message id="watch.denial.road_not_loose">
        <source>Both ends of this road touch your other pieces.</source>
        <translation>Ця дорога обома кінцями торкається ваших фігурок.</translation>
    </message>
    <message id="watch.denial.roll_first">
        <source>Roll the dice first.</source>
        <translation>Спершу киньте кубики.</translation>
    </message>
    <message id="watch.denial.same_on_both_sides">
        <source>The same resource cannot stand on both sides.</source>
        <translation>Та сама сировина не може стояти з обох боків.</translation>
    </message>
    <message id="watch.denial.same_path">
        <source>The road already lies here.</source>
        <translation>Дорога й так лежить тут.</translation>
    </message>
    <message id="watch.denial.section_full">
        <source>All posts of section **{section}** are taken.</source>
        <translation>На ділянці **{section}** зайнято всі пости.</translation>
    </message>
    <message id="watch.denial.side_b_is_up">
        <source>Side B is up: the hero must go back.</source>
        <translation>Відкрито сторону Б: герой має повернутися до резерву.</translation>
    </message>
    <message id="watch.denial.so_already">
        <source>It is so already.</source>
        <translation>Так уже й є.</translation>
    </message>
    <message id="watch.denial.supply_is_short">
        <source>The supply has too few of these cards.</source>
        <translation>У резерві замало таких карт.</translation>
    </message>
    <message id="watch.denial.supply_is_short_of">
        <source>The supply has no {what:gen} left.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>У резерві не лишилося {what:gen}.</translation>
    </message>
    <message id="watch.denial.too_few_of_the_kind">
        <source>This takes {cards} at your rate.</source>
        <extracomment>{cards} is such as: 3 [wool].</extracomment>
        <translation>За вашим курсом для цього треба {cards}.</translation>
    </message>
    <message id="watch.denial.too_few_points">
        <source>You have **{have}** of **{need}** [glory].</source>
        <translation>У вас **{have}** із **{need}** [glory].</translation>
    </message>
    <message id="watch.denial.too_near">
        <source>Too near to **{who}**: buildings stand at least two paths apart.</source>
        <translation>Надто близько до будівлі гравця **{who}**: відстань — щонайменше два шляхи.</translation>
    </message>
    <message id="watch.denial.tormund_is_home">
        <source>Tormund is in his camp.</source>
        <translation>Тормунд у своєму таборі.</translation>
    </message>
    <message id="watch.denial.tormund_must_move">
        <source>Tormund must go to another hex.</source>
        <translation>Тормунд мусить піти на інший гекс.</translation>
    </message>
    <message id="watch.denial.trade_is_over">
        <source>You have begun to build: trade is over this turn.</source>
        <translation>Ви почали будувати: торгівлю цього ходу завершено.</translation>
    </message>
    <message id="watch.denial.wrong_number_of_cards" numerus="yes">
        <source>Choose exactly **{n}** card; you have chosen **{chosen}**. | Choose exactly **{n}** cards; you have chosen **{chosen}**.</source>
        <translation>
            <numerusform>Оберіть рівно **{n}** карту; обрано **{chosen}**.</numerusform>
            <numerusform>Оберіть рівно **{n}** карти; обрано **{chosen}**.</numerusform>
            <numerusform>Оберіть рівно **{n}** карт; обрано **{chosen}**.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>watch_options</name>
    <message id="watch.result.true_victory">
        <source>{who} wins</source>
        <translation>Перемога: {who}</translation>
    </message>
    <message id="watch.result.true_victory_story">
        <source>**{who}** has **{points}** [glory]: a true victory. The Wall stands.</source>
        <translation>У гравця **{who}** **{points}** [glory]: істинна перемога. Стіна стоїть.</translation>
    </message>
    <message id="watch.result.base_victory">
        <source>{who} wins</source>
        <translation>Перемога: {who}</translation>
    </message>
    <message id="watch.result.base_victory_story">
        <source>**{who}** has **{points}** [glory].</source>
        <translation>У гравця **{who}** **{points}** [glory].</translation>
    </message>
    <message id="watch.result.tragic_victory">
        <source>{who} wins in tragedy</source>
        <translation>Трагічна перемога: {who}</translation>
    </message>
    <message id="watch.result.tragic_victory_story">
        <source>The wildlings have broken through. **{who}** held the Wall best: {guards}.</source>
        <translation>Дикуни прорвалися. Найкраще Стіну тримає **{who}**: {guards}.</translation>
    </message>
    <message id="watch.result.all_lose">
        <source>The Watch has fallen</source>
        <translation>Варта полягла</translation>
    </message>
    <message id="watch.result.all_lose_story">
        <source>The wildlings have broken through, and nobody held the Wall better than the others.</source>
        <translation>Дикуни прорвалися, і ніхто не тримав Стіну краще за інших.</translation>
    </message>
    <message id="watch.option.mode.title">
        <source>Game</source>
        <translation>Гра</translation>
    </message>
    <message id="watch.option.mode.detail">
        <source>Base is the plain game; Brotherhood adds the Wall, wildlings and heroes</source>
        <translation>Базова — без півночі; «Братство» додає Стіну, дикунів і героїв</translation>
    </message>
    <message id="watch.option.mode.base">
        <source>Base</source>
        <translation>Базова</translation>
    </message>
    <message id="watch.option.mode.brotherhood">
        <source>Brotherhood</source>
        <translation>Братство</translation>
    </message>
    <message id="watch.option.layout.title">
        <source>Land</source>
        <translation>Розклад</translation>
    </message>
    <message id="watch.option.layout.detail">
        <source>Standard suits a first game; random is new every time</source>
        <translation>Стартовий добрий для першої партії; випадковий щоразу новий</translation>
    </message>
    <message id="watch.option.layout.standard">
        <source>Standard</source>
        <translation>Стартовий</translation>
    </message>
    <message id="watch.option.layout.random">
        <source>Random</source>
        <translation>Випадковий</translation>
    </message>
    <message id="watch.option.placement.title">
        <source>First pieces</source>
        <translation>Розміщення фігурок</translation>
    </message>
    <message id="watch.option.placement.detail">
        <source>Ready pieces save time; free placement is a game of its own</source>
        <translation>Готове розміщення береже час; вільне — окрема гра</translation>
    </message>
    <message id="watch.option.placement.auto">
        <source>As usual</source>
        <translation>Як зазвичай</translation>
    </message>
    <message id="watch.option.placement.ready">
        <source>Ready</source>
        <translation>Готове</translation>
    </message>
    <message id="watch.option.placement.free">
        <source>Free</source>
        <translation>Вільне</translation>
    </message>
    <message id="watch.option.first_player.title">
        <source>Who begins</source>
        <translation>Хто починає</translation>
    </message>
    <message id="watch.option.first_player.detail">
        <source>As usual: by lot in Base, by dice in Brotherhood</source>
        <translation>Зазвичай: у базовій грі жереб, у «Братстві» кидок кубиків</translation>
    </message>
    <message id="watch.option.first_player.auto">
        <source>As usual</source>
        <translation>Як зазвичай</translation>
    </message>
    <message id="watch.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="watch.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Місце {n}</translation>
    </message>
    <message id="watch.option.roads.title">
        <source>Roads each</source>
        <translation>Дороги</translation>
    </message>
    <message id="watch.option.roads.detail">
        <source>How many roads every player has</source>
        <translation>Скільки доріг у кожного гравця</translation>
    </message>
    <message id="watch.option.roads.count" numerus="yes">
        <source>{n} road | {n} roads</source>
        <translation>
            <numerusform>{n} дорога</numerusform>
            <numerusform>{n} дороги</numerusform>
            <numerusform>{n} доріг</numerusform>
        </translation>
    </message>
    <message id="watch.option.combined_trade_build.title">
        <source>Trade and build together</source>
        <translation>Торгівля разом із будівництвом</translation>
    </message>
    <message id="watch.option.combined_trade_build.detail">
        <source>Building does not end trade</source>
        <translation>Будівництво не припиняє торгівлі</translation>
    </message>
    <message id="watch.option.confirm_victory.title">
        <source>Claim the victory</source>
        <translation>Оголошувати перемогу</translation>
    </message>
    <message id="watch.option.confirm_victory.detail">
        <source>Who has 10 points must say so; otherwise the game ends by itself</source>
        <translation>Хто має 10 очок, мусить сказати про це; інакше партія завершується сама</translation>
    </message>
    <message id="watch.option.hide_supply.title">
        <source>Hidden supply</source>
        <translation>Прихований резерв</translation>
    </message>
    <message id="watch.option.hide_supply.detail">
        <source>Nobody sees how many cards of a kind are left</source>
        <translation>Ніхто не бачить, скільки карт лишилося</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.title">
        <source>Tragedy of Heroes</source>
        <translation>Трагедія героїв</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.detail">
        <source>Three equal dice remove a hero from the game</source>
        <translation>Три однакові числа на кубиках прибирають героя з гри</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.title">
        <source>Victory ends the turn</source>
        <translation>Перемога наприкінці ходу</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.detail">
        <source>10 points win only when the turn ends: the wildlings may come first</source>
        <translation>10 очок перемагають, лише коли хід завершено: дикуни можуть встигнути раніше</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.title">
        <source>Early wildlings</source>
        <translation>Ранні дикуни</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.detail">
        <source>Starting settlements turn up wildling tokens</source>
        <translation>Стартові поселення розкривають жетони дикунів</translation>
    </message>
    <message id="watch.option.single_arrow.title">
        <source>One arrow a section</source>
        <translation>Одна стрілка на ділянку</translation>
    </message>
    <message id="watch.option.single_arrow.detail">
        <source>All wildlings of a section take the same way over the Gift</source>
        <translation>Усі дикуни однієї ділянки йдуть Даром одним шляхом</translation>
    </message>
</context>
<context>
    <name>watch_saga</name>
    <message id="watch.event.first_player_rolled">
        <source>**{who}** rolls **{total}** for the first turn.</source>
        <translation>**{who}** кидає кубики за перший хід: **{total}**.</translation>
    </message>
    <message id="watch.event.first_player_chosen">
        <source>**{who}** begins.</source>
        <translation>Починає **{who}**.</translation>
    </message>
    <message id="watch.event.turn_began">
        <source>Turn **{turn}**: **{who}**.</source>
        <translation>Хід **{turn}**: **{who}**.</translation>
    </message>
    <message id="watch.event.dice_rolled">
        <source>**{who}** rolls **{sum}** and **{wildling}**.</source>
        <extracomment>The sum of two dice, and the wildling die.</extracomment>
        <translation>**{who}** кидає кубики: **{sum}** і **{wildling}**.</translation>
    </message>
    <message id="watch.event.dice_rolled_base">
        <source>**{who}** rolls **{sum}**.</source>
        <translation>**{who}** кидає кубики: **{sum}**.</translation>
    </message>
    <message id="watch.event.produced_one">
        <source>**{who}** {cards}</source>
        <extracomment>Who collects what; several are joined with semicolons.</extracomment>
        <translation>**{who}** {cards}</translation>
    </message>
    <message id="watch.event.produced_nothing">
        <source>**{roll}** gives nobody anything.</source>
        <translation>**{roll}** нікому нічого не приносить.</translation>
    </message>
    <message id="watch.event.produced_short">
        <source>The supply runs short of {what:gen}.</source>
        <extracomment>{what} is a resource; in English it has one form.</extracomment>
        <translation>У резерві бракує {what:gen}.</translation>
    </message>
    <message id="watch.event.produced_blocked">
        <source>Yields nothing: {hexes}.</source>
        <extracomment>Hexes under Tormund or a wildling.</extracomment>
        <translation>Нічого не дають: {hexes}.</translation>
    </message>
    <message id="watch.event.starting_income">
        <source>**{who}** collects {cards}.</source>
        <translation>**{who}** отримує {cards}.</translation>
    </message>
    <message id="watch.event.starting_income_nothing">
        <source>**{who}** collects nothing.</source>
        <translation>**{who}** нічого не отримує.</translation>
    </message>
    <message id="watch.event.discarded">
        <source>**{who}** discards {cards}.</source>
        <translation>**{who}** скидає {cards}.</translation>
    </message>
    <message id="watch.event.discarded_hidden" numerus="yes">
        <source>**{who}** discards **{n}** card. | **{who}** discards **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** скидає **{n}** карту.</numerusform>
            <numerusform>**{who}** скидає **{n}** карти.</numerusform>
            <numerusform>**{who}** скидає **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="watch.event.tormund_moved">
        <source>**{who}** moves Tormund: {hex}.</source>
        <translation>**{who}** переміщує Тормунда: {hex}.</translation>
    </message>
    <message id="watch.event.tormund_home">
        <source>**{who}** sends Tormund back to his camp.</source>
        <translation>**{who}** проганяє Тормунда до його табору.</translation>
    </message>
    <message id="watch.event.card_stolen">
        <source>**{who}** robs **{victim}**: {cards}.</source>
        <extracomment>The victim's name is not declined: put “player” before it.</extracomment>
        <translation>**{who}** грабує гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.card_stolen_hidden">
        <source>**{who}** robs **{victim}** of a card.</source>
        <translation>**{who}** краде карту в гравця **{victim}**.</translation>
    </message>
    <message id="watch.event.offer_made">
        <source>**{who}** offers {give} for {want}.</source>
        <translation>**{who}** пропонує {give} за {want}.</translation>
    </message>
    <message id="watch.event.offer_made_open_want">
        <source>**{who}** offers {give} and listens.</source>
        <translation>**{who}** пропонує {give} і слухає.</translation>
    </message>
    <message id="watch.event.offer_made_open_give">
        <source>**{who}** needs {want} and listens.</source>
        <translation>**{who}** просить {want} і слухає.</translation>
    </message>
    <message id="watch.event.offer_made_to">
        <source>Only to {names}.</source>
        <extracomment>Names of players, not declined.</extracomment>
        <translation>Лише для: {names}.</translation>
    </message>
    <message id="watch.event.offer_accepted">
        <source>**{who}** accepts.</source>
        <translation>**{who}** приймає пропозицію.</translation>
    </message>
    <message id="watch.event.offer_declined">
        <source>**{who}** declines.</source>
        <translation>**{who}** відхиляє пропозицію.</translation>
    </message>
    <message id="watch.event.offer_countered">
        <source>**{who}** would give {give} for {want}.</source>
        <translation>**{who}** відповідає: {give} за {want}.</translation>
    </message>
    <message id="watch.event.offer_failed">
        <source>Nobody takes the offer of **{who}**.</source>
        <translation>Пропозицію гравця **{who}** ніхто не приймає.</translation>
    </message>
    <message id="watch.event.offer_withdrawn">
        <source>**{who}** withdraws the offer.</source>
        <translation>**{who}** відкликає пропозицію.</translation>
    </message>
    <message id="watch.event.traded">
        <source>**{who}** gives **{partner}** {give} and gets {get}.</source>
        <translation>**{who}** віддає гравцеві **{partner}** {give} й отримує {get}.</translation>
    </message>
    <message id="watch.event.trade_cancelled">
        <source>**{who}** and **{partner}** cannot trade: the cards are no longer there.</source>
        <translation>**{who}** та **{partner}** не можуть помінятися: карт уже немає.</translation>
    </message>
    <message id="watch.event.supply_traded">
        <source>**{who}** trades {give} for {get} with the supply.</source>
        <translation>**{who}** міняє з резервом {give} на {get}.</translation>
    </message>
    <message id="watch.event.proposed">
        <source>**{who}** proposes {give} for {want}.</source>
        <translation>**{who}** пропонує від себе {give} за {want}.</translation>
    </message>
    <message id="watch.event.proposal_declined">
        <source>**{who}** declines the proposal of **{proposer}**.</source>
        <translation>**{who}** відхиляє пропозицію гравця **{proposer}**.</translation>
    </message>
    <message id="watch.event.offers_refused">
        <source>**{who}** hears no more offers this turn.</source>
        <translation>**{who}** більше не слухає пропозицій цього ходу.</translation>
    </message>
    <message id="watch.event.offers_heard">
        <source>**{who}** hears offers again.</source>
        <translation>**{who}** знову слухає пропозиції.</translation>
    </message>
    <message id="watch.event.road_built">
        <source>**{who}** builds a road: {path}.</source>
        <translation>**{who}** прокладає дорогу: {path}.</translation>
    </message>
    <message id="watch.event.road_moved">
        <source>**{who}** moves a road: {origin} — {path}.</source>
        <translation>**{who}** переносить дорогу: {origin} — {path}.</translation>
    </message>
    <message id="watch.event.settlement_founded">
        <source>**{who}** founds a settlement: {place}.</source>
        <translation>**{who}** засновує поселення: {place}.</translation>
    </message>
    <message id="watch.event.keep_built">
        <source>**{who}** builds a keep: {place}.</source>
        <translation>**{who}** будує фортецю: {place}.</translation>
    </message>
    <message id="watch.event.card_bought">
        <source>**{who}** buys a development card: **{card}**.</source>
        <translation>**{who}** купує карту розвитку: **«{card}»**.</translation>
    </message>
    <message id="watch.event.card_bought_hidden">
        <source>**{who}** buys a development card.</source>
        <translation>**{who}** купує карту розвитку.</translation>
    </message>
    <message id="watch.event.guard_posted">
        <source>**{who}** posts a guard: section **{section}**, post **{post}**.</source>
        <translation>**{who}** виставляє вартового: ділянка **{section}**, пост **{post}**.</translation>
    </message>
    <message id="watch.event.guard_points_changed" numerus="yes">
        <source>**{who}** has **{n}** [glory] for guards. | **{who}** has **{n}** [glory] for guards.</source>
        <translation>
            <numerusform>За вартових у гравця **{who}** тепер **{n}** [glory].</numerusform>
            <numerusform>За вартових у гравця **{who}** тепер **{n}** [glory].</numerusform>
            <numerusform>За вартових у гравця **{who}** тепер **{n}** [glory].</numerusform>
        </translation>
    </message>
    <message id="watch.event.longest_road_taken">
        <source>**{who}** takes **Longest Road**: **{length}**.</source>
        <translation>**{who}** отримує **«Найдовший тракт»**: **{length}**.</translation>
    </message>
    <message id="watch.event.longest_road_laid_aside">
        <source>**Longest Road** is laid aside.</source>
        <translation>**«Найдовший тракт»** відкладають убік.</translation>
    </message>
    <message id="watch.event.largest_patrol_taken">
        <source>**{who}** takes **Largest Patrol**: **{patrols}**.</source>
        <translation>**{who}** отримує **«Найбільший загін»**: **{patrols}**.</translation>
    </message>
    <message id="watch.event.largest_patrol_laid_aside">
        <source>**Largest Patrol** is laid aside.</source>
        <translation>**«Найбільший загін»** відкладають убік.</translation>
    </message>
    <message id="watch.event.card_played">
        <source>**{who}** plays **{card}**.</source>
        <translation>**{who}** розігрує карту **«{card}»**.</translation>
    </message>
    <message id="watch.event.cards_taken">
        <source>**{who}** takes {cards} from the supply.</source>
        <translation>**{who}** бере з резерву {cards}.</translation>
    </message>
    <message id="watch.event.tokens_revealed">
        <source>**{who}** turns up: {tokens}.</source>
        <extracomment>{tokens} is such as: warrior of the ice river, giant of the caves.</extracomment>
        <translation>**{who}** розкриває: {tokens}.</translation>
    </message>
    <message id="watch.event.token">
        <source>{kind} {clan}</source>
        <extracomment>Such as: warrior of the caves.</extracomment>
        <translation>{kind} {clan}</translation>
    </message>
    <message id="watch.event.reserve_shuffled" numerus="yes">
        <source>The used tokens are shuffled: **{n}** in reserve. | The used tokens are shuffled: **{n}** in reserve.</source>
        <translation>
            <numerusform>Використані жетони перемішано: у резерві **{n}**.</numerusform>
            <numerusform>Використані жетони перемішано: у резерві **{n}**.</numerusform>
            <numerusform>Використані жетони перемішано: у резерві **{n}**.</numerusform>
        </translation>
    </message>
    <message id="watch.event.mustered">
        <source>{kind:^} {clan}: camp **{camp}**.</source>
        <translation>{kind:^} {clan}: табір **{camp}**.</translation>
    </message>
    <message id="watch.event.none_left_to_muster">
        <source>{kind:^} {clan}: none is left in the Frostfangs.</source>
        <translation>{kind:^} {clan}: на Морозних Іклах таких більше немає.</translation>
    </message>
    <message id="watch.event.rush_began">
        <source>**{clan:^}** rushes!</source>
        <translation>Набіг! **{clan:^}**.</translation>
    </message>
    <message id="watch.event.no_advance">
        <source>Nobody comes down trail **{number}**.</source>
        <translation>Стежкою **{number}** ніхто не йде.</translation>
    </message>
    <message id="watch.event.no_advance_quiet">
        <source>**{number}**: the north is quiet.</source>
        <translation>**{number}**: на півночі тихо.</translation>
    </message>
    <message id="watch.event.advanced">
        <source>{kind:^} {clan} comes down trail **{trail}**.</source>
        <translation>{kind:^} {clan} спускається стежкою **{trail}**.</translation>
    </message>
    <message id="watch.event.crossed">
        <source>{kind:^} crosses the Wall: {hex}.</source>
        <extracomment>Warrior, climber or giant: all are of one gender.</extracomment>
        <translation>{kind:^} перебирається через Стіну: {hex}.</translation>
    </message>
    <message id="watch.event.guard_lost">
        <source>**{who}** loses a guard on section **{section}**.</source>
        <translation>**{who}** втрачає вартового на ділянці **{section}**.</translation>
    </message>
    <message id="watch.event.giant_left">
        <source>The giant goes back to the Frostfangs.</source>
        <translation>Велетень повертається на Морозні Ікла.</translation>
    </message>
    <message id="watch.event.invasion_began">
        <source>**Invasion** over section **{section}**!</source>
        <translation>**Вторгнення** через ділянку **{section}**!</translation>
    </message>
    <message id="watch.event.invasion_marked">
        <source>Invasion **{n}** of **{most}**.</source>
        <translation>Вторгнення **{n}** із **{most}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_gift">
        <source>{kind:^} leaves the Gift: {hex}.</source>
        <translation>{kind:^} покидає Дар: {hex}.</translation>
    </message>
    <message id="watch.event.wildling_removed_camp">
        <source>{kind:^} {clan} leaves camp **{camp}**.</source>
        <translation>{kind:^} {clan} покидає табір **{camp}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_clearing">
        <source>{kind:^} leaves clearing **{trails}**.</source>
        <translation>{kind:^} покидає узлісся **{trails}**.</translation>
    </message>
    <message id="watch.event.hero_used">
        <source>**{who}** uses the hero **{hero}**.</source>
        <translation>**{who}** кличе на допомогу **{hero:acc}**.</translation>
    </message>
    <message id="watch.event.hero_kept">
        <source>**{who}** keeps **{hero}**, side B.</source>
        <translation>**{who}** зберігає **{hero:acc}**: сторона Б.</translation>
    </message>
    <message id="watch.event.hero_taken">
        <source>**{who}** takes the hero **{hero}**.</source>
        <translation>**{who}** бере до себе **{hero:acc}**.</translation>
    </message>
    <message id="watch.event.hero_returned">
        <source>**{who}** returns **{hero}**.</source>
        <translation>**{who}** повертає **{hero:acc}** до резерву героїв.</translation>
    </message>
    <message id="watch.event.hero_lost_for_good">
        <source>**{who}** removes **{hero}** from the game.</source>
        <translation>**{who}** прибирає **{hero:acc}** з гри.</translation>
    </message>
    <message id="watch.event.demand_made" numerus="yes">
        <source>**{who}** demands {what:acc} of {names}. | **{who}** demands {what:acc} of {names}.</source>
        <extracomment>{what} is a resource; so many {names} as counted.</extracomment>
        <translation>
            <numerusform>**{who}** вимагає {what:gen} в гравця {names}.</numerusform>
            <numerusform>**{who}** вимагає {what:gen} в гравців {names}.</numerusform>
            <numerusform>**{who}** вимагає {what:gen} в гравців {names}.</numerusform>
        </translation>
    </message>
    <message id="watch.event.demanded">
        <source>**{victim}** hands over {cards}.</source>
        <translation>**{victim}** віддає {cards}.</translation>
    </message>
    <message id="watch.event.demanded_in_vain">
        <source>**{victim}** has no {what:gen}.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>Гравець **{victim}** не має {what:gen}.</translation>
    </message>
    <message id="watch.event.given_back">
        <source>**{who}** gives **{to}** back {cards}.</source>
        <translation>**{who}** повертає гравцеві **{to}** {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen">
        <source>**{who}** looks at the hand of **{victim}**: {cards}.</source>
        <translation>**{who}** переглядає карти гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen_hidden">
        <source>**{who}** looks at the hand of **{victim}**.</source>
        <translation>**{who}** переглядає карти гравця **{victim}**.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand">
        <source>**{who}** takes from **{victim}** {cards}.</source>
        <translation>**{who}** забирає в гравця **{victim}** {cards}.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand_hidden">
        <source>**{who}** takes a card from **{victim}**.</source>
        <translation>**{who}** забирає карту в гравця **{victim}**.</translation>
    </message>
    <message id="watch.event.top_cards_seen">
        <source>**{who}** looks at the top of the deck: {cards}.</source>
        <translation>**{who}** переглядає верх колоди: {cards}.</translation>
    </message>
    <message id="watch.event.top_cards_seen_hidden" numerus="yes">
        <source>**{who}** looks at **{n}** card of the deck. | **{who}** looks at the top **{n}** cards of the deck.</source>
        <translation>
            <numerusform>**{who}** переглядає **{n}** верхню карту колоди.</numerusform>
            <numerusform>**{who}** переглядає **{n}** верхні карти колоди.</numerusform>
            <numerusform>**{who}** переглядає **{n}** верхніх карт колоди.</numerusform>
        </translation>
    </message>
    <message id="watch.event.card">
        <source>**{card}**</source>
        <extracomment>A card in a list; put it into the quotation marks of the language.</extracomment>
        <translation>**«{card}»**</translation>
    </message>
    <message id="watch.event.points_revealed">
        <source>**{who}** shows {cards}.</source>
        <translation>**{who}** розкриває {cards}.</translation>
    </message>
    <message id="watch.event.game_won">
        <source>**{who}** wins with **{points}** [glory].</source>
        <translation>Перемагає **{who}**: **{points}** [glory].</translation>
    </message>
    <message id="watch.event.tragic_end_invasions">
        <source>The third invasion: the Watch has fallen.</source>
        <translation>Третє вторгнення: Варта полягла.</translation>
    </message>
    <message id="watch.event.tragic_end_gift">
        <source>The Gift is overrun: the Watch has fallen.</source>
        <translation>Дар захопили дикуни: Варта полягла.</translation>
    </message>
    <message id="watch.event.tragic_end_winner" numerus="yes">
        <source>**{who}** held the Wall best: **{n}** guard. | **{who}** held the Wall best: **{n}** guards.</source>
        <translation>
            <numerusform>Найкраще Стіну тримає **{who}**: **{n}** вартовий.</numerusform>
            <numerusform>Найкраще Стіну тримає **{who}**: **{n}** вартові.</numerusform>
            <numerusform>Найкраще Стіну тримає **{who}**: **{n}** вартових.</numerusform>
        </translation>
    </message>
    <message id="watch.event.tragic_end_nobody">
        <source>Nobody wins.</source>
        <translation>Переможця немає.</translation>
    </message>
</context>
</TS>
