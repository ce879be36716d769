<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en">
<context>
    <name>games</name>
    <message id="game.watch.moment">
        <source>turn {turn}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>хід {turn}</translation>
    </message>
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
        <source>Settle the Gift, trade and build, but guard the Wall together: if the wildlings break through three times, only the best guard wins.</source>
        <translation>Заселяйте Дар, торгуйте й будуйте. Але Стіну бережіть разом: коли дикуни прорвуться тричі, переможе лише найкращий вартовий.</translation>
    </message>
    <message id="game.watch.players">
        <source>2–4 players</source>
        <extracomment>A test compares it with the rules.</extracomment>
        <translation>2–4 гравці</translation>
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
    <message id="game.northgard.moment">
        <source>year {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>рік {round}</translation>
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
        <source>Grow the map, close territories</source>
        <translation>Відкривайте землі, закривайте території</translation>
    </message>
    <message id="game.northgard.about">
        <source>Grow the map, close territories and gather fame. Three closed territories with large buildings win at once; otherwise the most fame after seven years.</source>
        <translation>Відкривайте землі, закривайте території, здобувайте славу. Перемогу дають три закриті території з великими спорудами або найбільша слава за сім років.</translation>
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
    <message id="game.midgard.moment">
        <source>round {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>раунд {round}</translation>
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
        <source>Send your workers around the harbour, hire warriors and sail out to fight monsters. After eight rounds, the most glory wins.</source>
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
    <message id="game.wild.moment">
        <source>round {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>раунд {round}</translation>
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
        <translation>Будуйте поселення, варіть пиво, плавте золото й грабуйте сусідів. Переможе той, хто має найбільше очок.</translation>
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
    <name>midgard</name>
    <message id="midgard.place.forge">
        <source>Forge|to=to the Forge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кузня|to=до Кузні</translation>
    </message>
    <message id="midgard.place.foundry">
        <source>Foundry|to=to the Foundry</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ливарня|to=до Ливарні</translation>
    </message>
    <message id="midgard.place.armoury">
        <source>Armoury|to=to the Armoury</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зброярня|to=до Зброярні</translation>
    </message>
    <message id="midgard.place.smokehouse">
        <source>Smokehouse|to=to the Smokehouse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Коптильня|to=до Коптильні</translation>
    </message>
    <message id="midgard.place.market">
        <source>Market|to=to the Market</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ринок|to=на Ринок</translation>
    </message>
    <message id="midgard.place.longhouse">
        <source>Jarl’s Longhouse|short=Longhouse|to=to Jarl’s Longhouse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Довгий дім ярла|short=Довгий дім|to=до Довгого дому ярла</translation>
    </message>
    <message id="midgard.place.sage">
        <source>Sage’s House|to=to the Sage’s House</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дім віщуна|to=до Дому віщуна</translation>
    </message>
    <message id="midgard.place.rune_reader">
        <source>Rune Reader|to=to the Rune Reader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тлумач рун|to=до Тлумача рун</translation>
    </message>
    <message id="midgard.place.church">
        <source>Stave Church|to=to the Stave Church</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дерев’яний храм|to=до Дерев’яного храму</translation>
    </message>
    <message id="midgard.place.huts">
        <source>Worker Huts|to=to the Worker Huts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хатини робітників|to=до Хатин робітників</translation>
    </message>
    <message id="midgard.place.shipyard">
        <source>Shipwright|to=to the Shipwright</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Корабельня|to=до Корабельні</translation>
    </message>
    <message id="midgard.place.berth_small">
        <source>Small Public Longship|short=Small Longship|to=to the Small Public Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малий драккар громади|short=Малий драккар|to=на Малий драккар громади</translation>
    </message>
    <message id="midgard.place.berth_large">
        <source>Large Public Longship|short=Large Longship|to=to the Large Public Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Великий драккар громади|short=Великий драккар|to=на Великий драккар громади</translation>
    </message>
    <message id="midgard.place.merchant">
        <source>Merchant Ship|to=to the Merchant Ship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговий корабель|to=на Торговий корабель</translation>
    </message>
    <message id="midgard.place.hunting">
        <source>Hunting Grounds|to=to the Hunting Grounds</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мисливські угіддя|to=до Мисливських угідь</translation>
    </message>
    <message id="midgard.place.troll">
        <source>Troll|to=against the troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Троль|to=проти троля</translation>
    </message>
    <message id="midgard.place.draugr_left">
        <source>Left draugr|to=against the left draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лівий драуґр|to=проти лівого драуґра</translation>
    </message>
    <message id="midgard.place.draugr_right">
        <source>Right draugr|to=against the right draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Правий драуґр|to=проти правого драуґра</translation>
    </message>
    <message id="midgard.place.own_ship">
        <source>Own longship|to=to their own longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Свій корабель|to=на свій корабель</translation>
    </message>
    <message id="midgard.place.beg">
        <source>Beg|to=to beg</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благання|to=благати богів</translation>
    </message>
    <message id="midgard.place.stall_mil_1">
        <source>Military stall|to=to the military stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Військовий намет|to=до військового намету</translation>
    </message>
    <message id="midgard.place.stall_mil_2">
        <source>Military stall|to=to the military stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Військовий намет|to=до військового намету</translation>
    </message>
    <message id="midgard.place.stall_trade_1">
        <source>Trade stall|to=to the trade stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговий намет|to=до торгового намету</translation>
    </message>
    <message id="midgard.place.stall_trade_2">
        <source>Trade stall|to=to the trade stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговий намет|to=до торгового намету</translation>
    </message>
    <message id="midgard.place.beggar">
        <source>Beggar|to=to the Beggar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Жебрак|to=до Жебрака</translation>
    </message>
    <message id="midgard.place.skald">
        <source>Skald|to=to the Skald</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скальд|to=до Скальда</translation>
    </message>
    <message id="midgard.place.generous_merchant">
        <source>Generous Merchant|short=Merchant|to=to the Generous Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щедрий купець|short=Купець|to=до Щедрого купця</translation>
    </message>
    <message id="midgard.place.benefactor">
        <source>Benefactor|to=to the Benefactor</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Доброчинець|to=до Доброчинця</translation>
    </message>
    <message id="midgard.place.militia">
        <source>Militia|to=to the Militia</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ополченці|to=до Ополченців</translation>
    </message>
    <message id="midgard.place.raiders">
        <source>Raiders|to=to the Raiders</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Розбійники|to=до Розбійників</translation>
    </message>
    <message id="midgard.place.jomsvikings">
        <source>Jomsvikings|to=to the Jomsvikings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йомсвікінги|to=до Йомсвікінгів</translation>
    </message>
    <message id="midgard.place.varangians">
        <source>Varangians|to=to the Varangians</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Варяги|to=до Варягів</translation>
    </message>
    <message id="midgard.place.shore_1">
        <source>Near Bay|to=to Near Bay|at=at Near Bay</source>
        <extracomment>The four distant shores, the nearest first. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ближня затока|to=до Ближньої затоки|at=у Ближній затоці</translation>
    </message>
    <message id="midgard.place.shore_2">
        <source>Shallows|to=to the Shallows|at=at the Shallows</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мілководдя|to=на Мілководдя|at=на Мілководді</translation>
    </message>
    <message id="midgard.place.shore_3">
        <source>Ice Spit|to=to Ice Spit|at=at Ice Spit</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижана коса|to=на Крижану косу|at=на Крижаній косі</translation>
    </message>
    <message id="midgard.place.shore_4">
        <source>World’s Edge|to=to World’s Edge|at=at World’s Edge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Край світу|to=на Край світу|at=на Краю світу</translation>
    </message>
    <message id="midgard.place_text.forge">
        <source>Every axeman waiting here joins you. One more arrives each round.</source>
        <translation>Усі сокирники, що чекають тут, ідуть до вас. Щораунду приходить ще один.</translation>
    </message>
    <message id="midgard.place_text.foundry">
        <source>Every spearman waiting here joins you. One more arrives each round.</source>
        <translation>Усі списники, що чекають тут, ідуть до вас. Щораунду приходить ще один.</translation>
    </message>
    <message id="midgard.place_text.armoury">
        <source>Every swordsman waiting here joins you. One more arrives each round.</source>
        <translation>Усі мечники, що чекають тут, ідуть до вас. Щораунду приходить ще один.</translation>
    </message>
    <message id="midgard.place_text.smokehouse">
        <source>Take all the food here. **1** [food] more arrives each round.</source>
        <translation>Уся їжа, що лежить тут, — ваша. Щораунду додається **1** [food].</translation>
    </message>
    <message id="midgard.place_text.market">
        <source>Exchange food, wood and coins one for one, as often as you like.</source>
        <translation>Міняйте їжу, дерево й монети одне на одне скільки завгодно разів.</translation>
    </message>
    <message id="midgard.place_text.longhouse">
        <source>One swordsman and the first player token. If you already have it, pass it to the player on your left.</source>
        <translation>Один мечник і жетон першого гравця. Якщо жетон уже у вас, віддайте його сусідові ліворуч.</translation>
    </message>
    <message id="midgard.place_text.sage">
        <source>Look at one face-down journey, then draw a destiny card.</source>
        <translation>Перегляньте одну закриту карту походу, а тоді візьміть карту долі.</translation>
    </message>
    <message id="midgard.place_text.rune_reader">
        <source>Pay **1** [wood/log] and take a rune: one of those face up, or the top one of the deck.</source>
        <translation>Сплатіть **1** [wood/log] і візьміть руну: одну з відкритих або верхню з колоди.</translation>
    </message>
    <message id="midgard.place_text.church">
        <source>Pay **1**, **3**, **6** or **10** [coin] for **1**, **2**, **3** or **4** [favour].</source>
        <translation>Сплатіть **1**, **3**, **6** або **10** [coin] та отримайте **1**, **2**, **3** або **4** [favour].</translation>
    </message>
    <message id="midgard.place_text.huts">
        <source>One more worker, for this round and all that follow. Once per player; each hut is cheaper than the last.</source>
        <translation>Ще один робітник на цей раунд і всі наступні. Раз за гру; кожна хатина дешевша за попередню.</translation>
    </message>
    <message id="midgard.place_text.shipyard">
        <source>Buy a private longship. Once per player; it scores glory at the end.</source>
        <translation>Купіть бойовий корабель. Раз за гру; наприкінці він дає славу.</translation>
    </message>
    <message id="midgard.place_text.berth_small">
        <source>Sails to a free shore. Holds **5** Vikings and food in all. Free.</source>
        <translation>Пливе до вільного берега. Вміщує **5** вікінгів та їжі разом. Безкоштовно.</translation>
    </message>
    <message id="midgard.place_text.berth_large">
        <source>Sails to a free shore. Holds **10** Vikings and food in all. Costs **1** [coin].</source>
        <translation>Пливе до вільного берега. Вміщує **10** вікінгів та їжі разом. Коштує **1** [coin].</translation>
    </message>
    <message id="midgard.place_text.merchant">
        <source>Pay **1** [coin] and take everything the ship has brought.</source>
        <translation>Сплатіть **1** [coin] та візьміть усе, що привіз корабель.</translation>
    </message>
    <message id="midgard.place_text.hunting">
        <source>Vikings who stay at home hunt: **1** [food] per hit, up to **6**. There is room for everyone.</source>
        <translation>Вікінги, що залишилися вдома, полюють: **1** [food] за кожен удар, не більше **6**. Місця стане всім.</translation>
    </message>
    <message id="midgard.place_text.troll">
        <source>The slayer discards **1** [blame] and gives **1** to another player. If the troll survives the round, everyone takes **1** [blame].</source>
        <translation>Переможець скине **1** [blame] й віддасть **1** іншому. Якщо троль переживе раунд, кожен отримає **1** [blame].</translation>
    </message>
    <message id="midgard.place_text.draugr_left">
        <source>Reserve this battle: Vikings are sent once all workers are placed.</source>
        <translation>Бій буде за вами: вікінгів відправите, коли всіх робітників буде розставлено.</translation>
    </message>
    <message id="midgard.place_text.draugr_right">
        <source>Reserve this battle: Vikings are sent once all workers are placed.</source>
        <translation>Бій буде за вами: вікінгів відправите, коли всіх робітників буде розставлено.</translation>
    </message>
    <message id="midgard.place_text.own_ship">
        <source>Your own longship sails to a free shore, once a round and for free.</source>
        <translation>Ваш корабель пливе до вільного берега, раз за раунд і безкоштовно.</translation>
    </message>
    <message id="midgard.place_text.beg">
        <source>**1** [food] and **1** [blame]. Always available.</source>
        <translation>**1** [food] і **1** [blame]. Можна завжди.</translation>
    </message>
    <message id="midgard.place_text.stall">
        <source>Send a worker here to get what is printed on the stall.</source>
        <extracomment>Of a market stall.</extracomment>
        <translation>Відправте сюди робітника й отримайте те, що вказано на наметі.</translation>
    </message>
    <message id="midgard.place_text.closed">
        <source>With this few players the stall stays closed.</source>
        <translation>За такої кількості гравців цей намет зачинено.</translation>
    </message>
    <message id="midgard.place_text.near">
        <source>**1** [food] feeds **2** Vikings on the way.</source>
        <extracomment>Of a near shore.</extracomment>
        <translation>**1** [food] годує в дорозі **2** вікінгів.</translation>
    </message>
    <message id="midgard.place_text.far">
        <source>**1** [food] feeds **1** Viking on the way.</source>
        <extracomment>Of a far shore.</extracomment>
        <translation>**1** [food] годує в дорозі **1** вікінга.</translation>
    </message>
    <message id="midgard.place_now.market">
        <source>[food] [wood/log] [coin], **1** for **1**</source>
        <translation>[food] [wood/log] [coin], **1** на **1**</translation>
    </message>
    <message id="midgard.place_now.sage">
        <source>Look at a journey, draw a destiny</source>
        <translation>Переглянути карту походу, узяти карту долі</translation>
    </message>
    <message id="midgard.place_now.rune_reader">
        <source>**1** [wood/log] → a rune</source>
        <translation>**1** [wood/log] → руна</translation>
    </message>
    <message id="midgard.place_now.hunting">
        <source>**1** [food] per hit, up to **6**</source>
        <translation>**1** [food] за кожен удар, до **6**</translation>
    </message>
    <message id="midgard.place_now.beg">
        <source>**1** [food], but **1** [blame]</source>
        <translation>**1** [food], але й **1** [blame]</translation>
    </message>
    <message id="midgard.place_now.troll">
        <source>No one is here</source>
        <extracomment>No enemy lies on this space.</extracomment>
        <translation>Тут нікого немає</translation>
    </message>
    <message id="midgard.place_now.draugr_left">
        <source>No one is here</source>
        <translation>Тут нікого немає</translation>
    </message>
    <message id="midgard.place_now.draugr_right">
        <source>No one is here</source>
        <translation>Тут нікого немає</translation>
    </message>
    <message id="midgard.place_now.huts">
        <source>No workers left</source>
        <translation>Робітників більше немає</translation>
    </message>
    <message id="midgard.place_now.shipyard">
        <source>No longships left</source>
        <translation>Кораблів більше немає</translation>
    </message>
    <message id="midgard.place_now.own_ship">
        <source>You have no longship yet</source>
        <translation>Свого корабля ви ще не маєте</translation>
    </message>
    <message id="midgard.place_now.merchant">
        <source>No ship in port</source>
        <translation>Корабля тут немає</translation>
    </message>
    <message id="midgard.goods.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>їжа</translation>
    </message>
    <message id="midgard.goods.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево</translation>
    </message>
    <message id="midgard.goods.coins">
        <source>coins</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>монети</translation>
    </message>
    <message id="midgard.goods.favour">
        <source>favour</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>прихильність</translation>
    </message>
    <message id="midgard.goods.blame">
        <source>blame</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ганьба</translation>
    </message>
    <message id="midgard.goods.glory">
        <source>glory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>слава</translation>
    </message>
    <message id="midgard.goods.workers">
        <source>workers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>робітники</translation>
    </message>
    <message id="midgard.goods.runes">
        <source>runes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руни</translation>
    </message>
    <message id="midgard.goods.destinies">
        <source>destinies</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карти долі</translation>
    </message>
    <message id="midgard.goods.vikings">
        <source>Vikings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вікінги</translation>
    </message>
    <message id="midgard.die.sword">
        <source>swordsmen</source>
        <extracomment>One kind of Vikings, each of them a die. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мечники</translation>
    </message>
    <message id="midgard.die.spear">
        <source>spearmen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>списники</translation>
    </message>
    <message id="midgard.die.axe">
        <source>axemen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>сокирники</translation>
    </message>
    <message id="midgard.forbid.sword">
        <source>No swords</source>
        <extracomment>On an enemy: this weapon is of no use against it.</extracomment>
        <translation>Без мечів</translation>
    </message>
    <message id="midgard.forbid.spear">
        <source>No spears</source>
        <translation>Без списів</translation>
    </message>
    <message id="midgard.forbid.axe">
        <source>No axes</source>
        <translation>Без сокир</translation>
    </message>
    <message id="midgard.face.blank">
        <source>blank</source>
        <extracomment>The faces of a battle die.</extracomment>
        <translation>порожньо</translation>
    </message>
    <message id="midgard.face.hit1">
        <source>hit</source>
        <translation>удар</translation>
    </message>
    <message id="midgard.face.hit2">
        <source>double hit</source>
        <translation>подвійний удар</translation>
    </message>
    <message id="midgard.face.shield">
        <source>shield</source>
        <translation>щит</translation>
    </message>
    <message id="midgard.colour.blue">
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message id="midgard.colour.yellow">
        <source>yellow</source>
        <translation>жовтий</translation>
    </message>
    <message id="midgard.colour.red">
        <source>red</source>
        <translation>червоний</translation>
    </message>
    <message id="midgard.enemy.troll">
        <source>troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>троль</translation>
    </message>
    <message id="midgard.enemy.draugr">
        <source>draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драуґр</translation>
    </message>
    <message id="midgard.enemy.monster">
        <source>monster</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>чудовисько</translation>
    </message>
    <message id="midgard.enemy.kraken">
        <source>kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>кракен</translation>
    </message>
    <message id="midgard.enemy.strength">
        <source>Attack **{attack}**, defence **{defence}**</source>
        <extracomment>Of an enemy.</extracomment>
        <translation>Атака **{attack}**, захист **{defence}**</translation>
    </message>
    <message id="midgard.phase.setup">
        <source>Set-up</source>
        <translation>Підготовка</translation>
    </message>
    <message id="midgard.phase.placement">
        <source>Workers</source>
        <translation>Робітники</translation>
    </message>
    <message id="midgard.phase.assignment">
        <source>Vikings</source>
        <translation>Вікінги</translation>
    </message>
    <message id="midgard.phase.combat">
        <source>Battles</source>
        <translation>Бої</translation>
    </message>
    <message id="midgard.phase.cleanup">
        <source>Clean-up</source>
        <translation>Прибирання</translation>
    </message>
    <message id="midgard.phase.scoring">
        <source>Scoring</source>
        <translation>Підрахунок</translation>
    </message>
    <message id="midgard.round.short">
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
</context>
<context>
    <name>midgard_cards</name>
    <message id="midgard.card.unknown">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>закрита карта</translation>
    </message>
    <message id="midgard.card.asmundr">
        <source>Asmundr the Pious</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Асмунд Благочестивий</translation>
    </message>
    <message id="midgard.card.asmundr.text">
        <source>Each [favour] you spend on a reroll brings **2** [glory] at once.</source>
        <translation>Перекидання за [favour] одразу дає **2** [glory].</translation>
    </message>
    <message id="midgard.card.dagrun">
        <source>Dagrun the Destined</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Даґрун Обрана</translation>
    </message>
    <message id="midgard.card.dagrun.text">
        <source>At the Sage’s House draw **1** destiny more, then keep one.</source>
        <translation>У Домі віщуна бере на **1** карту долі більше й залишає одну.</translation>
    </message>
    <message id="midgard.card.gylfir">
        <source>Gylfir the Seaworthy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ґілві Мореплавець</translation>
    </message>
    <message id="midgard.card.gylfir.text">
        <source>Pays nothing at the Merchant Ship.</source>
        <translation>Нічого не платить на Торговому кораблі.</translation>
    </message>
    <message id="midgard.card.svanhildr">
        <source>Svanhildr the Swordmaiden</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сванхільд Мечниця</translation>
    </message>
    <message id="midgard.card.svanhildr.text">
        <source>Her [sword/swordsman] deal **2** hits instead of one, **3** instead of two.</source>
        <translation>Її [sword/swordsman] завдають **2** ударів замість одного й **3** замість двох.</translation>
    </message>
    <message id="midgard.card.ullr">
        <source>Ullr the Berserker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Улль Берсерк</translation>
    </message>
    <message id="midgard.card.ullr.text">
        <source>**1** [glory] in each battle round where you roll a double hit.</source>
        <translation>**1** [glory] за кожен раунд бою, де випав подвійний удар.</translation>
    </message>
    <message id="midgard.card.rune_gifts">
        <source>Gifts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дари</translation>
    </message>
    <message id="midgard.card.rune_gifts.text">
        <source>Take **4** goods in any mix of [food] [wood/log] [coin].</source>
        <translation>Візьміть **4** ресурси: [food] [wood/log] [coin] у будь-якому поєднанні.</translation>
    </message>
    <message id="midgard.card.rune_glory">
        <source>Glory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава</translation>
    </message>
    <message id="midgard.card.rune_glory.text">
        <source>After a victory: gain half the enemy’s [glory] again.</source>
        <translation>Після перемоги: ще половина [glory] за цього ворога.</translation>
    </message>
    <message id="midgard.card.rune_healing">
        <source>Healing</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зцілення</translation>
    </message>
    <message id="midgard.card.rune_healing.text">
        <source>In a battle: cancel all your losses of one round.</source>
        <translation>У бою: скасуйте свої втрати в одному раунді.</translation>
    </message>
    <message id="midgard.card.rune_journey">
        <source>Journey</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Похід</translation>
    </message>
    <message id="midgard.card.rune_journey.text">
        <source>Discard the journey just revealed and face the next one.</source>
        <translation>Скиньте щойно розкритий похід і розкрийте наступний.</translation>
    </message>
    <message id="midgard.card.rune_knowledge">
        <source>Knowledge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знання</translation>
    </message>
    <message id="midgard.card.rune_knowledge.text">
        <source>Look at every face-down journey on the board.</source>
        <translation>Перегляньте всі закриті карти походу на полі.</translation>
    </message>
    <message id="midgard.card.rune_potential">
        <source>Potential</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нагода</translation>
    </message>
    <message id="midgard.card.rune_potential.text">
        <source>After a roll: reroll any of your blank dice.</source>
        <translation>Після кидка: перекиньте будь-які свої порожні кістки.</translation>
    </message>
    <message id="midgard.card.rune_reaction">
        <source>Reaction</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Удар у відповідь</translation>
    </message>
    <message id="midgard.card.rune_reaction.text">
        <source>In one roll each of your [shield] also counts as a hit.</source>
        <translation>В одному кидку кожен ваш [shield] — це ще й удар.</translation>
    </message>
    <message id="midgard.card.rune_success">
        <source>Success</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Успіх</translation>
    </message>
    <message id="midgard.card.rune_success.text">
        <source>Reveal one of your destinies: it scores now and again at the end.</source>
        <translation>Розкрийте свою карту долі: вона дасть славу зараз і ще раз наприкінці.</translation>
    </message>
    <message id="midgard.card.rune_true_vision">
        <source>True Vision</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Прозорливість</translation>
    </message>
    <message id="midgard.card.rune_true_vision.text">
        <source>At the Sage’s House: draw **2** destinies more, keep one.</source>
        <translation>У Домі віщуна: візьміть на **2** карти долі більше, залиште одну.</translation>
    </message>
    <message id="midgard.card.rune_wealth">
        <source>Wealth</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Багатство</translation>
    </message>
    <message id="midgard.card.rune_wealth.text">
        <source>Gain as many [coin] as you already have, up to **5**.</source>
        <translation>Ще стільки [coin], скільки ви маєте, але не більше **5**.</translation>
    </message>
    <message id="midgard.card.destiny_ice">
        <source>Crusher of Ice</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Трощитель криги</translation>
    </message>
    <message id="midgard.card.destiny_earth">
        <source>Earth Smasher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Потрясатель землі</translation>
    </message>
    <message id="midgard.card.destiny_fire">
        <source>Master of Flames</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Володар полум’я</translation>
    </message>
    <message id="midgard.card.destiny_wood">
        <source>Craftsman</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ремісник</translation>
    </message>
    <message id="midgard.card.destiny_vikings">
        <source>Leader of Armies</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Очільник війська</translation>
    </message>
    <message id="midgard.card.destiny_favour">
        <source>Odin’s Favoured</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Улюбленець Одіна</translation>
    </message>
    <message id="midgard.card.destiny_food">
        <source>Prepared</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Запасливий</translation>
    </message>
    <message id="midgard.card.destiny_coins">
        <source>Prosperous</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Заможний</translation>
    </message>
    <message id="midgard.card.destiny_runes">
        <source>Runemaster</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Майстер рун</translation>
    </message>
    <message id="midgard.card.destiny_monsters">
        <source>Monster Hunter</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мисливець на чудовиськ</translation>
    </message>
    <message id="midgard.card.destiny_draugr">
        <source>Slayer of the Undead</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Винищувач нежиті</translation>
    </message>
    <message id="midgard.card.destiny_trolls">
        <source>Troll Slayer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гроза тролів</translation>
    </message>
    <message id="midgard.card.journey_quiet">
        <source>All Quiet</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Затишшя</translation>
    </message>
    <message id="midgard.card.journey_quiet.text">
        <source>Nothing happens.</source>
        <translation>Нічого не стається.</translation>
    </message>
    <message id="midgard.card.journey_kraken">
        <source>Kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кракен</translation>
    </message>
    <message id="midgard.card.journey_kraken.text">
        <source>Fight it first: attack **2**, defence **4**. It brings **3** [glory].</source>
        <translation>Спершу бій із ним: атака **2**, захист **4**. За перемогу **3** [glory].</translation>
    </message>
    <message id="midgard.card.journey_lost">
        <source>Lost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Збилися зі шляху</translation>
    </message>
    <message id="midgard.card.journey_lost.text">
        <source>Lose any **2** Vikings or food aboard, in any mix.</source>
        <translation>Втратьте з борту будь-які **2**: вікінгів, їжу або те й те.</translation>
    </message>
    <message id="midgard.card.journey_no_wind">
        <source>No Wind</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Штиль</translation>
    </message>
    <message id="midgard.card.journey_no_wind.text">
        <source>Lose **1** [food].</source>
        <translation>Втратьте **1** [food].</translation>
    </message>
    <message id="midgard.card.journey_storm">
        <source>Storm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Буря</translation>
    </message>
    <message id="midgard.card.journey_storm.text">
        <source>Lose **1** [food] or **1** Viking: your choice.</source>
        <translation>Втратьте **1** [food] або **1** вікінга, на вибір.</translation>
    </message>
    <message id="midgard.card.journey_whirlpool">
        <source>Whirlpool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вир</translation>
    </message>
    <message id="midgard.card.journey_whirlpool.text">
        <source>Lose **1** Viking of your choice.</source>
        <translation>Втратьте **1** вікінга на свій вибір.</translation>
    </message>
    <message id="midgard.card.ship_small">
        <source>Small Public Longship|short=Small Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малий драккар громади|short=Малий драккар</translation>
    </message>
    <message id="midgard.card.ship_large">
        <source>Large Public Longship|short=Large Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Великий драккар громади|short=Великий драккар</translation>
    </message>
    <message id="midgard.card.ship_karvi">
        <source>Karve</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Карві</translation>
    </message>
    <message id="midgard.card.ship_snekkja">
        <source>Snekkja</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Снеккар</translation>
    </message>
    <message id="midgard.card.ship_skeid">
        <source>Skeid</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скейд</translation>
    </message>
    <message id="midgard.card.ship_busse">
        <source>Busse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Буса</translation>
    </message>
    <message id="midgard.card.merchant_hedeby">
        <source>Hedeby</source>
        <extracomment>Merchant ships are called after the towns they come from. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гедебю</translation>
    </message>
    <message id="midgard.card.merchant_birka">
        <source>Birka</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бірка</translation>
    </message>
    <message id="midgard.card.merchant_kaupang">
        <source>Kaupang</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Каупанг</translation>
    </message>
    <message id="midgard.card.merchant_ribe">
        <source>Ribe</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рібе</translation>
    </message>
    <message id="midgard.card.merchant_dublin">
        <source>Dublin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дублін</translation>
    </message>
    <message id="midgard.card.merchant_jorvik">
        <source>Jorvik</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йорвік</translation>
    </message>
    <message id="midgard.card.merchant_holmgard">
        <source>Holmgard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гольмґард</translation>
    </message>
    <message id="midgard.card.merchant_miklagard">
        <source>Miklagard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Міклаґард</translation>
    </message>
    <message id="midgard.card.kraken">
        <source>Kraken|acc=the Kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кракен|acc=Кракена</translation>
    </message>
    <message id="midgard.card.troll_01">
        <source>Bridge Troll|acc=the Bridge Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мостовий троль|acc=Мостового троля</translation>
    </message>
    <message id="midgard.card.troll_02">
        <source>Ford Troll|acc=the Ford Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Троль біля броду|acc=Троля біля броду</translation>
    </message>
    <message id="midgard.card.troll_03">
        <source>Wood Troll|acc=the Wood Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лісовий троль|acc=Лісового троля</translation>
    </message>
    <message id="midgard.card.troll_04">
        <source>Moss Troll|acc=the Moss Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Моховий троль|acc=Мохового троля</translation>
    </message>
    <message id="midgard.card.troll_05">
        <source>Bog Troll|acc=the Bog Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Болотяний троль|acc=Болотяного троля</translation>
    </message>
    <message id="midgard.card.troll_06">
        <source>Fen Troll|acc=the Fen Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Троль трясовини|acc=Троля трясовини</translation>
    </message>
    <message id="midgard.card.troll_07">
        <source>Hill Troll|acc=the Hill Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пагорбовий троль|acc=Пагорбового троля</translation>
    </message>
    <message id="midgard.card.troll_08">
        <source>Cave Troll|acc=the Cave Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Печерний троль|acc=Печерного троля</translation>
    </message>
    <message id="midgard.card.troll_09">
        <source>Stone Troll|acc=the Stone Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кам’яний троль|acc=Кам’яного троля</translation>
    </message>
    <message id="midgard.card.troll_10">
        <source>Rock Troll|acc=the Rock Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скельний троль|acc=Скельного троля</translation>
    </message>
    <message id="midgard.card.troll_11">
        <source>Frost Troll|acc=the Frost Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний троль|acc=Крижаного троля</translation>
    </message>
    <message id="midgard.card.troll_12">
        <source>Snow Troll|acc=the Snow Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сніговий троль|acc=Снігового троля</translation>
    </message>
    <message id="midgard.card.troll_13">
        <source>Mountain Troll|acc=the Mountain Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гірський троль|acc=Гірського троля</translation>
    </message>
    <message id="midgard.card.troll_14">
        <source>Iron Troll|acc=the Iron Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Залізний троль|acc=Залізного троля</translation>
    </message>
    <message id="midgard.card.troll_15">
        <source>Two-Headed Troll|acc=the Two-Headed Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Двоголовий троль|acc=Двоголового троля</translation>
    </message>
    <message id="midgard.card.troll_16">
        <source>Troll Chieftain|acc=the Troll Chieftain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ватажок тролів|acc=Ватажка тролів</translation>
    </message>
    <message id="midgard.card.draugr_blue_1">
        <source>Rime Thrall|acc=the Rime Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний трел|acc=Крижаного трела</translation>
    </message>
    <message id="midgard.card.draugr_blue_2">
        <source>Rime Watcher|acc=the Rime Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний вартовий|acc=Крижаного вартового</translation>
    </message>
    <message id="midgard.card.draugr_blue_3">
        <source>Rime Wanderer|acc=the Rime Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний блукач|acc=Крижаного блукача</translation>
    </message>
    <message id="midgard.card.draugr_blue_4">
        <source>Rime Oathbreaker|acc=the Rime Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний відступник|acc=Крижаного відступника</translation>
    </message>
    <message id="midgard.card.draugr_blue_5">
        <source>Rime Huscarl|acc=the Rime Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний гускарл|acc=Крижаного гускарла</translation>
    </message>
    <message id="midgard.card.draugr_blue_6">
        <source>Rime Reaver|acc=the Rime Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний розбійник|acc=Крижаного розбійника</translation>
    </message>
    <message id="midgard.card.draugr_blue_7">
        <source>Rime Jarl|acc=the Rime Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний ярл|acc=Крижаного ярла</translation>
    </message>
    <message id="midgard.card.draugr_yellow_1">
        <source>Grave Thrall|acc=the Grave Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний трел|acc=Могильного трела</translation>
    </message>
    <message id="midgard.card.draugr_yellow_2">
        <source>Grave Watcher|acc=the Grave Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний вартовий|acc=Могильного вартового</translation>
    </message>
    <message id="midgard.card.draugr_yellow_3">
        <source>Grave Wanderer|acc=the Grave Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний блукач|acc=Могильного блукача</translation>
    </message>
    <message id="midgard.card.draugr_yellow_4">
        <source>Grave Oathbreaker|acc=the Grave Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний відступник|acc=Могильного відступника</translation>
    </message>
    <message id="midgard.card.draugr_yellow_5">
        <source>Grave Huscarl|acc=the Grave Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний гускарл|acc=Могильного гускарла</translation>
    </message>
    <message id="midgard.card.draugr_yellow_6">
        <source>Grave Reaver|acc=the Grave Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний розбійник|acc=Могильного розбійника</translation>
    </message>
    <message id="midgard.card.draugr_yellow_7">
        <source>Grave Jarl|acc=the Grave Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильний ярл|acc=Могильного ярла</translation>
    </message>
    <message id="midgard.card.draugr_red_1">
        <source>Cinder Thrall|acc=the Cinder Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий трел|acc=Попелястого трела</translation>
    </message>
    <message id="midgard.card.draugr_red_2">
        <source>Cinder Watcher|acc=the Cinder Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий вартовий|acc=Попелястого вартового</translation>
    </message>
    <message id="midgard.card.draugr_red_3">
        <source>Cinder Wanderer|acc=the Cinder Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий блукач|acc=Попелястого блукача</translation>
    </message>
    <message id="midgard.card.draugr_red_4">
        <source>Cinder Oathbreaker|acc=the Cinder Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий відступник|acc=Попелястого відступника</translation>
    </message>
    <message id="midgard.card.draugr_red_5">
        <source>Cinder Huscarl|acc=the Cinder Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий гускарл|acc=Попелястого гускарла</translation>
    </message>
    <message id="midgard.card.draugr_red_6">
        <source>Cinder Reaver|acc=the Cinder Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий розбійник|acc=Попелястого розбійника</translation>
    </message>
    <message id="midgard.card.draugr_red_7">
        <source>Cinder Jarl|acc=the Cinder Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Попелястий ярл|acc=Попелястого ярла</translation>
    </message>
    <message id="midgard.card.monster_blue_01">
        <source>Nokk|acc=the Nokk</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ньок|acc=Ньока</translation>
    </message>
    <message id="midgard.card.monster_blue_02">
        <source>Water Horse|acc=the Water Horse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Водяний кінь|acc=Водяного коня</translation>
    </message>
    <message id="midgard.card.monster_blue_03">
        <source>Sea Ogress|acc=the Sea Ogress</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морська велетка|acc=Морську велетку</translation>
    </message>
    <message id="midgard.card.monster_blue_04">
        <source>Ice Wolf|acc=the Ice Wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний вовк|acc=Крижаного вовка</translation>
    </message>
    <message id="midgard.card.monster_blue_05">
        <source>Man-Eating Bear|acc=the Man-Eating Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Білий ведмідь-людожер|acc=Білого ведмедя-людожера</translation>
    </message>
    <message id="midgard.card.monster_blue_06">
        <source>Drowned Giant|acc=the Drowned Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Потонулий велетень|acc=Потонулого велетня</translation>
    </message>
    <message id="midgard.card.monster_blue_07">
        <source>Horned Whale|acc=the Horned Whale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рогатий кит|acc=Рогатого кита</translation>
    </message>
    <message id="midgard.card.monster_blue_08">
        <source>Ice Wyrm|acc=the Ice Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крижаний змій|acc=Крижаного змія</translation>
    </message>
    <message id="midgard.card.monster_blue_09">
        <source>Frost Giant|acc=the Frost Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Інеїстий велетень|acc=Інеїстого велетня</translation>
    </message>
    <message id="midgard.card.monster_blue_10">
        <source>Sea Serpent|acc=the Sea Serpent</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морський змій|acc=Морського змія</translation>
    </message>
    <message id="midgard.card.monster_blue_11">
        <source>Hafgufa|acc=the Hafgufa</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гафґуфа|acc=Гафґуфу</translation>
    </message>
    <message id="midgard.card.monster_blue_12">
        <source>Jormungandr’s Spawn|acc=Jormungandr’s Spawn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поріддя Йормунґанда|acc=Поріддя Йормунґанда</translation>
    </message>
    <message id="midgard.card.monster_yellow_01">
        <source>Huldra|acc=the Huldra</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гульдра|acc=Гульдру</translation>
    </message>
    <message id="midgard.card.monster_yellow_02">
        <source>Golden-Bristled Boar|acc=the Golden-Bristled Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золотогривий вепр|acc=Золотогривого вепра</translation>
    </message>
    <message id="midgard.card.monster_yellow_03">
        <source>Cave Bear|acc=the Cave Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Печерний ведмідь|acc=Печерного ведмедя</translation>
    </message>
    <message id="midgard.card.monster_yellow_04">
        <source>Dark Dwarves|acc=the Dark Dwarves</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Темні цверґи|acc=Темних цверґів</translation>
    </message>
    <message id="midgard.card.monster_yellow_05">
        <source>Root Gnawer|acc=the Root Gnawer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Коренегриз|acc=Коренегриза</translation>
    </message>
    <message id="midgard.card.monster_yellow_06">
        <source>Corpse Eagle|acc=the Corpse Eagle</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Орел-трупожер|acc=Орла-трупожера</translation>
    </message>
    <message id="midgard.card.monster_yellow_07">
        <source>Clay Giant|acc=the Clay Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глиняний велетень|acc=Глиняного велетня</translation>
    </message>
    <message id="midgard.card.monster_yellow_08">
        <source>Lindworm|acc=the Lindworm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ліндворм|acc=Ліндворма</translation>
    </message>
    <message id="midgard.card.monster_yellow_09">
        <source>Stone Jotunn|acc=the Stone Jotunn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кам’яний йотун|acc=Кам’яного йотуна</translation>
    </message>
    <message id="midgard.card.monster_yellow_10">
        <source>Mound Wyrm|acc=the Mound Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Курганний змій|acc=Курганного змія</translation>
    </message>
    <message id="midgard.card.monster_yellow_11">
        <source>Hrungnir’s Heir|acc=Hrungnir’s Heir</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Спадкоємець Грунґніра|acc=Спадкоємця Грунґніра</translation>
    </message>
    <message id="midgard.card.monster_yellow_12">
        <source>Nidhogg’s Brood|acc=Nidhogg’s Brood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Виводок Нідгоґґа|acc=Виводок Нідгоґґа</translation>
    </message>
    <message id="midgard.card.monster_red_01">
        <source>Ironwood Hag|acc=the Ironwood Hag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Відьма Залізного лісу|acc=Відьму Залізного лісу</translation>
    </message>
    <message id="midgard.card.monster_red_02">
        <source>Fenris Cubs|acc=the Fenris Cubs</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вовченята Фенріра|acc=Вовченят Фенріра</translation>
    </message>
    <message id="midgard.card.monster_red_03">
        <source>Valravn|acc=the Valravn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вальравн|acc=Вальравна</translation>
    </message>
    <message id="midgard.card.monster_red_04">
        <source>Fire Lizard|acc=the Fire Lizard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вогняний ящір|acc=Вогняного ящера</translation>
    </message>
    <message id="midgard.card.monster_red_05">
        <source>Hound of Hel|acc=the Hound of Hel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гончак Гель|acc=Гончака Гель</translation>
    </message>
    <message id="midgard.card.monster_red_06">
        <source>Garm’s Whelp|acc=Garm’s Whelp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щеня Ґарма|acc=Щеня Ґарма</translation>
    </message>
    <message id="midgard.card.monster_red_07">
        <source>Skoll’s Pack|acc=Skoll’s Pack</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зграя Сколля|acc=Зграю Сколля</translation>
    </message>
    <message id="midgard.card.monster_red_08">
        <source>Fire Jotunn|acc=the Fire Jotunn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вогняний йотун|acc=Вогняного йотуна</translation>
    </message>
    <message id="midgard.card.monster_red_09">
        <source>Muspel Reaver|acc=the Muspel Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воїн Муспелля|acc=Воїна Муспелля</translation>
    </message>
    <message id="midgard.card.monster_red_10">
        <source>Fire Wyrm|acc=the Fire Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вогняний змій|acc=Вогняного змія</translation>
    </message>
    <message id="midgard.card.monster_red_11">
        <source>Fafnir’s Kin|acc=Fafnir’s Kin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Родич Фафніра|acc=Родича Фафніра</translation>
    </message>
    <message id="midgard.card.monster_red_12">
        <source>Surt’s Champion|acc=Surt’s Champion</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поборник Сурта|acc=Поборника Сурта</translation>
    </message>
    <message id="midgard.card_type.leader">
        <source>Leader</source>
        <translation>Вождь</translation>
    </message>
    <message id="midgard.card_type.rune">
        <source>Rune</source>
        <translation>Руна</translation>
    </message>
    <message id="midgard.card_type.destiny">
        <source>Destiny</source>
        <translation>Доля</translation>
    </message>
    <message id="midgard.card_type.journey">
        <source>Journey</source>
        <extracomment>A card at a far shore: what a ship meets on its way.</extracomment>
        <translation>Похід</translation>
    </message>
    <message id="midgard.card_type.ship">
        <source>Private longship</source>
        <translation>Бойовий корабель</translation>
    </message>
    <message id="midgard.card_type.public_ship">
        <source>Public longship</source>
        <translation>Драккар громади</translation>
    </message>
    <message id="midgard.card_type.merchant">
        <source>Merchant ship</source>
        <translation>Торговий корабель</translation>
    </message>
    <message id="midgard.card_type.troll">
        <source>Troll</source>
        <translation>Троль</translation>
    </message>
    <message id="midgard.card_type.draugr">
        <source>Draugr</source>
        <translation>Драуґр</translation>
    </message>
    <message id="midgard.card_type.monster">
        <source>Monster</source>
        <translation>Чудовисько</translation>
    </message>
    <message id="midgard.card_type.kraken">
        <source>Sea monster</source>
        <translation>Морське чудовисько</translation>
    </message>
    <message id="midgard.card_words.destiny">
        <source>{what}: **{most}** [glory]; if tied, **{tied}** [glory].</source>
        <extracomment>{what} is one of the lines below: whoever has the most of it.</extracomment>
        <translation>{what}: **{most}** [glory]; за рівності — **{tied}** [glory].</translation>
    </message>
    <message id="midgard.card_words.ship">
        <source>Holds **{capacity}**; worth **{glory}** [glory] at the end.</source>
        <extracomment>A private longship.</extracomment>
        <translation>Вміщує **{capacity}**, наприкінці дає **{glory}** [glory].</translation>
    </message>
    <message id="midgard.card_words.public_ship">
        <source>Holds **{capacity}** Vikings and food in all.</source>
        <translation>Вміщує **{capacity}** вікінгів та їжі разом.</translation>
    </message>
    <message id="midgard.card_words.rune">
        <source>{text} At the end: **{glory}** [glory].</source>
        <extracomment>{text} is the text of a rune.</extracomment>
        <translation>{text} Наприкінці: **{glory}** [glory].</translation>
    </message>
    <message id="midgard.metric.cards_blue">
        <source>Most blue enemies</source>
        <translation>Найбільше синіх ворогів</translation>
    </message>
    <message id="midgard.metric.cards_yellow">
        <source>Most yellow enemies</source>
        <translation>Найбільше жовтих ворогів</translation>
    </message>
    <message id="midgard.metric.cards_red">
        <source>Most red enemies</source>
        <translation>Найбільше червоних ворогів</translation>
    </message>
    <message id="midgard.metric.cards_troll">
        <source>Most trolls slain</source>
        <translation>Найбільше тролів</translation>
    </message>
    <message id="midgard.metric.cards_draugr">
        <source>Most draugr slain</source>
        <translation>Найбільше драуґрів</translation>
    </message>
    <message id="midgard.metric.cards_monster">
        <source>Most monsters slain</source>
        <translation>Найбільше чудовиськ</translation>
    </message>
    <message id="midgard.metric.vikings">
        <source>Most Vikings</source>
        <translation>Найбільше вікінгів</translation>
    </message>
    <message id="midgard.metric.food">
        <source>Most food</source>
        <translation>Найбільше їжі</translation>
    </message>
    <message id="midgard.metric.wood">
        <source>Most wood</source>
        <translation>Найбільше дерева</translation>
    </message>
    <message id="midgard.metric.coins">
        <source>Most coins</source>
        <translation>Найбільше монет</translation>
    </message>
    <message id="midgard.metric.favour">
        <source>Most favour</source>
        <translation>Найбільше прихильності</translation>
    </message>
    <message id="midgard.metric.runes">
        <source>Most runes, used or not</source>
        <translation>Найбільше рун (і зіграних)</translation>
    </message>
</context>
<context>
    <name>midgard_deeds</name>
    <message id="midgard.deed.take_leader.title">
        <source>Choose a leader</source>
        <translation>Обрати вождя</translation>
    </message>
    <message id="midgard.deed.take_leader.button">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="midgard.deed.place.title">
        <source>Place a worker</source>
        <translation>Поставити робітника</translation>
    </message>
    <message id="midgard.deed.place.left" numerus="yes">
        <source>**{n}** worker left | **{n}** workers left</source>
        <translation>
            <numerusform>залишився **{n}** робітник</numerusform>
            <numerusform>залишилося **{n}** робітники</numerusform>
            <numerusform>залишилося **{n}** робітників</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.place.button">
        <source>Place</source>
        <translation>Поставити</translation>
    </message>
    <message id="midgard.deed.use_gifts.title">
        <source>Use Gifts</source>
        <translation>Зіграти «Дари»</translation>
    </message>
    <message id="midgard.deed.use_gifts.detail">
        <source>**4** goods of your choice</source>
        <translation>**4** ресурси на вибір</translation>
    </message>
    <message id="midgard.deed.use_gifts.button">
        <source>Use Gifts</source>
        <translation>Зіграти «Дари»</translation>
    </message>
    <message id="midgard.deed.use_wealth.title">
        <source>Use Wealth</source>
        <translation>Зіграти «Багатство»</translation>
    </message>
    <message id="midgard.deed.use_wealth.nothing">
        <source>You have no coins: it would do nothing</source>
        <translation>Монет у вас немає: руна нічого не дасть</translation>
    </message>
    <message id="midgard.deed.use_wealth.button">
        <source>Use Wealth</source>
        <translation>Зіграти «Багатство»</translation>
    </message>
    <message id="midgard.deed.use_knowledge.title">
        <source>Use Knowledge</source>
        <translation>Зіграти «Знання»</translation>
    </message>
    <message id="midgard.deed.use_knowledge.detail">
        <source>Look at every face-down journey</source>
        <translation>Переглянути всі закриті карти походу</translation>
    </message>
    <message id="midgard.deed.use_knowledge.button">
        <source>Use Knowledge</source>
        <translation>Зіграти «Знання»</translation>
    </message>
    <message id="midgard.deed.use_success.title">
        <source>Use Success</source>
        <translation>Зіграти «Успіх»</translation>
    </message>
    <message id="midgard.deed.use_success.detail">
        <source>Reveal a destiny: it scores now and at the end</source>
        <translation>Розкрити карту долі: слава зараз і наприкінці</translation>
    </message>
    <message id="midgard.deed.use_success.named">
        <source>Success: {card}</source>
        <extracomment>{card} is the name of a destiny.</extracomment>
        <translation>«Успіх»: {card}</translation>
    </message>
    <message id="midgard.deed.use_success.button">
        <source>Use Success</source>
        <translation>Зіграти «Успіх»</translation>
    </message>
    <message id="midgard.deed.use_rune.title">
        <source>Use the rune</source>
        <translation>Зіграти руну</translation>
    </message>
    <message id="midgard.deed.use_rune.button">
        <source>Use the rune</source>
        <translation>Зіграти руну</translation>
    </message>
    <message id="midgard.deed.keep_rune.title">
        <source>Keep the rune</source>
        <translation>Зберегти руну</translation>
    </message>
    <message id="midgard.deed.keep_rune.button">
        <source>Keep it</source>
        <translation>Зберегти</translation>
    </message>
    <message id="midgard.deed.set_asking.title">
        <source>When to be asked</source>
        <translation>Коли питати</translation>
    </message>
    <message id="midgard.deed.set_asking.rolls">
        <source>After a roll</source>
        <extracomment>What one is asked about. So are the next five: names of runes.</extracomment>
        <translation>Після кидка</translation>
    </message>
    <message id="midgard.deed.set_asking.journey">
        <source>Journey</source>
        <translation>Похід</translation>
    </message>
    <message id="midgard.deed.set_asking.healing">
        <source>Healing</source>
        <translation>Зцілення</translation>
    </message>
    <message id="midgard.deed.set_asking.glory">
        <source>Glory</source>
        <translation>Слава</translation>
    </message>
    <message id="midgard.deed.set_asking.true_vision">
        <source>True Vision</source>
        <translation>Прозорливість</translation>
    </message>
    <message id="midgard.deed.set_asking.success">
        <source>Success</source>
        <translation>Успіх</translation>
    </message>
    <message id="midgard.deed.set_asking.always">
        <source>Always ask</source>
        <extracomment>When one is asked.</extracomment>
        <translation>Питати завжди</translation>
    </message>
    <message id="midgard.deed.set_asking.worthwhile">
        <source>Ask when it could help</source>
        <translation>Питати, коли це вигідно</translation>
    </message>
    <message id="midgard.deed.set_asking.never">
        <source>Never ask</source>
        <translation>Не питати</translation>
    </message>
    <message id="midgard.deed.set_asking.opens">
        <source>Ask me…</source>
        <extracomment>A button: how one wants to be asked.</extracomment>
        <translation>Питати…</translation>
    </message>
    <message id="midgard.deed.take.title">
        <source>Take Vikings</source>
        <translation>Узяти вікінгів</translation>
    </message>
    <message id="midgard.deed.take.named">
        <source>Take {dice}</source>
        <extracomment>{dice} are such as: 2 [sword/swordsman] 1 [axe/axeman].</extracomment>
        <translation>Узяти {dice}</translation>
    </message>
    <message id="midgard.deed.take.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="midgard.deed.trade.title">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="midgard.deed.trade.nothing">
        <source>Trade nothing</source>
        <translation>Нічого не міняти</translation>
    </message>
    <message id="midgard.deed.trade.button">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="midgard.deed.give_coins.title">
        <source>Give coins</source>
        <translation>Віддати монети</translation>
    </message>
    <message id="midgard.deed.give_coins.button">
        <source>Give</source>
        <translation>Віддати</translation>
    </message>
    <message id="midgard.deed.uses.title">
        <source>Use the stall</source>
        <translation>Зайти до намету</translation>
    </message>
    <message id="midgard.deed.uses.named" numerus="yes">
        <source>**{n}** time | **{n}** times</source>
        <translation>
            <numerusform>**{n}** раз</numerusform>
            <numerusform>**{n}** рази</numerusform>
            <numerusform>**{n}** разів</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.uses.button">
        <source>Use</source>
        <translation>Зайти</translation>
    </message>
    <message id="midgard.deed.look.title">
        <source>Look at a journey</source>
        <translation>Переглянути карту походу</translation>
    </message>
    <message id="midgard.deed.look.named">
        <source>Look {shore:at}</source>
        <extracomment>{shore:at} is such as: at Near Bay.</extracomment>
        <translation>Похід {shore:at}</translation>
    </message>
    <message id="midgard.deed.look.button">
        <source>Look</source>
        <translation>Переглянути</translation>
    </message>
    <message id="midgard.deed.keep.title">
        <source>Keep a destiny</source>
        <translation>Залишити карту долі</translation>
    </message>
    <message id="midgard.deed.keep.button">
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message id="midgard.deed.take_rune.title">
        <source>Take a rune</source>
        <translation>Узяти руну</translation>
    </message>
    <message id="midgard.deed.take_rune.empty">
        <source>Empty space {n}</source>
        <extracomment>No rune lies there.</extracomment>
        <translation>Порожнє місце {n}</translation>
    </message>
    <message id="midgard.deed.take_rune.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="midgard.deed.take_top_rune.title">
        <source>Top of the deck</source>
        <translation>Верхня руна колоди</translation>
    </message>
    <message id="midgard.deed.take_top_rune.detail">
        <source>A rune no one has seen yet</source>
        <translation>Руна, якої ще ніхто не бачив</translation>
    </message>
    <message id="midgard.deed.take_top_rune.button">
        <source>From the deck</source>
        <translation>З колоди</translation>
    </message>
    <message id="midgard.deed.take_ship.title">
        <source>Buy a longship</source>
        <translation>Купити корабель</translation>
    </message>
    <message id="midgard.deed.take_ship.button">
        <source>Buy</source>
        <translation>Купити</translation>
    </message>
    <message id="midgard.deed.sail_to.title">
        <source>Sail to a shore</source>
        <translation>Пливти до берега</translation>
    </message>
    <message id="midgard.deed.sail_to.named">
        <source>Sail {shore:to}</source>
        <extracomment>{shore:to} is such as: to Near Bay.</extracomment>
        <translation>Пливти {shore:to}</translation>
    </message>
    <message id="midgard.deed.sail_to.button">
        <source>Sail</source>
        <translation>Пливти</translation>
    </message>
    <message id="midgard.deed.assign_vikings.title">
        <source>Send Vikings</source>
        <translation>Відправити вікінгів</translation>
    </message>
    <message id="midgard.deed.assign_vikings.named" numerus="yes">
        <source>Send **{n}** Viking | Send **{n}** Vikings</source>
        <translation>
            <numerusform>Відправити **{n}** вікінга</numerusform>
            <numerusform>Відправити **{n}** вікінгів</numerusform>
            <numerusform>Відправити **{n}** вікінгів</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.assign_vikings.nobody">
        <source>Send no one</source>
        <translation>Нікого не відправляти</translation>
    </message>
    <message id="midgard.deed.assign_vikings.stay" numerus="yes">
        <source>at home: **{n}** | at home: **{n}**</source>
        <extracomment>So many Vikings stay at home.</extracomment>
        <translation>
            <numerusform>вдома: **{n}**</numerusform>
            <numerusform>вдома: **{n}**</numerusform>
            <numerusform>вдома: **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.assign_vikings.button">
        <source>Send</source>
        <translation>Відправити</translation>
    </message>
    <message id="midgard.deed.accept_roll.title">
        <source>Accept the roll</source>
        <translation>Прийняти кидок</translation>
    </message>
    <message id="midgard.deed.accept_roll.rest">
        <source>Accept all rolls</source>
        <translation>Приймати всі кидки</translation>
    </message>
    <message id="midgard.deed.accept_roll.rest_detail">
        <source>Don’t ask again in this battle</source>
        <translation>Більше не питати в цьому бою</translation>
    </message>
    <message id="midgard.deed.accept_roll.button">
        <source>Accept</source>
        <translation>Прийняти</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.title">
        <source>Reroll for [favour]</source>
        <translation>Перекинути за [favour]</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.detail">
        <source>**1** [favour]: reroll any of the dice</source>
        <translation>**1** [favour]: будь-які кістки ще раз</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.named" numerus="yes">
        <source>Reroll **{n}** die | Reroll **{n}** dice</source>
        <translation>
            <numerusform>Перекинути **{n}** кістку</numerusform>
            <numerusform>Перекинути **{n}** кістки</numerusform>
            <numerusform>Перекинути **{n}** кісток</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.button">
        <source>Reroll</source>
        <translation>Перекинути</translation>
    </message>
    <message id="midgard.deed.use_potential.title">
        <source>Use Potential</source>
        <translation>Зіграти «Нагоду»</translation>
    </message>
    <message id="midgard.deed.use_potential.detail">
        <source>Reroll blank dice</source>
        <translation>Перекинути порожні кістки</translation>
    </message>
    <message id="midgard.deed.use_potential.button">
        <source>Use Potential</source>
        <translation>Зіграти «Нагоду»</translation>
    </message>
    <message id="midgard.deed.use_reaction.title">
        <source>Use Reaction</source>
        <translation>Зіграти «Удар у відповідь»</translation>
    </message>
    <message id="midgard.deed.use_reaction.detail">
        <source>In this roll your [shield] also count as hits</source>
        <translation>У цьому кидку ваші [shield] рахуються і як удари</translation>
    </message>
    <message id="midgard.deed.use_reaction.button">
        <source>Use Reaction</source>
        <translation>«Удар у відповідь»</translation>
    </message>
    <message id="midgard.deed.fall.title">
        <source>Lose Vikings</source>
        <translation>Втратити вікінгів</translation>
    </message>
    <message id="midgard.deed.fall.named">
        <source>Lose {dice}</source>
        <extracomment>{dice} are such as: 2 [sword/swordsman] 1 [food].</extracomment>
        <translation>Втратити {dice}</translation>
    </message>
    <message id="midgard.deed.fall.button">
        <source>Lose</source>
        <translation>Втратити</translation>
    </message>
    <message id="midgard.deed.starve.title">
        <source>Who starves</source>
        <translation>Хто залишиться голодним</translation>
    </message>
    <message id="midgard.deed.starve.button">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="midgard.deed.lose.title">
        <source>What to lose</source>
        <translation>Що втратити</translation>
    </message>
    <message id="midgard.deed.lose.button">
        <source>Lose</source>
        <translation>Втратити</translation>
    </message>
    <message id="midgard.deed.blame.title">
        <source>Who takes the blame</source>
        <translation>Кому віддати ганьбу</translation>
    </message>
    <message id="midgard.deed.blame.held" numerus="yes">
        <source>**{n}** [blame] now | **{n}** [blame] now</source>
        <extracomment>What a player has of it.</extracomment>
        <translation>
            <numerusform>зараз **{n}** [blame]</numerusform>
            <numerusform>зараз **{n}** [blame]</numerusform>
            <numerusform>зараз **{n}** [blame]</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.blame.button">
        <source>Blame</source>
        <translation>Зганьбити</translation>
    </message>
    <message id="midgard.deed.go_on.title">
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message id="midgard.deed.go_on.button">
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message id="midgard.words.times">
        <source>{what} ×{n}</source>
        <extracomment>Such as: hit ×2.</extracomment>
        <translation>{what} ×{n}</translation>
    </message>
    <message id="midgard.words.enemy_at">
        <source>{place}: {enemy}</source>
        <extracomment>Such as: Left draugr: Rime Thrall.</extracomment>
        <translation>{place}: {enemy}</translation>
    </message>
    <message id="midgard.words.up_to" numerus="yes">
        <source>{what}, once | {what}, up to **{n}** times</source>
        <extracomment>{what} is such as: 1 [food] → 1 [favour].</extracomment>
        <translation>
            <numerusform>{what}, до **{n}** разу</numerusform>
            <numerusform>{what}, до **{n}** разів</numerusform>
            <numerusform>{what}, до **{n}** разів</numerusform>
        </translation>
    </message>
    <message id="midgard.words.room" numerus="yes">
        <source>room for **{n}** only | room for **{n}** only</source>
        <extracomment>Of more warriors than the longhouse has room for.</extracomment>
        <translation>
            <numerusform>місце лише для **{n}**</numerusform>
            <numerusform>місце лише для **{n}**</numerusform>
            <numerusform>місце лише для **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.words.no_room">
        <source>no room for them</source>
        <translation>для них немає місця</translation>
    </message>
    <message id="midgard.words.nothing">
        <source>Nothing here</source>
        <extracomment>On the tray of a smithy.</extracomment>
        <translation>Тут порожньо</translation>
    </message>
    <message id="midgard.words.token_given">
        <source>the first player token goes to **{who}**</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>жетон першого гравця отримає **{who}**</translation>
    </message>
    <message id="midgard.words.token_taken">
        <source>you become first player</source>
        <translation>ви станете першим гравцем</translation>
    </message>
    <message id="midgard.words.one_worker">
        <source>**1** more worker</source>
        <extracomment>After a price and an arrow.</extracomment>
        <translation>ще **1** робітник</translation>
    </message>
    <message id="midgard.words.ship_to">
        <source>{ship} → {shore}</source>
        <extracomment>A longship and the shore it sails to.</extracomment>
        <translation>{ship} → {shore}</translation>
    </message>
</context>
<context>
    <name>midgard_denials</name>
    <message id="midgard.denial.blame_another">
        <source>Choose another player to take the blame.</source>
        <translation>Ганьбу можна віддати лише іншому гравцеві.</translation>
    </message>
    <message id="midgard.denial.choose_dice_on_the_tray">
        <source>Choose at least one die of the roll.</source>
        <translation>Оберіть одну чи кілька кісток кидка.</translation>
    </message>
    <message id="midgard.denial.closed_stall">
        <source>With this few players the stall stays closed.</source>
        <translation>За такої кількості гравців цей намет зачинено.</translation>
    </message>
    <message id="midgard.denial.food_only_on_ships">
        <source>Food can only be loaded onto ships.</source>
        <translation>Їжу беруть лише на кораблі.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_sword">
        <source>Swords are of no use against this enemy.</source>
        <translation>Мечі проти цього ворога безсилі.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_spear">
        <source>Spears are of no use against this enemy.</source>
        <translation>Списи проти цього ворога безсилі.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_axe">
        <source>Axes are of no use against this enemy.</source>
        <translation>Сокири проти цього ворога безсилі.</translation>
    </message>
    <message id="midgard.denial.leader_taken">
        <source>This leader is already taken.</source>
        <translation>Цього вождя вже обрали.</translation>
    </message>
    <message id="midgard.denial.less_than_nothing">
        <source>This cannot go below zero.</source>
        <translation>Менше нуля бути не може.</translation>
    </message>
    <message id="midgard.denial.location_taken">
        <source>A worker is already here this round.</source>
        <translation>Цього раунду тут уже стоїть робітник.</translation>
    </message>
    <message id="midgard.denial.lose_so_many" numerus="yes">
        <source>You must lose exactly **{n}**. | You must lose exactly **{n}**.</source>
        <translation>
            <numerusform>Втратити треба рівно **{n}**.</numerusform>
            <numerusform>Втратити треба рівно **{n}**.</numerusform>
            <numerusform>Втратити треба рівно **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.no_free_shore">
        <source>Every open shore already has a longship.</source>
        <translation>Біля кожного відкритого берега вже стоїть корабель.</translation>
    </message>
    <message id="midgard.denial.no_hidden_journey">
        <source>There is no face-down journey at this shore.</source>
        <translation>Біля цього берега немає закритої карти походу.</translation>
    </message>
    <message id="midgard.denial.no_rune_there">
        <source>There is no rune here.</source>
        <translation>Тут немає руни.</translation>
    </message>
    <message id="midgard.denial.no_runes_left">
        <source>No runes are left.</source>
        <translation>Рун більше немає.</translation>
    </message>
    <message id="midgard.denial.no_shield">
        <source>None of the dice shows a shield.</source>
        <translation>На жодній кістці немає щита.</translation>
    </message>
    <message id="midgard.denial.no_ship">
        <source>You have no longship of your own. Buy one at the Shipwright.</source>
        <translation>Свого корабля ви не маєте: купити його можна в Корабельні.</translation>
    </message>
    <message id="midgard.denial.no_ships_left">
        <source>All longships have been sold.</source>
        <translation>Усі кораблі продано.</translation>
    </message>
    <message id="midgard.denial.no_such_destiny">
        <source>You don’t have this destiny.</source>
        <translation>Цієї карти долі ви не маєте.</translation>
    </message>
    <message id="midgard.denial.no_such_price">
        <source>The church takes **1**, **3**, **6** or **10** coins.</source>
        <translation>Храм бере **1**, **3**, **6** або **10** монет.</translation>
    </message>
    <message id="midgard.denial.no_such_rune">
        <source>You don’t have the rune {rune}.</source>
        <extracomment>{rune} is the name of a rune.</extracomment>
        <translation>Руни «{rune}» ви не маєте.</translation>
    </message>
    <message id="midgard.denial.no_such_shore">
        <source>This shore is only open with four players.</source>
        <translation>Цей берег відкрито, лише коли грають учотирьох.</translation>
    </message>
    <message id="midgard.denial.not_aboard">
        <source>That isn’t aboard.</source>
        <translation>На борту цього немає.</translation>
    </message>
    <message id="midgard.denial.not_drawn">
        <source>This destiny isn’t one of those you drew.</source>
        <translation>Цієї карти долі немає серед узятих.</translation>
    </message>
    <message id="midgard.denial.not_enough">
        <source>You need {goods} but have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Треба {goods}, а ви маєте **{held}**.</translation>
    </message>
    <message id="midgard.denial.not_enough_vikings">
        <source>You don’t have that many Vikings at home.</source>
        <translation>Стільки вікінгів удома у вас немає.</translation>
    </message>
    <message id="midgard.denial.not_reserved">
        <source>Vikings can only go where your worker has reserved a place.</source>
        <translation>Вікінги йдуть лише туди, де місце зайняв ваш робітник.</translation>
    </message>
    <message id="midgard.denial.not_so_many" numerus="yes">
        <source>Take exactly **{n}** goods. | Take exactly **{n}** goods.</source>
        <translation>
            <numerusform>Візьміть рівно **{n}** ресурс.</numerusform>
            <numerusform>Візьміть рівно **{n}** ресурси.</numerusform>
            <numerusform>Візьміть рівно **{n}** ресурсів.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.not_so_often" numerus="yes">
        <source>You can use this stall only once per visit. | You can use this stall up to **{n}** times per visit.</source>
        <translation>
            <numerusform>За один візит цей намет діє не більше ніж **{n}** раз.</numerusform>
            <numerusform>За один візит цей намет діє не більше ніж **{n}** рази.</numerusform>
            <numerusform>За один візит цей намет діє не більше ніж **{n}** разів.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.not_what_it_takes">
        <source>This journey costs something else.</source>
        <translation>Цей похід вимагає іншої втрати.</translation>
    </message>
    <message id="midgard.denial.once_per_round">
        <source>Your worker is already here: only once per round.</source>
        <translation>Ваш робітник уже тут: лише один раз за раунд.</translation>
    </message>
    <message id="midgard.denial.one_for_one">
        <source>Goods are traded one for one: you must end up with **{total}** in all.</source>
        <translation>Після обміну всього має бути **{total}**: одне на одне.</translation>
    </message>
    <message id="midgard.denial.one_roll">
        <source>The hunt is a single roll.</source>
        <translation>На полюванні кидок лише один.</translation>
    </message>
    <message id="midgard.denial.one_ship_per_game">
        <source>You already have a longship: each player can own only one.</source>
        <translation>Корабель у вас уже є: більше одного за гру не купити.</translation>
    </message>
    <message id="midgard.denial.one_worker_per_game">
        <source>You have already hired a worker: each player can hire only one.</source>
        <translation>Робітника ви вже найняли: більше одного за гру не найняти.</translation>
    </message>
    <message id="midgard.denial.only_blank_dice">
        <source>Potential only rerolls blank dice.</source>
        <translation>«Нагода» перекидає лише порожні кістки.</translation>
    </message>
    <message id="midgard.denial.rune_used">
        <source>The rune {rune} has already been used.</source>
        <extracomment>{rune} is the name of a rune.</extracomment>
        <translation>Руну «{rune}» вже зіграно.</translation>
    </message>
    <message id="midgard.denial.ship_not_there">
        <source>This longship is not for sale.</source>
        <translation>Цей корабель не продається.</translation>
    </message>
    <message id="midgard.denial.ship_too_small">
        <source>The ship holds **{capacity}**, but you are loading **{aboard}**.</source>
        <translation>Корабель уміщує **{capacity}**, а ви вантажите **{aboard}**.</translation>
    </message>
    <message id="midgard.denial.shore_taken">
        <source>A longship is already there.</source>
        <translation>Там уже стоїть корабель.</translation>
    </message>
    <message id="midgard.denial.starve_so_many" numerus="yes">
        <source>Exactly **{n}** must starve. | Exactly **{n}** must starve.</source>
        <translation>
            <numerusform>Без їжі має залишитися рівно **{n}**.</numerusform>
            <numerusform>Без їжі мають залишитися рівно **{n}**.</numerusform>
            <numerusform>Без їжі мають залишитися рівно **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.take_as_many_as_fit" numerus="yes">
        <source>Take exactly **{n}**: that is all you have room for. | Take exactly **{n}**: that is all you have room for.</source>
        <translation>
            <numerusform>Візьміть рівно **{n}**: більше немає місця.</numerusform>
            <numerusform>Візьміть рівно **{n}**: більше немає місця.</numerusform>
            <numerusform>Візьміть рівно **{n}**: більше немає місця.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.tray_empty">
        <source>No one is waiting here: the next one arrives next round.</source>
        <translation>Тут ніхто не чекає: наступний прийде з новим раундом.</translation>
    </message>
</context>
<context>
    <name>midgard_options</name>
    <message id="midgard.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
        </translation>
    </message>
    <message id="midgard.result.glory">
        <source>{names} has the most glory: **{points}** [glory].</source>
        <translation>{names}: найбільше слави, **{points}** [glory].</translation>
    </message>
    <message id="midgard.result.most_enemies">
        <source>{names} ties at **{points}** [glory] but has slain more enemies.</source>
        <translation>{names}: **{points}** [glory], як і в суперника, але переможених ворогів більше.</translation>
    </message>
    <message id="midgard.result.shared">
        <source>{names} share the victory: **{points}** [glory] each and equally many enemies slain.</source>
        <translation>{names} ділять перемогу: по **{points}** [glory] і порівну переможених ворогів.</translation>
    </message>
    <message id="midgard.option.hall_of_fame.title">
        <source>Hall of Fame</source>
        <translation>Зала слави</translation>
    </message>
    <message id="midgard.option.hall_of_fame.detail">
        <source>Slain enemies lie face up, so everyone can count them</source>
        <translation>Переможені вороги лежать відкрито: їх може полічити кожен</translation>
    </message>
    <message id="midgard.option.distrust.title">
        <source>Distrust of the People</source>
        <translation>Недовіра народу</translation>
    </message>
    <message id="midgard.option.distrust.detail">
        <source>Everyone starts with one blame</source>
        <translation>Кожен починає з одним жетоном ганьби</translation>
    </message>
    <message id="midgard.option.assignment.title">
        <source>Sending Vikings</source>
        <translation>Відправлення вікінгів</translation>
    </message>
    <message id="midgard.option.assignment.detail">
        <source>One player after another, or secretly and all at once</source>
        <translation>По черзі або таємно й одночасно</translation>
    </message>
    <message id="midgard.option.assignment.in_turn">
        <source>In turn</source>
        <translation>По черзі</translation>
    </message>
    <message id="midgard.option.assignment.secret">
        <source>Secretly</source>
        <translation>Таємно</translation>
    </message>
    <message id="midgard.option.first_player.title">
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message id="midgard.option.first_player.detail">
        <source>Normally decided by chance</source>
        <translation>Зазвичай вирішує жереб</translation>
    </message>
    <message id="midgard.option.first_player.auto">
        <source>By the rules</source>
        <translation>За правилами</translation>
    </message>
    <message id="midgard.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="midgard.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Місце {n}</translation>
    </message>
    <message id="midgard.option.leaders.title">
        <source>Leaders</source>
        <translation>Вожді</translation>
    </message>
    <message id="midgard.option.leaders.detail">
        <source>Players choose their leaders, or they are dealt at random</source>
        <translation>Кожен обирає вождя, або їх роздає випадок</translation>
    </message>
    <message id="midgard.option.leaders.chosen">
        <source>Chosen</source>
        <translation>На вибір</translation>
    </message>
    <message id="midgard.option.leaders.dealt">
        <source>Dealt</source>
        <translation>Випадково</translation>
    </message>
</context>
<context>
    <name>midgard_page</name>
    <message id="midgard.page.bar.round">
        <source>Round</source>
        <extracomment>Before a row of numbers: the rounds of the game.</extracomment>
        <translation>Раунд</translation>
    </message>
    <message id="midgard.page.panel.first">
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message id="midgard.page.panel.blame">
        <source>Blame costs **{n}** [glory] at the end</source>
        <extracomment>{n} is a number of points lost.</extracomment>
        <translation>Ганьба забере наприкінці **{n}** [glory]</translation>
    </message>
    <message id="midgard.page.panel.runes">
        <source>Runes: {runes}</source>
        <extracomment>{runes} are names of runes that can still be used.</extracomment>
        <translation>Руни: {runes}</translation>
    </message>
    <message id="midgard.page.panel.used">
        <source>Used runes: {runes}</source>
        <extracomment>{runes} are names.</extracomment>
        <translation>Зіграні руни: {runes}</translation>
    </message>
    <message id="midgard.page.panel.shown">
        <source>Revealed destinies: {cards}</source>
        <extracomment>{cards} are names of destiny cards that all may see.</extracomment>
        <translation>Розкриті карти долі: {cards}</translation>
    </message>
    <message id="midgard.page.panel.pile">
        <source>Slain enemies lie face down: only their owner may look.</source>
        <translation>Переможені вороги лежать закрито: їх бачить лише господар стосу.</translation>
    </message>
    <message id="midgard.page.panel.kills">
        <source>Slain: {what}</source>
        <extracomment>{what} is such as: 2 blue, 1 troll.</extracomment>
        <translation>Переможено: {what}</translation>
    </message>
    <message id="midgard.page.panel.kills_blue">
        <source>**{n}** blue</source>
        <extracomment>So many defeated enemies of this colour.</extracomment>
        <translation>синіх **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_yellow">
        <source>**{n}** yellow</source>
        <translation>жовтих **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_red">
        <source>**{n}** red</source>
        <translation>червоних **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_troll" numerus="yes">
        <source>**{n}** troll | **{n}** trolls</source>
        <translation>
            <numerusform>**{n}** троль</numerusform>
            <numerusform>**{n}** тролі</numerusform>
            <numerusform>**{n}** тролів</numerusform>
        </translation>
    </message>
    <message id="midgard.page.panel.final">
        <source>**{n}** [glory] if the game ended now, not counting destinies</source>
        <extracomment>With sets, runes, ship, favour, coins and blame.</extracomment>
        <translation>**{n}** [glory], якби гра закінчилася зараз, без карт долі</translation>
    </message>
    <message id="midgard.page.note.goal">
        <source>The most glory after **{n}** rounds wins. Most of it comes from slain enemies; destinies, sets of three colours and runes bring the rest.</source>
        <extracomment>{n} is the number of rounds.</extracomment>
        <translation>Перемагає той, у кого після **{n}** раундів найбільше слави. Її дають передусім вороги, а ще карти долі, набори трьох кольорів і руни.</translation>
    </message>
    <message id="midgard.page.note.blame">
        <source>Blame</source>
        <extracomment>A heading.</extracomment>
        <translation>Ганьба</translation>
    </message>
    <message id="midgard.page.note.troll">
        <source>If no one slays the **{enemy}**, everyone takes **1** [blame].</source>
        <extracomment>{enemy} is the troll of this round.</extracomment>
        <translation>Якщо **{enemy}** залишиться живим, кожен отримає **1** [blame].</translation>
    </message>
    <message id="midgard.page.note.troll_fought">
        <source>**{who}** is going to fight it.</source>
        <translation>На троля йде **{who}**.</translation>
    </message>
    <message id="midgard.page.note.troll_slain">
        <source>The troll is slain: no one takes blame this round.</source>
        <translation>Троля переможено: цього раунду ганьби не буде.</translation>
    </message>
    <message id="midgard.page.note.next_blame">
        <source>Your next [blame] costs **{n}** [glory].</source>
        <extracomment>{n} is a number of points lost at the end.</extracomment>
        <translation>Наступна [blame] забере у вас **{n}** [glory].</translation>
    </message>
    <message id="midgard.page.note.reserved">
        <source>Your reserved places</source>
        <extracomment>A heading over enemies and shores.</extracomment>
        <translation>Місця, які ви зайняли</translation>
    </message>
    <message id="midgard.page.note.journeys">
        <source>Known journeys</source>
        <extracomment>A heading over face-down cards at which one has looked.</extracomment>
        <translation>Відомі походи</translation>
    </message>
    <message id="midgard.page.note.gone">
        <source>the enemy has been slain</source>
        <extracomment>The enemy has been slain.</extracomment>
        <translation>ворога переможено</translation>
    </message>
    <message id="midgard.page.note.colours">
        <source>What the colours mean</source>
        <extracomment>A heading over three colours and what they mean.</extracomment>
        <translation>Що означають кольори</translation>
    </message>
    <message id="midgard.page.note.brown">
        <source>Brown: take effect at once</source>
        <translation>Коричневі: діють одразу</translation>
    </message>
    <message id="midgard.page.note.blue">
        <source>Blue: take effect at once; refill each round</source>
        <translation>Сині: діють одразу, поповнюються щораунду</translation>
    </message>
    <message id="midgard.page.note.red">
        <source>Red: a battle at the end of the round</source>
        <translation>Червоні: бій наприкінці раунду</translation>
    </message>
    <message id="midgard.page.tray.band">
        <source>Warband {n} / {most}</source>
        <extracomment>A heading: how many Vikings one has, and how many one may have.</extracomment>
        <translation>Дружина {n} / {most}</translation>
    </message>
    <message id="midgard.page.tray.secret">
        <source>Only you see this card.</source>
        <translation>Цю карту бачите лише ви.</translation>
    </message>
    <message id="midgard.page.tray.shown">
        <source>Everyone has seen this card.</source>
        <extracomment>A destiny that was revealed.</extracomment>
        <translation>Цю карту бачили всі.</translation>
    </message>
    <message id="midgard.page.tray.used">
        <source>Used. Its [glory] still counts at the end.</source>
        <extracomment>On a rune that lies face down.</extracomment>
        <translation>Зіграна. Її [glory] врахують наприкінці.</translation>
    </message>
    <message id="midgard.page.destiny.own">
        <source>You: {n}</source>
        <extracomment>How much one has of what a destiny counts; small capitals on a card.</extracomment>
        <translation>У вас: {n}</translation>
    </message>
    <message id="midgard.page.destiny.against">
        <source>You {own}, best other {best}</source>
        <extracomment>How much one has of what a destiny counts, and how much the best of the others; small capitals on a card.</extracomment>
        <translation>У вас {own}, в інших {best}</translation>
    </message>
    <message id="midgard.page.ship.holds">
        <source>Holds **{n}**</source>
        <extracomment>So many Vikings and food a ship carries.</extracomment>
        <translation>Вміщує **{n}**</translation>
    </message>
    <message id="midgard.page.church.for">
        <source>for {goods}</source>
        <extracomment>Under what one gets; {goods} is such as: 3 [coin].</extracomment>
        <translation>за {goods}</translation>
    </message>
    <message id="midgard.page.pay.of">
        <source>of {n}</source>
        <extracomment>After the name of a kind of Vikings or goods: there are so many to choose from.</extracomment>
        <translation>із {n}</translation>
    </message>
    <message id="midgard.page.pay.have">
        <source>you have {n}</source>
        <extracomment>After the name of goods: so many one has now.</extracomment>
        <translation>у вас {n}</translation>
    </message>
    <message id="midgard.page.stall.times" numerus="yes">
        <source>{n} time | {n} times</source>
        <translation>
            <numerusform>{n} раз</numerusform>
            <numerusform>{n} рази</numerusform>
            <numerusform>{n} разів</numerusform>
        </translation>
    </message>
    <message id="midgard.page.points.title">
        <source>Glory at the end</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Слава наприкінці гри</translation>
    </message>
    <message id="midgard.page.points.track">
        <source>On the glory track</source>
        <extracomment>Points that one has already.</extracomment>
        <translation>На шкалі слави</translation>
    </message>
    <message id="midgard.page.points.track_text">
        <source>Earned so far from enemies and places.</source>
        <translation>Те, що вже принесли вороги й локації.</translation>
    </message>
    <message id="midgard.page.points.destinies">
        <source>Destinies</source>
        <translation>Карти долі</translation>
    </message>
    <message id="midgard.page.points.destinies_text">
        <source>The first number if you have the most of what the card counts, the second if you tie.</source>
        <translation>Перше число — якщо у вас найбільше того, що рахує карта; друге — якщо порівну.</translation>
    </message>
    <message id="midgard.page.points.sets">
        <source>Sets of colours</source>
        <translation>Набори кольорів</translation>
    </message>
    <message id="midgard.page.points.sets_text">
        <source>**{n}** [glory] for each set of a blue, a yellow and a red enemy.</source>
        <extracomment>{n} is a number of points.</extracomment>
        <translation>**{n}** [glory] за кожен набір із синього, жовтого й червоного ворога.</translation>
    </message>
    <message id="midgard.page.points.runes">
        <source>Runes</source>
        <translation>Руни</translation>
    </message>
    <message id="midgard.page.points.runes_text">
        <source>As printed on them, used or not.</source>
        <translation>Скільки вказано на рунах, зокрема й на зіграних.</translation>
    </message>
    <message id="midgard.page.points.ship">
        <source>Private longship</source>
        <translation>Бойовий корабель</translation>
    </message>
    <message id="midgard.page.points.ship_text">
        <source>As printed on it.</source>
        <translation>Скільки на ньому вказано.</translation>
    </message>
    <message id="midgard.page.points.favour">
        <source>Favour</source>
        <translation>Прихильність</translation>
    </message>
    <message id="midgard.page.points.favour_text">
        <source>**{n}** [glory] for each [favour] you have left.</source>
        <extracomment>{n} is a number of points.</extracomment>
        <translation>**{n}** [glory] за кожну [favour], що залишилася.</translation>
    </message>
    <message id="midgard.page.points.coins">
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message id="midgard.page.points.coins_text">
        <source>**1** [glory] for each **{n}** [coin].</source>
        <extracomment>{n} is a number of coins.</extracomment>
        <translation>**1** [glory] за кожні **{n}** [coin].</translation>
    </message>
    <message id="midgard.page.points.blame">
        <source>Blame</source>
        <translation>Ганьба</translation>
    </message>
    <message id="midgard.page.points.blame_text">
        <source>Lose {steps} [glory] for 1, 2, 3… [blame].</source>
        <extracomment>{steps} is such as: 1, 3, 6, 10, 15, 21.</extracomment>
        <translation>Мінус {steps} [glory] за 1, 2, 3… [blame].</translation>
    </message>
    <message id="midgard.page.list.title">
        <source>Checklist</source>
        <extracomment>The title of a sheet: what the voyages and battles one has reserved still need.</extracomment>
        <translation>Чи все готово</translation>
    </message>
    <message id="midgard.page.list.ship">
        <source>Ship: {ship}, holds **{n}**</source>
        <extracomment>{n} Vikings and food.</extracomment>
        <translation>Корабель: {ship}, уміщує **{n}**</translation>
    </message>
    <message id="midgard.page.list.worker">
        <source>Worker: in place</source>
        <translation>Робітник: на місці</translation>
    </message>
    <message id="midgard.page.list.vikings" numerus="yes">
        <source>**{n}** Viking can go | **{n}** Vikings can go</source>
        <translation>
            <numerusform>Може піти **{n}** вікінг</numerusform>
            <numerusform>Можуть піти **{n}** вікінги</numerusform>
            <numerusform>Можуть піти **{n}** вікінгів</numerusform>
        </translation>
    </message>
    <message id="midgard.page.list.food">
        <source>Food: **{food}**, enough for **{n}** of **{most}**</source>
        <extracomment>So much food feeds so many of so many Vikings.</extracomment>
        <translation>Їжа: **{food}** нагодує **{n}** із **{most}**</translation>
    </message>
    <message id="midgard.page.bubble.there">
        <source>There: {who}</source>
        <extracomment>{who} are names of players whose workers stand there.</extracomment>
        <translation>Тут: {who}</translation>
    </message>
    <message id="midgard.page.bubble.owner">
        <source>Belongs to **{who}**</source>
        <translation>Належить гравцеві **{who}**</translation>
    </message>
    <message id="midgard.page.bubble.left">
        <source>**{n}** left</source>
        <extracomment>So many cards in a deck.</extracomment>
        <translation>залишилося **{n}**</translation>
    </message>
    <message id="midgard.page.bubble.at_end">
        <source>At the end: **{n}** [glory]</source>
        <extracomment>What a rune brings.</extracomment>
        <translation>Наприкінці: **{n}** [glory]</translation>
    </message>
    <message id="midgard.page.bubble.chance">
        <source>You win: **{n}%** with {dice}</source>
        <extracomment>A chance, with all one's Vikings; {dice} is such as: 2 [sword] 1 [axe].</extracomment>
        <translation>Шанс перемогти **{n} %**: {dice}</translation>
    </message>
    <message id="midgard.page.bubble.nobody">
        <source>None of your Vikings can fight it.</source>
        <translation>Ніхто з ваших вікінгів не може з ним битися.</translation>
    </message>
    <message id="midgard.page.bubble.hunted">
        <source>Your Vikings bring in **{n}** [food] on average.</source>
        <extracomment>{n} is a number with one decimal.</extracomment>
        <translation>Ваші вікінги в середньому приносять **{n}** [food].</translation>
    </message>
    <message id="midgard.page.bubble.face_down">
        <source>Face down: it is revealed when a ship comes here.</source>
        <translation>Закрита: розкриється, коли сюди прийде корабель.</translation>
    </message>
    <message id="midgard.page.bubble.ship">
        <source>**{who}**: {ship}</source>
        <extracomment>Whose ship lies at this shore.</extracomment>
        <translation>**{who}**: {ship}</translation>
    </message>
    <message id="midgard.page.bubble.voyage">
        <source>{ship}: you win **{n}%** with {load}</source>
        <extracomment>A chance on a voyage by this ship; {load} is such as: 2 [sword] 1 [axe] 3 [food].</extracomment>
        <translation>{ship}: шанс перемогти **{n} %**, {load}</translation>
    </message>
    <message id="midgard.page.assign.home">
        <source>At home</source>
        <extracomment>A heading over Vikings who are sent nowhere.</extracomment>
        <translation>Вдома</translation>
    </message>
    <message id="midgard.page.assign.rest">
        <source>They rest in safety.</source>
        <translation>Відпочивають у безпеці.</translation>
    </message>
    <message id="midgard.page.assign.hunt">
        <source>They hunt in safety.</source>
        <translation>Полюють у безпеці.</translation>
    </message>
    <message id="midgard.page.assign.hunted">
        <source>**{n}** [food] on average</source>
        <extracomment>{n} is a number with one decimal.</extracomment>
        <translation>**{n}** [food] у середньому</translation>
    </message>
    <message id="midgard.page.assign.aboard">
        <source>{ship}: **{n}** of **{most}**</source>
        <extracomment>How much a ship carries and can carry.</extracomment>
        <translation>{ship}: **{n}** із **{most}**</translation>
    </message>
    <message id="midgard.page.assign.feeds">
        <source>feeds **{n}** of **{most}**</source>
        <extracomment>So many of the Vikings aboard have enough food.</extracomment>
        <translation>нагодує **{n}** із **{most}**</translation>
    </message>
    <message id="midgard.page.assign.chance">
        <source>You win: **{n}%**</source>
        <extracomment>A chance.</extracomment>
        <translation>Шанс перемогти: **{n} %**</translation>
    </message>
    <message id="midgard.page.assign.starving" numerus="yes">
        <source>**{n}** Viking will starve on the way. | **{n}** Vikings will starve on the way.</source>
        <translation>
            <numerusform>У дорозі залишиться голодним **{n}** вікінг.</numerusform>
            <numerusform>У дорозі залишаться голодними **{n}** вікінги.</numerusform>
            <numerusform>У дорозі залишаться голодними **{n}** вікінгів.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.assign.hint">
        <source>Drag dice and food, click them, or use plus and minus.</source>
        <translation>Перетягуйте кістки та їжу, клацайте по них або натискайте плюс і мінус.</translation>
    </message>
    <message id="midgard.page.assign.none_left">
        <source>No more of these at home.</source>
        <translation>Вдома їх більше немає.</translation>
    </message>
    <message id="midgard.page.assign.full">
        <source>The ship is full.</source>
        <translation>Корабель повний.</translation>
    </message>
    <message id="midgard.page.assign.all_home">
        <source>All home</source>
        <extracomment>A button: all Vikings and food go back.</extracomment>
        <translation>Усі додому</translation>
    </message>
    <message id="midgard.page.assign.suggest">
        <source>Suggest</source>
        <extracomment>A button: the program shares the Vikings out.</extracomment>
        <translation>Підказати</translation>
    </message>
    <message id="midgard.page.assign.confirm">
        <source>Send them</source>
        <extracomment>A button.</extracomment>
        <translation>Відправити</translation>
    </message>
    <message id="midgard.page.battle.hunt">
        <source>The hunt</source>
        <extracomment>A title.</extracomment>
        <translation>Полювання</translation>
    </message>
    <message id="midgard.page.battle.step_roll">
        <source>Roll</source>
        <extracomment>The four steps of a battle round.</extracomment>
        <translation>Кидок</translation>
    </message>
    <message id="midgard.page.battle.step_hits">
        <source>Hits</source>
        <translation>Удари</translation>
    </message>
    <message id="midgard.page.battle.step_losses">
        <source>Losses</source>
        <translation>Втрати</translation>
    </message>
    <message id="midgard.page.battle.step_outcome">
        <source>Outcome</source>
        <translation>Підсумок</translation>
    </message>
    <message id="midgard.page.battle.round">
        <source>Battle round {n}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>Раунд бою {n}</translation>
    </message>
    <message id="midgard.page.battle.tray">
        <source>Dice on the tray</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Кістки кидка</translation>
    </message>
    <message id="midgard.page.battle.die">
        <source>{weapon}: {face}</source>
        <extracomment>Read aloud of a die: a kind of Vikings and what it shows.</extracomment>
        <translation>{weapon}: {face}</translation>
    </message>
    <message id="midgard.page.battle.hits">
        <source>Hits in this roll</source>
        <translation>Удари цього кидка</translation>
    </message>
    <message id="midgard.page.battle.shields">
        <source>Shields</source>
        <translation>Щити</translation>
    </message>
    <message id="midgard.page.battle.favour">
        <source>Your favour</source>
        <extracomment>Before a number of tokens.</extracomment>
        <translation>Ваша прихильність</translation>
    </message>
    <message id="midgard.page.battle.damage">
        <source>Wounds **{n}** of **{most}**</source>
        <extracomment>On a bar: how many wounds the enemy has after this roll, and how many kill it.</extracomment>
        <translation>Поранення: **{n}** із **{most}**</translation>
    </message>
    <message id="midgard.page.battle.attack">
        <source>Enemy attack</source>
        <extracomment>Before a number of Vikings: the attack of the enemy.</extracomment>
        <translation>Атака ворога</translation>
    </message>
    <message id="midgard.page.battle.fall">
        <source>You lose</source>
        <extracomment>Before a number of Vikings who are lost after shields.</extracomment>
        <translation>Ваші втрати</translation>
    </message>
    <message id="midgard.page.battle.hunt_text" numerus="yes">
        <source>One [food] per hit, up to **{n}**. No one is lost. | One [food] per hit, up to **{n}**. No one is lost.</source>
        <translation>
            <numerusform>Одна [food] за кожен удар, не більше **{n}**. Ніхто не загине.</numerusform>
            <numerusform>Одна [food] за кожен удар, не більше **{n}**. Ніхто не загине.</numerusform>
            <numerusform>Одна [food] за кожен удар, не більше **{n}**. Ніхто не загине.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.battle.food">
        <source>**{n}** [food], at most **{most}**</source>
        <extracomment>On a bar.</extracomment>
        <translation>**{n}** [food], не більше **{most}**</translation>
    </message>
    <message id="midgard.page.battle.choose_dice">
        <source>Choose dice first: click them on the tray.</source>
        <translation>Спершу оберіть кістки: клацніть по них.</translation>
    </message>
    <message id="midgard.page.battle.accept">
        <source>Accept</source>
        <extracomment>A button: the roll counts as it lies.</extracomment>
        <translation>Прийняти</translation>
    </message>
    <message id="midgard.page.battle.reroll">
        <source>Reroll for 1 favour</source>
        <extracomment>A button.</extracomment>
        <translation>Перекинути за 1 прихильність</translation>
    </message>
    <message id="midgard.page.battle.potential">
        <source>Potential: reroll</source>
        <extracomment>A button: the rune of this name rerolls blank dice.</extracomment>
        <translation>«Нагода»: перекинути</translation>
    </message>
    <message id="midgard.page.battle.reaction">
        <source>Reaction</source>
        <extracomment>A button: the rune of this name.</extracomment>
        <translation>«Удар у відповідь»</translation>
    </message>
    <message id="midgard.page.battle.rest">
        <source>Accept all further rolls of this battle</source>
        <translation>Приймати всі подальші кидки цього бою</translation>
    </message>
    <message id="midgard.page.battle.let_fall" numerus="yes">
        <source>Lose {n} | Lose {n}</source>
        <extracomment>A button: so many chosen Vikings are lost.</extracomment>
        <translation>
            <numerusform>Втратити {n}</numerusform>
            <numerusform>Втратити {n}</numerusform>
            <numerusform>Втратити {n}</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.now">
        <source>if you accept</source>
        <extracomment>Under a chance: the roll as it lies.</extracomment>
        <translation>якщо прийняти</translation>
    </message>
    <message id="midgard.page.odds.chosen" numerus="yes">
        <source>reroll the chosen die | reroll the {n} chosen dice</source>
        <extracomment>Under a chance.</extracomment>
        <translation>
            <numerusform>перекинути {n} обрану</numerusform>
            <numerusform>перекинути {n} обрані</numerusform>
            <numerusform>перекинути {n} обраних</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.chosen_none">
        <source>choose dice to reroll</source>
        <extracomment>Where no die has been chosen yet.</extracomment>
        <translation>оберіть, що перекинути</translation>
    </message>
    <message id="midgard.page.odds.best" numerus="yes">
        <source>best: reroll this die | best: reroll these {n} dice</source>
        <extracomment>Under a chance; a click chooses these dice.</extracomment>
        <translation>
            <numerusform>найкраще: перекинути {n} кістку</numerusform>
            <numerusform>найкраще: перекинути {n} кістки</numerusform>
            <numerusform>найкраще: перекинути {n} кісток</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.best_none">
        <source>best: accept</source>
        <extracomment>Under a chance: no reroll is worth its favour.</extracomment>
        <translation>найкраще: прийняти</translation>
    </message>
    <message id="midgard.page.manners.title">
        <source>When to ask you</source>
        <extracomment>A title.</extracomment>
        <translation>Коли вас питати</translation>
    </message>
    <message id="midgard.page.manners.odds">
        <source>Show odds</source>
        <translation>Показувати шанси</translation>
    </message>
    <message id="midgard.page.manners.detail">
        <source>A window opens when something can be changed. Choose for each kind whether you want to be asked.</source>
        <translation>Коли щось можна змінити, відкривається вікно. Оберіть для кожного випадку, чи питати вас.</translation>
    </message>
    <message id="midgard.page.manners.rolls">
        <source>After a roll</source>
        <extracomment>A row: when to ask after dice were thrown.</extracomment>
        <translation>Після кидка</translation>
    </message>
    <message id="midgard.page.manners.always">
        <source>Always</source>
        <extracomment>One of three: always, when worthwhile, never.</extracomment>
        <translation>Завжди</translation>
    </message>
    <message id="midgard.page.manners.worthwhile">
        <source>When it helps</source>
        <extracomment>One of three.</extracomment>
        <translation>Коли вигідно</translation>
    </message>
    <message id="midgard.page.manners.never">
        <source>Never</source>
        <extracomment>One of three.</extracomment>
        <translation>Ніколи</translation>
    </message>
    <message id="midgard.page.manners.later">
        <source>You can change this whenever you place workers or send Vikings.</source>
        <translation>Це можна змінити, коли ви ставите робітників або відправляєте вікінгів.</translation>
    </message>
    <message id="midgard.page.seen.title">
        <source>Only you see this</source>
        <extracomment>The title over cards that only this player may see.</extracomment>
        <translation>Це бачите лише ви</translation>
    </message>
    <message id="midgard.page.tidings.title">
        <source>How it went</source>
        <extracomment>The title over battles and journeys that have ended.</extracomment>
        <translation>Чим закінчилося</translation>
    </message>
    <message id="midgard.page.tidings.won">
        <source>Victory over {enemy:acc}</source>
        <translation>Перемога над ворогом: {enemy}</translation>
    </message>
    <message id="midgard.page.tidings.lost">
        <source>Defeated by {enemy:acc}</source>
        <translation>Поразка в бою: {enemy}</translation>
    </message>
    <message id="midgard.page.tidings.hunt">
        <source>The hunt</source>
        <translation>Полювання</translation>
    </message>
    <message id="midgard.page.tidings.throw">
        <source>**{hits}** [wound] dealt, **{losses}** [skull] suffered</source>
        <extracomment>Beside the dice of battle round {round}.</extracomment>
        <translation>**{hits}** [wound] ворогові, **{losses}** [skull] своїх</translation>
    </message>
    <message id="midgard.page.tidings.reward">
        <source>Reward: {goods}</source>
        <extracomment>{goods} are such as: 4 [glory] 1 [wood].</extracomment>
        <translation>Нагорода: {goods}</translation>
    </message>
    <message id="midgard.page.round.title">
        <source>Round {n} is over</source>
        <translation>Раунд {n} завершено</translation>
    </message>
    <message id="midgard.page.round.glory">
        <source>Glory</source>
        <translation>Слава</translation>
    </message>
    <message id="midgard.page.round.enemies">
        <source>Slain</source>
        <translation>Переможено</translation>
    </message>
    <message id="midgard.page.round.gained">
        <source>Joined</source>
        <extracomment>Over Vikings who came in this round.</extracomment>
        <translation>Прийшли</translation>
    </message>
    <message id="midgard.page.round.lost">
        <source>Fallen</source>
        <extracomment>Over Vikings who were lost in this round.</extracomment>
        <translation>Полягли</translation>
    </message>
    <message id="midgard.page.round.blame">
        <source>Blame</source>
        <translation>Ганьба</translation>
    </message>
    <message id="midgard.page.ask.hunger">
        <source>Sail without enough food?</source>
        <translation>Пливти, хоча їжі забракне?</translation>
    </message>
    <message id="midgard.page.ask.idle">
        <source>Leave your reserved places empty?</source>
        <translation>Залишити зайняті місця порожніми?</translation>
    </message>
    <message id="midgard.page.ask.idle_detail" numerus="yes">
        <source>**{n}** Viking stays home while a place you reserved is empty. | **{n}** Vikings stay home while a place you reserved is empty.</source>
        <translation>
            <numerusform>Вдома залишається **{n}** вікінг, а зайняте місце порожнє.</numerusform>
            <numerusform>Вдома залишаються **{n}** вікінги, а зайняте місце порожнє.</numerusform>
            <numerusform>Вдома залишаються **{n}** вікінгів, а зайняте місце порожнє.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.ask.full">
        <source>No room in your longhouse. Place the worker anyway?</source>
        <translation>У вашому домі немає місця. Усе одно поставити робітника?</translation>
    </message>
    <message id="midgard.page.ask.full_detail">
        <source>You can’t take any more Vikings: new ones go back to the supply.</source>
        <translation>Більше вікінгів не вміститься: нові повернуться до запасу.</translation>
    </message>
    <message id="midgard.page.ask.nothing">
        <source>You have nothing to exchange. Place the worker anyway?</source>
        <translation>Вам нічого міняти. Усе одно поставити робітника?</translation>
    </message>
    <message id="midgard.page.ask.nothing_detail">
        <source>The market trades one for one.</source>
        <translation>Ринок дає одне за одне.</translation>
    </message>
    <message id="midgard.page.end.rounds" numerus="yes">
        <source>{n} round | {n} rounds</source>
        <extracomment>How long the game was.</extracomment>
        <translation>
            <numerusform>{n} раунд</numerusform>
            <numerusform>{n} раунди</numerusform>
            <numerusform>{n} раундів</numerusform>
        </translation>
    </message>
    <message id="midgard.page.end.glory_by_round">
        <source>Glory by round</source>
        <translation>Слава за раундами</translation>
    </message>
    <message id="midgard.page.end.kills_by_round">
        <source>Enemies slain by round</source>
        <translation>Перемоги над ворогами за раундами</translation>
    </message>
    <message id="midgard.page.end.source_troll">
        <source>Trolls</source>
        <translation>Тролі</translation>
    </message>
    <message id="midgard.page.end.source_draugr">
        <source>Draugr</source>
        <translation>Драуґри</translation>
    </message>
    <message id="midgard.page.end.source_monster">
        <source>Monsters</source>
        <translation>Чудовиська</translation>
    </message>
    <message id="midgard.page.end.source_kraken">
        <source>Kraken</source>
        <translation>Кракен</translation>
    </message>
    <message id="midgard.page.end.source_leader">
        <source>Leader</source>
        <extracomment>Points by the power of the leader.</extracomment>
        <translation>Вождь</translation>
    </message>
    <message id="midgard.page.end.source_used_runes">
        <source>Runes used</source>
        <extracomment>Points by the effects of runes.</extracomment>
        <translation>Зіграні руни</translation>
    </message>
    <message id="midgard.page.end.source_town">
        <source>In the town</source>
        <translation>У містечку</translation>
    </message>
    <message id="midgard.page.end.source_destinies">
        <source>Destinies</source>
        <translation>Карти долі</translation>
    </message>
    <message id="midgard.page.end.source_sets">
        <source>Sets of colours</source>
        <translation>Набори кольорів</translation>
    </message>
    <message id="midgard.page.end.source_runes">
        <source>Runes</source>
        <translation>Руни</translation>
    </message>
    <message id="midgard.page.end.source_ship">
        <source>Longship</source>
        <translation>Корабель</translation>
    </message>
    <message id="midgard.page.end.source_favour">
        <source>Favour</source>
        <translation>Прихильність</translation>
    </message>
    <message id="midgard.page.end.source_coins">
        <source>Coins</source>
        <translation>Монети</translation>
    </message>
    <message id="midgard.page.end.source_blame">
        <source>Blame</source>
        <translation>Ганьба</translation>
    </message>
    <message id="midgard.page.end.column_trolls">
        <source>Trolls</source>
        <translation>Тролі</translation>
    </message>
    <message id="midgard.page.end.column_draugr">
        <source>Draugr</source>
        <translation>Драуґри</translation>
    </message>
    <message id="midgard.page.end.column_monsters">
        <source>Monsters</source>
        <translation>Чудовиська</translation>
    </message>
    <message id="midgard.page.end.column_lost">
        <source>Battles lost</source>
        <translation>Програно боїв</translation>
    </message>
    <message id="midgard.page.end.column_fallen">
        <source>Vikings lost</source>
        <translation>Полягло вікінгів</translation>
    </message>
    <message id="midgard.page.end.column_rerolls">
        <source>Rerolls</source>
        <translation>Перекидання</translation>
    </message>
    <message id="midgard.page.end.column_voyages">
        <source>Voyages</source>
        <translation>Походи</translation>
    </message>
    <message id="midgard.page.end.column_blame">
        <source>Blame</source>
        <translation>Ганьба</translation>
    </message>
</context>
<context>
    <name>midgard_prompts</name>
    <message id="midgard.prompt.pick_leader.you">
        <source>Choose **your leader**</source>
        <translation>Оберіть **свого вождя**</translation>
    </message>
    <message id="midgard.prompt.pick_leader.then">
        <source>Each leader has a unique power. Those not chosen leave the game.</source>
        <translation>У кожного вождя своє особливе вміння. Необрані виходять із гри.</translation>
    </message>
    <message id="midgard.prompt.pick_leader.they">
        <source>**{who}** chooses a leader</source>
        <translation>**{who}** обирає вождя</translation>
    </message>
    <message id="midgard.prompt.place_worker.you" numerus="yes">
        <source>Send a worker to a **location**: your last one | Send a worker to a **location**: **{n}** left</source>
        <extracomment>{n} counts the workers still in hand.</extracomment>
        <translation>
            <numerusform>Відправте робітника на **локацію**: залишився **{n}**</numerusform>
            <numerusform>Відправте робітника на **локацію**: залишилося **{n}**</numerusform>
            <numerusform>Відправте робітника на **локацію**: залишилося **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.place_worker.then">
        <source>Most places pay out at once. Battles come after all workers are placed.</source>
        <translation>Майже всі локації діють одразу. Бої — після того, як розміщено всіх робітників.</translation>
    </message>
    <message id="midgard.prompt.place_worker.then_rune">
        <source>You may use runes first: what they bring can pay for a place.</source>
        <translation>Спершу можна зіграти руни: здобутим можна й заплатити.</translation>
    </message>
    <message id="midgard.prompt.place_worker.they">
        <source>**{who}** places a worker</source>
        <translation>**{who}** розміщує робітника</translation>
    </message>
    <message id="midgard.prompt.assign.you">
        <source>Send **Vikings** to the battles and ships you reserved</source>
        <translation>Відправте **вікінгів** туди, де стоять ваші робітники: у бій і на кораблі</translation>
    </message>
    <message id="midgard.prompt.assign.then">
        <source>Vikings you don’t send stay home, safe.</source>
        <translation>Кого не відправите, той залишиться вдома в безпеці.</translation>
    </message>
    <message id="midgard.prompt.assign.then_hunt">
        <source>Vikings you don’t send hunt at home: **1** [food] per hit.</source>
        <translation>Кого не відправите, той полює вдома: **1** [food] за кожен удар.</translation>
    </message>
    <message id="midgard.prompt.assign.then_secret">
        <source>No one sees this until all have chosen. The rest stay home.</source>
        <translation>Ніхто цього не побачить, доки не оберуть усі. Кого не відправите, той залишиться вдома.</translation>
    </message>
    <message id="midgard.prompt.assign.they">
        <source>**{who}** sends Vikings out</source>
        <translation>**{who}** відправляє вікінгів</translation>
    </message>
    <message id="midgard.prompt.roll_window.you" numerus="yes">
        <source>**{n}** hit, **{left}** needed: accept the roll or change it? | **{n}** hits, **{left}** needed: accept the roll or change it?</source>
        <translation>
            <numerusform>**{n}** удар, треба **{left}**: прийняти кидок чи змінити?</numerusform>
            <numerusform>**{n}** удари, треба **{left}**: прийняти кидок чи змінити?</numerusform>
            <numerusform>**{n}** ударів, треба **{left}**: прийняти кидок чи змінити?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.hunt" numerus="yes">
        <source>**{n}** hit in the hunt: accept the roll or change it? | **{n}** hits in the hunt: accept the roll or change it?</source>
        <translation>
            <numerusform>Полювання, **{n}** удар: прийняти кидок чи змінити?</numerusform>
            <numerusform>Полювання, **{n}** удари: прийняти кидок чи змінити?</numerusform>
            <numerusform>Полювання, **{n}** ударів: прийняти кидок чи змінити?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.then" numerus="yes">
        <source>As the dice lie, **{n}** of your Vikings falls this round. | As the dice lie, **{n}** of your Vikings fall this round.</source>
        <translation>
            <numerusform>Якщо залишити так, у цьому раунді поляже **{n}** вікінг.</numerusform>
            <numerusform>Якщо залишити так, у цьому раунді поляжуть **{n}** вікінги.</numerusform>
            <numerusform>Якщо залишити так, у цьому раунді поляжуть **{n}** вікінгів.</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.then_none">
        <source>As the dice lie, none of your Vikings falls this round.</source>
        <translation>Якщо залишити так, у цьому раунді ніхто не поляже.</translation>
    </message>
    <message id="midgard.prompt.roll_window.then_hunt">
        <source>Each hit brings **1** [food], at most **{most}**. No one is lost.</source>
        <translation>Кожен удар дає **1** [food], але не більше **{most}**. Ніхто не загине.</translation>
    </message>
    <message id="midgard.prompt.roll_window.they">
        <source>**{who}** studies the roll</source>
        <translation>**{who}** обмірковує кидок</translation>
    </message>
    <message id="midgard.prompt.after_fight.you">
        <source>Use **Success** now?</source>
        <translation>Зіграти зараз руну **«Успіх»**?</translation>
    </message>
    <message id="midgard.prompt.after_fight.then">
        <source>A destiny you reveal scores now, and again at the end.</source>
        <translation>Розкрита карта долі дасть славу одразу і ще раз наприкінці.</translation>
    </message>
    <message id="midgard.prompt.after_fight.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** може зіграти руну</translation>
    </message>
    <message id="midgard.prompt.last_runes.you">
        <source>Last chance: use your **runes**?</source>
        <translation>Остання нагода: зіграти **руни**?</translation>
    </message>
    <message id="midgard.prompt.last_runes.then">
        <source>Then the game is scored. A used rune keeps its glory.</source>
        <translation>Потім підрахунок. Зіграна руна зберігає свою славу.</translation>
    </message>
    <message id="midgard.prompt.last_runes.they">
        <source>**{who}** may use runes one last time</source>
        <translation>**{who}** може зіграти руни востаннє</translation>
    </message>
    <message id="midgard.prompt.take_dice.you" numerus="yes">
        <source>Room for **{n}** Viking: choose which one | Room for **{n}** Vikings: choose which ones</source>
        <translation>
            <numerusform>Місце є для **{n}** вікінга: оберіть, для кого</numerusform>
            <numerusform>Місце є для **{n}** вікінгів: оберіть, для кого</numerusform>
            <numerusform>Місце є для **{n}** вікінгів: оберіть, для кого</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.take_dice.then">
        <source>Your longhouse holds **{most}**. The others go back to the supply.</source>
        <translation>Ваш довгий дім уміщує **{most}**. Решта повернеться до запасу.</translation>
    </message>
    <message id="midgard.prompt.take_dice.they">
        <source>**{who}** chooses Vikings</source>
        <translation>**{who}** обирає вікінгів</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.you">
        <source>Exchange **food**, **wood** and **coins**</source>
        <translation>Обміняйте **їжу**, **дерево** й **монети**</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.then">
        <source>One for one, as often as you like.</source>
        <translation>Одне на одне, скільки завгодно разів.</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.they">
        <source>**{who}** trades at the market</source>
        <translation>**{who}** торгує на Ринку</translation>
    </message>
    <message id="midgard.prompt.pay_church.you">
        <source>Choose **how many coins** to give</source>
        <translation>Оберіть, **скільки монет** віддати</translation>
    </message>
    <message id="midgard.prompt.pay_church.then">
        <source>A favour rerolls dice once, or is worth **2** [glory] at the end.</source>
        <translation>За прихильність можна один раз перекинути кістки; наприкінці вона варта **2** [glory].</translation>
    </message>
    <message id="midgard.prompt.pay_church.they">
        <source>**{who}** gives coins to the gods</source>
        <translation>**{who}** віддає монети богам</translation>
    </message>
    <message id="midgard.prompt.use_stall.you">
        <source>{place}: **how often**?</source>
        <extracomment>{place} is the name of a market stall.</extracomment>
        <translation>{place}: **скільки разів**?</translation>
    </message>
    <message id="midgard.prompt.use_stall.then">
        <source>{goods} each time.</source>
        <extracomment>{goods} are such as: 1 [food] → 1 [favour].</extracomment>
        <translation>Щоразу {goods}.</translation>
    </message>
    <message id="midgard.prompt.use_stall.they">
        <source>**{who}** visits a stall</source>
        <translation>**{who}** заходить до намету</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.you">
        <source>Choose a **journey to look at**</source>
        <translation>Оберіть **карту походу**, яку переглянете</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.then">
        <source>Only you see it. Then draw a destiny.</source>
        <translation>Її побачите лише ви. Потім ви візьмете карту долі.</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.they">
        <source>**{who}** looks at a journey</source>
        <translation>**{who}** переглядає карту походу</translation>
    </message>
    <message id="midgard.prompt.true_vision.you">
        <source>Use **True Vision**?</source>
        <translation>Зіграти руну **«Прозорливість»**?</translation>
    </message>
    <message id="midgard.prompt.true_vision.then">
        <source>Draw **{most}** destinies instead of **{usual}**, then keep one.</source>
        <translation>Карт долі буде **{most}** замість **{usual}**; залишите одну.</translation>
    </message>
    <message id="midgard.prompt.true_vision.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** може зіграти руну</translation>
    </message>
    <message id="midgard.prompt.replace_journey.you">
        <source>**{card}**: use the **Journey** rune?</source>
        <extracomment>{card} is the name of the journey just revealed.</extracomment>
        <translation>**{card}**: зіграти руну **«Похід»**?</translation>
    </message>
    <message id="midgard.prompt.replace_journey.then">
        <source>You face the next journey in the deck instead, even if it is worse.</source>
        <translation>Замість нього буде наступний похід із колоди, навіть якщо він гірший.</translation>
    </message>
    <message id="midgard.prompt.replace_journey.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** може зіграти руну</translation>
    </message>
    <message id="midgard.prompt.healing.you" numerus="yes">
        <source>**{n}** of your Vikings would fall: use **Healing**? | **{n}** of your Vikings would fall: use **Healing**?</source>
        <translation>
            <numerusform>Поляже **{n}** вікінг: зіграти руну **«Зцілення»**?</numerusform>
            <numerusform>Поляжуть **{n}** вікінги: зіграти руну **«Зцілення»**?</numerusform>
            <numerusform>Поляжуть **{n}** вікінгів: зіграти руну **«Зцілення»**?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.healing.then">
        <source>Then no one falls this round. The rune is used up.</source>
        <translation>Тоді в цьому раунді не поляже ніхто. Руну буде зіграно.</translation>
    </message>
    <message id="midgard.prompt.healing.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** може зіграти руну</translation>
    </message>
    <message id="midgard.prompt.more_glory.you">
        <source>Use **Glory** for {goods} more?</source>
        <extracomment>{goods} is such as: 6 [glory].</extracomment>
        <translation>Зіграти руну **«Слава»** й отримати ще {goods}?</translation>
    </message>
    <message id="midgard.prompt.more_glory.then">
        <source>Half this enemy’s glory again. The rune is used up.</source>
        <translation>Ще половина слави за цього ворога. Руну буде зіграно.</translation>
    </message>
    <message id="midgard.prompt.more_glory.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** може зіграти руну</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.you">
        <source>Keep **one** of these destinies</source>
        <translation>Залишіть **одну** з цих карт долі</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.then">
        <source>The others go under the deck. No one else sees them.</source>
        <translation>Решта піде під низ колоди. Ніхто інший їх не побачить.</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.they">
        <source>**{who}** keeps a destiny</source>
        <translation>**{who}** обирає карту долі</translation>
    </message>
    <message id="midgard.prompt.choose_rune.you">
        <source>Take a **rune**</source>
        <translation>Візьміть **руну**</translation>
    </message>
    <message id="midgard.prompt.choose_rune.then">
        <source>It lies face up before you and counts at the end, used or not.</source>
        <translation>Вона лежить перед вами відкрито й наприкінці дає славу, навіть якщо зіграна.</translation>
    </message>
    <message id="midgard.prompt.choose_rune.they">
        <source>**{who}** takes a rune</source>
        <translation>**{who}** бере руну</translation>
    </message>
    <message id="midgard.prompt.buy_ship.you">
        <source>Choose a **longship** to buy</source>
        <translation>Оберіть **корабель**, який купите</translation>
    </message>
    <message id="midgard.prompt.buy_ship.then">
        <source>You can own only one per game. It can sail this very round.</source>
        <translation>Більше одного за гру не купити. Пливти можна вже цього раунду.</translation>
    </message>
    <message id="midgard.prompt.buy_ship.they">
        <source>**{who}** buys a longship</source>
        <translation>**{who}** купує корабель</translation>
    </message>
    <message id="midgard.prompt.choose_shore.you">
        <source>{ship}: choose **a shore**</source>
        <extracomment>{ship} is the name of a longship.</extracomment>
        <translation>{ship}: оберіть **берег**</translation>
    </message>
    <message id="midgard.prompt.choose_shore.then">
        <source>At the two near shores **1** [food] feeds **2** Vikings, at the far ones only **1**.</source>
        <translation>Біля двох ближніх берегів **1** [food] годує **2** вікінгів, біля дальніх — лише **1**.</translation>
    </message>
    <message id="midgard.prompt.choose_shore.they">
        <source>**{who}** sends a longship</source>
        <translation>**{who}** відправляє корабель</translation>
    </message>
    <message id="midgard.prompt.choose_fallen.you" numerus="yes">
        <source>**{n}** of your Vikings falls: choose who | **{n}** of your Vikings fall: choose who</source>
        <translation>
            <numerusform>Поляже **{n}** вікінг: оберіть, хто</numerusform>
            <numerusform>Поляжуть **{n}** вікінги: оберіть, хто</numerusform>
            <numerusform>Поляжуть **{n}** вікінгів: оберіть, хто</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.choose_fallen.then">
        <source>What their dice rolled has already been counted.</source>
        <translation>Те, що випало на їхніх кістках, уже зараховано.</translation>
    </message>
    <message id="midgard.prompt.choose_fallen.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** обирає, хто поляже</translation>
    </message>
    <message id="midgard.prompt.name_blamed.you">
        <source>The troll is slain: choose **who takes the blame**</source>
        <translation>Троля переможено: оберіть, **кому дістанеться ганьба**</translation>
    </message>
    <message id="midgard.prompt.name_blamed.then">
        <source>The player you choose takes **1** [blame].</source>
        <translation>Обраний гравець отримає **1** [blame].</translation>
    </message>
    <message id="midgard.prompt.name_blamed.they">
        <source>**{who}** chooses who takes the blame</source>
        <translation>**{who}** обирає, кому дістанеться ганьба</translation>
    </message>
    <message id="midgard.prompt.pay_toll.you">
        <source>**{card}**: choose **what to lose**</source>
        <extracomment>{card} is the name of a journey.</extracomment>
        <translation>**{card}**: оберіть, **що втратити**</translation>
    </message>
    <message id="midgard.prompt.pay_toll.they">
        <source>**{who}** chooses what to lose on the way</source>
        <translation>**{who}** вирішує, що втратити в дорозі</translation>
    </message>
    <message id="midgard.prompt.choose_starving.you" numerus="yes">
        <source>Too little food: **{n}** Viking starves. Choose who | Too little food: **{n}** Vikings starve. Choose who</source>
        <translation>
            <numerusform>Їжі бракує для **{n}** вікінга: оберіть, хто загине</numerusform>
            <numerusform>Їжі бракує для **{n}** вікінгів: оберіть, хто загине</numerusform>
            <numerusform>Їжі бракує для **{n}** вікінгів: оберіть, хто загине</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.choose_starving.then">
        <source>The others have eaten, and no food is left aboard. Those who starve are lost.</source>
        <translation>Решту нагодовано, їжі на борту більше немає. Хто голодний, загине.</translation>
    </message>
    <message id="midgard.prompt.choose_starving.they">
        <source>**{who}** chooses who starves</source>
        <translation>**{who}** обирає, хто залишиться голодним</translation>
    </message>
</context>
<context>
    <name>midgard_saga</name>
    <message id="midgard.event.stalls_dealt">
        <source>Stalls in this game: {names}.</source>
        <extracomment>{names} are stalls, a list.</extracomment>
        <translation>Намети цієї гри: {names}.</translation>
    </message>
    <message id="midgard.event.leader_chosen">
        <source>**{who}** leads the clan as **{leader}**.</source>
        <extracomment>{leader} is a leader’s name.</extracomment>
        <translation>Клан гравця **{who}** веде **{leader}**.</translation>
    </message>
    <message id="midgard.event.first_player_chosen">
        <source>**{who}** is now the first player.</source>
        <translation>Тепер перший гравець — **{who}**.</translation>
    </message>
    <message id="midgard.event.round_began">
        <source>**Round {round}** begins.</source>
        <translation>Починається **раунд {round}**.</translation>
    </message>
    <message id="midgard.event.phase_began">
        <source>**{phase}**</source>
        <extracomment>A heading: the phase of the round that begins.</extracomment>
        <translation>**{phase}**</translation>
    </message>
    <message id="midgard.event.enemy_shown">
        <source>{place}: **{enemy}**.</source>
        <extracomment>Such as: Left draugr: Rime Thrall.</extracomment>
        <translation>{place}: **{enemy}**.</translation>
    </message>
    <message id="midgard.event.monster_shown">
        <source>{place:at^}: **{enemy}**.</source>
        <extracomment>A monster comes to a shore.</extracomment>
        <translation>{place:at^}: **{enemy}**.</translation>
    </message>
    <message id="midgard.event.rune_shown">
        <source>A new rune: {rune}.</source>
        <translation>Нова руна: {rune}.</translation>
    </message>
    <message id="midgard.event.merchant_arrived">
        <source>The merchant ship arrives from **{town}**: {goods}.</source>
        <extracomment>{town} is the name of a town, after “from”.</extracomment>
        <translation>Прийшов торговий корабель (**{town}**): {goods}.</translation>
    </message>
    <message id="midgard.event.trays_filled">
        <source>New at the smithies and the smokehouse: {goods}.</source>
        <extracomment>{goods} are Vikings and food.</extracomment>
        <translation>Поповнення в кузнях і Коптильні: {goods}.</translation>
    </message>
    <message id="midgard.event.journeys_shuffled" numerus="yes">
        <source>The journeys are shuffled: **{n}** card. | The journeys are shuffled: **{n}** cards.</source>
        <translation>
            <numerusform>Походи перетасовано: **{n}** карта.</numerusform>
            <numerusform>Походи перетасовано: **{n}** карти.</numerusform>
            <numerusform>Походи перетасовано: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.gained">
        <source>**{who}** gets {goods}.</source>
        <translation>**{who}** отримує {goods}.</translation>
    </message>
    <message id="midgard.event.gained_start">
        <source>**{who}** starts with {goods}.</source>
        <translation>**{who}** отримує для початку {goods}.</translation>
    </message>
    <message id="midgard.event.gained_hunting">
        <source>**{who}** brings home {goods} from the hunt.</source>
        <translation>**{who}** приносить із полювання {goods}.</translation>
    </message>
    <message id="midgard.event.gained_asmundr">
        <source>**{who}** gets {goods} for Asmundr’s piety.</source>
        <translation>**{who}** отримує {goods} за благочестя Асмунда.</translation>
    </message>
    <message id="midgard.event.gained_ullr">
        <source>**{who}** gets {goods} for Ullr’s fury.</source>
        <translation>**{who}** отримує {goods} за лють Улля.</translation>
    </message>
    <message id="midgard.event.gained_rune_glory">
        <source>**{who}** gets {goods} more for this victory.</source>
        <translation>**{who}** отримує за цю перемогу ще {goods}.</translation>
    </message>
    <message id="midgard.event.gained_rune_success">
        <source>**{who}** gets {goods} for the destiny.</source>
        <translation>**{who}** отримує {goods} за карту долі.</translation>
    </message>
    <message id="midgard.event.gained_market">
        <source>**{who}** gets {goods} in exchange.</source>
        <translation>**{who}** отримує натомість {goods}.</translation>
    </message>
    <message id="midgard.event.paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** платить {goods}.</translation>
    </message>
    <message id="midgard.event.paid_market">
        <source>**{who}** gives {goods} at the market.</source>
        <translation>**{who}** віддає на Ринку {goods}.</translation>
    </message>
    <message id="midgard.event.dice_gained">
        <source>**{who}** musters {dice}.</source>
        <translation>**{who}** набирає {dice}.</translation>
    </message>
    <message id="midgard.event.dice_gained_start">
        <source>**{who}** starts with {dice}.</source>
        <translation>**{who}** отримує для початку {dice}.</translation>
    </message>
    <message id="midgard.event.dice_wasted">
        <source>**{who}** has no room for {dice}.</source>
        <translation>Гравцеві **{who}** ніде розмістити: {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_battle">
        <source>**{who}** loses {dice}.</source>
        <translation>**{who}** втрачає {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_journey">
        <source>**{who}** loses {dice} on the way.</source>
        <translation>**{who}** втрачає в дорозі {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_hunger">
        <source>**{who}** loses {dice} to hunger.</source>
        <translation>**{who}** втрачає від голоду {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_forbidden">
        <source>**{who}** loses {dice}: their weapons are useless here.</source>
        <translation>**{who}** втрачає {dice}: їхня зброя тут безсила.</translation>
    </message>
    <message id="midgard.event.food_lost">
        <source>**{who}** loses {goods} on the way.</source>
        <translation>**{who}** втрачає в дорозі {goods}.</translation>
    </message>
    <message id="midgard.event.blame_taken_beg">
        <source>**{who}** takes **1** [blame].</source>
        <translation>**{who}** отримує **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_taken_troll">
        <source>**{who}** takes **1** [blame] from the slayer of the troll.</source>
        <translation>**{who}** отримує **1** [blame] від переможця троля.</translation>
    </message>
    <message id="midgard.event.blame_taken_troll_alive">
        <source>The troll lives: **{who}** takes **1** [blame].</source>
        <translation>Троль живий: **{who}** отримує **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_taken_distrust">
        <source>The people distrust **{who}**: **1** [blame].</source>
        <translation>Народ не довіряє гравцеві **{who}**: **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_shed">
        <source>**{who}** discards **1** [blame].</source>
        <translation>**{who}** скидає **1** [blame].</translation>
    </message>
    <message id="midgard.event.worker_placed">
        <source>**{who}** sends a worker {place:to}.</source>
        <extracomment>{place:to} is such as: to the Forge.</extracomment>
        <translation>**{who}** відправляє робітника {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_troll">
        <source>**{who}** will go {place:to}.</source>
        <extracomment>{place:to} is such as: against the troll.</extracomment>
        <translation>**{who}** піде {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_draugr">
        <source>**{who}** will go {place:to}.</source>
        <translation>**{who}** піде {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_hunting">
        <source>**{who}** will go hunting.</source>
        <translation>**{who}** піде на полювання.</translation>
    </message>
    <message id="midgard.event.worker_placed_beg">
        <source>**{who}** begs.</source>
        <translation>**{who}** благає богів.</translation>
    </message>
    <message id="midgard.event.worker_hired">
        <source>**{who}** hires one more worker.</source>
        <translation>**{who}** наймає ще одного робітника.</translation>
    </message>
    <message id="midgard.event.journey_seen">
        <source>**{who}** looks at the journey {shore:at}: {card}.</source>
        <translation>**{who}** дізнається, який похід {shore:at}: {card}.</translation>
    </message>
    <message id="midgard.event.journey_seen_hidden">
        <source>**{who}** looks at the journey {shore:at}.</source>
        <translation>**{who}** потай дізнається, який похід {shore:at}.</translation>
    </message>
    <message id="midgard.event.destinies_drawn" numerus="yes">
        <source>**{who}** draws a destiny: {cards}. | **{who}** draws destinies: {cards}.</source>
        <translation>
            <numerusform>**{who}** бере карту долі: {cards}.</numerusform>
            <numerusform>**{who}** бере карти долі: {cards}.</numerusform>
            <numerusform>**{who}** бере карти долі: {cards}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.destinies_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** destiny. | **{who}** draws **{n}** destinies.</source>
        <translation>
            <numerusform>**{who}** бере **{n}** карту долі.</numerusform>
            <numerusform>**{who}** бере **{n}** карти долі.</numerusform>
            <numerusform>**{who}** бере **{n}** карт долі.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.destiny_kept">
        <source>**{who}** keeps {card}.</source>
        <translation>**{who}** залишає карту {card}.</translation>
    </message>
    <message id="midgard.event.destiny_kept_hidden" numerus="yes">
        <source>**{who}** keeps a destiny and puts **{n}** under the deck. | **{who}** keeps a destiny and puts **{n}** under the deck.</source>
        <translation>
            <numerusform>**{who}** залишає одну карту долі, під низ колоди йде **{n}**.</numerusform>
            <numerusform>**{who}** залишає одну карту долі, під низ колоди йдуть **{n}**.</numerusform>
            <numerusform>**{who}** залишає одну карту долі, під низ колоди йдуть **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.rune_taken">
        <source>**{who}** takes the rune {rune}.</source>
        <translation>**{who}** бере руну {rune}.</translation>
    </message>
    <message id="midgard.event.rune_taken_deck">
        <source>**{who}** draws the rune {rune}.</source>
        <translation>**{who}** бере з колоди руну {rune}.</translation>
    </message>
    <message id="midgard.event.rune_used">
        <source>**{who}** uses the rune {rune}.</source>
        <translation>**{who}** грає руну {rune}.</translation>
    </message>
    <message id="midgard.event.destiny_shown">
        <source>**{who}** reveals {card}: **{glory}** [glory].</source>
        <translation>**{who}** розкриває карту долі {card}: **{glory}** [glory].</translation>
    </message>
    <message id="midgard.event.ship_bought">
        <source>**{who}** buys a longship: **{ship}**.</source>
        <extracomment>{ship} is the name of a longship.</extracomment>
        <translation>**{who}** купує корабель: **{ship}**.</translation>
    </message>
    <message id="midgard.event.ship_sent">
        <source>**{who}** sends a longship {shore:to}: **{ship}**.</source>
        <extracomment>{ship} is the name of a longship, {shore:to} is such as: to Near Bay.</extracomment>
        <translation>**{who}** посилає корабель {shore:to}: **{ship}**.</translation>
    </message>
    <message id="midgard.event.vikings_assigned">
        <source>**{who}** sends Vikings. {bands}.</source>
        <extracomment>{bands} are such as: Troll: 2 [axe/axeman].</extracomment>
        <translation>**{who}** відправляє вікінгів. {bands}.</translation>
    </message>
    <message id="midgard.event.vikings_assigned_nobody">
        <source>**{who}** sends no one.</source>
        <translation>**{who}** нікого не відправляє.</translation>
    </message>
    <message id="midgard.event.secretly_assigned">
        <source>**{who}** has chosen in secret.</source>
        <translation>**{who}** робить таємний вибір.</translation>
    </message>
    <message id="midgard.event.hunt_began">
        <source>**{who}** hunts with {dice}.</source>
        <translation>**{who}** полює: {dice}.</translation>
    </message>
    <message id="midgard.event.battle_began">
        <source>**{who}** fights {enemy:acc} with {dice}.</source>
        <extracomment>{enemy:acc} is the name of an enemy: against whom.</extracomment>
        <translation>**{who}** нападає на {enemy:acc}: {dice}.</translation>
    </message>
    <message id="midgard.event.dice_rolled">
        <source>**{who}** rolls: {rolled}.</source>
        <extracomment>{rolled} are such as: [axe/axeman] hit ×2, blank.</extracomment>
        <translation>**{who}** кидає кістки: {rolled}.</translation>
    </message>
    <message id="midgard.event.dice_rolled_again">
        <source>Battle round {round}: {rolled}.</source>
        <extracomment>{rolled} are such as: [axe/axeman] hit ×2, blank.</extracomment>
        <translation>Раунд бою {round}: {rolled}.</translation>
    </message>
    <message id="midgard.event.dice_rerolled">
        <source>**{who}** rerolls: {rolled}.</source>
        <translation>**{who}** перекидає: {rolled}.</translation>
    </message>
    <message id="midgard.event.favour_spent">
        <source>**{who}** spends **1** [favour].</source>
        <translation>**{who}** витрачає **1** [favour].</translation>
    </message>
    <message id="midgard.event.hits_counted" numerus="yes">
        <source>**{n}** hit, **{damage}** damage in all; {losses}. | **{n}** hits, **{damage}** damage in all; {losses}.</source>
        <extracomment>{losses} is one of the two below.</extracomment>
        <translation>
            <numerusform>**{n}** удар, усього поранень **{damage}**; {losses}.</numerusform>
            <numerusform>**{n}** удари, усього поранень **{damage}**; {losses}.</numerusform>
            <numerusform>**{n}** ударів, усього поранень **{damage}**; {losses}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.losses_counted" numerus="yes">
        <source>**{n}** Viking falls | **{n}** Vikings fall</source>
        <translation>
            <numerusform>поліг **{n}** вікінг</numerusform>
            <numerusform>полягли **{n}** вікінги</numerusform>
            <numerusform>полягли **{n}** вікінгів</numerusform>
        </translation>
    </message>
    <message id="midgard.event.losses_none">
        <source>no one falls</source>
        <translation>ніхто не поліг</translation>
    </message>
    <message id="midgard.event.losses_healed" numerus="yes">
        <source>Healing saves **{n}** of **{who}**’s Vikings. | Healing saves **{n}** of **{who}**’s Vikings.</source>
        <translation>
            <numerusform>«Зцілення» рятує **{n}** вікінга гравця **{who}**.</numerusform>
            <numerusform>«Зцілення» рятує **{n}** вікінгів гравця **{who}**.</numerusform>
            <numerusform>«Зцілення» рятує **{n}** вікінгів гравця **{who}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.enemy_defeated">
        <source>**{who}** slays {enemy:acc}: {goods}.</source>
        <extracomment>{enemy:acc} is the name of an enemy, {goods} are the reward.</extracomment>
        <translation>**{who}** перемагає {enemy:acc}: {goods}.</translation>
    </message>
    <message id="midgard.event.battle_lost">
        <source>**{who}** loses to {enemy:acc}: no one is left.</source>
        <extracomment>{enemy:acc} is the name of an enemy.</extracomment>
        <translation>**{who}** програє бій ({enemy}): нікого не залишилося.</translation>
    </message>
    <message id="midgard.event.came_home">
        <source>**{who}** welcomes home {dice}.</source>
        <translation>**{who}** зустрічає вцілілих: {dice}.</translation>
    </message>
    <message id="midgard.event.journey_revealed">
        <source>The journey {shore:to}: {card}.</source>
        <translation>Похід {shore:to}: {card}.</translation>
    </message>
    <message id="midgard.event.journey_replaced">
        <source>The journey {shore:to} is replaced: {card}.</source>
        <translation>Похід {shore:to} скинуто: {card}.</translation>
    </message>
    <message id="midgard.event.fed" numerus="yes">
        <source>**{who}** feeds **{n}** Viking with {goods}. | **{who}** feeds **{n}** Vikings with {goods}.</source>
        <translation>
            <numerusform>**{who}** годує **{n}** вікінга, на це йде {goods}.</numerusform>
            <numerusform>**{who}** годує **{n}** вікінгів, на це йде {goods}.</numerusform>
            <numerusform>**{who}** годує **{n}** вікінгів, на це йде {goods}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.fed_nobody">
        <source>**{who}** has no one left aboard to eat {goods}.</source>
        <translation>На борту в гравця **{who}** нема кому їсти: пропадає {goods}.</translation>
    </message>
    <message id="midgard.event.fed_nothing">
        <source>**{who}** has no food aboard.</source>
        <translation>На борту в гравця **{who}** немає їжі.</translation>
    </message>
    <message id="midgard.event.enemy_left">
        <source>{enemy:acc^} slinks away.</source>
        <extracomment>{enemy:acc^} is the name of an enemy nobody has slain.</extracomment>
        <translation>{enemy:^} забирається геть.</translation>
    </message>
    <message id="midgard.event.bounty_laid" numerus="yes">
        <source>The bounty on the monster {shore:at} is now **{n}** [coin]. | The bounty on the monster {shore:at} is now **{n}** [coin].</source>
        <translation>
            <numerusform>{shore:at^}: за чудовисько дають **{n}** [coin].</numerusform>
            <numerusform>{shore:at^}: за чудовисько дають **{n}** [coin].</numerusform>
            <numerusform>{shore:at^}: за чудовисько дають **{n}** [coin].</numerusform>
        </translation>
    </message>
    <message id="midgard.event.scored">
        <source>**{who}**: **{total}** [glory] ({parts}).</source>
        <extracomment>{parts} are such as: glory track 46, destinies 7, blame −3.</extracomment>
        <translation>**{who}**: **{total}** [glory] ({parts}).</translation>
    </message>
    <message id="midgard.event.card">
        <source>**{card}**</source>
        <extracomment>A card in a sentence; put it into the quotation marks of the language.</extracomment>
        <translation>«**{card}**»</translation>
    </message>
    <message id="midgard.score.track">
        <source>glory track</source>
        <translation>шкала слави</translation>
    </message>
    <message id="midgard.score.destinies">
        <source>destinies</source>
        <translation>карти долі</translation>
    </message>
    <message id="midgard.score.sets">
        <source>sets of enemies</source>
        <translation>набори ворогів</translation>
    </message>
    <message id="midgard.score.runes">
        <source>runes</source>
        <translation>руни</translation>
    </message>
    <message id="midgard.score.ship">
        <source>longship</source>
        <translation>корабель</translation>
    </message>
    <message id="midgard.score.favour">
        <source>favour</source>
        <translation>прихильність</translation>
    </message>
    <message id="midgard.score.coins">
        <source>coins</source>
        <translation>монети</translation>
    </message>
    <message id="midgard.score.blame">
        <source>blame</source>
        <translation>ганьба</translation>
    </message>
</context>
<context>
    <name>northgard</name>
    <message id="northgard.resource.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>їжа|gen=їжі|acc=їжу</translation>
    </message>
    <message id="northgard.resource.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево|gen=дерева|acc=дерево</translation>
    </message>
    <message id="northgard.resource.lore">
        <source>lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>знання|gen=знань|acc=знання</translation>
    </message>
    <message id="northgard.building.food_silo">
        <source>food silo|a=a food silo</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>комора|gen=комори|acc=комору</translation>
    </message>
    <message id="northgard.building.woodcutters_lodge">
        <source>woodcutter’s lodge|a=a woodcutter’s lodge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>лісопильня|gen=лісопильні|acc=лісопильню</translation>
    </message>
    <message id="northgard.building.rune_stone">
        <source>rune stone|a=a rune stone</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>рунічний камінь|gen=рунічного каменя|acc=рунічний камінь</translation>
    </message>
    <message id="northgard.building.defense_tower">
        <source>defence tower|a=a defence tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>захисна вежа|gen=захисної вежі|acc=захисну вежу</translation>
    </message>
    <message id="northgard.building.training_camp">
        <source>training camp|a=a training camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>тренувальний табір|gen=тренувального табору|acc=тренувальний табір</translation>
    </message>
    <message id="northgard.building.fortress">
        <source>fortress|a=a fortress</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>фортеця|gen=фортеці|acc=фортецю</translation>
    </message>
    <message id="northgard.building.forge">
        <source>forge|a=a forge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>кузня|gen=кузні|acc=кузню</translation>
    </message>
    <message id="northgard.building.altar_of_kings">
        <source>altar of kings|a=an altar of kings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вівтар королів|gen=вівтаря королів|acc=вівтар королів</translation>
    </message>
    <message id="northgard.building_text.food_silo">
        <source>Yields **1** [food] at harvest.</source>
        <translation>Дає **1** [food] під час збирання врожаю.</translation>
    </message>
    <message id="northgard.building_text.woodcutters_lodge">
        <source>Yields **1** [wood] at harvest.</source>
        <translation>Дає **1** [wood] під час збирання врожаю.</translation>
    </message>
    <message id="northgard.building_text.rune_stone">
        <source>Yields **1** [lore] at harvest. Only on a rune slot.</source>
        <translation>Дає **1** [lore] під час збирання врожаю. Лише на рунічній комірці.</translation>
    </message>
    <message id="northgard.building_text.defense_tower">
        <source>**+1** [skull] in battle when you defend this territory.</source>
        <translation>**+1** [skull] у бою, коли ви бороните цю територію.</translation>
    </message>
    <message id="northgard.building_text.training_camp">
        <source>Recruiting here adds **1** warrior.</source>
        <translation>Наймання тут додає **1** воїна.</translation>
    </message>
    <message id="northgard.building_text.fortress">
        <source>**+2** [axe] in battle when you defend this territory.</source>
        <translation>**+2** [axe] у бою, коли ви бороните цю територію.</translation>
    </message>
    <message id="northgard.building_text.forge">
        <source>Draw **1** more card at the start of each year.</source>
        <translation>На початку року — на **1** карту більше.</translation>
    </message>
    <message id="northgard.building_text.altar_of_kings">
        <source>**3** [glory] at harvest, even in an open territory.</source>
        <translation>**3** [glory] під час збирання врожаю, навіть на відкритій території.</translation>
    </message>
    <message id="northgard.size.small">
        <source>Small building</source>
        <translation>Мала споруда</translation>
    </message>
    <message id="northgard.size.large">
        <source>Large building</source>
        <translation>Велика споруда</translation>
    </message>
    <message id="northgard.slot.small">
        <source>small slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мала комірка</translation>
    </message>
    <message id="northgard.slot.rune">
        <source>rune slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>рунічна комірка</translation>
    </message>
    <message id="northgard.slot.large">
        <source>large slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>велика комірка</translation>
    </message>
    <message id="northgard.figure.kaija">
        <source>Kaija</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кая|gen=Каї|dat=Каї|acc=Каю|ins=Каєю</translation>
    </message>
    <message id="northgard.figure.creature">
        <source>creature</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>істота|gen=істоти|acc=істоту</translation>
    </message>
    <message id="northgard.figure.kaija_text">
        <source>War bear of the Bear clan: **2** [axe], dies to **1** [skull], eats nothing in winter.</source>
        <translation>Броньована ведмедиця: **2** [axe], гине від **1** [skull], узимку не їсть.</translation>
    </message>
    <message id="northgard.figure.scorched">
        <source>Scorched Earth</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>«Випалена земля»</translation>
    </message>
    <message id="northgard.clan.bear.name">
        <source>Clan of the Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Ведмедя</translation>
    </message>
    <message id="northgard.clan.bear.text">
        <source>The war bear Kaija fights for you: **2** [axe].</source>
        <translation>За вас б’ється броньована ведмедиця Кая: **2** [axe].</translation>
    </message>
    <message id="northgard.clan.bear.full">
        <source>You have Kaija, a figure of her own. When you recruit, you may place her instead of a warrior. She has 2 combat points, a single casualty kills her, and she can be recruited again. She does not enter enemy territories and costs nothing in winter.</source>
        <translation>Ви маєте Каю — особливу фігурку. Під час наймання вона може прийти замість воїна. Вона має 2 очки бою, гине від однієї втрати, і її можна найняти знову. На ворожі території вона не заходить, узимку нічого не коштує.</translation>
    </message>
    <message id="northgard.clan.boar.name">
        <source>Clan of the Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кабана</translation>
    </message>
    <message id="northgard.clan.boar.text">
        <source>Explore without closing a territory: gain **1** [lore].</source>
        <translation>Дослідження, що не закрило жодної території, дає **1** [lore].</translation>
    </message>
    <message id="northgard.clan.boar.full">
        <source>When you explore and the new tile closes no territory at all, neither yours nor anyone else’s, take 1 lore. (The Ukrainian rulebook counts only your own territories; Meadhall follows the Russian one.)</source>
        <translation>Якщо під час вашого дослідження нова плитка не закрила жодної території, ні вашої, ні чужої, отримайте 1 знання. (Українські правила згадують лише свої території; тут діють російські.)</translation>
    </message>
    <message id="northgard.clan.goat.name">
        <source>Clan of the Goat</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кози</translation>
    </message>
    <message id="northgard.clan.goat.text">
        <source>Building brings **1** [food], a large building **2** [food].</source>
        <translation>Будівництво дає **1** [food], велика споруда — **2** [food].</translation>
    </message>
    <message id="northgard.clan.goat.full">
        <source>After you build, take 1 food for a small building or 2 for a large one.</source>
        <translation>Збудувавши споруду, отримайте 1 їжу за малу або 2 їжі за велику.</translation>
    </message>
    <message id="northgard.clan.raven.name">
        <source>Clan of the Raven</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Крука</translation>
    </message>
    <message id="northgard.clan.raven.text">
        <source>Your territories you close by exploring yield their harvest at once.</source>
        <translation>Ваші території, які закрило ваше дослідження, одразу дають урожай.</translation>
    </message>
    <message id="northgard.clan.raven.full">
        <source>When you explore and close territories you control, collect all their resources at once, as at harvest.</source>
        <translation>Закривши дослідженням території, які ви контролюєте, одразу отримайте всі їхні ресурси, як під час збирання врожаю.</translation>
    </message>
    <message id="northgard.clan.snake.name">
        <source>Clan of the Snake</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Змії</translation>
    </message>
    <message id="northgard.clan.snake.text">
        <source>Clan cards let you lay Scorched Earth: **+1** [axe] there, **1** resource of an enemy.</source>
        <translation>Карти клану дозволяють покласти «Випалену землю»: там **+1** [axe] і **1** ресурс ворога.</translation>
    </message>
    <message id="northgard.clan.snake.full">
        <source>Before you resolve a card of your clan, you may place Scorched Earth next to one of your territories. You fight there with 1 extra combat point, and at harvest you take 1 resource from an enemy territory that bears it.</source>
        <translation>Перед застосуванням карти свого клану можете покласти «Випалену землю» поруч зі своєю територією. У бою там ви маєте на 1 очко бою більше, а під час збирання врожаю забираєте 1 ресурс ворожої території з жетоном.</translation>
    </message>
    <message id="northgard.clan.stag.name">
        <source>Clan of the Stag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Оленя</translation>
    </message>
    <message id="northgard.clan.stag.text">
        <source>**1** [glory] for each conquest and for each of your territories you close.</source>
        <translation>**1** [glory] за завоювання території та за кожну свою, яку ви закрили.</translation>
    </message>
    <message id="northgard.clan.stag.full">
        <source>Gain 1 fame when you attack and win a territory in battle, and 1 more for each territory you control that your exploring closes.</source>
        <translation>Здобудьте 1 очко слави, завоювавши територію в бою, і ще по 1 за кожну територію під вашим контролем, яку закрило ваше дослідження.</translation>
    </message>
    <message id="northgard.clan.wolf.name">
        <source>Clan of the Wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Вовка</translation>
    </message>
    <message id="northgard.clan.wolf.text">
        <source>Each battle won as the attacker brings **1** [food].</source>
        <translation>Кожна перемога в нападі дає **1** [food].</translation>
    </message>
    <message id="northgard.clan.wolf.full">
        <source>Take 1 food each time you win a battle as the attacker, against a player or a creature.</source>
        <translation>Отримуйте 1 їжу за кожен бій, виграний у нападі: проти гравця або проти істоти.</translation>
    </message>
    <message id="northgard.creature.wolf.name">
        <source>wolf|a=a wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>вовк|gen=вовка|acc=вовка|ins=вовком</translation>
    </message>
    <message id="northgard.creature.wolf.text">
        <source>Its territory brings no fame for being closed; its tiles yield nothing.</source>
        <translation>Його територія не дає слави як закрита, а її плитки — ресурсів.</translation>
    </message>
    <message id="northgard.creature.brown_bear.name">
        <source>brown bear|a=a brown bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бурий ведмідь|gen=бурого ведмедя|acc=бурого ведмедя|ins=бурим ведмедем</translation>
    </message>
    <message id="northgard.creature.brown_bear.text">
        <source>In its territory no one can build, recruit, explore or leave.</source>
        <translation>На його території не будують, не наймають, не досліджують, її не полишають.</translation>
    </message>
    <message id="northgard.creature.draugr.name">
        <source>draugr|a=a draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драуґр|gen=драуґра|acc=драуґра|ins=драуґром</translation>
    </message>
    <message id="northgard.creature.draugr.text">
        <source>Kills **1** warrior in the territory it enters.</source>
        <translation>Убиває **1** воїна на території, куди приходить.</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.name">
        <source>fallen valkyrie|a=a fallen valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>проклята валькірія|gen=проклятої валькірії|acc=прокляту валькірію|ins=проклятою валькірією</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.text">
        <source>Attacks all warriors in the territory it enters.</source>
        <translation>Нападає на воїнів території, куди приходить.</translation>
    </message>
    <message id="northgard.creature_words.strength">
        <source>Strength: **{n}** [axe]</source>
        <extracomment>Of a creature.</extracomment>
        <translation>Сила: **{n}** [axe]</translation>
    </message>
    <message id="northgard.creature_words.path">
        <source>Goes where there are most: {what}.</source>
        <extracomment>{what} are words such as the three below, the most important first.</extracomment>
        <translation>Іде туди, де найбільше: {what}.</translation>
    </message>
    <message id="northgard.creature_words.resources">
        <source>resources</source>
        <translation>ресурсів</translation>
    </message>
    <message id="northgard.creature_words.buildings">
        <source>buildings</source>
        <translation>споруд</translation>
    </message>
    <message id="northgard.creature_words.figures">
        <source>warriors</source>
        <translation>воїнів</translation>
    </message>
    <message id="northgard.which.wolf.beige">
        <source>beige</source>
        <extracomment>Follows the name of the creature, in brackets, in the same case. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевий|gen=бежевого|acc=бежевого|ins=бежевим</translation>
    </message>
    <message id="northgard.which.wolf.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневий|gen=коричневого|acc=коричневого|ins=коричневим</translation>
    </message>
    <message id="northgard.which.wolf.dark_brown">
        <source>dark brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>темно-коричневий|gen=темно-коричневого|acc=темно-коричневого|ins=темно-коричневим</translation>
    </message>
    <message id="northgard.which.brown_bear.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевий|gen=бежевого|acc=бежевого|ins=бежевим</translation>
    </message>
    <message id="northgard.which.brown_bear.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневий|gen=коричневого|acc=коричневого|ins=коричневим</translation>
    </message>
    <message id="northgard.which.draugr.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевий|gen=бежевого|acc=бежевого|ins=бежевим</translation>
    </message>
    <message id="northgard.which.draugr.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневий|gen=коричневого|acc=коричневого|ins=коричневим</translation>
    </message>
    <message id="northgard.which.fallen_valkyrie.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежева|gen=бежевої|acc=бежеву|ins=бежевою</translation>
    </message>
    <message id="northgard.which.fallen_valkyrie.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричнева|gen=коричневої|acc=коричневу|ins=коричневою</translation>
    </message>
    <message id="northgard.face.points">
        <source>**{n}** [axe]</source>
        <translation>**{n}** [axe]</translation>
    </message>
    <message id="northgard.face.casualties">
        <source>**{n}** [skull]</source>
        <translation>**{n}** [skull]</translation>
    </message>
    <message id="northgard.face.both">
        <source>**{points}** [axe] and **{casualties}** [skull]</source>
        <translation>**{points}** [axe] і **{casualties}** [skull]</translation>
    </message>
    <message id="northgard.face.choice">
        <source>**{points}** [axe] or **{casualties}** [skull]</source>
        <translation>**{points}** [axe] або **{casualties}** [skull]</translation>
    </message>
    <message id="northgard.phase.setup">
        <source>Set-up</source>
        <translation>Підготовка</translation>
    </message>
    <message id="northgard.phase.year_begin">
        <source>Year begins</source>
        <translation>Початок року</translation>
    </message>
    <message id="northgard.phase.actions">
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message id="northgard.phase.creatures">
        <source>Creatures</source>
        <translation>Істоти</translation>
    </message>
    <message id="northgard.phase.harvest">
        <source>Harvest</source>
        <translation>Збирання врожаю</translation>
    </message>
    <message id="northgard.phase.winter">
        <source>Winter</source>
        <translation>Зимування</translation>
    </message>
    <message id="northgard.phase.year_end">
        <source>Year ends</source>
        <translation>Кінець року</translation>
    </message>
    <message id="northgard.year.short">
        <source>Year {year}</source>
        <translation>Рік {year}</translation>
    </message>
</context>
<context>
    <name>northgard_board</name>
    <message id="northgard.board.north">
        <source>N</source>
        <extracomment>The north of the compass.</extracomment>
        <translation>Пн</translation>
    </message>
    <message id="northgard.board.pile">
        <source>Land tiles</source>
        <translation>Плитки місцевості</translation>
    </message>
    <message id="northgard.board.deck">
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message id="northgard.board.discard">
        <source>Discard</source>
        <translation>Скид</translation>
    </message>
    <message id="northgard.board.in_play">
        <source>In play this year</source>
        <translation>Зіграно цього року</translation>
    </message>
    <message id="northgard.board.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карти</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="northgard.board.row">
        <source>New this year</source>
        <translation>Ряд цього року</translation>
    </message>
    <message id="northgard.board.row_last">
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message id="northgard.board.achievements">
        <source>Achievements of year {year}</source>
        <translation>Досягнення року {year}</translation>
    </message>
    <message id="northgard.board.buildings">
        <source>Buildings left</source>
        <translation>Залишилося споруд</translation>
    </message>
    <message id="northgard.board.unrest">
        <source>Unrest left</source>
        <translation>Залишилося «Безладу»</translation>
    </message>
    <message id="northgard.board.upgrades">
        <source>Clan cards available</source>
        <translation>Карти поліпшення клану</translation>
    </message>
    <message id="northgard.board.creatures">
        <source>Creatures in the order they act</source>
        <translation>Істоти в порядку активації</translation>
    </message>
    <message id="northgard.board.empty">
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message id="northgard.board.goal">
        <source>**{regions}** closed territories, each with a large building, win at the end of a year; otherwise the most fame after year **{years}**.</source>
        <translation>**{regions}** закриті території з великою спорудою на кожній дають перемогу наприкінці року; інакше — найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_team">
        <source>A team wins with **{regions}** closed territories with large buildings at the end of a year; otherwise with the most fame after year **{years}**.</source>
        <translation>**{regions}** закритих територій з великими спорудами дають команді перемогу наприкінці року; інакше — найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_fame">
        <source>The most fame after year **{years}** wins.</source>
        <translation>Перемагає найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.region.neutral">
        <source>Neutral</source>
        <translation>Нейтральна територія</translation>
    </message>
    <message id="northgard.region.held">
        <source>Held by **{who}**</source>
        <translation>Контролює **{who}**</translation>
    </message>
    <message id="northgard.region.closed" numerus="yes">
        <source>Closed, **{n}** tile | Closed, **{n}** tiles</source>
        <translation>
            <numerusform>Закрита, **{n}** плитка</numerusform>
            <numerusform>Закрита, **{n}** плитки</numerusform>
            <numerusform>Закрита, **{n}** плиток</numerusform>
        </translation>
    </message>
    <message id="northgard.region.open" numerus="yes">
        <source>Open: **{n}** side missing | Open: **{n}** sides missing</source>
        <translation>
            <numerusform>Відкрита: бракує **{n}** сторони</numerusform>
            <numerusform>Відкрита: бракує **{n}** сторін</numerusform>
            <numerusform>Відкрита: бракує **{n}** сторін</numerusform>
        </translation>
    </message>
    <message id="northgard.region.yields">
        <source>Yields {goods}.</source>
        <translation>Дає {goods}.</translation>
    </message>
    <message id="northgard.region.yields_nothing">
        <source>Yields nothing.</source>
        <translation>Нічого не дає.</translation>
    </message>
    <message id="northgard.region.harvest">
        <source>**{n}** [glory] each harvest.</source>
        <translation>**{n}** [glory] за кожен урожай.</translation>
    </message>
    <message id="northgard.region.free">
        <source>Free: {slots}.</source>
        <extracomment>{slots} are such as: small slot, large slot ×2.</extracomment>
        <translation>Вільно: {slots}.</translation>
    </message>
    <message id="northgard.region.strength">
        <source>Defends with **{n}** [axe].</source>
        <translation>Захист: **{n}** [axe].</translation>
    </message>
    <message id="northgard.forecast.closes">
        <source>Closes {place:acc}: **{n}** [glory]</source>
        <translation>Закриє {place:acc}: **{n}** [glory]</translation>
    </message>
    <message id="northgard.forecast.closes_for_nobody">
        <source>Closes {place:acc}: no one gains fame</source>
        <translation>Закриє {place:acc}: слави не здобуде ніхто</translation>
    </message>
    <message id="northgard.forecast.attack">
        <source>Attack {who}: battle</source>
        <translation>Напад на гравця {who}: бій</translation>
    </message>
    <message id="northgard.forecast.enters">
        <source>Neutral: yours at once</source>
        <translation>Нейтральна: одразу ваша</translation>
    </message>
    <message id="northgard.forecast.costs" numerus="yes">
        <source>**{n}** move | **{n}** moves</source>
        <translation>
            <numerusform>**{n}** переміщення</numerusform>
            <numerusform>**{n}** переміщення</numerusform>
            <numerusform>**{n}** переміщень</numerusform>
        </translation>
    </message>
    <message id="northgard.forecast.brings">
        <source>It also brings {what}</source>
        <extracomment>By a card or a clan; {what} is such as: 2 [food] 1 [glory].</extracomment>
        <translation>Ще це дасть {what}</translation>
    </message>
    <message id="northgard.forecast.trade">
        <source>Not enough for winter unless you trade</source>
        <translation>На зиму не вистачить, якщо не торгувати</translation>
    </message>
    <message id="northgard.forecast.unrest">
        <source>Not enough for winter: an Unrest card</source>
        <translation>На зиму не вистачить: карта «Безлад»</translation>
    </message>
    <message id="northgard.forecast.wins_year_end">
        <source>If nothing changes, victory at the end of the year: **{who}**</source>
        <translation>Якщо нічого не зміниться, перемога наприкінці року: **{who}**</translation>
    </message>
    <message id="northgard.forecast.ends_year_end">
        <source>If nothing changes, the game ends this year; the most fame wins among **{who}**</source>
        <extracomment>{who} are names.</extracomment>
        <translation>Якщо нічого не зміниться, партія завершиться наприкінці року: переможе той, у кого більше слави, з **{who}**</translation>
    </message>
    <message id="northgard.panel.warriors" numerus="yes">
        <source>{n} warrior | {n} warriors</source>
        <translation>
            <numerusform>{n} воїн</numerusform>
            <numerusform>{n} воїни</numerusform>
            <numerusform>{n} воїнів</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.strongholds">
        <source>{n} of {most} closed</source>
        <extracomment>Closed territories with a large building, towards victory.</extracomment>
        <translation>закрито {n} з {most}</translation>
    </message>
    <message id="northgard.panel.reserve" numerus="yes">
        <source>{n} warrior in reserve | {n} warriors in reserve</source>
        <translation>
            <numerusform>{n} воїн у запасі</numerusform>
            <numerusform>{n} воїни в запасі</numerusform>
            <numerusform>{n} воїнів у запасі</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.winter">
        <source>Winter: {goods}</source>
        <translation>Зима: {goods}</translation>
    </message>
    <message id="northgard.panel.winter_free">
        <source>Winter: nothing</source>
        <translation>Зима: безкоштовно</translation>
    </message>
    <message id="northgard.panel.hand" numerus="yes">
        <source>{n} card in hand | {n} cards in hand</source>
        <translation>
            <numerusform>{n} карта на руці</numerusform>
            <numerusform>{n} карти на руці</numerusform>
            <numerusform>{n} карт на руці</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.deck" numerus="yes">
        <source>{n} in the deck | {n} in the deck</source>
        <translation>
            <numerusform>{n} у колоді</numerusform>
            <numerusform>{n} у колоді</numerusform>
            <numerusform>{n} у колоді</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.discard" numerus="yes">
        <source>{n} in the discard pile | {n} in the discard pile</source>
        <translation>
            <numerusform>{n} у скиді</numerusform>
            <numerusform>{n} у скиді</numerusform>
            <numerusform>{n} у скиді</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.played">
        <source>Played this year</source>
        <translation>Зіграно цього року</translation>
    </message>
    <message id="northgard.panel.passed">
        <source>Passed</source>
        <extracomment>Under a player’s name: passed for this year.</extracomment>
        <translation>Спасовано</translation>
    </message>
    <message id="northgard.panel.partner">
        <source>Partner</source>
        <translation>Партнер</translation>
    </message>
    <message id="northgard.panel.unrest">
        <source>Unrest: {n}</source>
        <translation>«Безлад»: {n}</translation>
    </message>
    <message id="northgard.panel.hidden_fame">
        <source>Fame is hidden</source>
        <translation>Слава прихована</translation>
    </message>
    <message id="northgard.source.tokens">
        <source>Fame tokens</source>
        <translation>Жетони слави</translation>
    </message>
    <message id="northgard.source.resources">
        <source>Resources left</source>
        <translation>Решта ресурсів</translation>
    </message>
    <message id="northgard.source.cards">
        <source>Development cards</source>
        <translation>Карти розвитку</translation>
    </message>
    <message id="northgard.source.achievements">
        <source>Achievement</source>
        <translation>Досягнення</translation>
    </message>
    <message id="northgard.source.unrest">
        <source>Unrest</source>
        <translation>Безлад</translation>
    </message>
</context>
<context>
    <name>northgard_cards</name>
    <message id="northgard.card_type.recruit">
        <source>Recruit</source>
        <translation>Наймання</translation>
    </message>
    <message id="northgard.card_type.explore">
        <source>Explore</source>
        <translation>Дослідження</translation>
    </message>
    <message id="northgard.card_type.move">
        <source>Move</source>
        <translation>Переміщення</translation>
    </message>
    <message id="northgard.card_type.build">
        <source>Build</source>
        <translation>Будівництво</translation>
    </message>
    <message id="northgard.card_type.draw">
        <source>Draw cards</source>
        <translation>Узяття карт</translation>
    </message>
    <message id="northgard.card_type.wild">
        <source>Your choice</source>
        <translation>На вибір</translation>
    </message>
    <message id="northgard.card_type.resource">
        <source>Resources</source>
        <translation>Ресурси</translation>
    </message>
    <message id="northgard.card_type.special">
        <source>Special</source>
        <translation>Особливий ефект</translation>
    </message>
    <message id="northgard.card_type.reaction">
        <source>Reaction</source>
        <translation>Відповідь</translation>
    </message>
    <message id="northgard.card_type.achievement">
        <source>Achievement</source>
        <translation>Досягнення</translation>
    </message>
    <message id="northgard.card_type.unrest">
        <source>Unrest</source>
        <translation>Безлад</translation>
    </message>
    <message id="northgard.card_group.start">
        <source>Starting card</source>
        <translation>Початкова карта</translation>
    </message>
    <message id="northgard.card_group.clan">
        <source>Clan card</source>
        <translation>Карта клану</translation>
    </message>
    <message id="northgard.card_group.upgrade">
        <source>Clan upgrade</source>
        <translation>Поліпшення клану</translation>
    </message>
    <message id="northgard.card_group.early">
        <source>Early development</source>
        <translation>Ранній розвиток</translation>
    </message>
    <message id="northgard.card_group.late">
        <source>Late development</source>
        <translation>Розширений розвиток</translation>
    </message>
    <message id="northgard.card_group.achievement">
        <source>Achievement</source>
        <translation>Досягнення</translation>
    </message>
    <message id="northgard.card_group.unrest">
        <source>Unrest</source>
        <translation>Безлад</translation>
    </message>
    <message id="northgard.card_mark.flash">
        <source>Flash</source>
        <extracomment>The lightning on a card that may be played beside the main one.</extracomment>
        <translation>Миттєва</translation>
    </message>
    <message id="northgard.card_mark.flash_note">
        <source>You may play any number of Flash cards before and after your main card.</source>
        <translation>До й після основної карти ходу можна зіграти скільки завгодно миттєвих.</translation>
    </message>
    <message id="northgard.card_mark.fame">
        <source>**{n}** [glory] at the end</source>
        <extracomment>Printed fame of a card.</extracomment>
        <translation>**{n}** [glory] наприкінці гри</translation>
    </message>
    <message id="northgard.card.st_recruit.name">
        <source>Recruit</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Наймання</translation>
    </message>
    <message id="northgard.card.st_recruit.text">
        <source>Recruit **1** warrior.</source>
        <translation>Найміть **1** воїна.</translation>
    </message>
    <message id="northgard.card.st_recruit.full">
        <source>Place 1 warrior from your supply in a territory you control. Each Training Camp there adds one more.</source>
        <translation>Розмістіть 1 воїна із запасу на території, яку ви контролюєте. Кожен тренувальний табір на ній додасть ще одного.</translation>
    </message>
    <message id="northgard.card.st_explore.name">
        <source>Explore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дослідження</translation>
    </message>
    <message id="northgard.card.st_explore.text">
        <source>Draw **1** tile and place it.</source>
        <translation>Візьміть **1** плитку й викладіть її.</translation>
    </message>
    <message id="northgard.card.st_explore.full">
        <source>Draw the top tile and attach it to one of your open territories. For each of your territories it closes, gain as much fame as that territory has tiles.</source>
        <translation>Візьміть верхню плитку та приєднайте її до однієї зі своїх відкритих територій. За кожну свою територію, яку вона закриє, отримайте стільки слави, скільки в ній плиток.</translation>
    </message>
    <message id="northgard.card.st_move.name">
        <source>Move</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Переміщення</translation>
    </message>
    <message id="northgard.card.st_move.text">
        <source>**1** move.</source>
        <translation>**1** переміщення.</translation>
    </message>
    <message id="northgard.card.st_move.full">
        <source>Move any number of your warriors from one territory to an adjacent one. A rough border takes 2 moves of the same card.</source>
        <translation>Перемістіть будь-яку кількість своїх воїнів з однієї території на суміжну. Для важкопрохідної межі потрібно 2 переміщення однієї карти.</translation>
    </message>
    <message id="northgard.card.st_build.name">
        <source>Build</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівництво</translation>
    </message>
    <message id="northgard.card.st_build.text">
        <source>Build **1** building and pay its wood.</source>
        <translation>Збудуйте **1** споруду, сплативши деревом.</translation>
    </message>
    <message id="northgard.card.st_build.full">
        <source>Build in a territory you control, on a free slot of the right size. A small building costs 1 wood, a large one 3. You cannot build two of the same type in one territory.</source>
        <translation>Збудуйте споруду на території, яку ви контролюєте, на вільній комірці її розміру. Мала коштує 1 дерево, велика — 3. Дві однакові споруди на одній території будувати не можна.</translation>
    </message>
    <message id="northgard.card.st_feast.name">
        <source>Feast</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бенкет</translation>
    </message>
    <message id="northgard.card.st_feast.text">
        <source>Recruit **1**, explore, move **1** or build.</source>
        <translation>**1** наймання, дослідження, **1** переміщення або будівництво.</translation>
    </message>
    <message id="northgard.card.st_feast.full">
        <source>Do one of these: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Застосуйте один ефект на вибір: найміть 1 воїна, виконайте дослідження, зробіть 1 переміщення або збудуйте споруду.</translation>
    </message>
    <message id="northgard.card.cl_bear_0.name">
        <source>Bear Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Ведмедя</translation>
    </message>
    <message id="northgard.card.cl_bear_0.text">
        <source>**1** move. Kaija first collects the [food] and [wood] she leaves behind.</source>
        <translation>**1** переміщення. Кая спершу забирає [food] і [wood] з території, звідки йде.</translation>
    </message>
    <message id="northgard.card.cl_bear_0.full">
        <source>Move once. If Kaija is among those who move, first take all the food and wood that the territory she leaves yields.</source>
        <translation>Зробіть 1 переміщення. Якщо в ньому бере участь Кая, спершу отримайте всю їжу та все дерево території, з якої вона йде.</translation>
    </message>
    <message id="northgard.card.cl_bear_1.name">
        <source>The Bear Awakens</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пробудження звіра</translation>
    </message>
    <message id="northgard.card.cl_bear_1.text">
        <source>Recruit **2** warriors. This year Kaija may attack.</source>
        <translation>Найміть **2** воїнів. Цього року Кая може нападати.</translation>
    </message>
    <message id="northgard.card.cl_bear_1.full">
        <source>Recruit 2 warriors. Until the end of the year Kaija may move into enemy territories too.</source>
        <translation>Найміть 2 воїнів. До кінця року Кая може переміщуватися й на ворожі території.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.name">
        <source>Protector of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Захисник землі</translation>
    </message>
    <message id="northgard.card.cl_bear_2.text">
        <source>Draw **1** card for each of your closed territories of **3** or more tiles.</source>
        <translation>Візьміть по **1** карті за кожну свою закриту територію з **3** або більше плиток.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.full">
        <source>Draw 1 card for each closed territory of 3 or more tiles that you control.</source>
        <translation>Візьміть по 1 карті за кожну закриту територію з 3 або більше плиток, яку ви контролюєте.</translation>
    </message>
    <message id="northgard.card.cl_boar_0.name">
        <source>Boar Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кабана</translation>
    </message>
    <message id="northgard.card.cl_boar_0.text">
        <source>Build for **1** [wood] less.</source>
        <translation>Будівництво на **1** [wood] дешевше.</translation>
    </message>
    <message id="northgard.card.cl_boar_0.full">
        <source>Build; the building costs 1 wood less. A small one is free.</source>
        <translation>Збудуйте споруду на 1 дерево дешевше. Мала — безкоштовно.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.name">
        <source>Osmosis</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Єднання з природою</translation>
    </message>
    <message id="northgard.card.cl_boar_1.text">
        <source>Recruit **1** warrior in up to **3** of your territories, open or wooded.</source>
        <translation>Найміть по **1** воїну на своїх територіях (до **3**), відкритих або з деревом.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.full">
        <source>Choose up to 3 of your territories that are open or show wood on their tiles, and recruit 1 warrior in each. Buildings that yield wood do not count.</source>
        <translation>Оберіть до 3 своїх територій, які відкриті або мають дерево на плитках, і найміть на кожній по 1 воїну. Дерево від споруд не враховують.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.name">
        <source>Lay of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знання місцевості</translation>
    </message>
    <message id="northgard.card.cl_boar_2.text">
        <source>Explore: look at **3** tiles, keep **1** and collect what it shows.</source>
        <translation>Дослідження: **1** плитка з **3**; отримайте все, що на ній зображено.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.full">
        <source>Draw 3 tiles and keep 1; the others go under the pile. Take every resource shown on the tile you keep, then place it.</source>
        <translation>Візьміть 3 плитки й залиште 1; решту покладіть під низ стосу. Отримайте всі ресурси, зображені на обраній плитці, а потім викладіть її.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.name">
        <source>Goat Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кози</translation>
    </message>
    <message id="northgard.card.cl_goat_0.text">
        <source>Build, even a building of a type the territory already has.</source>
        <translation>Будівництво; споруда може повторювати наявну на території.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.full">
        <source>Build; the building may be of a type that already stands in the territory.</source>
        <translation>Збудуйте споруду; вона може бути такою самою, як та, що вже стоїть на цій території.</translation>
    </message>
    <message id="northgard.card.cl_goat_1.name">
        <source>Teamwork</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Злагоджена праця</translation>
    </message>
    <message id="northgard.card.cl_goat_1.text">
        <source>Two of these: recruit **1**, explore, move **1**, build.</source>
        <translation>Два різні: **1** наймання, дослідження, **1** переміщення, будівництво.</translation>
    </message>
    <message id="northgard.card.cl_goat_1.full">
        <source>Do two different actions, in any order: recruit 1 warrior, explore, move once, build.</source>
        <translation>Застосуйте два різні ефекти в будь-якому порядку: наймання 1 воїна, дослідження, 1 переміщення, будівництво.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.name">
        <source>Resourceful People</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Винахідливий народ</translation>
    </message>
    <message id="northgard.card.cl_goat_2.text">
        <source>Draw **2** cards. You may pay any **3** resources to draw **1** more.</source>
        <translation>Візьміть **2** карти. За будь-які **3** ресурси — ще **1**.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.full">
        <source>Draw 2 cards. Then you may pay any 3 resources to draw 1 more.</source>
        <translation>Візьміть 2 карти. Потім можете витратити будь-які 3 ресурси й узяти ще 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.name">
        <source>Raven Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Крука</translation>
    </message>
    <message id="northgard.card.cl_raven_0.text">
        <source>Explore: draw **2** tiles, place **1**.</source>
        <translation>Дослідження: візьміть **2** плитки, викладіть **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.full">
        <source>Explore with 2 tiles: place 1; the other goes under the pile.</source>
        <translation>Дослідження з 2 плитками: 1 викладіть, другу покладіть під низ стосу.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.name">
        <source>Raiding Party</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Набіг</translation>
    </message>
    <message id="northgard.card.cl_raven_1.text">
        <source>Remove any **1** enemy warrior; take **1** resource of its territory.</source>
        <translation>Вилучіть будь-якого ворожого воїна; отримайте **1** ресурс тієї території.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.full">
        <source>Remove 1 enemy warrior anywhere on the map. Then take from the supply 1 resource of a kind that its territory yields.</source>
        <translation>Вилучіть 1 ворожого воїна з будь-якої території поля. Потім візьміть із загального запасу 1 ресурс із тих, які вона дає.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.name">
        <source>Raven Mercenaries</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Найманці Крука</translation>
    </message>
    <message id="northgard.card.cl_raven_2.text">
        <source>Recruit **2** in a neutral territory; pay any **2** resources for **1** more.</source>
        <translation>Найміть **2** воїнів на нейтральній території; за **2** ресурси — ще **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.full">
        <source>Recruit 2 warriors together in one neutral territory. Then you may pay any 2 resources to recruit 1 more there.</source>
        <translation>Найміть 2 воїнів разом на одній нейтральній території. Потім можете витратити будь-які 2 ресурси й найняти там ще 1.</translation>
    </message>
    <message id="northgard.card.cl_snake_0.name">
        <source>Snake Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Змії</translation>
    </message>
    <message id="northgard.card.cl_snake_0.text">
        <source>**1** move. Then you may place Scorched Earth again.</source>
        <translation>**1** переміщення. Потім можете знову покласти «Випалену землю».</translation>
    </message>
    <message id="northgard.card.cl_snake_0.full">
        <source>Move once and fight any battles. Then you may place or move the Scorched Earth token once more.</source>
        <translation>Зробіть 1 переміщення та проведіть його бої. Після цього можете ще раз покласти або пересунути жетон «Випалена земля».</translation>
    </message>
    <message id="northgard.card.cl_snake_1.name">
        <source>Rapacious Exploitation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хижацькі побори</translation>
    </message>
    <message id="northgard.card.cl_snake_1.text">
        <source>Look at a hand: discard the card you choose, or gain **2** resources.</source>
        <translation>Перегляньте карти суперника: обрану він скине або віддасть **2** ресурси.</translation>
    </message>
    <message id="northgard.card.cl_snake_1.full">
        <source>Look at an opponent’s hand and choose a card. Its owner decides: discard it or give you 2 resources. A player with fewer than 2 resources must discard.</source>
        <translation>Перегляньте карти на руці суперника й оберіть одну. Її власник скидає її або віддає вам 2 ресурси на свій вибір. Хто має менше ніж 2 ресурси, той скидає карту.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.name">
        <source>Stolen Lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Викрадені знання</translation>
    </message>
    <message id="northgard.card.cl_snake_2.text">
        <source>Use a card in play of the player who controls the scorched territory.</source>
        <translation>Застосуйте зіграну карту того, хто контролює випалену територію.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.full">
        <source>Resolve 1 card in the active zone of the opponent who controls the territory with the Scorched Earth token. The card stays where it is.</source>
        <translation>Застосуйте ефект 1 карти з активної зони суперника, який контролює територію з жетоном «Випалена земля». Сама карта залишається на місці.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.name">
        <source>Stag Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Оленя</translation>
    </message>
    <message id="northgard.card.cl_stag_0.text">
        <source>Recruit **1**; **1** of your neighbours may join, over any border.</source>
        <translation>Найміть **1** воїна; ще **1** може перейти до нього через будь-яку межу.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.full">
        <source>Recruit 1 warrior. Then you may move 1 of your warriors from an adjacent territory there, over any border.</source>
        <translation>Найміть 1 воїна. Потім можете перемістити на цю ж територію 1 свого воїна із суміжної через будь-яку межу.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.name">
        <source>Glory of the Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава клану</translation>
    </message>
    <message id="northgard.card.cl_stag_1.text">
        <source>Build. Before or after, collect all that this territory yields.</source>
        <translation>Будівництво. До або після нього отримайте всі ресурси цієї території.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.full">
        <source>Build. Once, before or after, you may collect everything the building’s territory yields, as at harvest.</source>
        <translation>Збудуйте споруду. Один раз, до або після цього, можете отримати всі ресурси її території, як під час збирання врожаю.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.name">
        <source>Annexation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Приєднання земель</translation>
    </message>
    <message id="northgard.card.cl_stag_2.text">
        <source>**1** move. Before or after, you may explore.</source>
        <translation>**1** переміщення. До або після нього можете виконати дослідження.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.full">
        <source>Move once and fight any battles. Before or after, you may explore.</source>
        <translation>Зробіть 1 переміщення та проведіть його бої. До або після цього можете виконати дослідження.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.name">
        <source>Wolf Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Вовка</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.text">
        <source>**1** move; rough borders count as regular ones.</source>
        <translation>**1** переміщення; важкопрохідні межі для вас як звичайні.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.full">
        <source>Move once. For this action a rough border costs 1 move, and you may retreat over rough borders.</source>
        <translation>Зробіть 1 переміщення. Під час цієї дії важкопрохідна межа коштує 1 переміщення, і відступати через такі межі теж можна.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.name">
        <source>Plunder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабунок</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.text">
        <source>Remove **1** enemy warrior adjacent to you. Draw **1** card.</source>
        <translation>Вилучіть **1** ворожого воїна по сусідству. Візьміть **1** карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.full">
        <source>Remove 1 warrior from an enemy territory adjacent to one of yours. Then draw 1 card.</source>
        <translation>Вилучіть 1 воїна з ворожої території, суміжної з вашою. Потім візьміть 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.name">
        <source>Call to War</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Заклик до війни</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.text">
        <source>Recruit **1** warrior in each of your territories next to an enemy.</source>
        <translation>Найміть по **1** воїну на кожній своїй території поруч із ворогом.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.full">
        <source>Recruit 1 warrior in each of your territories that is adjacent to an enemy territory.</source>
        <translation>Найміть по 1 воїну на кожній своїй території, суміжній з ворожою.</translation>
    </message>
    <message id="northgard.card.de_negotiation.name">
        <source>Negotiation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Перемовини</translation>
    </message>
    <message id="northgard.card.de_negotiation.text">
        <source>Take a card from your discard pile, or draw **1**.</source>
        <translation>Візьміть карту зі свого скиду або **1** з колоди.</translation>
    </message>
    <message id="northgard.card.de_negotiation.full">
        <source>Take any 1 card from your discard pile into your hand, or draw 1 card.</source>
        <translation>Візьміть на руку будь-яку 1 карту зі свого скиду або 1 карту з колоди.</translation>
    </message>
    <message id="northgard.card.de_scouts.name">
        <source>Scouts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Розвідники</translation>
    </message>
    <message id="northgard.card.de_scouts.text">
        <source>Explore.</source>
        <translation>Дослідження.</translation>
    </message>
    <message id="northgard.card.de_scouts.full">
        <source>Explore: draw a tile and attach it to one of your open territories.</source>
        <translation>Дослідження: візьміть плитку та приєднайте її до однієї зі своїх відкритих територій.</translation>
    </message>
    <message id="northgard.card.de_town_hall.name">
        <source>Town Hall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ратуша</translation>
    </message>
    <message id="northgard.card.de_town_hall.text">
        <source>Recruit **1** warrior.</source>
        <translation>Найміть **1** воїна.</translation>
    </message>
    <message id="northgard.card.de_town_hall.full">
        <source>Recruit 1 warrior in a territory you control.</source>
        <translation>Найміть 1 воїна на території, яку ви контролюєте.</translation>
    </message>
    <message id="northgard.card.de_merchant.name">
        <source>Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговець</translation>
    </message>
    <message id="northgard.card.de_merchant.text">
        <source>Draw **3** cards: keep **1**, discard **2**.</source>
        <translation>Візьміть **3** карти: **1** залиште, **2** скиньте.</translation>
    </message>
    <message id="northgard.card.de_merchant.full">
        <source>Draw 3 cards: keep 1 in hand and discard 2.</source>
        <translation>Візьміть 3 карти: 1 залиште на руці, 2 скиньте.</translation>
    </message>
    <message id="northgard.card.de_militia.name">
        <source>Militia</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ополчення</translation>
    </message>
    <message id="northgard.card.de_militia.text">
        <source>**2** moves.</source>
        <translation>**2** переміщення.</translation>
    </message>
    <message id="northgard.card.de_militia.full">
        <source>Move twice, or once over a rough border.</source>
        <translation>Зробіть 2 переміщення або 1 через важкопрохідну межу.</translation>
    </message>
    <message id="northgard.card.de_improved_tools.name">
        <source>Improved Villager Tools</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поліпшені знаряддя</translation>
    </message>
    <message id="northgard.card.de_improved_tools.text">
        <source>Build.</source>
        <translation>Будівництво.</translation>
    </message>
    <message id="northgard.card.de_improved_tools.full">
        <source>Build and pay the building’s wood.</source>
        <translation>Збудуйте споруду, сплативши деревом.</translation>
    </message>
    <message id="northgard.card.de_recruitment.name">
        <source>Recruitment</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вербування</translation>
    </message>
    <message id="northgard.card.de_recruitment.text">
        <source>Recruit **2** warriors in one territory.</source>
        <translation>Найміть **2** воїнів на одній території.</translation>
    </message>
    <message id="northgard.card.de_recruitment.full">
        <source>Recruit 2 warriors, both in the same territory.</source>
        <translation>Найміть 2 воїнів, обох на тій самій території.</translation>
    </message>
    <message id="northgard.card.de_market_place.name">
        <source>Market Place</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ринок</translation>
    </message>
    <message id="northgard.card.de_market_place.text">
        <source>Draw **2** cards.</source>
        <translation>Візьміть **2** карти.</translation>
    </message>
    <message id="northgard.card.de_market_place.full">
        <source>Draw 2 cards.</source>
        <translation>Візьміть 2 карти.</translation>
    </message>
    <message id="northgard.card.de_mercenary.name">
        <source>Mercenary</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Найманець</translation>
    </message>
    <message id="northgard.card.de_mercenary.text">
        <source>Recruit **1** warrior in your own or a neutral territory.</source>
        <translation>Найміть **1** воїна на своїй або нейтральній території.</translation>
    </message>
    <message id="northgard.card.de_mercenary.full">
        <source>Recruit 1 warrior in a territory you control or in any neutral territory.</source>
        <translation>Найміть 1 воїна на території, яку ви контролюєте, або на будь-якій нейтральній.</translation>
    </message>
    <message id="northgard.card.de_intimidate.name">
        <source>Intimidate</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Залякування</translation>
    </message>
    <message id="northgard.card.de_intimidate.text">
        <source>**2** moves. Before each battle, drive **1** defender away.</source>
        <translation>**2** переміщення. Перед кожним боєм проженіть **1** оборонця.</translation>
    </message>
    <message id="northgard.card.de_intimidate.full">
        <source>Move twice. Before each battle you may move 1 defending warrior to an adjacent territory that is neutral or belongs to the defender.</source>
        <translation>Зробіть 2 переміщення. Перед кожним боєм можете перемістити 1 воїна оборонця на суміжну територію — нейтральну або підконтрольну оборонцеві.</translation>
    </message>
    <message id="northgard.card.de_feast.name">
        <source>Feast</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бенкет</translation>
    </message>
    <message id="northgard.card.de_feast.text">
        <source>Recruit **1**, explore, move **1** or build.</source>
        <translation>**1** наймання, дослідження, **1** переміщення або будівництво.</translation>
    </message>
    <message id="northgard.card.de_feast.full">
        <source>Do one of these: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Застосуйте один ефект на вибір: найміть 1 воїна, виконайте дослідження, зробіть 1 переміщення або збудуйте споруду.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.name">
        <source>Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Табір розвідників</translation>
    </message>
    <message id="northgard.card.de_scout_camp.text">
        <source>Explore; you may swap the tile for another once.</source>
        <translation>Дослідження; один раз можете взяти іншу плитку замість першої.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.full">
        <source>Explore. After seeing the tile, you may put it under the pile and draw another; you must place that one.</source>
        <translation>Дослідження. Побачивши плитку, можете покласти її під низ стосу й узяти іншу; її доведеться викласти.</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.name">
        <source>Shieldbearers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щитоносці</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.text">
        <source>**2** moves. Ignore **1** [skull] in each battle.</source>
        <translation>**2** переміщення. У кожному бою скасовуйте **1** [skull] проти себе.</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.full">
        <source>Move twice. In each battle of this action, ignore 1 casualty dealt to you.</source>
        <translation>Зробіть 2 переміщення. У кожному бою цієї дії ви маєте на 1 втрату менше.</translation>
    </message>
    <message id="northgard.card.de_bodyguard.name">
        <source>Bodyguard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Охоронець</translation>
    </message>
    <message id="northgard.card.de_bodyguard.text">
        <source>**1** move; **+1** [axe] in battle.</source>
        <translation>**1** переміщення; **+1** [axe] у бою.</translation>
    </message>
    <message id="northgard.card.de_bodyguard.full">
        <source>Move once. In each battle of this action you have 1 extra combat point.</source>
        <translation>Зробіть 1 переміщення. У кожному бою цієї дії ви маєте на 1 очко бою більше.</translation>
    </message>
    <message id="northgard.card.de_simple_living.name">
        <source>Simple Living</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Просте життя</translation>
    </message>
    <message id="northgard.card.de_simple_living.text">
        <source>Build for **1** [wood] less.</source>
        <translation>Будівництво на **1** [wood] дешевше.</translation>
    </message>
    <message id="northgard.card.de_simple_living.full">
        <source>Build; the building costs 1 wood less. A small one is free.</source>
        <translation>Збудуйте споруду на 1 дерево дешевше. Мала — безкоштовно.</translation>
    </message>
    <message id="northgard.card.de_future_sight.name">
        <source>Future Sight</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дар передбачення</translation>
    </message>
    <message id="northgard.card.de_future_sight.text">
        <source>Put a card from the row on your deck now instead of when you pass.</source>
        <translation>Покладіть карту з ряду на свою колоду зараз, а не коли спасуєте.</translation>
    </message>
    <message id="northgard.card.de_future_sight.full">
        <source>Take 1 card from this year’s row and put it on top of your deck. When you pass this year, you take no card.</source>
        <translation>Візьміть 1 карту з ряду цього року й покладіть на верх своєї колоди. Спасувавши цього року, ви карти не берете.</translation>
    </message>
    <message id="northgard.card.dl_spy.name">
        <source>Spy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шпигун</translation>
    </message>
    <message id="northgard.card.dl_spy.text">
        <source>Look at a hand and discard **1** card from it. Draw **1** card.</source>
        <translation>Перегляньте карти суперника й скиньте **1** з них. Візьміть **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_spy.full">
        <source>Look at an opponent’s hand and discard 1 card from it. Then draw 1 card.</source>
        <translation>Перегляньте карти на руці суперника й скиньте 1 з них. Потім візьміть 1 карту.</translation>
    </message>
    <message id="northgard.card.dl_fishing.name">
        <source>Fishing</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Риболовля</translation>
    </message>
    <message id="northgard.card.dl_fishing.text">
        <source>Take **3** [food].</source>
        <translation>Отримайте **3** [food].</translation>
    </message>
    <message id="northgard.card.dl_fishing.full">
        <source>Take 3 food from the supply.</source>
        <translation>Візьміть 3 їжі із загального запасу.</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.name">
        <source>Axe Throwers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Метальники сокир</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.text">
        <source>**2** moves. After your roll, choose **+1** [axe] or **+1** [skull].</source>
        <translation>**2** переміщення. Після свого кидка оберіть **+1** [axe] або **+1** [skull].</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.full">
        <source>Move twice. In each battle of this action, after your roll and before the defender’s, choose 1 extra combat point or 1 extra casualty.</source>
        <translation>Зробіть 2 переміщення. У кожному бою цієї дії після свого кидка й до кидка оборонця оберіть ще 1 очко бою або 1 втрату ворогові.</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.name">
        <source>Lore Mastery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Майстерність оповідачів</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.text">
        <source>Take **2** [lore].</source>
        <translation>Отримайте **2** [lore].</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.full">
        <source>Take 2 lore from the supply.</source>
        <translation>Візьміть 2 знання із загального запасу.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.name">
        <source>Industrious Villagers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Працьовиті селяни</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.text">
        <source>Build; then you may swap a building for another of the same size.</source>
        <translation>Будівництво; потім можете замінити споруду іншою такого ж розміру.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.full">
        <source>Build. Then you may replace 1 building in your territories with another type of the same size, for free. The new one may repeat a type already there.</source>
        <translation>Збудуйте споруду. Потім можете безкоштовно замінити 1 споруду на своїй території іншою такого ж розміру. Нова може повторювати наявну там.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.name">
        <source>Defensive Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Оборонна стратегія</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.text">
        <source>When an opponent plays a card, cancel it. Not on your turn.</source>
        <translation>Коли суперник грає карту, скасуйте її. Не у свій хід.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.full">
        <source>When an opponent plays a card, you may play this one to cancel it. The opponent’s card is discarded without effect, and the turn goes on with another card or action.</source>
        <translation>Коли суперник грає карту, можете зіграти цю та скасувати її. Карту суперника скидають без ефекту, а він продовжує хід — з іншою картою або іншою дією.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.name">
        <source>Enemy Secrets</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємниці ворога</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.text">
        <source>Use a card in play of one of your neighbours.</source>
        <translation>Застосуйте зіграну карту свого сусіда.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.full">
        <source>Choose an enemy territory adjacent to yours and resolve 1 card in its owner’s active zone. The card stays where it is.</source>
        <translation>Оберіть ворожу територію, суміжну з вашою, і застосуйте ефект 1 карти з активної зони її власника. Сама карта залишається на місці.</translation>
    </message>
    <message id="northgard.card.dl_hunters.name">
        <source>Hunters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мисливці</translation>
    </message>
    <message id="northgard.card.dl_hunters.text">
        <source>In each of your territories, recruit one warrior per [food].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [food].</translation>
    </message>
    <message id="northgard.card.dl_hunters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield food.</source>
        <translation>На кожній території, яку ви контролюєте, найміть стільки воїнів, скільки їжі дають її плитки та споруди.</translation>
    </message>
    <message id="northgard.card.dl_outpost.name">
        <source>Outpost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Форпост</translation>
    </message>
    <message id="northgard.card.dl_outpost.text">
        <source>Recruit **2** warriors in one territory, yours or neutral.</source>
        <translation>Найміть **2** воїнів на одній території, своїй або нейтральній.</translation>
    </message>
    <message id="northgard.card.dl_outpost.full">
        <source>Recruit 2 warriors together in a territory you control or in any neutral territory.</source>
        <translation>Найміть 2 воїнів разом на території, яку ви контролюєте, або на будь-якій нейтральній.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.name">
        <source>Hidden Ways</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємні стежки</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.text">
        <source>Move warriors from one of your territories to any open territory.</source>
        <translation>Перемістіть воїнів зі своєї території на будь-яку відкриту.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.full">
        <source>Move any number of your warriors from one of your territories to any open territory on the map. If an enemy holds it, there is a battle.</source>
        <translation>Перемістіть будь-яку кількість своїх воїнів з однієї своєї території на будь-яку відкриту територію поля. Якщо її контролює ворог, відбувається бій.</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.name">
        <source>Carpentry Mastery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Майстерність теслярів</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.text">
        <source>Build twice; at least one building must be small.</source>
        <translation>Збудуйте дві споруди; принаймні одна — мала.</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.full">
        <source>Build up to 2 buildings; at least one of them must be small. Pay for each.</source>
        <translation>Збудуйте до 2 споруд; принаймні одна має бути малою. Кожну треба оплатити.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.name">
        <source>Conqueror</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Завойовник</translation>
    </message>
    <message id="northgard.card.dl_conqueror.text">
        <source>This year towers and fortresses don’t stop your attacks.</source>
        <translation>Цього року вежі та фортеці не діють проти ваших нападів.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.full">
        <source>Until the end of the year, defence towers and fortresses do nothing for the defenders you attack.</source>
        <translation>До кінця року захисні вежі та фортеці не допомагають тим, на кого ви нападаєте.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.name">
        <source>Huginn &amp; Muninn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гуґін і Мунін</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.text">
        <source>Explore anywhere: attach the tile to any open territory.</source>
        <translation>Дослідження: приєднайте плитку до будь-якої відкритої території.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.full">
        <source>Explore; you may attach the tile to any open territory on the map. Only territories you control bring you fame, as usual.</source>
        <translation>Дослідження; плитку можна приєднати до будь-якої відкритої території поля. Славу, як і завжди, дають лише ваші території.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.name">
        <source>Upgraded Market Place</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Облаштований ринок</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.text">
        <source>Draw **2** cards.</source>
        <translation>Візьміть **2** карти.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.full">
        <source>Draw 2 cards.</source>
        <translation>Візьміть 2 карти.</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.name">
        <source>Grizzled Warriors</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Загартовані воїни</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.text">
        <source>**2** moves; **+2** [axe] in battle.</source>
        <translation>**2** переміщення; **+2** [axe] у бою.</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.full">
        <source>Move twice. In each battle of this action you have 2 extra combat points.</source>
        <translation>Зробіть 2 переміщення. У кожному бою цієї дії ви маєте на 2 очки бою більше.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.name">
        <source>Upgraded Trading Post</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Облаштована торгова застава</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.text">
        <source>Draw **3** cards: keep **2**, discard **1**.</source>
        <translation>Візьміть **3** карти: **2** залиште, **1** скиньте.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.full">
        <source>Draw 3 cards: keep 2 in hand and discard 1.</source>
        <translation>Візьміть 3 карти: 2 залиште на руці, 1 скиньте.</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.name">
        <source>Ancestral Curse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Прокляття предків</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.text">
        <source>Every opponent discards **1** card. Draw **1** card.</source>
        <translation>Кожен суперник скидає **1** карту. Візьміть **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.full">
        <source>Every opponent discards 1 card of their choice from hand. Then draw 1 card.</source>
        <translation>Кожен суперник скидає з руки 1 карту на свій вибір. Потім візьміть 1 карту.</translation>
    </message>
    <message id="northgard.card.dl_rangers.name">
        <source>Rangers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слідопити</translation>
    </message>
    <message id="northgard.card.dl_rangers.text">
        <source>Explore, then you may explore again.</source>
        <translation>Дослідження, потім можете виконати ще одне.</translation>
    </message>
    <message id="northgard.card.dl_rangers.full">
        <source>Explore. Then you may explore a second time.</source>
        <translation>Виконайте дослідження. Потім можете виконати ще одне.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.name">
        <source>Upgraded Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Облаштований табір розвідників</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.text">
        <source>Explore: draw **2** tiles, place **1**.</source>
        <translation>Дослідження: візьміть **2** плитки, викладіть **1**.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.full">
        <source>Explore with 2 tiles: place 1; the other goes under the pile.</source>
        <translation>Дослідження з 2 плитками: 1 викладіть, другу покладіть під низ стосу.</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.name">
        <source>Greater Trade Routes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Далекі торгові шляхи</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.text">
        <source>Draw **3** cards: keep **2**, put **1** back on your deck.</source>
        <translation>Візьміть **3** карти: **2** залиште, **1** поверніть на колоду.</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.full">
        <source>Draw 3 cards: keep 2 in hand and put 1 back on top of your deck.</source>
        <translation>Візьміть 3 карти: 2 залиште на руці, 1 поверніть на верх колоди.</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.name">
        <source>Woodcutters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лісоруби</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.text">
        <source>In each of your territories, recruit one warrior per [wood].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [wood].</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield wood.</source>
        <translation>На кожній території, яку ви контролюєте, найміть стільки воїнів, скільки дерева дають її плитки та споруди.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.name">
        <source>Infiltration</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проникнення</translation>
    </message>
    <message id="northgard.card.dl_infiltration.text">
        <source>**3** moves, even straight through enemy territories.</source>
        <translation>**3** переміщення, зокрема крізь ворожі території.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.full">
        <source>Move 3 times; your warriors need not stop in enemy territories. Battles are fought only where they finish.</source>
        <translation>Зробіть 3 переміщення; ваші воїни не мусять зупинятися на ворожих територіях. Бої відбуваються лише там, де їхній шлях закінчиться.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.name">
        <source>Upgraded Town Hall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Облаштована ратуша</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.text">
        <source>Recruit **2** warriors.</source>
        <translation>Найміть **2** воїнів.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.full">
        <source>Recruit 2 warriors in territories you control, together or separately.</source>
        <translation>Найміть 2 воїнів на територіях, які ви контролюєте, разом або нарізно.</translation>
    </message>
    <message id="northgard.card.dl_amenities.name">
        <source>Amenities</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благоустрій</translation>
    </message>
    <message id="northgard.card.dl_amenities.text">
        <source>Build; a small building needs no slot this time.</source>
        <translation>Будівництво; малій споруді не потрібна комірка.</translation>
    </message>
    <message id="northgard.card.dl_amenities.full">
        <source>Build. A small building built with this card, even a rune stone, needs no slot and takes up none.</source>
        <translation>Збудуйте споруду. Малій споруді, навіть рунічному каменю, цього разу не потрібна комірка, і вона її не займає.</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.name">
        <source>Wood Monopoly</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Монополія на дерево</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.text">
        <source>Take **3** [wood].</source>
        <translation>Отримайте **3** [wood].</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.full">
        <source>Take 3 wood from the supply.</source>
        <translation>Візьміть 3 дерева із загального запасу.</translation>
    </message>
    <message id="northgard.card.dl_bribery.name">
        <source>Bribery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Підкуп</translation>
    </message>
    <message id="northgard.card.dl_bribery.text">
        <source>Move up to **2** of an opponent’s warriors to an adjacent territory.</source>
        <translation>Перемістіть до **2** воїнів суперника на суміжну територію.</translation>
    </message>
    <message id="northgard.card.dl_bribery.full">
        <source>Move up to 2 warriors of one opponent from one territory to an adjacent one, over any border. If they meet someone else’s warriors, there is a battle; the owner of the moved warriors attacks.</source>
        <translation>Перемістіть до 2 воїнів одного суперника з однієї території на суміжну через будь-яку межу. Якщо там є чужі для них воїни, відбувається бій; нападає власник переміщених.</translation>
    </message>
    <message id="northgard.card.dl_incursion.name">
        <source>Incursion</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вторгнення</translation>
    </message>
    <message id="northgard.card.dl_incursion.text">
        <source>**4** moves.</source>
        <translation>**4** переміщення.</translation>
    </message>
    <message id="northgard.card.dl_incursion.full">
        <source>Move up to 4 times. A rough border takes 2 of the moves.</source>
        <translation>Зробіть до 4 переміщень. Важкопрохідна межа забирає 2 з них.</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.name">
        <source>Heroic Charge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Героїчний натиск</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.text">
        <source>**3** moves; **+1** [axe] in battle.</source>
        <translation>**3** переміщення; **+1** [axe] у бою.</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.full">
        <source>Move up to 3 times. In each battle of this action you have 1 extra combat point.</source>
        <translation>Зробіть до 3 переміщень. У кожному бою цієї дії ви маєте на 1 очко бою більше.</translation>
    </message>
    <message id="northgard.card.dl_trading_post.name">
        <source>Trading Post</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торгова застава</translation>
    </message>
    <message id="northgard.card.dl_trading_post.text">
        <source>Draw **3** cards: keep **1**, discard **1**, put **1** back on your deck.</source>
        <translation>Візьміть **3** карти: **1** залиште, **1** скиньте, **1** поверніть на колоду.</translation>
    </message>
    <message id="northgard.card.dl_trading_post.full">
        <source>Draw 3 cards: keep 1 in hand, discard 1 and put 1 back on top of your deck.</source>
        <translation>Візьміть 3 карти: 1 залиште на руці, 1 скиньте, 1 поверніть на верх колоди.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.name">
        <source>Legendary Heroes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Легендарні герої</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.text">
        <source>Use again a card you played this year.</source>
        <translation>Ще раз застосуйте карту, яку ви зіграли цього року.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.full">
        <source>Resolve again a card that you played for its effect this year. That card stays where it is.</source>
        <translation>Ще раз застосуйте ефект карти, яку ви цього року зіграли й застосували. Сама карта залишається на місці.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.name">
        <source>Allies from the Wild</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Союзники з диких земель</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.text">
        <source>Recruit **3** warriors, only in neutral territories.</source>
        <translation>Найміть **3** воїнів, лише на нейтральних територіях.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.full">
        <source>Recruit 3 warriors in neutral territories, together or separately.</source>
        <translation>Найміть 3 воїнів на нейтральних територіях, разом або нарізно.</translation>
    </message>
    <message id="northgard.card.dl_loremasters.name">
        <source>Loremasters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хранителі знань</translation>
    </message>
    <message id="northgard.card.dl_loremasters.text">
        <source>In each of your territories, recruit one warrior per [lore].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [lore].</translation>
    </message>
    <message id="northgard.card.dl_loremasters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield lore.</source>
        <translation>На кожній території, яку ви контролюєте, найміть стільки воїнів, скільки знань дають її плитки та споруди.</translation>
    </message>
    <message id="northgard.card.dl_warriors.name">
        <source>Warriors</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воїни</translation>
    </message>
    <message id="northgard.card.dl_warriors.text">
        <source>**2** moves; **+1** [axe] in battle.</source>
        <translation>**2** переміщення; **+1** [axe] у бою.</translation>
    </message>
    <message id="northgard.card.dl_warriors.full">
        <source>Move twice. In each battle of this action you have 1 extra combat point.</source>
        <translation>Зробіть 2 переміщення. У кожному бою цієї дії ви маєте на 1 очко бою більше.</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.name">
        <source>Cunning Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хитрий торговець</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.text">
        <source>Draw **3** cards: keep **1**, put **2** back on your deck.</source>
        <translation>Візьміть **3** карти: **1** залиште, **2** поверніть на колоду.</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.full">
        <source>Draw 3 cards: keep 1 in hand and put 2 back on top of your deck in any order.</source>
        <translation>Візьміть 3 карти: 1 залиште на руці, 2 поверніть на верх колоди в будь-якому порядку.</translation>
    </message>
    <message id="northgard.card.dl_capture.name">
        <source>Capture</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полон</translation>
    </message>
    <message id="northgard.card.dl_capture.text">
        <source>Remove **1** adjacent enemy warrior; add **1** of yours.</source>
        <translation>Вилучіть **1** ворожого воїна по сусідству й додайте **1** свого.</translation>
    </message>
    <message id="northgard.card.dl_capture.full">
        <source>Remove 1 enemy warrior from a territory adjacent to yours. Then place 1 of your warriors in any territory you control; training camps add nothing.</source>
        <translation>Вилучіть 1 ворожого воїна з території, суміжної з вашою. Потім розмістіть 1 свого воїна на будь-якій території, яку ви контролюєте; тренувальні табори нічого не додають.</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.name">
        <source>Veiled Threats</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Приховані погрози</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.text">
        <source>An opponent discards **1** card at random, or you draw **1**.</source>
        <translation>Суперник скидає **1** випадкову карту, або ви берете **1**.</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.full">
        <source>Either one opponent discards 1 random card from hand, or you draw 1 card.</source>
        <translation>Або один суперник скидає 1 випадкову карту з руки, або ви берете 1 карту.</translation>
    </message>
    <message id="northgard.card.ac_builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівничий</translation>
    </message>
    <message id="northgard.card.ac_builder.text">
        <source>In your territories: **1** [glory] per small building, **3** per large one.</source>
        <translation>На ваших територіях: **1** [glory] за малу споруду, **3** за велику.</translation>
    </message>
    <message id="northgard.card.ac_builder.full">
        <source>At the end of the game: 1 fame for each small and 3 for each large building in the territories you control.</source>
        <translation>Наприкінці гри: по 1 очку слави за кожну малу й по 3 за кожну велику споруду на територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.card.ac_explorer.name">
        <source>Explorer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Першопроходець</translation>
    </message>
    <message id="northgard.card.ac_explorer.text">
        <source>In your territories: **1** [glory] per free small slot, **3** per large one.</source>
        <translation>На ваших територіях: **1** [glory] за порожню малу комірку, **3** за велику.</translation>
    </message>
    <message id="northgard.card.ac_explorer.full">
        <source>At the end of the game: 1 fame for each empty small slot (rune slots included) and 3 for each empty large slot in the territories you control.</source>
        <translation>Наприкінці гри: по 1 очку слави за кожну порожню малу комірку, зокрема рунічну, і по 3 за кожну порожню велику на територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.name">
        <source>Food Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торгівець їжею</translation>
    </message>
    <message id="northgard.card.ac_food_trader.text">
        <source>**2** [glory] for every [food] your territories yield.</source>
        <translation>**2** [glory] за кожен символ [food] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.full">
        <source>At the end of the game: 2 fame for each food that the tiles and buildings of your territories yield.</source>
        <translation>Наприкінці гри: по 2 очки слави за кожну їжу, яку дають плитки та споруди ваших територій.</translation>
    </message>
    <message id="northgard.card.ac_scholar.name">
        <source>Scholar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мудрець</translation>
    </message>
    <message id="northgard.card.ac_scholar.text">
        <source>**2** [glory] for every [lore] your territories yield.</source>
        <translation>**2** [glory] за кожен символ [lore] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_scholar.full">
        <source>At the end of the game: 2 fame for each lore that the tiles and buildings of your territories yield.</source>
        <translation>Наприкінці гри: по 2 очки слави за кожне знання, яке дають плитки та споруди ваших територій.</translation>
    </message>
    <message id="northgard.card.ac_trapper.name">
        <source>Trapper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Звіролов</translation>
    </message>
    <message id="northgard.card.ac_trapper.text">
        <source>**3** [glory] for every lair in your territories.</source>
        <translation>**3** [glory] за кожне лігво на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_trapper.full">
        <source>At the end of the game: 3 fame for each lair printed in the territories you control, even in a game without creatures.</source>
        <translation>Наприкінці гри: по 3 очки слави за кожне лігво на територіях, які ви контролюєте, навіть у грі без істот.</translation>
    </message>
    <message id="northgard.card.ac_warlord.name">
        <source>Warlord</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воєначальник</translation>
    </message>
    <message id="northgard.card.ac_warlord.text">
        <source>**1** [glory] for each of your warriors on the map.</source>
        <translation>**1** [glory] за кожного вашого воїна на полі.</translation>
    </message>
    <message id="northgard.card.ac_warlord.full">
        <source>At the end of the game: 1 fame for each of your warriors on the map; Kaija counts as one.</source>
        <translation>Наприкінці гри: по 1 очку слави за кожного вашого воїна на полі; Каю теж враховують.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.name">
        <source>Wood Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торгівець деревом</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.text">
        <source>**2** [glory] for every [wood] your territories yield.</source>
        <translation>**2** [glory] за кожен символ [wood] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.full">
        <source>At the end of the game: 2 fame for each wood that the tiles and buildings of your territories yield.</source>
        <translation>Наприкінці гри: по 2 очки слави за кожне дерево, яке дають плитки та споруди ваших територій.</translation>
    </message>
    <message id="northgard.card.unrest.name">
        <source>Unrest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Безлад</translation>
    </message>
    <message id="northgard.card.unrest.text">
        <source>No effect; cannot be removed. **−5** [glory] at the end.</source>
        <translation>Ефекту немає; вилучити не можна. **−5** [glory] наприкінці гри.</translation>
    </message>
    <message id="northgard.card.unrest.full">
        <source>It does nothing and never leaves your deck, but you may set it aside, swap it, or give it up to strengthen the clan. It shields you once when an opponent targets your hand. Each one costs you 5 fame at the end of the game.</source>
        <translation>Вона нічого не робить і не полишає вашої колоди, але її можна відкласти, замінити чи віддати за поліпшення клану. Один раз вона захистить вас, коли суперник зазіхне на ваші карти. Кожна забере 5 очок слави наприкінці гри.</translation>
    </message>
    <message id="northgard.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>прихована карта</translation>
    </message>
</context>
<context>
    <name>northgard_deeds</name>
    <message id="northgard.deed.take_clan.title">
        <source>Choose a clan</source>
        <translation>Обрати клан</translation>
    </message>
    <message id="northgard.deed.take_clan.button">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="northgard.deed.place_group.title">
        <source>Three warriors</source>
        <translation>Три воїни</translation>
    </message>
    <message id="northgard.deed.place_group.kaija">
        <source>Two warriors and Kaija</source>
        <translation>Два воїни й Кая</translation>
    </message>
    <message id="northgard.deed.place_group.button">
        <source>Place</source>
        <translation>Розмістити</translation>
    </message>
    <message id="northgard.deed.play_card.title">
        <source>Play a card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="northgard.deed.play_card.detail">
        <source>One main card; Flash cards before and after</source>
        <translation>Одну основну; миттєві — до й після</translation>
    </message>
    <message id="northgard.deed.play_card.button">
        <source>Play card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="northgard.deed.wait.title">
        <source>Wait</source>
        <translation>Почекати</translation>
    </message>
    <message id="northgard.deed.wait.detail">
        <source>Set a card aside without effect</source>
        <translation>Відкласти карту, не застосовуючи її</translation>
    </message>
    <message id="northgard.deed.wait.named">
        <source>Wait: {card}</source>
        <translation>Почекати: {card}</translation>
    </message>
    <message id="northgard.deed.wait.button">
        <source>Wait</source>
        <translation>Почекати</translation>
    </message>
    <message id="northgard.deed.replace.title">
        <source>Swap a card</source>
        <translation>Замінити карту</translation>
    </message>
    <message id="northgard.deed.replace.detail">
        <source>[lore] → draw **1**</source>
        <translation>[lore] → візьміть **1**</translation>
    </message>
    <message id="northgard.deed.replace.named">
        <source>Swap: {card}</source>
        <translation>Замінити: {card}</translation>
    </message>
    <message id="northgard.deed.replace.button">
        <source>Swap</source>
        <translation>Замінити</translation>
    </message>
    <message id="northgard.deed.remove.title">
        <source>Remove a card</source>
        <translation>Вилучити карту</translation>
    </message>
    <message id="northgard.deed.remove.detail">
        <source>[lore][lore] → draw **2**</source>
        <translation>[lore][lore] → візьміть **2**</translation>
    </message>
    <message id="northgard.deed.remove.named">
        <source>Remove: {card}</source>
        <translation>Вилучити: {card}</translation>
    </message>
    <message id="northgard.deed.remove.button">
        <source>Remove</source>
        <translation>Вилучити</translation>
    </message>
    <message id="northgard.deed.upgrade.title">
        <source>Strengthen the clan</source>
        <translation>Поліпшити клан</translation>
    </message>
    <message id="northgard.deed.upgrade.detail">
        <source>[lore][lore][lore] → a clan card</source>
        <translation>[lore][lore][lore] → карта клану</translation>
    </message>
    <message id="northgard.deed.upgrade.aside">
        <source>{card} is set aside</source>
        <extracomment>Under the name of the clan card taken.</extracomment>
        <translation>{card} — відкласти</translation>
    </message>
    <message id="northgard.deed.upgrade.boxed">
        <source>{card} leaves the game</source>
        <translation>{card} — вилучити з гри</translation>
    </message>
    <message id="northgard.deed.upgrade.button">
        <source>Strengthen</source>
        <translation>Поліпшити</translation>
    </message>
    <message id="northgard.deed.pass.title">
        <source>Pass</source>
        <translation>Спасувати</translation>
    </message>
    <message id="northgard.deed.pass.detail">
        <source>Your year is over: take a card from the row</source>
        <translation>Ваш рік завершено: візьміть карту з ряду</translation>
    </message>
    <message id="northgard.deed.pass.detail_first">
        <source>First to pass: you become first player</source>
        <translation>Перший пас: ви станете першим гравцем</translation>
    </message>
    <message id="northgard.deed.pass.detail_none">
        <source>Your year is over</source>
        <translation>Ваш рік завершено</translation>
    </message>
    <message id="northgard.deed.pass.button">
        <source>Pass</source>
        <translation>Спасувати</translation>
    </message>
    <message id="northgard.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="northgard.deed.end_turn.detail">
        <source>Next: {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>Далі: {who}</translation>
    </message>
    <message id="northgard.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="northgard.deed.pick.title">
        <source>Take a card</source>
        <translation>Узяти карту</translation>
    </message>
    <message id="northgard.deed.pick.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="northgard.deed.stop.title">
        <source>No more</source>
        <translation>Більше нічого</translation>
    </message>
    <message id="northgard.deed.stop.button">
        <source>Enough</source>
        <translation>Досить</translation>
    </message>
    <message id="northgard.deed.stop.button_moving">
        <source>End move</source>
        <translation>Завершити</translation>
    </message>
    <message id="northgard.deed.stop.button_recruiting">
        <source>Enough</source>
        <translation>Досить</translation>
    </message>
    <message id="northgard.deed.stop.button_building">
        <source>Do not build</source>
        <translation>Не будувати</translation>
    </message>
    <message id="northgard.deed.stop.button_place_scorched">
        <source>Leave it there</source>
        <translation>Не чіпати</translation>
    </message>
    <message id="northgard.deed.stop.button_theft">
        <source>Take nothing</source>
        <translation>Нічого не брати</translation>
    </message>
    <message id="northgard.deed.stop.button_call_creature">
        <source>Call none</source>
        <translation>Не викликати</translation>
    </message>
    <message id="northgard.deed.stop.button_challenging">
        <source>No creature</source>
        <translation>Не нападати</translation>
    </message>
    <message id="northgard.deed.stop.button_joining">
        <source>Bring no one</source>
        <translation>Нікого не вести</translation>
    </message>
    <message id="northgard.deed.stop.button_rebuild">
        <source>Replace none</source>
        <translation>Не замінювати</translation>
    </message>
    <message id="northgard.deed.stop.button_pushing">
        <source>Drive no one</source>
        <translation>Не проганяти</translation>
    </message>
    <message id="northgard.deed.stop.button_buy_card">
        <source>Pay nothing</source>
        <translation>Не платити</translation>
    </message>
    <message id="northgard.deed.stop.button_buy_warrior">
        <source>Pay nothing</source>
        <translation>Не платити</translation>
    </message>
    <message id="northgard.deed.stop.button_trading">
        <source>Done trading</source>
        <translation>Завершити обмін</translation>
    </message>
    <message id="northgard.deed.stop.button_start_again">
        <source>Stay out</source>
        <translation>Не повертатися</translation>
    </message>
    <message id="northgard.deed.stop.button_settle_new_land">
        <source>Stay out</source>
        <translation>Не повертатися</translation>
    </message>
    <message id="northgard.deed.take_basic.title">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="northgard.deed.take_basic.recruit">
        <source>Recruit</source>
        <translation>Наймання</translation>
    </message>
    <message id="northgard.deed.take_basic.explore">
        <source>Explore</source>
        <translation>Дослідження</translation>
    </message>
    <message id="northgard.deed.take_basic.move">
        <source>Move</source>
        <translation>Переміщення</translation>
    </message>
    <message id="northgard.deed.take_basic.build">
        <source>Build</source>
        <translation>Будівництво</translation>
    </message>
    <message id="northgard.deed.construct.named">
        <source>{building:^}</source>
        <extracomment>The name of a building alone.</extracomment>
        <translation>{building:^}</translation>
    </message>
    <message id="northgard.deed.construct.title">
        <source>Build</source>
        <translation>Збудувати</translation>
    </message>
    <message id="northgard.deed.construct.button">
        <source>Build</source>
        <translation>Збудувати</translation>
    </message>
    <message id="northgard.deed.recruit_at.title">
        <source>Recruit a warrior</source>
        <translation>Найняти воїна</translation>
    </message>
    <message id="northgard.deed.recruit_at.kaija">
        <source>Recruit Kaija</source>
        <translation>Найняти Каю</translation>
    </message>
    <message id="northgard.deed.recruit_at.button">
        <source>Recruit</source>
        <translation>Найняти</translation>
    </message>
    <message id="northgard.deed.levy_at.title">
        <source>One more warrior</source>
        <translation>Ще один воїн</translation>
    </message>
    <message id="northgard.deed.levy_at.kaija">
        <source>Kaija</source>
        <translation>Кая</translation>
    </message>
    <message id="northgard.deed.levy_at.button">
        <source>Place</source>
        <translation>Розмістити</translation>
    </message>
    <message id="northgard.deed.march.named">
        <source>Move {figures}</source>
        <extracomment>{figures} are such as: 3 warriors and Kaija.</extracomment>
        <translation>Перемістити {figures}</translation>
    </message>
    <message id="northgard.deed.march.title">
        <source>Move</source>
        <translation>Перемістити</translation>
    </message>
    <message id="northgard.deed.march.from_to">
        <source>{source} → {target}</source>
        <extracomment>Two territories.</extracomment>
        <translation>{source} → {target}</translation>
    </message>
    <message id="northgard.deed.march.button">
        <source>Move</source>
        <translation>Перемістити</translation>
    </message>
    <message id="northgard.deed.lay_tile.title">
        <source>Place the tile</source>
        <translation>Викласти плитку</translation>
    </message>
    <message id="northgard.deed.lay_tile.button">
        <source>Place</source>
        <translation>Викласти</translation>
    </message>
    <message id="northgard.deed.take_tile.named">
        <source>{tile:^}</source>
        <extracomment>Such as: tile 4.</extracomment>
        <translation>{tile:^}</translation>
    </message>
    <message id="northgard.deed.take_tile.title">
        <source>Choose a tile</source>
        <translation>Обрати плитку</translation>
    </message>
    <message id="northgard.deed.take_tile.under">
        <source>{what} · under the pile: {tiles}</source>
        <extracomment>{what} tells what is on the tile; {tiles} are such as: tile 4, tile 17.</extracomment>
        <translation>{what} · під низ стосу: {tiles}</translation>
    </message>
    <message id="northgard.deed.take_tile.button">
        <source>This one</source>
        <translation>Цю</translation>
    </message>
    <message id="northgard.deed.put_back.title">
        <source>Another tile</source>
        <translation>Інша плитка</translation>
    </message>
    <message id="northgard.deed.put_back.detail">
        <source>This one goes under the pile</source>
        <translation>Цю — під низ стосу</translation>
    </message>
    <message id="northgard.deed.put_back.button">
        <source>Another tile</source>
        <translation>Інша плитка</translation>
    </message>
    <message id="northgard.deed.assign.title">
        <source>Deal with the cards</source>
        <translation>Розподілити карти</translation>
    </message>
    <message id="northgard.deed.assign.keep">
        <source>Keep: {cards}</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>Залишити: {cards}</translation>
    </message>
    <message id="northgard.deed.assign.discard">
        <source>Discard: {cards}</source>
        <translation>Скинути: {cards}</translation>
    </message>
    <message id="northgard.deed.assign.top">
        <source>On the deck: {cards}</source>
        <translation>На колоду: {cards}</translation>
    </message>
    <message id="northgard.deed.assign.button">
        <source>Done</source>
        <translation>Готово</translation>
    </message>
    <message id="northgard.deed.cancel.title">
        <source>Cancel the card</source>
        <translation>Скасувати карту</translation>
    </message>
    <message id="northgard.deed.cancel.detail">
        <source>Your Defensive Strategy is used up</source>
        <translation>Ви витратите «Оборонну стратегію»</translation>
    </message>
    <message id="northgard.deed.cancel.button">
        <source>Cancel it</source>
        <translation>Скасувати</translation>
    </message>
    <message id="northgard.deed.set_asking.title">
        <source>Reactions and shields</source>
        <translation>Відповіді та захист карт</translation>
    </message>
    <message id="northgard.deed.set_asking.detail">
        <source>When to ask me</source>
        <translation>Коли мене питати</translation>
    </message>
    <message id="northgard.deed.set_asking.always">
        <source>Always ask me</source>
        <translation>Завжди питати</translation>
    </message>
    <message id="northgard.deed.set_asking.always_detail">
        <source>Opponents can’t read anything into it</source>
        <translation>Тоді ніхто ні про що не здогадається</translation>
    </message>
    <message id="northgard.deed.set_asking.held">
        <source>Ask if I can answer</source>
        <translation>Якщо є чим відповісти</translation>
    </message>
    <message id="northgard.deed.set_asking.held_detail">
        <source>Faster, but a curtain then gives away that you hold something</source>
        <translation>Швидше, але завіса тоді видає: карта у вас на руці</translation>
    </message>
    <message id="northgard.deed.set_asking.never">
        <source>Never ask me</source>
        <translation>Ніколи не питати</translation>
    </message>
    <message id="northgard.deed.set_asking.never_detail">
        <source>Defensive Strategy and Unrest stay in your hand</source>
        <translation>«Оборонна стратегія» та «Безлад» залишаться на руці</translation>
    </message>
    <message id="northgard.deed.set_asking.button">
        <source>Set</source>
        <translation>Так і робити</translation>
    </message>
    <message id="northgard.deed.let_happen.title">
        <source>Let it happen</source>
        <translation>Не втручатися</translation>
    </message>
    <message id="northgard.deed.let_happen.button">
        <source>Let it be</source>
        <translation>Не втручатися</translation>
    </message>
    <message id="northgard.deed.scorch.title">
        <source>Place Scorched Earth</source>
        <translation>Випалити землю</translation>
    </message>
    <message id="northgard.deed.scorch.button">
        <source>Place it here</source>
        <translation>Покласти</translation>
    </message>
    <message id="northgard.deed.steal.title">
        <source>Take a resource</source>
        <translation>Забрати ресурс</translation>
    </message>
    <message id="northgard.deed.steal.named">
        <source>Take {cards}</source>
        <extracomment>{cards} is such as: 1 [food].</extracomment>
        <translation>Забрати {cards}</translation>
    </message>
    <message id="northgard.deed.steal.button">
        <source>Take</source>
        <translation>Забрати</translation>
    </message>
    <message id="northgard.deed.trade.title">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="northgard.deed.trade.detail">
        <source>Any three resources for one</source>
        <translation>Будь-які три ресурси на один</translation>
    </message>
    <message id="northgard.deed.trade.named">
        <source>{give} for {get}</source>
        <extracomment>Resources such as: 2 [food] 1 [wood].</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="northgard.deed.trade.button">
        <source>Trade</source>
        <translation>Обміняти</translation>
    </message>
    <message id="northgard.deed.swap.title">
        <source>With your partner</source>
        <translation>З партнером</translation>
    </message>
    <message id="northgard.deed.swap.detail">
        <source>One for one; the partner must agree</source>
        <translation>Один на один; партнер має погодитися</translation>
    </message>
    <message id="northgard.deed.swap.named">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="northgard.deed.swap.button">
        <source>Offer</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="northgard.deed.agree.title">
        <source>Agree</source>
        <translation>Погодитися</translation>
    </message>
    <message id="northgard.deed.agree.button">
        <source>Agree</source>
        <translation>Погодитися</translation>
    </message>
    <message id="northgard.deed.refuse.title">
        <source>Refuse</source>
        <translation>Відмовити</translation>
    </message>
    <message id="northgard.deed.refuse.button">
        <source>Refuse</source>
        <translation>Відмовити</translation>
    </message>
    <message id="northgard.deed.begin_at.title">
        <source>Start again here</source>
        <translation>Почати тут заново</translation>
    </message>
    <message id="northgard.deed.begin_at.button">
        <source>Start again</source>
        <translation>Почати заново</translation>
    </message>
    <message id="northgard.deed.pick_victim.title">
        <source>Choose an opponent</source>
        <translation>Обрати суперника</translation>
    </message>
    <message id="northgard.deed.pick_victim.held" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>**{n}** карта на руці</numerusform>
            <numerusform>**{n}** карти на руці</numerusform>
            <numerusform>**{n}** карт на руці</numerusform>
        </translation>
    </message>
    <message id="northgard.deed.pick_victim.button">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="northgard.deed.draw_instead.title">
        <source>Draw a card instead</source>
        <translation>Узяти карту собі</translation>
    </message>
    <message id="northgard.deed.draw_instead.button">
        <source>Draw</source>
        <translation>Узяти карту</translation>
    </message>
    <message id="northgard.deed.use_shield.title">
        <source>Discard Unrest</source>
        <translation>Скинути «Безлад»</translation>
    </message>
    <message id="northgard.deed.use_shield.button">
        <source>Shield</source>
        <translation>Захиститися</translation>
    </message>
    <message id="northgard.deed.take_blow.title">
        <source>Keep Unrest</source>
        <translation>Зберегти «Безлад»</translation>
    </message>
    <message id="northgard.deed.take_blow.button">
        <source>No shield</source>
        <translation>Не захищатися</translation>
    </message>
    <message id="northgard.deed.point_at.title">
        <source>Choose a card</source>
        <translation>Обрати карту</translation>
    </message>
    <message id="northgard.deed.point_at.button">
        <source>This one</source>
        <translation>Цю</translation>
    </message>
    <message id="northgard.deed.give_up_card.title">
        <source>Discard the card</source>
        <translation>Скинути карту</translation>
    </message>
    <message id="northgard.deed.give_up_card.button">
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message id="northgard.deed.spend.title">
        <source>Pay</source>
        <translation>Заплатити</translation>
    </message>
    <message id="northgard.deed.spend.named">
        <source>Pay {goods}</source>
        <translation>Витратити {goods}</translation>
    </message>
    <message id="northgard.deed.spend.button">
        <source>Pay</source>
        <translation>Заплатити</translation>
    </message>
    <message id="northgard.deed.discard.title">
        <source>Discard a card</source>
        <translation>Скинути карту</translation>
    </message>
    <message id="northgard.deed.discard.button">
        <source>Discard</source>
        <translation>Скинути</translation>
    </message>
    <message id="northgard.deed.fight.title">
        <source>Fight here</source>
        <translation>Битися тут</translation>
    </message>
    <message id="northgard.deed.fight.button">
        <source>Fight</source>
        <translation>До бою</translation>
    </message>
    <message id="northgard.deed.push_to.title">
        <source>Drive a warrior away</source>
        <translation>Прогнати воїна</translation>
    </message>
    <message id="northgard.deed.push_to.kaija">
        <source>Drive Kaija away</source>
        <translation>Прогнати Каю</translation>
    </message>
    <message id="northgard.deed.push_to.button">
        <source>Drive away</source>
        <translation>Прогнати</translation>
    </message>
    <message id="northgard.deed.spend_food.title">
        <source>Spend food</source>
        <translation>Витратити їжу</translation>
    </message>
    <message id="northgard.deed.spend_food.named">
        <source>Spend {goods}</source>
        <translation>Витратити {goods}</translation>
    </message>
    <message id="northgard.deed.spend_food.none">
        <source>Spend no food</source>
        <translation>Не витрачати їжі</translation>
    </message>
    <message id="northgard.deed.spend_food.button">
        <source>Spend</source>
        <translation>Витратити</translation>
    </message>
    <message id="northgard.deed.take_point.title">
        <source>**1** extra [axe]</source>
        <translation>Ще **1** [axe]</translation>
    </message>
    <message id="northgard.deed.take_point.button">
        <source>Combat point</source>
        <translation>Очко бою</translation>
    </message>
    <message id="northgard.deed.take_casualty.title">
        <source>**1** extra [skull]</source>
        <translation>Ще **1** [skull]</translation>
    </message>
    <message id="northgard.deed.take_casualty.button">
        <source>Casualty</source>
        <translation>Втрата</translation>
    </message>
    <message id="northgard.deed.lose.title">
        <source>Lose figures</source>
        <translation>Втратити фігурки</translation>
    </message>
    <message id="northgard.deed.lose.named">
        <source>Lose {figures}</source>
        <extracomment>{figures} are such as: 3 warriors and Kaija.</extracomment>
        <translation>Втратити {figures}</translation>
    </message>
    <message id="northgard.deed.lose.button">
        <source>Lose</source>
        <translation>Втратити</translation>
    </message>
    <message id="northgard.deed.retreat_to.title">
        <source>Retreat</source>
        <translation>Відступити</translation>
    </message>
    <message id="northgard.deed.retreat_to.named">
        <source>Retreat with {figures}</source>
        <translation>Відвести {figures}</translation>
    </message>
    <message id="northgard.deed.retreat_to.button">
        <source>Retreat</source>
        <translation>Відступити</translation>
    </message>
    <message id="northgard.deed.call.title">
        <source>Call a creature</source>
        <translation>Викликати істоту</translation>
    </message>
    <message id="northgard.deed.call.button">
        <source>Call</source>
        <translation>Викликати</translation>
    </message>
    <message id="northgard.deed.put_creature.title">
        <source>Place the creature</source>
        <translation>Розмістити істоту</translation>
    </message>
    <message id="northgard.deed.put_creature.button">
        <source>Place</source>
        <translation>Розмістити</translation>
    </message>
    <message id="northgard.deed.lead_to.title">
        <source>Lead the creature</source>
        <translation>Вести істоту</translation>
    </message>
    <message id="northgard.deed.lead_to.button">
        <source>Lead here</source>
        <translation>Вести сюди</translation>
    </message>
    <message id="northgard.deed.challenge.title">
        <source>Attack a creature</source>
        <translation>Напасти на істоту</translation>
    </message>
    <message id="northgard.deed.challenge.named">
        <source>Attack the {creature}</source>
        <translation>Напасти на {creature:acc}</translation>
    </message>
    <message id="northgard.deed.challenge.button">
        <source>Attack</source>
        <translation>Напасти</translation>
    </message>
    <message id="northgard.deed.copy_card.title">
        <source>Use a card</source>
        <translation>Застосувати карту</translation>
    </message>
    <message id="northgard.deed.copy_card.button">
        <source>Use</source>
        <translation>Застосувати</translation>
    </message>
    <message id="northgard.deed.take_back.title">
        <source>From the discard pile</source>
        <translation>Зі скиду</translation>
    </message>
    <message id="northgard.deed.take_back.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="northgard.deed.draw_one.title">
        <source>Draw a card</source>
        <translation>Узяти карту з колоди</translation>
    </message>
    <message id="northgard.deed.draw_one.button">
        <source>Draw</source>
        <translation>Узяти карту</translation>
    </message>
    <message id="northgard.deed.collect_first.title">
        <source>Collect, then build</source>
        <translation>Зібрати, потім будувати</translation>
    </message>
    <message id="northgard.deed.collect_first.gain">
        <source>{place}: {goods}</source>
        <extracomment>A territory and what it yields.</extracomment>
        <translation>{place}: {goods}</translation>
    </message>
    <message id="northgard.deed.collect_first.gain_nothing">
        <source>{place}: nothing</source>
        <translation>{place}: нічого</translation>
    </message>
    <message id="northgard.deed.collect_first.button">
        <source>Collect</source>
        <translation>Зібрати</translation>
    </message>
    <message id="northgard.deed.build_first.title">
        <source>Build, then collect</source>
        <translation>Будувати, потім зібрати</translation>
    </message>
    <message id="northgard.deed.build_first.button">
        <source>Build first</source>
        <translation>Спершу будувати</translation>
    </message>
    <message id="northgard.deed.exchange.title">
        <source>Replace a building</source>
        <translation>Замінити споруду</translation>
    </message>
    <message id="northgard.deed.exchange.named">
        <source>{building:^}</source>
        <translation>{building:^}</translation>
    </message>
    <message id="northgard.deed.exchange.instead">
        <source>Instead of {old:a} · {place}</source>
        <translation>Замість {old:gen} · {place}</translation>
    </message>
    <message id="northgard.deed.exchange.button">
        <source>Replace</source>
        <translation>Замінити</translation>
    </message>
    <message id="northgard.deed.remove_from.title">
        <source>Remove a warrior</source>
        <translation>Вилучити воїна</translation>
    </message>
    <message id="northgard.deed.remove_from.button">
        <source>Remove</source>
        <translation>Вилучити</translation>
    </message>
    <message id="northgard.deed.take_kind.title">
        <source>Take a resource</source>
        <translation>Узяти ресурс</translation>
    </message>
    <message id="northgard.deed.take_kind.named">
        <source>Take {goods}</source>
        <translation>Узяти {goods}</translation>
    </message>
    <message id="northgard.deed.take_kind.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="northgard.deed.place_at.title">
        <source>Place a warrior</source>
        <translation>Розмістити воїна</translation>
    </message>
    <message id="northgard.deed.place_at.button">
        <source>Place</source>
        <translation>Розмістити</translation>
    </message>
    <message id="northgard.deed.come_out_at.title">
        <source>Hidden Ways</source>
        <translation>Таємні стежки</translation>
    </message>
    <message id="northgard.deed.come_out_at.button">
        <source>Go here</source>
        <translation>Сюди</translation>
    </message>
</context>
<context>
    <name>northgard_denials</name>
    <message id="northgard.denial.all_in_one_territory">
        <source>All of them must go to the same territory.</source>
        <translation>Усі вони мають прийти на одну територію.</translation>
    </message>
    <message id="northgard.denial.all_together">
        <source>Those who pass through a partner’s land move on together.</source>
        <translation>Через землю партнера всі проходять разом.</translation>
    </message>
    <message id="northgard.denial.another_type">
        <source>Choose a building of another type.</source>
        <translation>Оберіть споруду іншого типу.</translation>
    </message>
    <message id="northgard.denial.battle_there">
        <source>A battle is waiting there.</source>
        <translation>Там ще буде бій.</translation>
    </message>
    <message id="northgard.denial.border_would_stop">
        <source>A border would end in open land here.</source>
        <translation>Межа тут обірветься посеред території.</translation>
    </message>
    <message id="northgard.denial.brown_bear_here">
        <source>The brown bear here prevents that.</source>
        <translation>Бурий ведмідь тут цього не дозволить.</translation>
    </message>
    <message id="northgard.denial.clan_taken">
        <source>**{who}** has already chosen this clan.</source>
        <translation>Цей клан уже взяв інший гравець: **{who}**.</translation>
    </message>
    <message id="northgard.denial.creature_there">
        <source>There is already a creature here.</source>
        <translation>Тут уже є істота.</translation>
    </message>
    <message id="northgard.denial.declared_before_the_battles">
        <source>Now you can only attack a creature in the territory you just won.</source>
        <translation>Тепер можна напасти лише на істоту на щойно завойованій території.</translation>
    </message>
    <message id="northgard.denial.different_territories">
        <source>One warrior per territory: choose another one.</source>
        <translation>По одному воїну на територію: оберіть іншу.</translation>
    </message>
    <message id="northgard.denial.does_not_fit">
        <source>This tile fits nowhere.</source>
        <translation>Цю плитку нікуди викласти.</translation>
    </message>
    <message id="northgard.denial.has_no_effect">
        <source>This card has no effect: set it aside, swap it, or give it up to strengthen the clan.</source>
        <translation>Ця карта не має ефекту: її можна відкласти, замінити чи віддати за поліпшення клану.</translation>
    </message>
    <message id="northgard.denial.held_by_another">
        <source>**{who}** holds that territory.</source>
        <translation>Ту територію займає **{who}**.</translation>
    </message>
    <message id="northgard.denial.held_by_bear">
        <source>The brown bear holds everyone who was here when the move began.</source>
        <translation>Бурий ведмідь тримає тих, хто був тут до початку переміщення.</translation>
    </message>
    <message id="northgard.denial.kaija_does_not_attack">
        <source>Kaija can enter enemy land only after “The Bear Awakens”.</source>
        <translation>Кая заходить на ворожі території лише після карти «Пробудження звіра».</translation>
    </message>
    <message id="northgard.denial.kaija_not_there">
        <source>Kaija is not there.</source>
        <translation>Каї там немає.</translation>
    </message>
    <message id="northgard.denial.kaija_not_waiting">
        <source>Kaija is not available: she is on the map or not yours.</source>
        <translation>Кая прийти не може: вона вже на полі або не з вами.</translation>
    </message>
    <message id="northgard.denial.kaija_takes_no_bribe">
        <source>Kaija takes no bribes.</source>
        <translation>Каю не підкупити.</translation>
    </message>
    <message id="northgard.denial.lasts_all_year">
        <source>Its effect already lasts until the end of the year.</source>
        <translation>Це й так діє до кінця року.</translation>
    </message>
    <message id="northgard.denial.lies_there_already">
        <source>Scorched Earth is already there.</source>
        <translation>«Випалена земля» вже лежить там.</translation>
    </message>
    <message id="northgard.denial.main_card_played">
        <source>You have played your main card: only Flash cards can follow.</source>
        <translation>Основну карту вже зіграно: далі лише миттєві.</translation>
    </message>
    <message id="northgard.denial.may_not_be_copied">
        <source>This card cannot be used this way.</source>
        <translation>Цю карту так застосувати не можна.</translation>
    </message>
    <message id="northgard.denial.must_be_laid">
        <source>You must place this tile.</source>
        <translation>Цю плитку треба викласти.</translation>
    </message>
    <message id="northgard.denial.must_build">
        <source>The card says to build, and you can.</source>
        <translation>Карта велить будувати, і це можливо.</translation>
    </message>
    <message id="northgard.denial.must_choose">
        <source>Choose at least one of them.</source>
        <translation>Оберіть принаймні один з них.</translation>
    </message>
    <message id="northgard.denial.needs_a_slot">
        <source>This building needs a slot.</source>
        <translation>Цій споруді потрібна комірка.</translation>
    </message>
    <message id="northgard.denial.neither_open_nor_wooded">
        <source>This territory is closed, and its tiles show no wood.</source>
        <translation>Ця територія закрита, і на її плитках немає дерева.</translation>
    </message>
    <message id="northgard.denial.no_battle_there">
        <source>There is no battle there.</source>
        <translation>Там немає бою.</translation>
    </message>
    <message id="northgard.denial.no_building_there">
        <source>There is no building there.</source>
        <translation>Там немає споруди.</translation>
    </message>
    <message id="northgard.denial.no_cards_in_hand">
        <source>This player has no cards in hand.</source>
        <translation>У цього гравця немає карт на руці.</translation>
    </message>
    <message id="northgard.denial.no_enemy_in_reach">
        <source>No enemy warrior is within reach.</source>
        <translation>Ворожих воїнів у межах досяжності немає.</translation>
    </message>
    <message id="northgard.denial.no_enemy_there">
        <source>There are no enemy warriors there.</source>
        <translation>Ворожих воїнів там немає.</translation>
    </message>
    <message id="northgard.denial.no_figures_there">
        <source>None of your figures there can move.</source>
        <translation>Там немає кого переміщувати.</translation>
    </message>
    <message id="northgard.denial.no_free_cell_at_the_map">
        <source>A tile must share a full side with another tile.</source>
        <translation>Плитку кладуть бік до боку поруч з іншою.</translation>
    </message>
    <message id="northgard.denial.no_free_slot">
        <source>There is no free slot here.</source>
        <translation>Тут немає вільної комірки.</translation>
    </message>
    <message id="northgard.denial.no_neutral_territory">
        <source>This tile would leave no neutral territory for your warriors.</source>
        <translation>На цій плитці не залишиться нейтральної території для ваших воїнів.</translation>
    </message>
    <message id="northgard.denial.no_open_territory">
        <source>You control no open territory to explore from.</source>
        <translation>Ви не маєте відкритої території, щоб виконати з неї дослідження.</translation>
    </message>
    <message id="northgard.denial.no_such_place">
        <source>There is no such place on the map.</source>
        <translation>На полі немає такого місця.</translation>
    </message>
    <message id="northgard.denial.no_such_territory">
        <source>There is no such territory on the map.</source>
        <translation>На полі немає такої території.</translation>
    </message>
    <message id="northgard.denial.no_such_token">
        <source>You don’t have the token this card needs.</source>
        <translation>Ви не маєте жетона, якого потребує ця карта.</translation>
    </message>
    <message id="northgard.denial.no_such_upgrade">
        <source>This clan card isn’t yours to take.</source>
        <translation>Цієї карти клану вам не взяти.</translation>
    </message>
    <message id="northgard.denial.no_territory">
        <source>You control no territory.</source>
        <translation>Ви не контролюєте жодної території.</translation>
    </message>
    <message id="northgard.denial.no_tiles_left">
        <source>The tile pile is empty.</source>
        <translation>У стосі не залишилося плиток.</translation>
    </message>
    <message id="northgard.denial.no_token_left">
        <source>All buildings of this type are already on the map.</source>
        <translation>Усі споруди цього типу вже на полі.</translation>
    </message>
    <message id="northgard.denial.no_warriors_left">
        <source>All your warriors are already on the map.</source>
        <translation>Усі ваші воїни вже на полі.</translation>
    </message>
    <message id="northgard.denial.no_warriors_there">
        <source>There are no warriors there.</source>
        <translation>Воїнів там немає.</translation>
    </message>
    <message id="northgard.denial.no_wide_closed_territory">
        <source>You control no closed territory of three or more tiles.</source>
        <translation>Ви не маєте закритої території з трьох або більше плиток.</translation>
    </message>
    <message id="northgard.denial.nobody_can_go_there">
        <source>None of your figures can get there.</source>
        <translation>Ніхто з ваших туди не дістанеться.</translation>
    </message>
    <message id="northgard.denial.none_due_there">
        <source>No warrior may be placed there.</source>
        <translation>На цій території воїна розмістити не можна.</translation>
    </message>
    <message id="northgard.denial.not_adjacent">
        <source>These territories are not adjacent.</source>
        <translation>Ці території не суміжні.</translation>
    </message>
    <message id="northgard.denial.not_an_opponent">
        <source>Choose an opponent.</source>
        <translation>Оберіть суперника.</translation>
    </message>
    <message id="northgard.denial.not_at_the_start_tile">
        <source>The first tile must be placed next to a start tile.</source>
        <translation>Першу плитку кладуть поруч із початковою.</translation>
    </message>
    <message id="northgard.denial.not_at_your_territory">
        <source>The tile must touch one of your open territories.</source>
        <translation>Плитка має торкатися вашої відкритої території.</translation>
    </message>
    <message id="northgard.denial.not_enough">
        <source>You need {goods} but have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Треба {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_points">
        <source>This border takes **{needed}** moves, and you have **{left}** left.</source>
        <translation>Ця межа потребує переміщень: **{needed}**, а залишилося **{left}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_resources">
        <source>You don’t have these resources.</source>
        <translation>У вас немає цих ресурсів.</translation>
    </message>
    <message id="northgard.denial.not_in_active_zone">
        <source>This card isn’t in that active zone.</source>
        <translation>Цієї карти немає в тій активній зоні.</translation>
    </message>
    <message id="northgard.denial.not_in_discard_pile">
        <source>This card is not in your discard pile.</source>
        <translation>Цієї карти немає у вашому скиді.</translation>
    </message>
    <message id="northgard.denial.not_in_hand">
        <source>This card isn’t in your hand.</source>
        <translation>У вас на руці немає цієї карти.</translation>
    </message>
    <message id="northgard.denial.not_in_the_row">
        <source>This card is not in the row.</source>
        <translation>Цієї карти немає в ряду.</translation>
    </message>
    <message id="northgard.denial.not_neutral">
        <source>**{who}** already holds this territory.</source>
        <translation>Цю територію вже займає **{who}**.</translation>
    </message>
    <message id="northgard.denial.not_next_to_yours">
        <source>It can only go next to one of your territories.</source>
        <translation>Її кладуть лише поруч із вашою територією.</translation>
    </message>
    <message id="northgard.denial.not_on_a_lair">
        <source>A lair is free: the creature must go to a lair.</source>
        <translation>Є вільне лігво: істота йде до лігва.</translation>
    </message>
    <message id="northgard.denial.not_on_the_map">
        <source>This creature is not on the map.</source>
        <translation>Цієї істоти немає на полі.</translation>
    </message>
    <message id="northgard.denial.not_on_the_tile">
        <source>This territory is not on the tile you just placed.</source>
        <translation>Цієї території немає на щойно викладеній плитці.</translation>
    </message>
    <message id="northgard.denial.not_open">
        <source>This territory is closed.</source>
        <translation>Ця територія закрита.</translation>
    </message>
    <message id="northgard.denial.not_so_many">
        <source>You cannot move that many.</source>
        <translation>Стільки перемістити не можна.</translation>
    </message>
    <message id="northgard.denial.not_so_many_cards">
        <source>Keep, discard and put back exactly as many as the card says.</source>
        <translation>Залиште, скиньте й поверніть стільки, скільки велить карта.</translation>
    </message>
    <message id="northgard.denial.not_so_many_lost">
        <source>Choose exactly as many as fall: **{n}**.</source>
        <translation>Оберіть рівно стільки, скільки гине: **{n}**.</translation>
    </message>
    <message id="northgard.denial.not_so_many_resources">
        <source>Pay exactly this many resources: **{needed}**.</source>
        <translation>Треба рівно стільки ресурсів: **{needed}**.</translation>
    </message>
    <message id="northgard.denial.not_these_cards">
        <source>Only the cards you just drew can be dealt with here.</source>
        <translation>Розподілити можна лише щойно взяті карти.</translation>
    </message>
    <message id="northgard.denial.not_these_tiles">
        <source>These are not the tiles you drew.</source>
        <translation>Ви брали інші плитки.</translation>
    </message>
    <message id="northgard.denial.not_your_tile">
        <source>This is not one of your tiles.</source>
        <translation>Це не ваша плитка.</translation>
    </message>
    <message id="northgard.denial.not_yours">
        <source>You do not control this territory.</source>
        <translation>Ви не контролюєте цієї території.</translation>
    </message>
    <message id="northgard.denial.not_yours_but">
        <source>**{who}** controls this territory.</source>
        <translation>Цю територію контролює **{who}**.</translation>
    </message>
    <message id="northgard.denial.nothing_to_build">
        <source>There is nothing you can build or afford now.</source>
        <translation>Зараз вам нічого будувати або нічим платити.</translation>
    </message>
    <message id="northgard.denial.nothing_to_choose">
        <source>None of this card’s options is possible now.</source>
        <translation>Жоден варіант цієї карти зараз неможливий.</translation>
    </message>
    <message id="northgard.denial.nothing_to_copy">
        <source>There is no card you could use this way now.</source>
        <translation>Зараз немає карти, яку ви могли б так застосувати.</translation>
    </message>
    <message id="northgard.denial.nothing_to_replace">
        <source>You have no building that can be replaced.</source>
        <translation>Ви не маєте споруди, яку можна замінити.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_move">
        <source>None of your warriors can move.</source>
        <translation>Жоден ваш воїн не може рушити.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_recruit">
        <source>There is no territory you can recruit in.</source>
        <translation>Наймати воїнів ніде.</translation>
    </message>
    <message id="northgard.denial.one_creature_per_territory">
        <source>Only one creature per territory can be attacked in one action.</source>
        <translation>На одній території за дію нападають лише на одну істоту.</translation>
    </message>
    <message id="northgard.denial.one_food_per_figure">
        <source>One food per figure of yours in the battle: at most **{figures}**.</source>
        <translation>По одній їжі на кожну вашу фігурку в бою: не більше ніж **{figures}**.</translation>
    </message>
    <message id="northgard.denial.only_a_reaction">
        <source>This card is played on an opponent’s turn, in response to a card.</source>
        <translation>Цю карту грають у хід суперника, у відповідь на його карту.</translation>
    </message>
    <message id="northgard.denial.only_neutral">
        <source>Only neutral territories this time.</source>
        <translation>Цього разу — лише нейтральні території.</translation>
    </message>
    <message id="northgard.denial.only_one">
        <source>Only one figure can join.</source>
        <translation>Прийти може лише одна фігурка.</translation>
    </message>
    <message id="northgard.denial.only_small">
        <source>Only a small building this time.</source>
        <translation>Цього разу — лише мала споруда.</translation>
    </message>
    <message id="northgard.denial.only_there">
        <source>This time you can build only in the territory you chose.</source>
        <translation>Цього разу будувати можна лише на обраній території.</translation>
    </message>
    <message id="northgard.denial.other_priorities">
        <source>Another territory attracts the creature more.</source>
        <translation>Інша територія приваблює істоту більше.</translation>
    </message>
    <message id="northgard.denial.partner_has_none">
        <source>**{who}** has none of that.</source>
        <translation>У гравця **{who}** цього немає.</translation>
    </message>
    <message id="northgard.denial.partner_here">
        <source>This is your partner’s land: you need moves left to leave it.</source>
        <translation>Це земля партнера: потрібні переміщення, щоб її полишити.</translation>
    </message>
    <message id="northgard.denial.partner_refused">
        <source>**{who}** has already refused that.</source>
        <translation>**{who}** на такий обмін не погоджується.</translation>
    </message>
    <message id="northgard.denial.picked_already">
        <source>You have already taken your card from this year’s row.</source>
        <translation>Ви вже взяли карту з ряду цього року.</translation>
    </message>
    <message id="northgard.denial.players_first">
        <source>The battle against the player there comes first.</source>
        <translation>Спершу — бій із гравцем, чиї воїни там.</translation>
    </message>
    <message id="northgard.denial.rough_border">
        <source>No one can retreat over a rough border.</source>
        <translation>Через важкопрохідну межу не відступають.</translation>
    </message>
    <message id="northgard.denial.same_kind">
        <source>You can’t trade a resource for the same one.</source>
        <translation>Ресурс не міняють на такий самий.</translation>
    </message>
    <message id="northgard.denial.same_size">
        <source>Swap small for small, large for large.</source>
        <translation>Малу міняють на малу, велику — на велику.</translation>
    </message>
    <message id="northgard.denial.stands_there_already">
        <source>This territory already has a building of this type.</source>
        <translation>Така споруда на цій території вже є.</translation>
    </message>
    <message id="northgard.denial.stopped_by_enemies">
        <source>Figures that meet an enemy can move no further.</source>
        <translation>Хто зустрів ворога, далі не йде.</translation>
    </message>
    <message id="northgard.denial.takes_no_slot">
        <source>This time a small building needs no slot: choose the territory.</source>
        <translation>Цього разу малій споруді комірка не потрібна: оберіть територію.</translation>
    </message>
    <message id="northgard.denial.three_for_one">
        <source>Give exactly three resources.</source>
        <translation>Віддайте рівно три ресурси.</translation>
    </message>
    <message id="northgard.denial.too_few_cards">
        <source>You need **{needed}** cards; your deck and discard pile hold **{held}**.</source>
        <translation>Треба карт: **{needed}**; у колоді та скиді — **{held}**.</translation>
    </message>
    <message id="northgard.denial.two_different_ones">
        <source>Choose a second, different action.</source>
        <translation>Другий ефект має відрізнятися від першого.</translation>
    </message>
    <message id="northgard.denial.two_valkyries">
        <source>Two fallen valkyries are there: no one can enter.</source>
        <translation>Дві прокляті валькірії: туди ніхто не ввійде.</translation>
    </message>
    <message id="northgard.denial.unrest_stays">
        <source>Unrest cannot leave the game.</source>
        <translation>«Безлад» не можна вилучити з гри.</translation>
    </message>
    <message id="northgard.denial.valkyrie_here">
        <source>A fallen valkyrie is there.</source>
        <translation>Там проклята валькірія.</translation>
    </message>
    <message id="northgard.denial.would_join_players">
        <source>The territories of **{who}** and **{other}** would become one.</source>
        <translation>Території гравців **{who}** і **{other}** стали б однією.</translation>
    </message>
    <message id="northgard.denial.would_join_valkyrie">
        <source>Warriors and a fallen valkyrie would end up in one territory.</source>
        <translation>Воїни та проклята валькірія опинилися б на одній території.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_large">
        <source>Only large buildings fit a large slot.</source>
        <translation>На великій комірці стоять лише великі споруди.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_rune">
        <source>A large building does not fit a rune slot.</source>
        <translation>Велика споруда не стане на рунічну комірку.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_small">
        <source>A small slot takes small buildings only, but no rune stones.</source>
        <translation>На малій комірці стоять лише малі споруди, крім рунічного каменя.</translation>
    </message>
    <message id="northgard.denial.yields_none">
        <source>The territory yields none of that.</source>
        <translation>Ця територія такого не дає.</translation>
    </message>
    <message id="northgard.denial.yields_none_of_it">
        <source>The territory yields none of that.</source>
        <translation>Ця територія такого не дає.</translation>
    </message>
</context>
<context>
    <name>northgard_lands</name>
    <message id="northgard.land.0">
        <source>Elk Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лосина долина|gen=Лосиної долини|acc=Лосину долину|loc=Лосиній долині</translation>
    </message>
    <message id="northgard.land.1">
        <source>Fox Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лисяча балка|gen=Лисячої балки|acc=Лисячу балку|loc=Лисячій балці</translation>
    </message>
    <message id="northgard.land.2">
        <source>Oak Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дубовий гай|gen=Дубового гаю|acc=Дубовий гай|loc=Дубовому гаю</translation>
    </message>
    <message id="northgard.land.3">
        <source>Swan Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лебедина затока|gen=Лебединої затоки|acc=Лебедину затоку|loc=Лебединій затоці</translation>
    </message>
    <message id="northgard.land.4">
        <source>Badger Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Борсукова улоговина|gen=Борсукової улоговини|acc=Борсукову улоговину|loc=Борсуковій улоговині</translation>
    </message>
    <message id="northgard.land.5">
        <source>Clover Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Конюшинна балка|gen=Конюшинної балки|acc=Конюшинну балку|loc=Конюшинній балці</translation>
    </message>
    <message id="northgard.land.6">
        <source>Hazel Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ліщиновий яр|gen=Ліщинового яру|acc=Ліщиновий яр|loc=Ліщиновому яру</translation>
    </message>
    <message id="northgard.land.7">
        <source>Pear Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грушева долина|gen=Грушевої долини|acc=Грушеву долину|loc=Грушевій долині</translation>
    </message>
    <message id="northgard.land.8">
        <source>Honey Meadows</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Медове роздолля|gen=Медового роздолля|acc=Медове роздолля|loc=Медовому роздоллі</translation>
    </message>
    <message id="northgard.land.9">
        <source>Marten Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Куняча балка|gen=Кунячої балки|acc=Кунячу балку|loc=Кунячій балці</translation>
    </message>
    <message id="northgard.land.10">
        <source>Beaver Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Боброва затока|gen=Бобрової затоки|acc=Боброву затоку|loc=Бобровій затоці</translation>
    </message>
    <message id="northgard.land.11">
        <source>Gloomy Ravine</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Похмурий яр|gen=Похмурого яру|acc=Похмурий яр|loc=Похмурому яру</translation>
    </message>
    <message id="northgard.land.12">
        <source>Mouse Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мишачий яр|gen=Мишачого яру|acc=Мишачий яр|loc=Мишачому яру</translation>
    </message>
    <message id="northgard.land.13">
        <source>Wheat Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пшеничні лани|gen=Пшеничних ланів|acc=Пшеничні лани|loc=Пшеничних ланах</translation>
    </message>
    <message id="northgard.land.14">
        <source>Bone Gully</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кістяна балка|gen=Кістяної балки|acc=Кістяну балку|loc=Кістяній балці</translation>
    </message>
    <message id="northgard.land.15">
        <source>Stone Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кам’яний яр|gen=Кам’яного яру|acc=Кам’яний яр|loc=Кам’яному яру</translation>
    </message>
    <message id="northgard.land.16">
        <source>Pigeon Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Голубина балка|gen=Голубиної балки|acc=Голубину балку|loc=Голубиній балці</translation>
    </message>
    <message id="northgard.land.17">
        <source>Crab Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крабова затока|gen=Крабової затоки|acc=Крабову затоку|loc=Крабовій затоці</translation>
    </message>
    <message id="northgard.land.18">
        <source>King’s Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Королівська долина|gen=Королівської долини|acc=Королівську долину|loc=Королівській долині</translation>
    </message>
    <message id="northgard.land.19">
        <source>Dead Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мертві болота|gen=Мертвих боліт|acc=Мертві болота|loc=Мертвих болотах</translation>
    </message>
    <message id="northgard.land.20">
        <source>Copper Crags</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мідні скелі|gen=Мідних скель|acc=Мідні скелі|loc=Мідних скелях</translation>
    </message>
    <message id="northgard.land.21">
        <source>Flint Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кремениста долина|gen=Кременистої долини|acc=Кременисту долину|loc=Кременистій долині</translation>
    </message>
    <message id="northgard.land.22">
        <source>Rich Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Багатий край|gen=Багатого краю|acc=Багатий край|loc=Багатому краї</translation>
    </message>
    <message id="northgard.land.23">
        <source>Bee Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бджолиний яр|gen=Бджолиного яру|acc=Бджолиний яр|loc=Бджолиному яру</translation>
    </message>
    <message id="northgard.land.24">
        <source>Reed Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Комишеві болота|gen=Комишевих боліт|acc=Комишеві болота|loc=Комишевих болотах</translation>
    </message>
    <message id="northgard.land.25">
        <source>Rune Hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рунічні пагорби|gen=Рунічних пагорбів|acc=Рунічні пагорби|loc=Рунічних пагорбах</translation>
    </message>
    <message id="northgard.land.26">
        <source>Cedar Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кедровий бір|gen=Кедрового бору|acc=Кедровий бір|loc=Кедровому бору</translation>
    </message>
    <message id="northgard.land.27">
        <source>White Crags</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Білі скелі|gen=Білих скель|acc=Білі скелі|loc=Білих скелях</translation>
    </message>
    <message id="northgard.land.28">
        <source>Raspberry Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малиновий яр|gen=Малинового яру|acc=Малиновий яр|loc=Малиновому яру</translation>
    </message>
    <message id="northgard.land.29">
        <source>Deep Caves</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глибокі печери|gen=Глибоких печер|acc=Глибокі печери|loc=Глибоких печерах</translation>
    </message>
    <message id="northgard.land.30">
        <source>Smoky Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Димна балка|gen=Димної балки|acc=Димну балку|loc=Димній балці</translation>
    </message>
    <message id="northgard.land.31">
        <source>Poplar Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тополина балка|gen=Тополиної балки|acc=Тополину балку|loc=Тополиній балці</translation>
    </message>
    <message id="northgard.land.32">
        <source>Fern Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Папоротева балка|gen=Папоротевої балки|acc=Папоротеву балку|loc=Папоротевій балці</translation>
    </message>
    <message id="northgard.land.33">
        <source>Flax Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лляні поля|gen=Лляних полів|acc=Лляні поля|loc=Лляних полях</translation>
    </message>
    <message id="northgard.land.34">
        <source>Granite Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гранітна балка|gen=Гранітної балки|acc=Гранітну балку|loc=Гранітній балці</translation>
    </message>
    <message id="northgard.land.35">
        <source>Nettle Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кропив’яний яр|gen=Кропив’яного яру|acc=Кропив’яний яр|loc=Кропив’яному яру</translation>
    </message>
    <message id="northgard.land.36">
        <source>Goose Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гусяча балка|gen=Гусячої балки|acc=Гусячу балку|loc=Гусячій балці</translation>
    </message>
    <message id="northgard.land.37">
        <source>Burdock Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лопухова низина|gen=Лопухової низини|acc=Лопухову низину|loc=Лопуховій низині</translation>
    </message>
    <message id="northgard.land.38">
        <source>Wormwood Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полинова низина|gen=Полинової низини|acc=Полинову низину|loc=Полиновій низині</translation>
    </message>
    <message id="northgard.land.39">
        <source>Maple Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кленовий гай|gen=Кленового гаю|acc=Кленовий гай|loc=Кленовому гаю</translation>
    </message>
    <message id="northgard.land.40">
        <source>Long Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Довга долина|gen=Довгої долини|acc=Довгу долину|loc=Довгій долині</translation>
    </message>
    <message id="northgard.land.41">
        <source>Mint Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>М’ятна улоговина|gen=М’ятної улоговини|acc=М’ятну улоговину|loc=М’ятній улоговині</translation>
    </message>
    <message id="northgard.land.42">
        <source>Rowan Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Горобиновий гай|gen=Горобинового гаю|acc=Горобиновий гай|loc=Горобиновому гаю</translation>
    </message>
    <message id="northgard.land.43">
        <source>Barren Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пустельна низина|gen=Пустельної низини|acc=Пустельну низину|loc=Пустельній низині</translation>
    </message>
    <message id="northgard.land.44">
        <source>Dark Forest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Темний ліс|gen=Темного лісу|acc=Темний ліс|loc=Темному лісі</translation>
    </message>
    <message id="northgard.land.45">
        <source>Lily Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Конвалієва долина|gen=Конвалієвої долини|acc=Конвалієву долину|loc=Конвалієвій долині</translation>
    </message>
    <message id="northgard.land.46">
        <source>Guelder Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Калинова балка|gen=Калинової балки|acc=Калинову балку|loc=Калиновій балці</translation>
    </message>
    <message id="northgard.land.47">
        <source>Salmon Bay</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лососева затока|gen=Лососевої затоки|acc=Лососеву затоку|loc=Лососевій затоці</translation>
    </message>
    <message id="northgard.land.48">
        <source>Peace Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мирна долина|gen=Мирної долини|acc=Мирну долину|loc=Мирній долині</translation>
    </message>
    <message id="northgard.land.49">
        <source>Dew Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Росяна долина|gen=Росяної долини|acc=Росяну долину|loc=Росяній долині</translation>
    </message>
    <message id="northgard.land.50">
        <source>Quiet Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тиха долина|gen=Тихої долини|acc=Тиху долину|loc=Тихій долині</translation>
    </message>
    <message id="northgard.land.51">
        <source>Millet Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Просяні поля|gen=Просяних полів|acc=Просяні поля|loc=Просяних полях</translation>
    </message>
    <message id="northgard.land.52">
        <source>Sand Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Піщаний яр|gen=Піщаного яру|acc=Піщаний яр|loc=Піщаному яру</translation>
    </message>
    <message id="northgard.land.53">
        <source>Barrow Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Курганна долина|gen=Курганної долини|acc=Курганну долину|loc=Курганній долині</translation>
    </message>
    <message id="northgard.land.54">
        <source>Grim Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гиблі нетрі|gen=Гиблих нетрів|acc=Гиблі нетрі|loc=Гиблих нетрях</translation>
    </message>
    <message id="northgard.land.55">
        <source>Northern Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Північний край|gen=Північного краю|acc=Північний край|loc=Північному краї</translation>
    </message>
    <message id="northgard.land.56">
        <source>Crystal Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кришталева ущелина|gen=Кришталевої ущелини|acc=Кришталеву ущелину|loc=Кришталевій ущелині</translation>
    </message>
    <message id="northgard.land.57">
        <source>Clay Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глинистий яр|gen=Глинистого яру|acc=Глинистий яр|loc=Глинистому яру</translation>
    </message>
    <message id="northgard.land.58">
        <source>Linden Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Липовий гай|gen=Липового гаю|acc=Липовий гай|loc=Липовому гаю</translation>
    </message>
    <message id="northgard.land.59">
        <source>Chalk Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крейдяна улоговина|gen=Крейдяної улоговини|acc=Крейдяну улоговину|loc=Крейдяній улоговині</translation>
    </message>
    <message id="northgard.land.60">
        <source>Ancient Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Прадавній ліс|gen=Прадавнього лісу|acc=Прадавній ліс|loc=Прадавньому лісі</translation>
    </message>
    <message id="northgard.land.61">
        <source>Wet Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мокра низина|gen=Мокрої низини|acc=Мокру низину|loc=Мокрій низині</translation>
    </message>
    <message id="northgard.land.62">
        <source>Buckwheat Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гречані поля|gen=Гречаних полів|acc=Гречані поля|loc=Гречаних полях</translation>
    </message>
    <message id="northgard.land.63">
        <source>Moon Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Місячна долина|gen=Місячної долини|acc=Місячну долину|loc=Місячній долині</translation>
    </message>
    <message id="northgard.land.64">
        <source>Mushroom Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грибна балка|gen=Грибної балки|acc=Грибну балку|loc=Грибній балці</translation>
    </message>
    <message id="northgard.land.65">
        <source>Far Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Далекий край|gen=Далекого краю|acc=Далекий край|loc=Далекому краї</translation>
    </message>
    <message id="northgard.land.66">
        <source>Warm Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тепла балка|gen=Теплої балки|acc=Теплу балку|loc=Теплій балці</translation>
    </message>
    <message id="northgard.land.67">
        <source>Lynx Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рисячі хащі|gen=Рисячих хащ|acc=Рисячі хащі|loc=Рисячих хащах</translation>
    </message>
    <message id="northgard.land.68">
        <source>Thunder Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Громова ущелина|gen=Громової ущелини|acc=Громову ущелину|loc=Громовій ущелині</translation>
    </message>
    <message id="northgard.land.69">
        <source>Bald Hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лисі пагорби|gen=Лисих пагорбів|acc=Лисі пагорби|loc=Лисих пагорбах</translation>
    </message>
    <message id="northgard.land.70">
        <source>Mist Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Туманна долина|gen=Туманної долини|acc=Туманну долину|loc=Туманній долині</translation>
    </message>
    <message id="northgard.land.71">
        <source>Drowsy Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дрімотна улоговина|gen=Дрімотної улоговини|acc=Дрімотну улоговину|loc=Дрімотній улоговині</translation>
    </message>
    <message id="northgard.land.72">
        <source>Cold Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Холодна ущелина|gen=Холодної ущелини|acc=Холодну ущелину|loc=Холодній ущелині</translation>
    </message>
    <message id="northgard.land.73">
        <source>Southern Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Південний край|gen=Південного краю|acc=Південний край|loc=Південному краї</translation>
    </message>
    <message id="northgard.land.74">
        <source>Blue Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Блакитна долина|gen=Блакитної долини|acc=Блакитну долину|loc=Блакитній долині</translation>
    </message>
    <message id="northgard.land.75">
        <source>Gentle Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полога балка|gen=Пологої балки|acc=Пологу балку|loc=Пологій балці</translation>
    </message>
    <message id="northgard.land.76">
        <source>Dawn Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ранкова долина|gen=Ранкової долини|acc=Ранкову долину|loc=Ранковій долині</translation>
    </message>
    <message id="northgard.land.77">
        <source>Robber Ravine</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Розбійницький яр|gen=Розбійницького яру|acc=Розбійницький яр|loc=Розбійницькому яру</translation>
    </message>
    <message id="northgard.land.78">
        <source>Hidden Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Потаємний яр|gen=Потаємного яру|acc=Потаємний яр|loc=Потаємному яру</translation>
    </message>
    <message id="northgard.land.79">
        <source>Poppy Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Макові поля|gen=Макових полів|acc=Макові поля|loc=Макових полях</translation>
    </message>
    <message id="northgard.land.80">
        <source>Round Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кругла улоговина|gen=Круглої улоговини|acc=Круглу улоговину|loc=Круглій улоговині</translation>
    </message>
    <message id="northgard.land.81">
        <source>Larch Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Модриновий ліс|gen=Модринового лісу|acc=Модриновий ліс|loc=Модриновому лісі</translation>
    </message>
    <message id="northgard.land.82">
        <source>Noon Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полуденна долина|gen=Полуденної долини|acc=Полуденну долину|loc=Полуденній долині</translation>
    </message>
    <message id="northgard.land.83">
        <source>Hornbeam Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабовий ліс|gen=Грабового лісу|acc=Грабовий ліс|loc=Грабовому лісі</translation>
    </message>
    <message id="northgard.land.84">
        <source>Crooked Gully</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крива балка|gen=Кривої балки|acc=Криву балку|loc=Кривій балці</translation>
    </message>
    <message id="northgard.land.85">
        <source>New Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Новий край|gen=Нового краю|acc=Новий край|loc=Новому краї</translation>
    </message>
    <message id="northgard.land.86">
        <source>Beech Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Буковий ліс|gen=Букового лісу|acc=Буковий ліс|loc=Буковому лісі</translation>
    </message>
    <message id="northgard.land.87">
        <source>Birch Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Березовий гай|gen=Березового гаю|acc=Березовий гай|loc=Березовому гаю</translation>
    </message>
    <message id="northgard.land.88">
        <source>Blessed Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благодатна долина|gen=Благодатної долини|acc=Благодатну долину|loc=Благодатній долині</translation>
    </message>
    <message id="northgard.land.89">
        <source>Near Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ближня балка|gen=Ближньої балки|acc=Ближню балку|loc=Ближній балці</translation>
    </message>
    <message id="northgard.land.90">
        <source>Nether Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нижня долина|gen=Нижньої долини|acc=Нижню долину|loc=Нижній долині</translation>
    </message>
    <message id="northgard.land.91">
        <source>Thorn Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тернові хащі|gen=Тернових хащ|acc=Тернові хащі|loc=Тернових хащах</translation>
    </message>
    <message id="northgard.land.92">
        <source>Rain Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дощова долина|gen=Дощової долини|acc=Дощову долину|loc=Дощовій долині</translation>
    </message>
    <message id="northgard.land.93">
        <source>Rotten Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гнилі болота|gen=Гнилих боліт|acc=Гнилі болота|loc=Гнилих болотах</translation>
    </message>
    <message id="northgard.land.94">
        <source>Amber Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бурштинова долина|gen=Бурштинової долини|acc=Бурштинову долину|loc=Бурштиновій долині</translation>
    </message>
    <message id="northgard.land.95">
        <source>Frost Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морозна долина|gen=Морозної долини|acc=Морозну долину|loc=Морозній долині</translation>
    </message>
    <message id="northgard.land.96">
        <source>Echo Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гулка ущелина|gen=Гулкої ущелини|acc=Гулку ущелину|loc=Гулкій ущелині</translation>
    </message>
    <message id="northgard.land.97">
        <source>Spring Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Джерельний яр|gen=Джерельного яру|acc=Джерельний яр|loc=Джерельному яру</translation>
    </message>
    <message id="northgard.land.98">
        <source>Lonely Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глуха пуща|gen=Глухої пущі|acc=Глуху пущу|loc=Глухій пущі</translation>
    </message>
    <message id="northgard.land.99">
        <source>River Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Річкова долина|gen=Річкової долини|acc=Річкову долину|loc=Річковій долині</translation>
    </message>
    <message id="northgard.land.100">
        <source>Moss Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мохова улоговина|gen=Мохової улоговини|acc=Мохову улоговину|loc=Моховій улоговині</translation>
    </message>
    <message id="northgard.land.101">
        <source>Pearl Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Перлова долина|gen=Перлової долини|acc=Перлову долину|loc=Перловій долині</translation>
    </message>
    <message id="northgard.land.102">
        <source>Narrow Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тісна ущелина|gen=Тісної ущелини|acc=Тісну ущелину|loc=Тісній ущелині</translation>
    </message>
</context>
<context>
    <name>northgard_options</name>
    <message id="northgard.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
        </translation>
    </message>
    <message id="northgard.result.sudden_victory">
        <source>{names} controls **{regions}** closed territories with large buildings.</source>
        <translation>{names}: закритих територій з великими спорудами — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_team">
        <source>Together {names} control **{regions}** closed territories with large buildings.</source>
        <translation>{names} разом: закритих територій з великими спорудами — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_shared">
        <source>{names} control **{regions}** closed territories with large buildings each.</source>
        <translation>{names}: закритих територій з великими спорудами — по **{regions}**.</translation>
    </message>
    <message id="northgard.result.most_fame">
        <source>{names} has the most fame: **{points}** [glory].</source>
        <translation>Найбільше слави — у гравця {names}: **{points}** [glory].</translation>
    </message>
    <message id="northgard.result.most_fame_team">
        <source>{names} have the most fame together.</source>
        <translation>{names} разом здобули найбільше слави.</translation>
    </message>
    <message id="northgard.result.most_fame_shared">
        <source>{names} share the victory with **{points}** [glory] each.</source>
        <translation>{names} ділять перемогу: у кожного **{points}** [glory].</translation>
    </message>
    <message id="northgard.option.years.title">
        <source>Years</source>
        <translation>Скільки років</translation>
    </message>
    <message id="northgard.option.years.detail">
        <source>Ten years are decided by fame alone; in seven, three closed territories can win too</source>
        <translation>За десять років усе вирішує слава; за сім можна перемогти й трьома закритими територіями</translation>
    </message>
    <message id="northgard.option.years.7">
        <source>Seven</source>
        <translation>Сім</translation>
    </message>
    <message id="northgard.option.years.10">
        <source>Ten</source>
        <translation>Десять</translation>
    </message>
    <message id="northgard.option.creatures.title">
        <source>Creatures</source>
        <translation>Істоти</translation>
    </message>
    <message id="northgard.option.creatures.detail">
        <source>Wolves, bears, draugr and valkyries leave their lairs</source>
        <translation>Із лігв виходять вовки, ведмеді, драуґри та валькірії</translation>
    </message>
    <message id="northgard.option.more_creatures.title">
        <source>More creatures!</source>
        <translation>Більше істот!</translation>
    </message>
    <message id="northgard.option.more_creatures.detail">
        <source>Players who pass may call a creature</source>
        <translation>Спасувавши, гравець може викликати істоту</translation>
    </message>
    <message id="northgard.option.teams.title">
        <source>Teams</source>
        <translation>Команда проти команди</translation>
    </message>
    <message id="northgard.option.teams.detail">
        <source>Two against two: partners sit opposite each other and add up their fame</source>
        <translation>Двоє на двох: партнери сидять одне навпроти одного, слава спільна</translation>
    </message>
    <message id="northgard.option.clans.title">
        <source>Clans</source>
        <translation>Клани</translation>
    </message>
    <message id="northgard.option.clans.detail">
        <source>Players choose their clans, or they are dealt at random</source>
        <translation>Кожен обирає клан, або їх роздає випадок</translation>
    </message>
    <message id="northgard.option.clans.chosen">
        <source>Chosen</source>
        <translation>На вибір</translation>
    </message>
    <message id="northgard.option.clans.dealt">
        <source>Dealt</source>
        <translation>Навмання</translation>
    </message>
    <message id="northgard.option.first_player.title">
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message id="northgard.option.first_player.detail">
        <source>Normally the player who rolls the most axes</source>
        <translation>Зазвичай той, хто викине найбільше сокир</translation>
    </message>
    <message id="northgard.option.first_player.auto">
        <source>By the rules</source>
        <translation>За правилами</translation>
    </message>
    <message id="northgard.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="northgard.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Місце {n}</translation>
    </message>
    <message id="northgard.option.open_fame.title">
        <source>Open fame</source>
        <translation>Відкрита слава</translation>
    </message>
    <message id="northgard.option.open_fame.detail">
        <source>Everyone can see how much fame the others have</source>
        <translation>Усі бачать, скільки слави мають інші</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.title">
        <source>Without the second start tile</source>
        <translation>Без другої початкової плитки</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.detail">
        <source>The five-player start tile stays in the box when fewer play</source>
        <translation>Початкова плитка для п’ятьох залишається в коробці, якщо грає менше п’яти</translation>
    </message>
</context>
<context>
    <name>northgard_page</name>
    <message id="northgard.page.bar.year">
        <source>Year</source>
        <extracomment>Before a row of numbers: the years of the game.</extracomment>
        <translation>Рік</translation>
    </message>
    <message id="northgard.page.panel.final">
        <source>**{n}** [glory] if the game ended now</source>
        <extracomment>With cards, achievements and resources.</extracomment>
        <translation>**{n}** [glory], якби гра закінчилася зараз</translation>
    </message>
    <message id="northgard.page.panel.harvest">
        <source>Next harvest: {goods}</source>
        <extracomment>{goods} are such as: 2 [food] 1 [glory].</extracomment>
        <translation>Найближчий урожай: {goods}</translation>
    </message>
    <message id="northgard.page.panel.upgrades">
        <source>Clan cards available: {cards}</source>
        <extracomment>{cards} are names of clan cards that cost lore.</extracomment>
        <translation>Поліпшення клану: {cards}</translation>
    </message>
    <message id="northgard.page.note.danger">
        <source>Beware</source>
        <translation>Стережіться</translation>
    </message>
    <message id="northgard.page.note.year_end">
        <source>How your year ends</source>
        <extracomment>A heading over a forecast of harvest and winter.</extracomment>
        <translation>Підсумки вашого року</translation>
    </message>
    <message id="northgard.page.note.harvest">
        <source>Harvest: {goods}</source>
        <translation>Урожай: {goods}</translation>
    </message>
    <message id="northgard.page.note.may_lose">
        <source>Scorched Earth may take **1** of these resources</source>
        <translation>«Випалена земля» може забрати з нього **1** ресурс</translation>
    </message>
    <message id="northgard.page.note.may_steal">
        <source>Scorched Earth may bring **1** more resource</source>
        <translation>«Випалена земля» може принести ще **1** ресурс</translation>
    </message>
    <message id="northgard.page.note.next_step" numerus="yes">
        <source>**{n}** more warrior: winter takes {goods} | **{n}** more warriors: winter takes {goods}</source>
        <extracomment>So many more warriors make winter cost {goods}.</extracomment>
        <translation>
            <numerusform>Ще **{n}** воїн — і зима забере {goods}</numerusform>
            <numerusform>Ще **{n}** воїни — і зима забере {goods}</numerusform>
            <numerusform>Ще **{n}** воїнів — і зима забере {goods}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.tray.turn">
        <source>Turn it with the wheel, R or these buttons, then choose a cell.</source>
        <extracomment>A tile in hand; R is a key.</extracomment>
        <translation>Повертайте коліщатком, клавішею R або кнопками; тоді оберіть клітинку.</translation>
    </message>
    <message id="northgard.page.tray.build">
        <source>Choose a building, then a slot for it.</source>
        <translation>Оберіть споруду, а тоді комірку для неї.</translation>
    </message>
    <message id="northgard.page.row.empty">
        <source>All cards of this year have been taken.</source>
        <translation>Усі карти цього року вже розібрано.</translation>
    </message>
    <message id="northgard.page.browse.own">
        <source>All your cards</source>
        <translation>Усі ваші карти</translation>
    </message>
    <message id="northgard.page.browse.order">
        <source>You know which cards are in your deck, but not their order.</source>
        <translation>Ви знаєте, які карти лежать у колоді, але не їхній порядок.</translation>
    </message>
    <message id="northgard.page.browse.left">
        <source>{n} left</source>
        <extracomment>So many tokens of a building.</extracomment>
        <translation>залишилося {n}</translation>
    </message>
    <message id="northgard.page.upgrade.take">
        <source>Take this clan card</source>
        <translation>Взяти цю карту клану</translation>
    </message>
    <message id="northgard.page.upgrade.give">
        <source>In exchange for this card from your hand</source>
        <translation>Замість цієї карти з руки</translation>
    </message>
    <message id="northgard.page.upgrade.what">
        <source>What happens to that card</source>
        <translation>Що буде з картою</translation>
    </message>
    <message id="northgard.page.upgrade.aside">
        <source>Set it aside</source>
        <extracomment>A choice: the card lies among those played this year.</extracomment>
        <translation>Відкласти</translation>
    </message>
    <message id="northgard.page.upgrade.box">
        <source>Out of the game</source>
        <extracomment>A choice: the card leaves the game.</extracomment>
        <translation>Вилучити з гри</translation>
    </message>
    <message id="northgard.page.assign.keep">
        <source>Keep</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>Залишити</translation>
    </message>
    <message id="northgard.page.assign.discard">
        <source>Discard</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>Скинути</translation>
    </message>
    <message id="northgard.page.assign.top">
        <source>On the deck</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>На колоду</translation>
    </message>
    <message id="northgard.page.tile.first_left">
        <source>Of the others, the left one will come up first.</source>
        <translation>З решти першою знову з’явиться ліва.</translation>
    </message>
    <message id="northgard.page.tile.first_right">
        <source>Of the others, the right one will come up first.</source>
        <translation>З решти першою знову з’явиться права.</translation>
    </message>
    <message id="northgard.page.tile.other_order">
        <source>Other order</source>
        <extracomment>A button: the tiles that are not taken go under the pile the other way round.</extracomment>
        <translation>Інший порядок</translation>
    </message>
    <message id="northgard.page.amount.to">
        <source>To {place:acc}</source>
        <extracomment>A territory, whither one goes.</extracomment>
        <translation>Куди: {place}</translation>
    </message>
    <message id="northgard.page.amount.warriors">
        <source>Warriors</source>
        <translation>Воїни</translation>
    </message>
    <message id="northgard.page.amount.of">
        <source>of {n}</source>
        <extracomment>After the word Warriors: there are so many.</extracomment>
        <translation>із {n}</translation>
    </message>
    <message id="northgard.page.amount.nobody">
        <source>Someone must go.</source>
        <translation>Хтось має піти.</translation>
    </message>
    <message id="northgard.page.odds.creature">
        <source>Attack: {creature}</source>
        <translation>Напад на істоту: {creature}</translation>
    </message>
    <message id="northgard.page.odds.strengths">
        <source>**{own}** [axe] against **{other}** [axe], plus the dice</source>
        <extracomment>Strengths before food and dice.</extracomment>
        <translation>**{own}** [axe] проти **{other}** [axe], і ще кістки</translation>
    </message>
    <message id="northgard.page.odds.win">
        <source>You win: **{n}%**</source>
        <extracomment>A chance.</extracomment>
        <translation>Ви переможете: **{n} %**</translation>
    </message>
    <message id="northgard.page.odds.win_by_food">
        <source>You win: **{n}%** without food, **{least}–{most}%** with food</source>
        <extracomment>A chance, and how far it goes down or up by what both sides can spend.</extracomment>
        <translation>Ви переможете: **{n} %** без їжі, **{least}–{most} %** з їжею</translation>
    </message>
    <message id="northgard.page.bubble.figures" numerus="yes">
        <source>**{n}** warrior | **{n}** warriors</source>
        <translation>
            <numerusform>**{n}** воїн</numerusform>
            <numerusform>**{n}** воїни</numerusform>
            <numerusform>**{n}** воїнів</numerusform>
        </translation>
    </message>
    <message id="northgard.page.bubble.march_from">
        <source>**Move from here:** choose where to</source>
        <translation>**Переміщення звідси:** оберіть, куди</translation>
    </message>
    <message id="northgard.page.battle.title">
        <source>Battle: {place}</source>
        <extracomment>{place} is a territory.</extracomment>
        <translation>Бій: {place}</translation>
    </message>
    <message id="northgard.page.battle.attacks">
        <source>attacks</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>нападає</translation>
    </message>
    <message id="northgard.page.battle.defends">
        <source>defends</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>обороняється</translation>
    </message>
    <message id="northgard.page.battle.strength">
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message id="northgard.page.battle.food" numerus="yes">
        <source>{n} food spent | {n} food spent</source>
        <translation>
            <numerusform>Витрачено їжі: {n}</numerusform>
            <numerusform>Витрачено їжі: {n}</numerusform>
            <numerusform>Витрачено їжі: {n}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.battle.die">
        <source>Battle die</source>
        <translation>Кістка бою</translation>
    </message>
    <message id="northgard.page.battle.card">
        <source>The card’s bonus</source>
        <translation>Бонус карти</translation>
    </message>
    <message id="northgard.page.battle.fortress">
        <source>Fortress</source>
        <translation>Фортеця</translation>
    </message>
    <message id="northgard.page.battle.tower">
        <source>Defence tower</source>
        <translation>Захисна вежа</translation>
    </message>
    <message id="northgard.page.battle.creature">
        <source>Its own strength</source>
        <translation>Власна сила</translation>
    </message>
    <message id="northgard.page.battle.step_warriors">
        <source>Warriors</source>
        <extracomment>The seven steps of a battle.</extracomment>
        <translation>Воїни</translation>
    </message>
    <message id="northgard.page.battle.step_bonuses">
        <source>Bonuses</source>
        <translation>Бонуси</translation>
    </message>
    <message id="northgard.page.battle.step_food">
        <source>Food</source>
        <translation>Їжа</translation>
    </message>
    <message id="northgard.page.battle.step_dice">
        <source>Dice</source>
        <translation>Кістки</translation>
    </message>
    <message id="northgard.page.battle.step_outcome">
        <source>Outcome</source>
        <translation>Підсумок</translation>
    </message>
    <message id="northgard.page.battle.step_losses">
        <source>Losses</source>
        <translation>Втрати</translation>
    </message>
    <message id="northgard.page.battle.step_retreat">
        <source>Retreat</source>
        <translation>Відступ</translation>
    </message>
    <message id="northgard.page.battle.if_rolled_unfed">
        <source>If {who} rolls, and {other} spends no food…</source>
        <extracomment>The same, while {other} may still spend food.</extracomment>
        <translation>Якщо {who} викине, а {other} не витрачає їжі…</translation>
    </message>
    <message id="northgard.page.battle.if_rolled">
        <source>If {who} rolls…</source>
        <extracomment>Over boxes, one for each face of the die. {who} is a player or a creature.</extracomment>
        <translation>Якщо {who} викине…</translation>
    </message>
    <message id="northgard.page.battle.nobody">
        <source>no one</source>
        <extracomment>Nobody wins.</extracomment>
        <translation>ніхто</translation>
    </message>
    <message id="northgard.page.battle.chance">
        <source>you win: **{n}%**</source>
        <extracomment>Under a choice, such as: 2 food.</extracomment>
        <translation>перемога: **{n} %**</translation>
    </message>
    <message id="northgard.page.battle.chance_by_food">
        <source>you win: **{least}–{n}%**</source>
        <extracomment>The same; the first if the other side spends all the food it can.</extracomment>
        <translation>перемога: **{least}–{n} %**</translation>
    </message>
    <message id="northgard.page.battle.food_note">
        <source>At most **1** [food] per figure of yours; you have **{n}**. Food you spend is gone.</source>
        <extracomment>{n} counts food.</extracomment>
        <translation>Не більше ніж **1** [food] на кожну вашу фігурку; у вас **{n}**. Витрачене не повернеться.</translation>
    </message>
    <message id="northgard.page.battle.spend" numerus="yes">
        <source>Spend {n} food | Spend {n} food</source>
        <extracomment>A button.</extracomment>
        <translation>
            <numerusform>Витратити {n} їжу</numerusform>
            <numerusform>Витратити {n} їжі</numerusform>
            <numerusform>Витратити {n} їжі</numerusform>
        </translation>
    </message>
    <message id="northgard.page.battle.spend_none">
        <source>Spend nothing</source>
        <extracomment>A button.</extracomment>
        <translation>Не витрачати</translation>
    </message>
    <message id="northgard.page.battle.take_point">
        <source>Add the point</source>
        <extracomment>A button: of a point or a casualty.</extracomment>
        <translation>Додати очко</translation>
    </message>
    <message id="northgard.page.battle.take_casualty">
        <source>Deal the casualty</source>
        <extracomment>A button: of a point or a casualty.</extracomment>
        <translation>Додати втрату</translation>
    </message>
    <message id="northgard.page.battle.won">
        <source>**{who}** wins, {figures}</source>
        <extracomment>{figures} are the strengths, such as 7 : 5.</extracomment>
        <translation>Перемагає **{who}**, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_fallen">
        <source>**{who}** wins: all opponents have fallen, {figures}</source>
        <extracomment>{figures} are the strengths, such as 2 : 6; the winner may be the weaker one.</extracomment>
        <translation>Перемагає **{who}**: усі противники полягли, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_nobody">
        <source>**No one** wins: everyone has fallen, {figures}</source>
        <translation>**Ніхто** не переміг: усі полягли, {figures}</translation>
    </message>
    <message id="northgard.page.battle.go_on">
        <source>Go on</source>
        <extracomment>A button under a battle that is over.</extracomment>
        <translation>Далі</translation>
    </message>
    <message id="northgard.page.year.title">
        <source>Year {year} is over</source>
        <translation>Рік {year} завершено</translation>
    </message>
    <message id="northgard.page.year.regions">
        <source>Territories</source>
        <translation>Території</translation>
    </message>
    <message id="northgard.page.year.reaped">
        <source>Harvest</source>
        <translation>Урожай</translation>
    </message>
    <message id="northgard.page.year.trades">
        <source>Trades</source>
        <translation>Обміни</translation>
    </message>
    <message id="northgard.page.year.winter">
        <source>Winter</source>
        <translation>Зимування</translation>
    </message>
    <message id="northgard.page.year.unrest">
        <source>Unrest</source>
        <translation>Безлад</translation>
    </message>
    <message id="northgard.page.asking.title">
        <source>Reactions and shields</source>
        <extracomment>The title of a sheet: how one wants to be asked about cards that one may hold.</extracomment>
        <translation>Відповіді та захист карт</translation>
    </message>
    <message id="northgard.page.asking.detail">
        <source>Others know which cards you own, but not which you hold. So you are asked whenever you might hold Defensive Strategy, or Unrest when your hand is attacked. This order answers for you until you change it; everyone can see it.</source>
        <translation>Інші бачать, які карти ваші, але не те, що у вас на руці. Тому запитання постає щоразу, коли у вас могла б бути «Оборонна стратегія», а при атаці на ваші карти — «Безлад». Наказ відповідає за вас, доки ви його не зміните; його видно всім.</translation>
    </message>
    <message id="northgard.page.asking.always_alone">
        <source>You are asked whenever you might have an answer, even when you have none.</source>
        <translation>Вас запитають щоразу, коли відповідь можлива, навіть якщо відповісти нічим.</translation>
    </message>
    <message id="northgard.page.asking.always_together">
        <source>The curtain falls whenever you might have an answer, whatever you hold. No one can read anything into it.</source>
        <translation>Завіса падає щоразу, коли відповідь можлива, хоч би що у вас було. Гадати за нею марно.</translation>
    </message>
    <message id="northgard.page.asking.held_alone">
        <source>You are asked only when you hold the card.</source>
        <translation>Вас запитають, лише якщо карта у вас на руці.</translation>
    </message>
    <message id="northgard.page.asking.held_together">
        <source>The curtain falls only when you hold the card. That is faster, but the others then know you have it; and when it stays up, that you don’t.</source>
        <translation>Завіса падає, лише якщо карта у вас на руці. Швидко, але тоді інші це знають; а якщо не падає — знають, що її нема.</translation>
    </message>
    <message id="northgard.page.asking.never_alone">
        <source>You are not asked. Others’ cards take effect, and attacks on your hand go through.</source>
        <translation>Вас не питатимуть. Чужі карти діють, атаки на ваші карти проходять.</translation>
    </message>
    <message id="northgard.page.asking.never_together">
        <source>You are not asked, and no curtain falls. Others’ cards take effect, attacks on your hand go through, and no one learns what you hold.</source>
        <translation>Вас не питатимуть, і завіса не впаде. Чужі карти діють, атаки на ваші проходять, і ніхто не дізнається, що у вас було.</translation>
    </message>
    <message id="northgard.page.ask.passing">
        <source>End your year?</source>
        <translation>Завершити свій рік?</translation>
    </message>
    <message id="northgard.page.ask.pass" numerus="yes">
        <source>You still hold **{n}** card: it goes to the discard pile. | You still hold **{n}** cards: they go to the discard pile.</source>
        <translation>
            <numerusform>У вас ще **{n}** карта: вона піде у скид.</numerusform>
            <numerusform>У вас ще **{n}** карти: вони підуть у скид.</numerusform>
            <numerusform>У вас ще **{n}** карт: вони підуть у скид.</numerusform>
        </translation>
    </message>
    <message id="northgard.page.end.years" numerus="yes">
        <source>{n} year | {n} years</source>
        <extracomment>How long the game was.</extracomment>
        <translation>
            <numerusform>{n} рік</numerusform>
            <numerusform>{n} роки</numerusform>
            <numerusform>{n} років</numerusform>
        </translation>
    </message>
    <message id="northgard.page.end.fame_by_year">
        <source>Fame by year</source>
        <translation>Слава за роками</translation>
    </message>
    <message id="northgard.page.end.land_by_year">
        <source>Territories by year</source>
        <translation>Території за роками</translation>
    </message>
    <message id="northgard.page.end.source_closing">
        <source>Closed territories</source>
        <translation>Закриті території</translation>
    </message>
    <message id="northgard.page.end.source_harvest">
        <source>Harvest</source>
        <translation>Урожай</translation>
    </message>
    <message id="northgard.page.end.source_altar">
        <source>Altars</source>
        <translation>Вівтарі</translation>
    </message>
    <message id="northgard.page.end.source_clan">
        <source>Clan</source>
        <translation>Клан</translation>
    </message>
    <message id="northgard.page.end.source_creature">
        <source>Creatures</source>
        <translation>Істоти</translation>
    </message>
    <message id="northgard.page.end.column_closed">
        <source>Closed territories</source>
        <translation>Закриті території</translation>
    </message>
    <message id="northgard.page.end.column_strongholds">
        <source>With large buildings</source>
        <translation>З великими спорудами</translation>
    </message>
    <message id="northgard.page.end.column_warriors">
        <source>Warriors left</source>
        <translation>Воїнів залишилося</translation>
    </message>
    <message id="northgard.page.end.column_tiles">
        <source>Tiles laid</source>
        <translation>Викладено плиток</translation>
    </message>
    <message id="northgard.page.end.column_built">
        <source>Built</source>
        <translation>Збудовано</translation>
    </message>
    <message id="northgard.page.end.column_won">
        <source>Battles won</source>
        <translation>Виграно боїв</translation>
    </message>
    <message id="northgard.page.end.column_unrest">
        <source>Unrest</source>
        <translation>Безлад</translation>
    </message>
</context>
<context>
    <name>northgard_prompts</name>
    <message id="northgard.prompt.choose_clan.you">
        <source>Choose **your clan**</source>
        <translation>Оберіть **свій клан**</translation>
    </message>
    <message id="northgard.prompt.choose_clan.then">
        <source>Its first card joins your deck; two more cost **3** [lore] each.</source>
        <translation>Його початкова карта ввійде до колоди; ще дві чекають, кожна за **3** [lore].</translation>
    </message>
    <message id="northgard.prompt.choose_clan.they">
        <source>**{who}** chooses a clan</source>
        <translation>**{who}** обирає клан</translation>
    </message>
    <message id="northgard.prompt.setup_tile.you">
        <source>Place **one of your tiles** beside the start tile</source>
        <translation>Викладіть **одну з плиток** поруч із початковою</translation>
    </message>
    <message id="northgard.prompt.setup_tile.second">
        <source>Place your **second tile** anywhere on the map</source>
        <translation>Викладіть **другу плитку** будь-де на полі</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then">
        <source>Then three warriors settle in one of its territories.</source>
        <translation>Потім три воїни займуть одну з її територій.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then_second">
        <source>Three more warriors settle there; the third tile goes back to the pile.</source>
        <translation>Там оселяться ще три воїни; третя плитка повернеться до стосу.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.they">
        <source>**{who}** places a tile</source>
        <translation>**{who}** викладає плитку</translation>
    </message>
    <message id="northgard.prompt.setup_group.you">
        <source>Choose a **territory for three warriors**</source>
        <translation>Оберіть **територію для трьох воїнів**</translation>
    </message>
    <message id="northgard.prompt.setup_group.then">
        <source>A neutral territory with a part on the new tile.</source>
        <translation>Нейтральна територія, що є й на новій плитці.</translation>
    </message>
    <message id="northgard.prompt.setup_group.they">
        <source>**{who}** settles in a territory</source>
        <translation>**{who}** займає територію</translation>
    </message>
    <message id="northgard.prompt.turn.you">
        <source>Play a card, or choose **another action**</source>
        <translation>Зіграйте карту або оберіть **іншу дію**</translation>
    </message>
    <message id="northgard.prompt.turn.then">
        <source>One main card a turn, and any number of Flash cards before and after it.</source>
        <translation>За хід — одна основна карта й скільки завгодно миттєвих до й після неї.</translation>
    </message>
    <message id="northgard.prompt.turn.then_alone">
        <source>Everyone else has passed: you take one turn after another.</source>
        <translation>Усі інші спасували: ваші ходи йдуть один за одним.</translation>
    </message>
    <message id="northgard.prompt.turn.they">
        <source>**{who}** chooses an action</source>
        <translation>**{who}** обирає дію</translation>
    </message>
    <message id="northgard.prompt.next_card.you">
        <source>Play one more card, or **end your turn**</source>
        <translation>Зіграйте ще карту або **завершіть хід**</translation>
    </message>
    <message id="northgard.prompt.next_card.then">
        <source>You may still play your main card.</source>
        <translation>Ви ще можете зіграти основну карту.</translation>
    </message>
    <message id="northgard.prompt.next_card.then_flash">
        <source>Only Flash cards now: the main card has been played.</source>
        <translation>Тепер лише миттєві: основну карту вже зіграно.</translation>
    </message>
    <message id="northgard.prompt.next_card.they">
        <source>**{who}** continues the turn</source>
        <translation>**{who}** продовжує хід</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.you">
        <source>Take **one card** from the row</source>
        <translation>Візьміть **одну карту** з ряду</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.achievement">
        <source>Choose your **achievement**</source>
        <translation>Оберіть **досягнення**</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then">
        <source>It goes on top of your deck: you will draw it next year.</source>
        <translation>Вона ляже на верх колоди: ви візьмете її наступного року.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then_achievement">
        <source>It counts at the end of this year.</source>
        <translation>Воно дасть славу наприкінці цього року.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.they">
        <source>**{who}** takes a card from the row</source>
        <translation>**{who}** бере карту з ряду</translation>
    </message>
    <message id="northgard.prompt.choose_basic.you">
        <source>Choose **what to do** with the card</source>
        <translation>Оберіть, **що зробити** цією картою</translation>
    </message>
    <message id="northgard.prompt.choose_basic.second">
        <source>Choose a **second, different action**, or stop</source>
        <translation>Оберіть **інший ефект** або зупиніться</translation>
    </message>
    <message id="northgard.prompt.choose_basic.again">
        <source>Explore **again**?</source>
        <translation>Дослідити **ще раз**?</translation>
    </message>
    <message id="northgard.prompt.choose_basic.then">
        <source>You can only choose what is possible now.</source>
        <translation>Обрати можна лише те, що зараз можливо.</translation>
    </message>
    <message id="northgard.prompt.choose_basic.they">
        <source>**{who}** chooses what a card does</source>
        <translation>**{who}** обирає ефект карти</translation>
    </message>
    <message id="northgard.prompt.recruiting.you" numerus="yes">
        <source>Recruit: **{n}** warrior to place | Recruit: **{n}** warriors to place</source>
        <translation>
            <numerusform>Наймання: розмістіть **{n}** воїна</numerusform>
            <numerusform>Наймання: розмістіть **{n}** воїнів</numerusform>
            <numerusform>Наймання: розмістіть **{n}** воїнів</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own">
        <source>In territories you control.</source>
        <translation>На територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_neutral">
        <source>Only in neutral territories.</source>
        <translation>Лише на нейтральних територіях.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own_or_neutral">
        <source>In territories you control, or in neutral ones.</source>
        <translation>На територіях, які ви контролюєте, або на нейтральних.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_same">
        <source>All in the same territory.</source>
        <translation>Усіх на тій самій території.</translation>
    </message>
    <message id="northgard.prompt.recruiting.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** наймає воїнів</translation>
    </message>
    <message id="northgard.prompt.levy.you">
        <source>Choose **where to place a warrior**</source>
        <translation>Оберіть, **де розмістити воїна**</translation>
    </message>
    <message id="northgard.prompt.levy.then">
        <source>You have too few warriors left for all these territories.</source>
        <translation>На всі ці території воїнів у запасі не вистачить.</translation>
    </message>
    <message id="northgard.prompt.levy.then_kaija">
        <source>You may place Kaija instead of a warrior.</source>
        <translation>Замість воїна може прийти Кая.</translation>
    </message>
    <message id="northgard.prompt.levy.they">
        <source>**{who}** places warriors</source>
        <translation>**{who}** розміщує воїнів</translation>
    </message>
    <message id="northgard.prompt.building.you">
        <source>Choose **what to build**, and where</source>
        <translation>Оберіть, **що збудувати** й де</translation>
    </message>
    <message id="northgard.prompt.building.small">
        <source>Build a **small building**</source>
        <translation>Збудуйте **малу споруду**</translation>
    </message>
    <message id="northgard.prompt.building.optional">
        <source>Build **one more**, or stop</source>
        <translation>Збудуйте **ще одну** споруду або зупиніться</translation>
    </message>
    <message id="northgard.prompt.building.then">
        <source>A small building costs **{small}** [wood], a large one **{large}** [wood].</source>
        <translation>Мала споруда коштує **{small}** [wood], велика — **{large}** [wood].</translation>
    </message>
    <message id="northgard.prompt.building.they">
        <source>**{who}** builds</source>
        <translation>**{who}** будує</translation>
    </message>
    <message id="northgard.prompt.moving.you" numerus="yes">
        <source>Move your warriors: **{n}** move left | Move your warriors: **{n}** moves left</source>
        <translation>
            <numerusform>Рухайте воїнів: залишилося **{n}** переміщення</numerusform>
            <numerusform>Рухайте воїнів: залишилося **{n}** переміщення</numerusform>
            <numerusform>Рухайте воїнів: залишилося **{n}** переміщень</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.moving.then">
        <source>A rough border costs **2**. Battles follow after all moves.</source>
        <translation>Важкопрохідна межа коштує **2**. Бої — після всіх переміщень.</translation>
    </message>
    <message id="northgard.prompt.moving.then_wolf">
        <source>Rough borders cost **1** this time. Battles follow after all moves.</source>
        <translation>Цього разу важкопрохідна межа коштує **1**. Бої — після всіх переміщень.</translation>
    </message>
    <message id="northgard.prompt.moving.then_through">
        <source>Enemies don’t stop you. Battles happen where your warriors finish.</source>
        <translation>Вороги вас не зупиняють. Бої — там, де воїни закінчать шлях.</translation>
    </message>
    <message id="northgard.prompt.moving.they">
        <source>**{who}** moves warriors</source>
        <translation>**{who}** переміщує воїнів</translation>
    </message>
    <message id="northgard.prompt.exploring.you">
        <source>Place the **new tile** beside one of your open territories</source>
        <translation>Приєднайте **нову плитку** до своєї відкритої території</translation>
    </message>
    <message id="northgard.prompt.exploring.anywhere">
        <source>Place the **new tile** beside any open territory</source>
        <translation>Приєднайте **нову плитку** до будь-якої відкритої території</translation>
    </message>
    <message id="northgard.prompt.exploring.then">
        <source>Each of your territories it closes brings **1** [glory] per tile of it.</source>
        <translation>Кожна ваша територія, яку вона закриє, дасть по **1** [glory] за кожну свою плитку.</translation>
    </message>
    <message id="northgard.prompt.exploring.then_redraw">
        <source>Or put it under the pile and draw another, which you must place.</source>
        <translation>Або покладіть її під низ стосу й візьміть іншу: її доведеться викласти.</translation>
    </message>
    <message id="northgard.prompt.exploring.they">
        <source>**{who}** explores</source>
        <translation>**{who}** досліджує</translation>
    </message>
    <message id="northgard.prompt.choose_tile.you">
        <source>Choose **which tile** to place</source>
        <translation>Оберіть, **яку плитку** викласти</translation>
    </message>
    <message id="northgard.prompt.choose_tile.then">
        <source>The others go under the pile.</source>
        <translation>Решта піде під низ стосу.</translation>
    </message>
    <message id="northgard.prompt.choose_tile.then_collect">
        <source>You collect what it shows; the others go under the pile.</source>
        <translation>Ви отримаєте все, що на ній зображено; решта — під низ стосу.</translation>
    </message>
    <message id="northgard.prompt.choose_tile.they">
        <source>**{who}** chooses a tile</source>
        <translation>**{who}** обирає плитку</translation>
    </message>
    <message id="northgard.prompt.assigning.you">
        <source>Of these cards: {what}</source>
        <extracomment>{what} are parts such as: keep 1, discard 2.</extracomment>
        <translation>З цих карт: {what}</translation>
    </message>
    <message id="northgard.prompt.assigning.keep">
        <source>keep **{n}**</source>
        <translation>залиште **{n}**</translation>
    </message>
    <message id="northgard.prompt.assigning.discard">
        <source>discard **{n}**</source>
        <translation>скиньте **{n}**</translation>
    </message>
    <message id="northgard.prompt.assigning.top">
        <source>put **{n}** on the deck</source>
        <translation>покладіть **{n}** на колоду</translation>
    </message>
    <message id="northgard.prompt.assigning.then">
        <source>The others see only the cards you discard.</source>
        <translation>Суперники побачать лише скинуті карти.</translation>
    </message>
    <message id="northgard.prompt.assigning.they">
        <source>**{who}** deals with the drawn cards</source>
        <translation>**{who}** розподіляє взяті карти</translation>
    </message>
    <message id="northgard.prompt.react.you">
        <source>**{player}** plays **{card}**. Cancel it?</source>
        <translation>**{player}** грає карту «**{card}**». Скасувати?</translation>
    </message>
    <message id="northgard.prompt.react.then">
        <source>This uses up Defensive Strategy; the card has no effect.</source>
        <translation>Ви витратите «Оборонну стратегію», і карта не подіє.</translation>
    </message>
    <message id="northgard.prompt.react.they">
        <source>**{who}** may respond to the card</source>
        <translation>**{who}** може відповісти на карту</translation>
    </message>
    <message id="northgard.prompt.place_scorched.you">
        <source>Place **Scorched Earth** next to your land, or leave it</source>
        <translation>Покладіть **«Випалену землю»** поруч зі своїми землями або не чіпайте її</translation>
    </message>
    <message id="northgard.prompt.place_scorched.then">
        <source>You get **+1** [axe] in battles there, and **1** enemy resource at harvest.</source>
        <translation>У боях там ви маєте **+1** [axe]; під час збирання врожаю — **1** ресурс ворога.</translation>
    </message>
    <message id="northgard.prompt.place_scorched.they">
        <source>**{who}** places Scorched Earth</source>
        <translation>**{who}** кладе «Випалену землю»</translation>
    </message>
    <message id="northgard.prompt.theft.you">
        <source>**Scorched Earth:** take **1** resource from **{victim}**?</source>
        <translation>**«Випалена земля»:** забрати **1** ресурс у гравця **{victim}**?</translation>
    </message>
    <message id="northgard.prompt.theft.then">
        <source>One the territory with the token yields; its controller gets one less.</source>
        <translation>З тих, які дає територія з жетоном; її власник отримає на один менше.</translation>
    </message>
    <message id="northgard.prompt.theft.they">
        <source>**{who}** reaps on Scorched Earth</source>
        <translation>**{who}** збирає данину з «Випаленої землі»</translation>
    </message>
    <message id="northgard.prompt.trading.you">
        <source>**Trade** any three resources for one, or go on</source>
        <translation>**Обміняйте** будь-які три ресурси на один або продовжуйте</translation>
    </message>
    <message id="northgard.prompt.trading.then">
        <source>Winter comes next: it takes {goods} for your warriors.</source>
        <extracomment>{goods} are such as: 3 [food] 1 [wood].</extracomment>
        <translation>Попереду зима: на ваших воїнів піде {goods}.</translation>
    </message>
    <message id="northgard.prompt.trading.then_free">
        <source>Winter comes next; your warriors cost you nothing.</source>
        <translation>Попереду зима; ваші воїни нічого не коштують.</translation>
    </message>
    <message id="northgard.prompt.trading.they">
        <source>**{who}** trades</source>
        <translation>**{who}** обмінює ресурси</translation>
    </message>
    <message id="northgard.prompt.answer_swap.you">
        <source>**{player}** offers {give} for {want}</source>
        <translation>**{player}** пропонує {give} за {want}</translation>
    </message>
    <message id="northgard.prompt.answer_swap.then">
        <source>One resource for one, between partners.</source>
        <translation>Один ресурс на один, між партнерами.</translation>
    </message>
    <message id="northgard.prompt.answer_swap.they">
        <source>**{who}** answers their partner</source>
        <translation>**{who}** відповідає партнерові</translation>
    </message>
    <message id="northgard.prompt.start_again.you">
        <source>Start again with **three warriors** in a neutral territory</source>
        <translation>Почніть заново: **три воїни** на нейтральній території</translation>
    </message>
    <message id="northgard.prompt.start_again.then">
        <source>You have no one left on the map. You keep your cards, resources and fame.</source>
        <translation>На полі у вас нікого не залишилося. Карти, ресурси та слава й далі ваші.</translation>
    </message>
    <message id="northgard.prompt.start_again.they">
        <source>**{who}** starts again</source>
        <translation>**{who}** починає заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.you">
        <source>Place a **new tile** where you want to start again</source>
        <translation>Викладіть **нову плитку** там, де хочете почати заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.then">
        <source>No neutral territory is left: this tile must bring one.</source>
        <translation>Нейтральних територій не залишилося: плитка має дати нову.</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.they">
        <source>**{who}** looks for new land</source>
        <translation>**{who}** шукає нову землю</translation>
    </message>
    <message id="northgard.prompt.choose_victim.you">
        <source>Choose **whose hand to look at**</source>
        <translation>Оберіть, **чиї карти переглянути**</translation>
    </message>
    <message id="northgard.prompt.choose_victim.random">
        <source>Choose **who discards** a card, or draw one yourself</source>
        <translation>Оберіть, **хто скине** карту, або візьміть одну самі</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_search">
        <source>You discard one of its cards, then draw a card.</source>
        <translation>Одну з них ви скинете; потім візьмете карту собі.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_random">
        <source>The card is chosen at random.</source>
        <translation>Карту обере випадок.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_demand">
        <source>You choose a card; its owner discards it or pays you **2** resources.</source>
        <translation>Ви назвете карту; власник скине її або віддасть вам **2** ресурси.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.they">
        <source>**{who}** chooses whose hand to attack</source>
        <translation>**{who}** обирає, на чиї карти зазіхнути</translation>
    </message>
    <message id="northgard.prompt.shield.you">
        <source>**{player}** attacks your hand. Discard **Unrest** as a shield?</source>
        <translation>**{player}** зазіхає на ваші карти. Закритися **«Безладом»**?</translation>
    </message>
    <message id="northgard.prompt.shield.then">
        <source>Then no one sees your hand and it stays safe.</source>
        <translation>Тоді ваших карт ніхто не побачить, і з ними нічого не станеться.</translation>
    </message>
    <message id="northgard.prompt.shield.they">
        <source>**{who}** may shield their hand</source>
        <translation>**{who}** може закрити свої карти</translation>
    </message>
    <message id="northgard.prompt.search_hand.you">
        <source>Discard **one of {victim}’s cards**</source>
        <translation>Скиньте **одну карту** гравця **{victim}**</translation>
    </message>
    <message id="northgard.prompt.search_hand.then">
        <source>Only you see this hand, and only now.</source>
        <translation>Ці карти бачите лише ви й лише зараз.</translation>
    </message>
    <message id="northgard.prompt.search_hand.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** переглядає чужі карти</translation>
    </message>
    <message id="northgard.prompt.demand_card.you">
        <source>Demand **one of {victim}’s cards**</source>
        <translation>Вимагайте **одну карту** гравця **{victim}**</translation>
    </message>
    <message id="northgard.prompt.demand_card.then">
        <source>It is discarded, unless you are paid **2** resources instead.</source>
        <translation>Її скинуть, хіба що віддадуть вам натомість **2** ресурси.</translation>
    </message>
    <message id="northgard.prompt.demand_card.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** переглядає чужі карти</translation>
    </message>
    <message id="northgard.prompt.ransom.you">
        <source>**{player}** demands **{card}**: discard it, or pay?</source>
        <translation>**{player}** вимагає карту «**{card}**»: скинути її чи відкупитися?</translation>
    </message>
    <message id="northgard.prompt.ransom.then">
        <source>The price is **2** resources of your choice.</source>
        <translation>Відкупитися можна **2** ресурсами на ваш вибір.</translation>
    </message>
    <message id="northgard.prompt.ransom.they">
        <source>**{who}** pays for a card, or loses it</source>
        <translation>**{who}** відкуповується або втрачає карту</translation>
    </message>
    <message id="northgard.prompt.choose_discard.you">
        <source>Ancestral Curse: discard **one card**</source>
        <translation>«Прокляття предків»: скиньте **одну карту**</translation>
    </message>
    <message id="northgard.prompt.choose_discard.then">
        <source>Any card in your hand, even Unrest.</source>
        <translation>Будь-яку з руки, хоч «Безлад».</translation>
    </message>
    <message id="northgard.prompt.choose_discard.they">
        <source>**{who}** chooses a card to discard</source>
        <translation>**{who}** обирає, яку карту скинути</translation>
    </message>
    <message id="northgard.prompt.buy_card.you">
        <source>Pay any **3** resources for **one more card**?</source>
        <translation>Витратити будь-які **3** ресурси на **ще одну карту**?</translation>
    </message>
    <message id="northgard.prompt.buy_card.then">
        <source>Choose what you pay, or stop here.</source>
        <translation>Оберіть, що витратити, або зупиніться.</translation>
    </message>
    <message id="northgard.prompt.buy_card.they">
        <source>**{who}** may pay for one more card</source>
        <translation>**{who}** може заплатити за ще одну карту</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.you">
        <source>Pay any **2** resources for **one more warrior**?</source>
        <translation>Витратити будь-які **2** ресурси на **ще одного воїна**?</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.then">
        <source>The warrior joins the others in {place:loc}.</source>
        <translation>Воїн приєднається до решти в {place:loc}.</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.they">
        <source>**{who}** may pay for one more warrior</source>
        <translation>**{who}** може заплатити за ще одного воїна</translation>
    </message>
    <message id="northgard.prompt.choose_battle.you">
        <source>Choose **which battle** to fight next</source>
        <translation>Оберіть, **який бій** буде наступним</translation>
    </message>
    <message id="northgard.prompt.choose_battle.then">
        <source>One at a time; no one can retreat to where a battle still waits.</source>
        <translation>По одному; туди, де бій ще попереду, не відступають.</translation>
    </message>
    <message id="northgard.prompt.choose_battle.they">
        <source>**{who}** chooses the next battle</source>
        <translation>**{who}** обирає наступний бій</translation>
    </message>
    <message id="northgard.prompt.pushing.you">
        <source>Drive **one defender** away before the battle?</source>
        <translation>Прогнати **одного оборонця** перед боєм?</translation>
    </message>
    <message id="northgard.prompt.pushing.then">
        <source>From {place:gen} to an adjacent territory, neutral or the defender’s own.</source>
        <translation>З {place:gen} на суміжну територію, нейтральну або підконтрольну оборонцеві.</translation>
    </message>
    <message id="northgard.prompt.pushing.they">
        <source>**{who}** may drive a defender away</source>
        <translation>**{who}** може прогнати оборонця</translation>
    </message>
    <message id="northgard.prompt.commit_food.you">
        <source>Battle in {place:loc}: **how much food** do you spend?</source>
        <translation>Бій у {place:loc}: **скільки їжі** витратити?</translation>
    </message>
    <message id="northgard.prompt.commit_food.then">
        <source>**{own}** [axe] against **{other}** [axe] before the dice; each food adds **1** [axe].</source>
        <translation>До кидка: **{own}** [axe] проти **{other}** [axe]; кожна їжа дає ще **1** [axe].</translation>
    </message>
    <message id="northgard.prompt.commit_food.they">
        <source>**{who}** feeds the warriors for battle</source>
        <translation>**{who}** годує воїнів перед боєм</translation>
    </message>
    <message id="northgard.prompt.choose_face.you">
        <source>Your die: **1** [axe] or **1** [skull]?</source>
        <translation>Ваша кістка: **1** [axe] чи **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.choose_face.then">
        <source>**{own}** [axe] against **{other}** [axe]; the other die is yet to be rolled.</source>
        <translation>**{own}** [axe] проти **{other}** [axe]; другу кістку ще не кинуто.</translation>
    </message>
    <message id="northgard.prompt.choose_face.then_last">
        <source>**{own}** [axe] against **{other}** [axe]; this decides the battle.</source>
        <translation>**{own}** [axe] проти **{other}** [axe]; це вирішить бій.</translation>
    </message>
    <message id="northgard.prompt.choose_face.they">
        <source>**{who}** chooses a side of the die</source>
        <translation>**{who}** обирає результат кістки</translation>
    </message>
    <message id="northgard.prompt.throw_axe.you">
        <source>Axe Throwers: **1** extra [axe] or **1** extra [skull]?</source>
        <translation>«Метальники сокир»: ще **1** [axe] чи ще **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.throw_axe.then">
        <source>**{own}** [axe] against **{other}** [axe]; the defender’s die is yet to be rolled.</source>
        <translation>**{own}** [axe] проти **{other}** [axe]; оборонець ще не кидав кістки.</translation>
    </message>
    <message id="northgard.prompt.throw_axe.they">
        <source>**{who}** throws axes</source>
        <translation>**{who}** метає сокири</translation>
    </message>
    <message id="northgard.prompt.choose_losses.you" numerus="yes">
        <source>**{n}** of your figures falls: choose which | **{n}** of your figures fall: choose which</source>
        <translation>
            <numerusform>Гине **{n}** ваша фігурка: оберіть, яка</numerusform>
            <numerusform>Гинуть **{n}** ваші фігурки: оберіть, які</numerusform>
            <numerusform>Гине **{n}** ваших фігурок: оберіть, які</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.choose_losses.then">
        <source>Kaija is one of them, in {place:loc}. She can be recruited again.</source>
        <translation>Серед них Кая, у {place:loc}. Її можна найняти знову.</translation>
    </message>
    <message id="northgard.prompt.choose_losses.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** обирає, хто загине</translation>
    </message>
    <message id="northgard.prompt.retreating.you">
        <source>Retreat from {place:gen}: choose **where**</source>
        <translation>Відступ із {place:gen}: оберіть, **куди**</translation>
    </message>
    <message id="northgard.prompt.retreating.then">
        <source>Group by group, to neutral territories or your own, over regular borders only.</source>
        <translation>Група за групою, на нейтральні або свої території, через звичайні межі.</translation>
    </message>
    <message id="northgard.prompt.retreating.they">
        <source>**{who}** retreats</source>
        <translation>**{who}** відступає</translation>
    </message>
    <message id="northgard.prompt.call_creature.you">
        <source>Call a **creature** onto the map?</source>
        <translation>Викликати на поле **істоту**?</translation>
    </message>
    <message id="northgard.prompt.call_creature.then">
        <source>You see which one comes and choose where; it acts at once.</source>
        <translation>Ви побачите, хто прийде, і оберете, куди; істота одразу почне діяти.</translation>
    </message>
    <message id="northgard.prompt.call_creature.they">
        <source>**{who}** may call a creature</source>
        <translation>**{who}** може викликати істоту</translation>
    </message>
    <message id="northgard.prompt.place_creature.you">
        <source>Choose a place for the **{creature}**</source>
        <translation>Оберіть місце: **{creature}**</translation>
    </message>
    <message id="northgard.prompt.place_creature.then">
        <source>A lair in a territory without a creature; if there is none, any such territory.</source>
        <translation>Лігво на території без істот; якщо таких немає, будь-яка територія без істот.</translation>
    </message>
    <message id="northgard.prompt.place_creature.they">
        <source>**{who}** places a creature</source>
        <translation>**{who}** обирає місце для істоти</translation>
    </message>
    <message id="northgard.prompt.choose_way.you">
        <source>Choose **where the {creature} goes**</source>
        <translation>Оберіть, **куди йде {creature}**</translation>
    </message>
    <message id="northgard.prompt.choose_way.then">
        <source>These territories attract it equally; the first player decides.</source>
        <translation>Ці території приваблюють однаково; вирішує перший гравець.</translation>
    </message>
    <message id="northgard.prompt.choose_way.they">
        <source>**{who}** leads a creature</source>
        <translation>**{who}** веде істоту</translation>
    </message>
    <message id="northgard.prompt.challenging.you">
        <source>Attack a **creature** next to your warriors?</source>
        <translation>Напасти на **істоту** поруч із вашими воїнами?</translation>
    </message>
    <message id="northgard.prompt.challenging.then">
        <source>One per territory. You know its strength; a tie means you lose.</source>
        <translation>По одній на територію. Її сила відома; нічия — поразка.</translation>
    </message>
    <message id="northgard.prompt.challenging.they">
        <source>**{who}** may attack a creature</source>
        <translation>**{who}** може напасти на істоту</translation>
    </message>
    <message id="northgard.prompt.copying.you">
        <source>Choose **a card to use**</source>
        <translation>Оберіть **карту, яку застосуєте**</translation>
    </message>
    <message id="northgard.prompt.copying.then">
        <source>It works as if you had played it, and stays where it is.</source>
        <translation>Вона подіє так, наче її зіграли ви, і залишиться на місці.</translation>
    </message>
    <message id="northgard.prompt.copying.they">
        <source>**{who}** chooses a card to use</source>
        <translation>**{who}** обирає, яку карту застосувати</translation>
    </message>
    <message id="northgard.prompt.negotiating.you">
        <source>Take **a card from your discard pile**, or draw one</source>
        <translation>Візьміть **карту зі свого скиду** або з колоди</translation>
    </message>
    <message id="northgard.prompt.negotiating.then">
        <source>You may play it this turn, if the rules of a turn allow.</source>
        <translation>Її можна зіграти цього ж ходу, якщо дозволяють правила ходу.</translation>
    </message>
    <message id="northgard.prompt.negotiating.they">
        <source>**{who}** looks through the discard pile</source>
        <translation>**{who}** переглядає свій скид</translation>
    </message>
    <message id="northgard.prompt.spreading.you">
        <source>Osmosis: choose **a territory for a warrior**</source>
        <translation>«Єднання з природою»: оберіть **територію для воїна**</translation>
    </message>
    <message id="northgard.prompt.spreading.then">
        <source>Up to three of your territories, open or with wood on their tiles; one warrior each.</source>
        <translation>До трьох ваших територій, відкритих або з деревом на плитках; по одному воїну.</translation>
    </message>
    <message id="northgard.prompt.spreading.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** наймає воїнів</translation>
    </message>
    <message id="northgard.prompt.joining.you">
        <source>Bring **one adjacent figure** to {place:acc}?</source>
        <translation>Привести **одну фігурку** із суміжної території до {place:gen}?</translation>
    </message>
    <message id="northgard.prompt.joining.then">
        <source>Over any border. This is not a move: no one fights.</source>
        <translation>Через будь-яку межу. Це не переміщення: бою не буде.</translation>
    </message>
    <message id="northgard.prompt.joining.they">
        <source>**{who}** may bring one more warrior</source>
        <translation>**{who}** може привести ще одного воїна</translation>
    </message>
    <message id="northgard.prompt.choose_glory.you">
        <source>Build first, or **collect first**?</source>
        <translation>Спершу будувати чи **спершу зібрати ресурси**?</translation>
    </message>
    <message id="northgard.prompt.choose_glory.then">
        <source>You collect from the territory where you build.</source>
        <translation>Ресурси дає та територія, де ви будуєте.</translation>
    </message>
    <message id="northgard.prompt.choose_glory.they">
        <source>**{who}** builds for glory</source>
        <translation>**{who}** будує на славу клану</translation>
    </message>
    <message id="northgard.prompt.rebuild.you">
        <source>Replace **one building** with another of the same size?</source>
        <translation>Замінити **одну споруду** іншою такого ж розміру?</translation>
    </message>
    <message id="northgard.prompt.rebuild.then">
        <source>For free; it may repeat a type already there.</source>
        <translation>Безкоштовно; нова може повторювати наявну.</translation>
    </message>
    <message id="northgard.prompt.rebuild.they">
        <source>**{who}** may replace a building</source>
        <translation>**{who}** може замінити споруду</translation>
    </message>
    <message id="northgard.prompt.removing.you">
        <source>Remove **one enemy warrior** next to your land</source>
        <translation>Вилучіть **одного ворожого воїна** поруч зі своїми землями</translation>
    </message>
    <message id="northgard.prompt.removing.anywhere">
        <source>Remove **one enemy warrior** anywhere</source>
        <translation>Вилучіть **одного ворожого воїна** будь-де</translation>
    </message>
    <message id="northgard.prompt.removing.then">
        <source>Choose the territory; if Kaija is there, her owner chooses who goes.</source>
        <translation>Оберіть територію; якщо там Кая, кого вилучити, вирішить власник.</translation>
    </message>
    <message id="northgard.prompt.removing.then_raid">
        <source>Then take a resource that this territory yields.</source>
        <translation>Потім ви отримаєте ресурс, який дає ця територія.</translation>
    </message>
    <message id="northgard.prompt.removing.they">
        <source>**{who}** removes a warrior</source>
        <translation>**{who}** вилучає воїна</translation>
    </message>
    <message id="northgard.prompt.choose_loot.you">
        <source>Take **one resource** from the supply</source>
        <translation>Візьміть **один ресурс** із загального запасу</translation>
    </message>
    <message id="northgard.prompt.choose_loot.then">
        <source>Of a kind {place} yields.</source>
        <translation>З тих, які дає територія {place}.</translation>
    </message>
    <message id="northgard.prompt.choose_loot.they">
        <source>**{who}** takes loot</source>
        <translation>**{who}** бере здобич</translation>
    </message>
    <message id="northgard.prompt.placing.you">
        <source>Place **one warrior** in a territory you control</source>
        <translation>Розмістіть **одного воїна** на території, яку контролюєте</translation>
    </message>
    <message id="northgard.prompt.placing.then">
        <source>This is not recruiting: training camps add nothing.</source>
        <translation>Це не наймання: тренувальні табори нічого не додають.</translation>
    </message>
    <message id="northgard.prompt.placing.they">
        <source>**{who}** places a warrior</source>
        <translation>**{who}** розміщує воїна</translation>
    </message>
    <message id="northgard.prompt.choose_exit.you">
        <source>Choose an open territory **where the hidden ways lead**</source>
        <translation>Оберіть відкриту територію, **куди ведуть таємні стежки**</translation>
    </message>
    <message id="northgard.prompt.choose_exit.then">
        <source>Anywhere on the map; then choose who goes there.</source>
        <translation>Будь-де на полі; потім оберіть, хто туди піде.</translation>
    </message>
    <message id="northgard.prompt.choose_exit.they">
        <source>**{who}** searches for hidden ways</source>
        <translation>**{who}** шукає таємні стежки</translation>
    </message>
    <message id="northgard.prompt.hidden_march.you">
        <source>Choose **who takes the hidden ways** to {place:acc}</source>
        <translation>Оберіть, **хто піде таємними стежками** до {place:gen}</translation>
    </message>
    <message id="northgard.prompt.hidden_march.then">
        <source>Any number of warriors from one territory. If an enemy is there, you attack.</source>
        <translation>Будь-яка кількість воїнів з однієї території. Якщо там ворог, ви нападаєте.</translation>
    </message>
    <message id="northgard.prompt.hidden_march.they">
        <source>**{who}** walks hidden ways</source>
        <translation>**{who}** йде таємними стежками</translation>
    </message>
    <message id="northgard.prompt.bribing.you">
        <source>Move up to **two enemy warriors** to an adjacent territory</source>
        <translation>Перемістіть до **двох ворожих воїнів** на суміжну територію</translation>
    </message>
    <message id="northgard.prompt.bribing.then">
        <source>Over any border. If they meet others, their owner attacks.</source>
        <translation>Через будь-яку межу. Зустрівши чужих, вони нападають.</translation>
    </message>
    <message id="northgard.prompt.bribing.they">
        <source>**{who}** bribes warriors</source>
        <translation>**{who}** підкуповує воїнів</translation>
    </message>
</context>
<context>
    <name>northgard_saga</name>
    <message id="northgard.event.clan_chosen">
        <source>**{who}** leads the **{clan}**.</source>
        <extracomment>{clan} is such as: Clan of the Bear.</extracomment>
        <translation>**{who}** — **{clan}**.</translation>
    </message>
    <message id="northgard.event.first_player_rolled">
        <source>**{who}** rolls **{axes}** [axe] to go first.</source>
        <translation>**{who}** кидає кістки за право першого ходу: **{axes}** [axe].</translation>
    </message>
    <message id="northgard.event.first_player_chosen">
        <source>**{who}** is now the first player.</source>
        <translation>Перший гравець тепер — **{who}**.</translation>
    </message>
    <message id="northgard.event.setup_tiles_drawn">
        <source>**{who}** draws {tiles}.</source>
        <extracomment>{tiles} are such as: tile 4, tile 17.</extracomment>
        <translation>**{who}** бере: {tiles}.</translation>
    </message>
    <message id="northgard.event.setup_tiles_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** tile. | **{who}** draws **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** бере **{n}** плитку.</numerusform>
            <numerusform>**{who}** бере **{n}** плитки.</numerusform>
            <numerusform>**{who}** бере **{n}** плиток.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.setup_tiles_returned" numerus="yes">
        <source>**{who}** returns **{n}** tile. | **{who}** returns **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** повертає **{n}** плитку.</numerusform>
            <numerusform>**{who}** повертає **{n}** плитки.</numerusform>
            <numerusform>**{who}** повертає **{n}** плиток.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.year_began">
        <source>**Year {year}** begins.</source>
        <translation>Починається **рік {year}**.</translation>
    </message>
    <message id="northgard.event.row_revealed">
        <source>New this year: {cards}.</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>Цього року: {cards}.</translation>
    </message>
    <message id="northgard.event.phase_began">
        <source>**{phase}**</source>
        <extracomment>A heading: the phase of the year that begins.</extracomment>
        <translation>**{phase}**</translation>
    </message>
    <message id="northgard.event.deck_shuffled" numerus="yes">
        <source>**{who}** shuffles the discard pile into a new deck: **{n}** card. | **{who}** shuffles the discard pile into a new deck: **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** тасує скид у нову колоду: **{n}** карта.</numerusform>
            <numerusform>**{who}** тасує скид у нову колоду: **{n}** карти.</numerusform>
            <numerusform>**{who}** тасує скид у нову колоду: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.cards_drawn">
        <source>**{who}** draws {cards}.</source>
        <translation>**{who}** бере: {cards}.</translation>
    </message>
    <message id="northgard.event.cards_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** card. | **{who}** draws **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** бере **{n}** карту.</numerusform>
            <numerusform>**{who}** бере **{n}** карти.</numerusform>
            <numerusform>**{who}** бере **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.cards_assigned">
        <source>**{who}** {parts}.</source>
        <extracomment>{parts} are the three below, joined.</extracomment>
        <translation>**{who}** {parts}.</translation>
    </message>
    <message id="northgard.event.cards_kept">
        <source>keeps **{n}**</source>
        <extracomment>A number of cards.</extracomment>
        <translation>залишає **{n}**</translation>
    </message>
    <message id="northgard.event.cards_thrown">
        <source>discards {cards}</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>скидає {cards}</translation>
    </message>
    <message id="northgard.event.cards_returned">
        <source>puts **{n}** back on the deck</source>
        <translation>повертає на колоду **{n}**</translation>
    </message>
    <message id="northgard.event.card_played">
        <source>**{who}** plays {card}.</source>
        <translation>**{who}** грає карту {card}.</translation>
    </message>
    <message id="northgard.event.card_cancelled">
        <source>**{by}** cancels **{who}**’s {card}.</source>
        <translation>**{by}** скасовує карту {card} гравця **{who}**.</translation>
    </message>
    <message id="northgard.event.card_copied">
        <source>**{who}** uses **{of}**’s {card}.</source>
        <translation>**{who}** застосовує карту {card} гравця **{of}**.</translation>
    </message>
    <message id="northgard.event.effect_chosen">
        <source>**{who}** chooses: {what}.</source>
        <extracomment>{what} is such as: Recruit.</extracomment>
        <translation>**{who}** обирає: {what}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_build_first">
        <source>**{who}** builds first, then collects.</source>
        <translation>**{who}** спершу будує, потім збирає ресурси.</translation>
    </message>
    <message id="northgard.event.effect_chosen_collect_first">
        <source>**{who}** collects first in {place:loc}.</source>
        <translation>**{who}** спершу збирає ресурси в {place:loc}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_hidden_ways">
        <source>**{who}**’s hidden ways lead to {place:acc}.</source>
        <translation>Таємні стежки гравця **{who}** ведуть до {place:gen}.</translation>
    </message>
    <message id="northgard.event.hand_attacked">
        <source>**{who}** attacks **{victim}**’s hand.</source>
        <translation>**{who}** зазіхає на карти гравця **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_copied_own">
        <source>**{who}** uses {card} again.</source>
        <translation>**{who}** ще раз застосовує карту {card}.</translation>
    </message>
    <message id="northgard.event.waited">
        <source>**{who}** waits and sets {card} aside.</source>
        <translation>**{who}** чекає: відкладено карту {card}.</translation>
    </message>
    <message id="northgard.event.card_replaced">
        <source>**{who}** pays **1** [lore] to swap {card}.</source>
        <translation>**{who}** витрачає **1** [lore] і замінює карту {card}.</translation>
    </message>
    <message id="northgard.event.card_removed">
        <source>**{who}** pays **2** [lore] to remove {card}.</source>
        <translation>**{who}** витрачає **2** [lore] і вилучає карту {card}.</translation>
    </message>
    <message id="northgard.event.clan_upgraded">
        <source>**{who}** strengthens the clan: {upgrade}. {card} is set aside.</source>
        <translation>**{who}** поліпшує клан: {upgrade}. Відкладено карту {card}.</translation>
    </message>
    <message id="northgard.event.clan_upgraded_boxed">
        <source>**{who}** strengthens the clan: {upgrade}. {card} leaves the game.</source>
        <translation>**{who}** поліпшує клан: {upgrade}. Із гри вилучено карту {card}.</translation>
    </message>
    <message id="northgard.event.passed">
        <source>**{who}** passes.</source>
        <translation>**{who}** пасує.</translation>
    </message>
    <message id="northgard.event.card_picked">
        <source>**{who}** takes {card}.</source>
        <translation>**{who}** отримує карту {card}.</translation>
    </message>
    <message id="northgard.event.card_taken">
        <source>**{who}** takes {card} from the discard pile.</source>
        <translation>**{who}** бере зі скиду карту {card}.</translation>
    </message>
    <message id="northgard.event.card_discarded">
        <source>**{who}** has to discard {card}.</source>
        <translation>Гравцеві **{who}** доводиться скинути карту {card}.</translation>
    </message>
    <message id="northgard.event.shielded">
        <source>**{who}** discards **Unrest**: **{by}**’s card does no harm.</source>
        <translation>**{who}** скидає **«Безлад»**: карта гравця **{by}** не шкодить.</translation>
    </message>
    <message id="northgard.event.hand_seen">
        <source>**{who}** looks at **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** переглядає карти на руці гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="northgard.event.hand_seen_hidden">
        <source>**{who}** looks at **{victim}**’s hand.</source>
        <translation>**{who}** переглядає карти на руці гравця **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_demanded">
        <source>**{who}** demands {card} from **{victim}**.</source>
        <translation>**{who}** вимагає в гравця **{victim}** карту {card}.</translation>
    </message>
    <message id="northgard.event.card_demanded_hidden">
        <source>**{who}** demands a card from **{victim}**.</source>
        <translation>**{who}** вимагає карту в гравця **{victim}**.</translation>
    </message>
    <message id="northgard.event.ransomed">
        <source>**{who}** gives **{to}** {goods} and keeps the card.</source>
        <translation>**{who}** віддає гравцеві **{to}** {goods} і зберігає карту.</translation>
    </message>
    <message id="northgard.event.resources_gained">
        <source>**{who}** gets {goods}.</source>
        <translation>**{who}** отримує {goods}.</translation>
    </message>
    <message id="northgard.event.resources_paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** витрачає {goods}.</translation>
    </message>
    <message id="northgard.event.fame_gained">
        <source>**{who}** gains **{fame}** [glory].</source>
        <translation>**{who}** здобуває **{fame}** [glory].</translation>
    </message>
    <message id="northgard.event.fame_gained_closing">
        <source>**{who}** gains **{fame}** [glory] for a closed territory.</source>
        <translation>**{who}** здобуває **{fame}** [glory] за закриту територію.</translation>
    </message>
    <message id="northgard.event.fame_gained_harvest">
        <source>**{who}** gains **{fame}** [glory] for closed territories.</source>
        <translation>**{who}** здобуває **{fame}** [glory] за закриті території.</translation>
    </message>
    <message id="northgard.event.fame_gained_altar">
        <source>**{who}** gains **{fame}** [glory] for altars of kings.</source>
        <translation>**{who}** здобуває **{fame}** [glory] за вівтарі королів.</translation>
    </message>
    <message id="northgard.event.fame_lost">
        <source>**{who}** loses **{fame}** [glory].</source>
        <translation>**{who}** втрачає **{fame}** [glory].</translation>
    </message>
    <message id="northgard.event.tiles_drawn">
        <source>**{who}** draws {tiles}.</source>
        <translation>**{who}** бере: {tiles}.</translation>
    </message>
    <message id="northgard.event.tiles_drawn_hidden" numerus="yes">
        <source>**{who}** looks at **{n}** tile. | **{who}** looks at **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** переглядає **{n}** плитку.</numerusform>
            <numerusform>**{who}** переглядає **{n}** плитки.</numerusform>
            <numerusform>**{who}** переглядає **{n}** плиток.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.tiles_under_pile" numerus="yes">
        <source>**{n}** tile goes under the pile. | **{n}** tiles go under the pile.</source>
        <translation>
            <numerusform>Під низ стосу йде **{n}** плитка.</numerusform>
            <numerusform>Під низ стосу йдуть **{n}** плитки.</numerusform>
            <numerusform>Під низ стосу йде **{n}** плиток.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.tile_laid">
        <source>**{who}** explores.</source>
        <translation>**{who}** досліджує.</translation>
    </message>
    <message id="northgard.event.tile_laid_setup">
        <source>**{who}** places a tile.</source>
        <translation>**{who}** викладає плитку.</translation>
    </message>
    <message id="northgard.event.tile_laid_closed">
        <source>**{who}** explores and closes {places}.</source>
        <extracomment>{places} are territories.</extracomment>
        <translation>**{who}** досліджує й закриває: {places}.</translation>
    </message>
    <message id="northgard.event.explore_failed">
        <source>**{who}** finds no tile that fits.</source>
        <translation>**{who}** не знаходить відповідної плитки.</translation>
    </message>
    <message id="northgard.event.warriors_recruited" numerus="yes">
        <source>**{who}** recruits **{n}** warrior in {place:loc}. | **{who}** recruits **{n}** warriors in {place:loc}.</source>
        <translation>
            <numerusform>**{who}** наймає **{n}** воїна в {place:loc}.</numerusform>
            <numerusform>**{who}** наймає **{n}** воїнів у {place:loc}.</numerusform>
            <numerusform>**{who}** наймає **{n}** воїнів у {place:loc}.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_setup" numerus="yes">
        <source>**{who}** settles in {place:loc}: **{n}** warrior. | **{who}** settles in {place:loc}: **{n}** warriors.</source>
        <translation>
            <numerusform>**{who}** займає {place:acc}: **{n}** воїн.</numerusform>
            <numerusform>**{who}** займає {place:acc}: **{n}** воїни.</numerusform>
            <numerusform>**{who}** займає {place:acc}: **{n}** воїнів.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_camp" numerus="yes">
        <source>The training camp in {place:loc} adds **{n}** warrior. | The training camps in {place:loc} add **{n}** warriors.</source>
        <translation>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїна.</numerusform>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїнів.</numerusform>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїнів.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_second_chance" numerus="yes">
        <source>**{who}** starts again in {place:loc}: **{n}** warrior. | **{who}** starts again in {place:loc}: **{n}** warriors.</source>
        <translation>
            <numerusform>**{who}** починає заново в {place:loc}: **{n}** воїн.</numerusform>
            <numerusform>**{who}** починає заново в {place:loc}: **{n}** воїни.</numerusform>
            <numerusform>**{who}** починає заново в {place:loc}: **{n}** воїнів.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.kaija_recruited">
        <source>**{who}** brings **Kaija** to {place:acc}.</source>
        <translation>**{who}** кличе **Каю** до {place:gen}.</translation>
    </message>
    <message id="northgard.event.built">
        <source>**{who}** builds {building:a} in {place:loc}.</source>
        <translation>**{who}** будує в {place:loc} {building:acc}.</translation>
    </message>
    <message id="northgard.event.building_replaced">
        <source>**{who}** replaces {old:a} with {new:a} in {place:loc}.</source>
        <translation>**{who}** ставить у {place:loc} {new:acc} замість {old:gen}.</translation>
    </message>
    <message id="northgard.event.figures_moved">
        <source>**{who}** moves {figures}: {source} → {target}.</source>
        <translation>**{who}** переміщує {figures}: {source} → {target}.</translation>
    </message>
    <message id="northgard.event.figures_moved_retreat">
        <source>**{who}** retreats to {target:acc}: {figures}.</source>
        <translation>**{who}** відступає до {target:gen}, відводячи {figures}.</translation>
    </message>
    <message id="northgard.event.figures_moved_push">
        <source>**{who}** must move {figures} from {source:gen} to {target:acc}.</source>
        <translation>Гравцеві **{who}** доводиться відвести {figures} з {source:gen} до {target:gen}.</translation>
    </message>
    <message id="northgard.event.figures_lost">
        <source>**{who}** loses {figures} in {place:loc}.</source>
        <translation>**{who}** втрачає в {place:loc} {figures}.</translation>
    </message>
    <message id="northgard.event.figures_lost_no_retreat">
        <source>Nowhere to retreat from {place:gen}: **{who}** loses {figures}.</source>
        <translation>Відступати з {place:gen} нікуди: **{who}** втрачає {figures}.</translation>
    </message>
    <message id="northgard.event.scorched_placed">
        <source>**{who}** places **Scorched Earth** in {place:loc}.</source>
        <translation>**{who}** кладе **«Випалену землю»** в {place:loc}.</translation>
    </message>
    <message id="northgard.event.battle_began">
        <source>**{attacker}** attacks **{defender}** in {place:loc}.</source>
        <translation>Бій у {place:loc}: **{attacker}** нападає на гравця **{defender}**.</translation>
    </message>
    <message id="northgard.event.battle_began_beast">
        <source>**{attacker}** attacks the {creature} in {place:loc}.</source>
        <translation>Бій у {place:loc}: **{attacker}** нападає на {creature:acc}.</translation>
    </message>
    <message id="northgard.event.battle_began_prey">
        <source>The {creature} attacks **{defender}** in {place:loc}.</source>
        <translation>Бій у {place:loc}: {creature} нападає на гравця **{defender}**.</translation>
    </message>
    <message id="northgard.event.food_spent">
        <source>**{who}** spends **{food}** [food].</source>
        <translation>**{who}** витрачає **{food}** [food].</translation>
    </message>
    <message id="northgard.event.battle_die_rolled">
        <source>**{who}** rolls {face}.</source>
        <extracomment>{face} is such as: 2 [axe] and 1 [skull].</extracomment>
        <translation>**{who}** кидає кістку: {face}.</translation>
    </message>
    <message id="northgard.event.battle_die_rolled_creature">
        <source>**{roller}** rolls for the creature: {face}.</source>
        <translation>**{roller}** кидає кістку за істоту: {face}.</translation>
    </message>
    <message id="northgard.event.face_chosen">
        <source>**{who}** chooses **1** [axe].</source>
        <translation>**{who}** обирає **1** [axe].</translation>
    </message>
    <message id="northgard.event.face_chosen_casualty">
        <source>**{who}** chooses **1** [skull].</source>
        <translation>**{who}** обирає **1** [skull].</translation>
    </message>
    <message id="northgard.event.face_chosen_creature">
        <source>The creature takes **1** [axe].</source>
        <translation>Істота бере **1** [axe].</translation>
    </message>
    <message id="northgard.event.battle_ended">
        <source>**{who}** wins in {place:loc}, **{points}** to **{against}**.</source>
        <extracomment>The strengths of both sides.</extracomment>
        <translation>**{who}** перемагає в {place:loc}, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_creature">
        <source>The {creature} wins in {place:loc}, **{points}** to **{against}**.</source>
        <translation>{creature:^} перемагає в {place:loc}, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_fallen">
        <source>**{who}** wins in {place:loc}: all opponents have fallen, **{points}** to **{against}**.</source>
        <extracomment>The strengths of both sides; the winner may be the weaker one.</extracomment>
        <translation>**{who}** перемагає в {place:loc}: усі противники полягли, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_creature_fallen">
        <source>The {creature} wins in {place:loc}: all opponents have fallen, **{points}** to **{against}**.</source>
        <translation>{creature:^} перемагає в {place:loc}: усі противники полягли, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_nobody">
        <source>No one survives the battle in {place:loc}.</source>
        <translation>У бою в {place:loc} не виживає ніхто.</translation>
    </message>
    <message id="northgard.event.creature_appeared">
        <source>{creature:a^} appears in {place:loc}.</source>
        <translation>{creature:^} з’являється в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_called">
        <source>**{who}** calls {creature:a}.</source>
        <translation>**{who}** викликає {creature:acc}.</translation>
    </message>
    <message id="northgard.event.creature_deck_shuffled">
        <source>The creature cards are shuffled: **{n}**.</source>
        <translation>Карти істот перетасовано: **{n}**.</translation>
    </message>
    <message id="northgard.event.creature_moved">
        <source>The {creature} moves to {target:acc}.</source>
        <translation>{creature:^} переходить до {target:gen}.</translation>
    </message>
    <message id="northgard.event.creature_acted">
        <source>The {creature} strikes in {place:loc}.</source>
        <translation>{creature:^} нападає в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_beaten">
        <source>**{who}** defeats the {creature}.</source>
        <translation>Перемагає **{who}**: {creature} полишає поле.</translation>
    </message>
    <message id="northgard.event.harvested">
        <source>**{who}** harvests {goods}.</source>
        <translation>Урожай гравця **{who}**: {goods}.</translation>
    </message>
    <message id="northgard.event.harvested_nothing">
        <source>**{who}** harvests nothing.</source>
        <translation>**{who}** залишається без урожаю.</translation>
    </message>
    <message id="northgard.event.resource_stolen">
        <source>**{who}** takes **1** {icon} from **{victim}**: Scorched Earth.</source>
        <translation>**{who}** забирає **1** {icon} у гравця **{victim}**: «Випалена земля».</translation>
    </message>
    <message id="northgard.event.traded">
        <source>**{who}** trades {give} for {get}.</source>
        <translation>**{who}** міняє {give} на {get}.</translation>
    </message>
    <message id="northgard.event.partners_traded">
        <source>**{who}** gives **{partner}** {give} for {get}.</source>
        <translation>**{who}** віддає гравцеві **{partner}** {give} за {get}.</translation>
    </message>
    <message id="northgard.event.swap_offered">
        <source>**{who}** offers **{partner}** {give} for {get}.</source>
        <translation>**{who}** пропонує гравцеві **{partner}** {give} за {get}.</translation>
    </message>
    <message id="northgard.event.swap_refused">
        <source>**{partner}** won’t give {get} for {give}.</source>
        <translation>**{partner}** не віддає {get} за {give}.</translation>
    </message>
    <message id="northgard.event.winter_paid">
        <source>**{who}** pays {goods} for the winter.</source>
        <translation>**{who}** витрачає на зимування {goods}.</translation>
    </message>
    <message id="northgard.event.winter_paid_short">
        <source>**{who}** cannot feed everyone: {goods} is not enough.</source>
        <translation>**{who}** не може прогодувати всіх: {goods} — цього замало.</translation>
    </message>
    <message id="northgard.event.winter_paid_short_nothing">
        <source>**{who}** has nothing to feed the warriors with.</source>
        <translation>Гравцеві **{who}** нічим годувати воїнів.</translation>
    </message>
    <message id="northgard.event.unrest_taken">
        <source>**{who}** takes an **Unrest** card.</source>
        <translation>**{who}** бере карту **«Безлад»**.</translation>
    </message>
    <message id="northgard.event.unrest_taken_none">
        <source>No Unrest card is left: **{who}** pays in fame.</source>
        <translation>Карт «Безлад» більше немає: **{who}** платить славою.</translation>
    </message>
    <message id="northgard.event.top_card_discarded">
        <source>**{who}** discards the top card of the deck: {card}.</source>
        <translation>**{who}** скидає верхню карту колоди: {card}.</translation>
    </message>
    <message id="northgard.event.card">
        <source>**{card}**</source>
        <extracomment>A card in a sentence; put it into the quotation marks of the language.</extracomment>
        <translation>«**{card}**»</translation>
    </message>
    <message id="northgard.words.warriors" numerus="yes">
        <source>**{n}** warrior | **{n}** warriors</source>
        <extracomment>In the accusative: who is moved or lost.</extracomment>
        <translation>
            <numerusform>**{n}** воїна</numerusform>
            <numerusform>**{n}** воїнів</numerusform>
            <numerusform>**{n}** воїнів</numerusform>
        </translation>
    </message>
    <message id="northgard.words.with_kaija">
        <source>{warriors} and **Kaija**</source>
        <extracomment>In the accusative.</extracomment>
        <translation>{warriors} та **Каю**</translation>
    </message>
    <message id="northgard.words.kaija">
        <source>**Kaija**</source>
        <extracomment>In the accusative.</extracomment>
        <translation>**Каю**</translation>
    </message>
    <message id="northgard.words.part">
        <source>{place} · {part}</source>
        <extracomment>A territory, and the old name of the part of it where a slot is.</extracomment>
        <translation>{place} · {part}</translation>
    </message>
    <message id="northgard.words.tile">
        <source>tile {n}</source>
        <extracomment>Tiles are told apart by numbers.</extracomment>
        <translation>плитка {n}</translation>
    </message>
    <message id="northgard.words.times">
        <source>{what} ×{n}</source>
        <extracomment>Such as: small slot ×2.</extracomment>
        <translation>{what} ×{n}</translation>
    </message>
    <message id="northgard.words.regions" numerus="yes">
        <source>{n} territory | {n} territories</source>
        <extracomment>How many territories a tile has.</extracomment>
        <translation>
            <numerusform>{n} територія</numerusform>
            <numerusform>{n} території</numerusform>
            <numerusform>{n} територій</numerusform>
        </translation>
    </message>
    <message id="northgard.words.lair">
        <source>lair</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>лігво</translation>
    </message>
    <message id="northgard.words.east">
        <source>{n} east</source>
        <extracomment>How far from the start tile a place is.</extracomment>
        <translation>{n} на схід</translation>
    </message>
    <message id="northgard.words.west">
        <source>{n} west</source>
        <translation>{n} на захід</translation>
    </message>
    <message id="northgard.words.north">
        <source>{n} north</source>
        <translation>{n} на північ</translation>
    </message>
    <message id="northgard.words.south">
        <source>{n} south</source>
        <translation>{n} на південь</translation>
    </message>
    <message id="northgard.words.turned">
        <source>turned by {n}°</source>
        <extracomment>How a tile is turned, clockwise.</extracomment>
        <translation>поворот на {n}°</translation>
    </message>
    <message id="northgard.words.upright">
        <source>not turned</source>
        <translation>без повороту</translation>
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
    <message id="shell.common.save">
        <source>Save</source>
        <translation>Зберегти</translation>
    </message>
    <message id="shell.common.on">
        <source>On</source>
        <translation>Увімкнено</translation>
    </message>
    <message id="shell.common.off">
        <source>Off</source>
        <translation>Вимкнено</translation>
    </message>
    <message id="shell.common.key_hint">
        <source>{what} ({key})</source>
        <extracomment>A tooltip: what a button does, and its key.</extracomment>
        <translation>{what} ({key})</translation>
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
    <message id="shell.home.continue_heading">
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message id="shell.home.continue_nothing">
        <source>No games in progress</source>
        <translation>Жодна партія не чекає</translation>
    </message>
    <message id="shell.home.continue_nothing_detail">
        <source>Take a box from the shelf: a game you leave will wait for you here.</source>
        <translation>Візьміть коробку з полиці: залишена партія чекатиме тут.</translation>
    </message>
    <message id="shell.home.continue_button">
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message id="shell.home.continue_title">
        <source>{game}: {when}</source>
        <oldsource>{game}: turn {turn}</oldsource>
        <extracomment>{game} is a title, {when} such as: turn 14, or: year 3.</extracomment>
        <translation>{game}: {when}</translation>
    </message>
    <message id="shell.home.continue_moves">
        <source>{who}’s turn</source>
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
    <message id="shell.home.learn_heading">
        <source>Learn</source>
        <translation>Навчання</translation>
    </message>
    <message id="shell.home.learn_soon">
        <source>Lessons are yet to come</source>
        <translation>Уроки ще попереду</translation>
    </message>
    <message id="shell.home.learn_soon_detail">
        <source>Until then, every button and every spot on the board will tell you what it does.</source>
        <translation>А поки кожна кнопка й кожне місце на полі самі підкажуть, для чого вони.</translation>
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
        <source>The almanac of rules is yet to come.</source>
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
    <message id="shell.home.night">
        <source>Night hall</source>
        <translation>Нічна зала</translation>
    </message>
    <message id="shell.home.day">
        <source>Day hall</source>
        <translation>Денна зала</translation>
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
        <source>Seats are in turn order</source>
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
        <source>Plans ahead, by sound rules of thumb</source>
        <translation>Грає обдумано, перевіреними прийомами</translation>
    </message>
    <message id="shell.setup.name_label">
        <source>Name</source>
        <translation>Ім’я</translation>
    </message>
    <message id="shell.setup.name_default">
        <source>Player {n}</source>
        <extracomment>The name of a seat until somebody types another one.</extracomment>
        <translation>Гравець {n}</translation>
    </message>
    <message id="shell.setup.colour_label">
        <source>Colour and emblem</source>
        <translation>Колір і емблема</translation>
    </message>
    <message id="shell.setup.private_hand">
        <source>Between turns the curtain hides this hand</source>
        <translation>Карти сховано за завісою між ходами</translation>
    </message>
    <message id="shell.setup.private_none">
        <source>One person and computers: no curtain needed</source>
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
    <message id="shell.setup.add_seat">
        <source>Add a player</source>
        <extracomment>The dashed row below the seats.</extracomment>
        <translation>Додати гравця</translation>
    </message>
    <message id="shell.setup.quick_two">
        <source>Quick game for two</source>
        <translation>Швидка гра на двох</translation>
    </message>
    <message id="shell.setup.quick_solo">
        <source>Me vs computers</source>
        <extracomment>A button: one person, the other seats are computers.</extracomment>
        <translation>Я і комп’ютери</translation>
    </message>
    <message id="shell.setup.load">
        <source>Load</source>
        <translation>Завантажити</translation>
    </message>
    <message id="shell.setup.colours_note">
        <source>Colour-blind friendly: each banner has its own shape and emblem.</source>
        <translation>Зручно для дальтоніків: у кожного прапора своя форма й емблема.</translation>
    </message>
    <message id="shell.setup.options_heading">
        <source>Rules of this game</source>
        <translation>Правила партії</translation>
    </message>
    <message id="shell.setup.options_reset">
        <source>Reset</source>
        <translation>Звичайні правила</translation>
    </message>
    <message id="shell.setup.seed_label">
        <source>Random seed</source>
        <translation>Ключ партії</translation>
    </message>
    <message id="shell.setup.seed_other">
        <source>Another</source>
        <extracomment>A button: draw another seed.</extracomment>
        <translation>Інший</translation>
    </message>
    <message id="shell.setup.seed_note">
        <source>The same seed gives the same board and cards: handy for a rematch or a dispute.</source>
        <translation>Той самий ключ — те саме поле й ті самі карти: зручно для реваншу й суперечок.</translation>
    </message>
    <message id="shell.setup.seed_bad">
        <source>A seed is a number from 0 to {most}.</source>
        <translation>Ключ партії — число від 0 до {most}.</translation>
    </message>
    <message id="shell.setup.undo_label">
        <source>Undo</source>
        <translation>Скасування ходів</translation>
    </message>
    <message id="shell.setup.undo_strict">
        <source>Until something is revealed</source>
        <translation>Доки не відкрилося нове</translation>
    </message>
    <message id="shell.setup.undo_free">
        <source>Always</source>
        <translation>Завжди</translation>
    </message>
    <message id="shell.setup.undo_note">
        <source>Unlimited undo can show what was hidden: agree on it among friends.</source>
        <translation>Скасування без обмежень може показати приховане: грайте так лише зі своїми.</translation>
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
    <message id="shell.setup.bad_name">
        <source>This name is too long or has characters that cannot be saved.</source>
        <translation>Ім’я задовге або має знаки, яких не можна зберегти.</translation>
    </message>
    <message id="shell.setup.empty_name">
        <source>Every player needs a name.</source>
        <translation>Кожен гравець мусить мати ім’я.</translation>
    </message>
    <message id="shell.setup.same_name">
        <source>Two players are called {name}.</source>
        <translation>Двоє гравців мають те саме ім’я: {name}.</translation>
    </message>
    <message id="shell.setup.bad_number">
        <source>These rules are for {range}.</source>
        <extracomment>{range} is such as: 3–4 players.</extracomment>
        <translation>За цих правил за столом мають бути {range}.</translation>
    </message>
    <message id="shell.setup.bad_options">
        <source>These rules don’t go together.</source>
        <translation>Ці правила не поєднуються.</translation>
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
        <source>“{rule}” doesn’t go with the other rules chosen.</source>
        <translation>«{rule}» не поєднується з рештою правил.</translation>
    </message>
    <message id="shell.setup.not_with_these">
        <source>This doesn’t go with the other rules chosen.</source>
        <translation>Не поєднується з рештою обраних правил.</translation>
    </message>
    <message id="shell.setup.guest_1">
        <source>Sigrid</source>
        <extracomment>Names of the players until somebody types others: none that a hero, chief, leader or card of any game has.</extracomment>
        <translation>Сіґрід</translation>
    </message>
    <message id="shell.setup.guest_2">
        <source>Leif</source>
        <translation>Лейф</translation>
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
        <source>Solveig</source>
        <translation>Сольвейґ</translation>
    </message>
    <message id="shell.setup.at_least_two">
        <source>At least two must play.</source>
        <translation>Грають щонайменше двоє.</translation>
    </message>
    <message id="shell.setup.no_up">
        <source>This is already the first seat.</source>
        <translation>Це місце й так перше.</translation>
    </message>
    <message id="shell.setup.no_down">
        <source>This is already the last seat.</source>
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
        <source>Gameplay</source>
        <translation>Гра</translation>
    </message>
    <message id="shell.settings.heading_motion">
        <source>Animation</source>
        <translation>Анімація</translation>
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
        <source>All text, from 90 to 130%</source>
        <translation>Усіх написів, від 90 до 130 %</translation>
    </message>
    <message id="shell.settings.interface_scale">
        <source>Interface scale</source>
        <translation>Масштаб</translation>
    </message>
    <message id="shell.settings.interface_scale_detail">
        <source>Makes everything larger or smaller</source>
        <translation>Збільшує або зменшує все одразу</translation>
    </message>
    <message id="shell.settings.percent">
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message id="shell.settings.speed">
        <source>Animation speed</source>
        <translation>Швидкість анімації</translation>
    </message>
    <message id="shell.settings.speed_value">
        <source>{n}×</source>
        <extracomment>Such as 2×: twice as fast.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="shell.settings.speed_off">
        <source>Off</source>
        <translation>Без анімації</translation>
    </message>
    <message id="shell.settings.speed_detail">
        <source>For pieces, dice and computers’ turns</source>
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
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Перепитувати</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask before anything that cannot be undone</source>
        <translation>Перепитувати перед тим, чого вже не скасувати</translation>
    </message>
    <message id="shell.settings.undo">
        <source>Undo</source>
        <translation>Скасування ходів</translation>
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
        <source>Patterns over colours</source>
        <translation>Візерунки поверх кольорів</translation>
    </message>
    <message id="shell.settings.patterns_detail">
        <source>Buildings and guards are also hatched, differently for each player</source>
        <translation>Споруди й вартові ще й заштриховані, у кожного гравця по-своєму</translation>
    </message>
    <message id="shell.settings.curtain">
        <source>Curtain</source>
        <translation>Завіса</translation>
    </message>
    <message id="shell.settings.curtain_detail">
        <source>When only one person may see a hand</source>
        <translation>Коли карти має бачити лише одна людина</translation>
    </message>
    <message id="shell.settings.curtain_always">
        <source>Every time</source>
        <translation>Щоразу</translation>
    </message>
    <message id="shell.settings.curtain_people">
        <source>Between people</source>
        <extracomment>The curtain falls only when another person comes.</extracomment>
        <translation>При зміні гравця</translation>
    </message>
    <message id="shell.settings.reset">
        <source>Restore defaults</source>
        <translation>Скинути налаштування</translation>
    </message>
    <message id="shell.settings.reset_ask">
        <source>Restore the defaults for everything on this page?</source>
        <translation>Скинути всі налаштування на цій сторінці?</translation>
    </message>
    <message id="shell.settings.data_folder">
        <source>Your games are kept in {folder}</source>
        <translation>Ваші партії лежать у теці {folder}</translation>
    </message>
    <message id="shell.settings.unreadable">
        <source>The settings could not be read; defaults are used.</source>
        <translation>Не вдалося прочитати налаштування: узято звичайні.</translation>
    </message>
    <message id="shell.settings.not_saved">
        <source>The settings could not be saved: {why}.</source>
        <translation>Не вдалося зберегти налаштування: {why}.</translation>
    </message>
    <message id="shell.settings.ignored">
        <source>One setting could not be read and is back to its default: {name}.</source>
        <extracomment>{name} is a word of the settings file.</extracomment>
        <translation>Одне налаштування не вдалося прочитати, узято звичайне: {name}.</translation>
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
    <message id="shell.saves.none_autosave">
        <source>A game you leave unfinished waits here.</source>
        <translation>Перервана партія чекатиме на вас тут.</translation>
    </message>
    <message id="shell.saves.none_saved">
        <source>Save a game here under a name from the menu at the table.</source>
        <translation>У меню за столом партію можна зберегти сюди, давши їй назву.</translation>
    </message>
    <message id="shell.saves.empty">
        <source>Nothing is saved yet</source>
        <translation>Поки нічого не збережено</translation>
    </message>
    <message id="shell.saves.empty_detail">
        <source>Every game is saved automatically after each action.</source>
        <translation>Кожна партія автоматично зберігається після кожної дії.</translation>
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
    <message id="shell.saves.delete_ask">
        <source>Delete the game saved {when}?</source>
        <translation>Видалити партію, збережену {when}?</translation>
    </message>
    <message id="shell.saves.delete_detail">
        <source>This cannot be undone.</source>
        <translation>Повернути її не вдасться.</translation>
    </message>
    <message id="shell.saves.delete_broken_ask">
        <source>Delete the file {name}?</source>
        <extracomment>A file that is no game, or a broken one.</extracomment>
        <translation>Видалити файл {name}?</translation>
    </message>
    <message id="shell.saves.players_list">
        <source>{names}</source>
        <extracomment>Names of the players, separated by commas.</extracomment>
        <translation>{names}</translation>
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
        <source>{game}, {when}</source>
        <oldsource>{game}, turn {turn}</oldsource>
        <extracomment>The name offered for a new save; {when} is such as: turn 14, or: year 3.</extracomment>
        <translation>{game}, {when}</translation>
    </message>
    <message id="shell.saves.saved">
        <source>Saved as “{name}”.</source>
        <translation>Збережено: «{name}».</translation>
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
        <source>The system did not allow the file to be read.</source>
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
        <source>This is not a saved game, or it was damaged on its way here.</source>
        <translation>Це не збережена партія, або вона зіпсувалася дорогою.</translation>
    </message>
    <message id="shell.bad_save.cut_short">
        <source>The end of the file is missing.</source>
        <translation>У файлі бракує кінця.</translation>
    </message>
    <message id="shell.bad_save.not_a_save">
        <source>This is some other kind of file, not a saved game.</source>
        <translation>Це інший файл, не партія.</translation>
    </message>
    <message id="shell.bad_save.newer_format">
        <source>It was saved by a newer Meadhall. Update the program to open it.</source>
        <translation>Партію збережено новішою програмою. Оновіть Meadhall, щоб її відкрити.</translation>
    </message>
    <message id="shell.bad_save.open_elsewhere">
        <source>It is open in another window of Meadhall. Close it there first.</source>
        <translation>Її відкрито в іншому вікні Meadhall. Спершу закрийте її там.</translation>
    </message>
    <message id="shell.bad_save.unknown_game">
        <source>This is a game of “{game}”, which this Meadhall does not have.</source>
        <translation>Це партія в «{game}», а такої гри тут немає.</translation>
    </message>
    <message id="shell.bad_save.damaged">
        <source>The file is damaged.</source>
        <translation>Файл пошкоджено.</translation>
    </message>
    <message id="shell.bad_save.no_position">
        <source>The rules have changed since, and this game can no longer be continued.</source>
        <translation>Правила відтоді змінилися, продовжити цю партію не можна.</translation>
    </message>
    <message id="shell.save_failed.disk_full">
        <source>the disk is full</source>
        <translation>на диску немає місця</translation>
    </message>
    <message id="shell.save_failed.not_allowed">
        <source>the folder is not writable</source>
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
    <message id="shell.save_failed.open_elsewhere">
        <source>it is open in another window</source>
        <translation>партію відкрито в іншому вікні</translation>
    </message>
    <message id="shell.notice.autosave_failed">
        <source>The game is not being saved: {why}. Play on, but don’t close the program.</source>
        <translation>Партія не зберігається: {why}. Грайте далі, але не закривайте програму.</translation>
    </message>
    <message id="shell.notice.autosave_works">
        <source>The game is being saved again.</source>
        <translation>Партія знову зберігається.</translation>
    </message>
    <message id="shell.notice.branches_lost" numerus="yes">
        <source>{n} undone branch no longer fits and was left out. | {n} undone branches no longer fit and were left out.</source>
        <translation>
            <numerusform>{n} скасована гілка більше не пасує, її пропущено.</numerusform>
            <numerusform>{n} скасовані гілки більше не пасують, їх пропущено.</numerusform>
            <numerusform>{n} скасованих гілок більше не пасують, їх пропущено.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.bots_replaced" numerus="yes">
        <source>This version does not know the computer player {names}. A steady one takes over that seat. | This version does not know the computer players {names}. Steady ones take over their seats.</source>
        <translation>
            <numerusform>Ця версія не знає комп’ютерного гравця {names}. Замість нього продовжить бувалий.</numerusform>
            <numerusform>Ця версія не знає комп’ютерних гравців {names}. Замість них продовжать бувалі.</numerusform>
            <numerusform>Ця версія не знає комп’ютерних гравців {names}. Замість них продовжать бувалі.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.resumed_rules">
        <source>The rules have changed since. The game continues from action {line} of {lines}.</source>
        <translation>Правила відтоді змінилися. Партія триває від дії {line} із {lines}.</translation>
    </message>
    <message id="shell.notice.resumed">
        <source>The end of this save could not be replayed. The game continues from action {line} of {lines}.</source>
        <translation>Кінець запису не вдалося відтворити. Партія триває від дії {line} із {lines}.</translation>
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
        <translation>Що це таке</translation>
    </message>
    <message id="shell.about.what">
        <source>A warm room for long evenings: four board games of the North on your own computer, for friends around one screen and for computer players when the friends are snowed in.</source>
        <translation>Тепла кімната для довгих вечорів: чотири північні настільні ігри на вашому комп’ютері — для друзів біля одного екрана й для комп’ютерних суперників, коли друзів занесло снігом.</translation>
    </message>
    <message id="shell.about.heading_notice">
        <source>Made by fans</source>
        <translation>Робота шанувальників</translation>
    </message>
    <message id="shell.about.notice">
        <source>Meadhall is made by fans, for love, and is not commercial. It is not affiliated with, endorsed by or connected to the publishers or authors of these games. The names of the games and all trademarks belong to their owners. Meadhall contains no art or text from the published games: the pictures and words are our own.</source>
        <translation>Meadhall — некомерційна програма, яку шанувальники зробили з любові до ігор. Вона не пов’язана з видавцями й авторами цих ігор і не схвалена ними. Назви ігор і всі торговельні марки належать їхнім власникам. У Meadhall немає ні малюнків, ні текстів виданих ігор: малюнки й слова — наші власні.</translation>
    </message>
    <message id="shell.about.buy">
        <source>If you like a game, buy it: the box is the better half.</source>
        <translation>Сподобалася гра? Купіть її: коробка — краща її половина.</translation>
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
        <source>The window is built with Qt and PySide6, unchanged, under the LGPL. Their source lies at download.qt.io.</source>
        <translation>Вікно побудовано на незмінених Qt і PySide6, ліцензія LGPL. Їхній вихідний код лежить на download.qt.io.</translation>
    </message>
    <message id="shell.about.part_art">
        <source>Art</source>
        <extracomment>A tab among licences: that of our pictures and texts.</extracomment>
        <translation>Малюнки</translation>
    </message>
    <message id="shell.about.part_fonts">
        <source>Fonts</source>
        <extracomment>A tab among licences.</extracomment>
        <translation>Шрифти</translation>
    </message>
    <message id="shell.about.part_qt">
        <source>Inside Qt</source>
        <extracomment>A tab among licences: those of other makers whose work is part of Qt.</extracomment>
        <translation>Усередині Qt</translation>
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
    <message id="shell.ask.quit_button">
        <source>Quit</source>
        <translation>Вийти</translation>
    </message>
    <message id="shell.ask.quit_unsaved">
        <source>The game is not saved</source>
        <translation>Партію не збережено</translation>
    </message>
    <message id="shell.ask.quit_unsaved_detail">
        <source>It could not be saved: {why}. Quit anyway?</source>
        <translation>Зберегти не вдалося: {why}. Усе одно вийти?</translation>
    </message>
    <message id="shell.ask.open_unsaved_detail">
        <source>It could not be saved: {why}. Open the other game anyway?</source>
        <extracomment>A file was opened by a double click.</extracomment>
        <translation>Зберегти не вдалося: {why}. Усе одно відкрити іншу партію?</translation>
    </message>
    <message id="shell.ask.open_button">
        <source>Open</source>
        <translation>Відкрити</translation>
    </message>
    <message id="shell.ask.bot_failed">
        <source>A computer player is not responding</source>
        <translation>Комп’ютерний гравець не відповідає</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is saved. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партію збережено. Покличте його ще раз або встаньте з-за столу й поверніться пізніше.</translation>
    </message>
    <message id="shell.trouble.title">
        <source>Something went wrong</source>
        <translation>Щось негаразд</translation>
    </message>
    <message id="shell.trouble.detail">
        <source>The game is saved as it was before. You can go on.</source>
        <translation>Партію збережено такою, якою вона була. Можна грати далі.</translation>
    </message>
    <message id="shell.trouble.log">
        <source>The details are in {file}.</source>
        <extracomment>{file} is the place of a log file.</extracomment>
        <translation>Подробиці — у файлі {file}.</translation>
    </message>
    <message id="shell.keys.title">
        <source>Keys</source>
        <translation>Клавіші</translation>
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
    <message id="shell.keys.key_drag">
        <source>Drag</source>
        <translation>Потягнути</translation>
    </message>
    <message id="shell.keys.near_place">
        <source>Go to the next place that way</source>
        <translation>До сусіднього місця в той бік</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what you started</source>
        <translation>Перервати розпочате</translation>
    </message>
    <message id="shell.keys.help">
        <source>Show the keys</source>
        <translation>Показати клавіші</translation>
    </message>
    <message id="shell.keys.fullscreen">
        <source>Full screen</source>
        <translation>На весь екран</translation>
    </message>
    <message id="shell.keys.save">
        <source>Save the game</source>
        <translation>Зберегти партію</translation>
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
    <message id="table.bar.step">
        <source>{name}: {now} of {steps}</source>
        <extracomment>Read aloud: how far the game has come, such as: Year: 3 of 7.</extracomment>
        <translation>{name}: {now} із {steps}</translation>
    </message>
    <message id="table.bar.menu">
        <source>Menu</source>
        <translation>Меню</translation>
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
    <message id="table.bar.phases">
        <source>Phases of the turn</source>
        <extracomment>Read aloud before the names of the phases.</extracomment>
        <translation>Етапи ходу</translation>
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
    <message id="table.heading.board">
        <source>Board</source>
        <extracomment>Read aloud: the map of the game.</extracomment>
        <translation>Поле</translation>
    </message>
    <message id="table.heading.goal">
        <source>Goal</source>
        <translation>Мета</translation>
    </message>
    <message id="table.heading.left">
        <source>Left in the supply</source>
        <extracomment>How many tokens, cards and so on are left.</extracomment>
        <translation>Залишилося в запасі</translation>
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
        <source>You are watching.</source>
        <translation>Ви стежите за грою.</translation>
    </message>
    <message id="table.prompt.aside">
        <source>Meanwhile you may: {what}.</source>
        <extracomment>While another player is asked; {what} is a list of names of actions.</extracomment>
        <translation>Тим часом ви можете: {what}.</translation>
    </message>
    <message id="table.prompt.skip">
        <source>Click or press Space to see the result at once.</source>
        <translation>Клацніть або натисніть пробіл, щоб одразу побачити підсумок.</translation>
    </message>
    <message id="table.prompt.pick">
        <source>{what}: choose a **highlighted place** on the board</source>
        <extracomment>One kind of action has been chosen; {what} is its name, such as Road.</extracomment>
        <translation>{what}: оберіть **підсвічене місце** на полі</translation>
    </message>
    <message id="table.prompt.pick_detail">
        <source>Price: {price}. Esc shows everything you can do.</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Ціна: {price}. Esc покаже все, що можна зробити.</translation>
    </message>
    <message id="table.prompt.pick_free">
        <source>Esc shows everything you can do.</source>
        <translation>Esc покаже все, що можна зробити.</translation>
    </message>
    <message id="table.button.undo">
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message id="table.button.fork">
        <source>Go back to it</source>
        <translation>Повернутися</translation>
    </message>
    <message id="table.button.cancel">
        <source>Cancel</source>
        <translation>Скасувати</translation>
    </message>
    <message id="table.button.show_board">
        <source>Show the board</source>
        <translation>Показати поле</translation>
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
        <translation>Скасувати останній крок</translation>
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
    <message id="table.seat.asked">
        <source>Deciding now</source>
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
    <message id="table.seat.heavy">
        <source>more than {most} cards</source>
        <extracomment>After the number of cards in a big hand.</extracomment>
        <translation>понад {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Усе про гравця {who}</translation>
    </message>
    <message id="table.seat.cards">
        <source>Open cards</source>
        <extracomment>A button: cards of a player through which everybody may look, such as the discard pile.</extracomment>
        <translation>Відкриті карти</translation>
    </message>
    <message id="table.seat.look">
        <source>I am {who}: show my cards</source>
        <extracomment>A button: a player who is not asked wants the screen.</extracomment>
        <translation>Я — {who}: показати мої карти</translation>
    </message>
    <message id="table.note.more">
        <source>{heading}: more</source>
        <extracomment>The name of a button beside a heading.</extracomment>
        <translation>{heading}: докладніше</translation>
    </message>
    <message id="table.things.turn_left">
        <source>Left</source>
        <extracomment>A button: a quarter turn to the left.</extracomment>
        <translation>Ліворуч</translation>
    </message>
    <message id="table.things.turn_right">
        <source>Right</source>
        <extracomment>A button: a quarter turn to the right.</extracomment>
        <translation>Праворуч</translation>
    </message>
    <message id="table.picker.advised">
        <source>Good for a first game</source>
        <extracomment>Under a card such as a hero or a clan. Short.</extracomment>
        <translation>Добре для початку</translation>
    </message>
    <message id="table.hand.menu">
        <source>What to do with the card</source>
        <extracomment>Read aloud when a small menu opens over a card.</extracomment>
        <translation>Що зробити з картою</translation>
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
    <message id="table.actions.all" numerus="yes">
        <source>{n} action | All {n} actions</source>
        <extracomment>A button: the list of actions grows over the saga.</extracomment>
        <translation>
            <numerusform>{n} дія</numerusform>
            <numerusform>Усі {n} дії</numerusform>
            <numerusform>Усі {n} дій</numerusform>
        </translation>
    </message>
    <message id="table.actions.none">
        <source>Nothing to do now</source>
        <translation>Зараз робити нічого</translation>
    </message>
    <message id="table.actions.chosen">
        <source>Chosen</source>
        <translation>Обрано</translation>
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
    <message id="table.pace.to_me">
        <source>To my turn</source>
        <extracomment>A golden button while others play: everything until then is passed over.</extracomment>
        <translation>До мого ходу</translation>
    </message>
    <message id="table.pace.passing">
        <source>On to your turn…</source>
        <translation>Далі, до вашого ходу…</translation>
    </message>
    <message id="table.pace.under_way">
        <source>Already on the way to your turn.</source>
        <translation>До вашого ходу вже недалеко.</translation>
    </message>
    <message id="table.pace.pause">
        <source>Pause</source>
        <extracomment>A button: the others wait.</extracomment>
        <translation>Пауза</translation>
    </message>
    <message id="table.pace.go_on">
        <source>Let them go on</source>
        <extracomment>The same button while the others wait.</extracomment>
        <translation>Хай грають далі</translation>
    </message>
    <message id="table.pace.step">
        <source>One step</source>
        <extracomment>A button: the others do one more thing and then wait.</extracomment>
        <translation>Один крок</translation>
    </message>
    <message id="table.pace.speed">
        <source>How fast the others play at this table</source>
        <translation>Швидкість ходів суперників за цим столом</translation>
    </message>
    <message id="table.pace.times">
        <source>{n}×</source>
        <extracomment>So many times the usual speed.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="table.pace.follow">
        <source>Slow down for what concerns you: off</source>
        <extracomment>A button; it is off now.</extracomment>
        <translation>Повільніше, коли йдеться про вас: ні</translation>
    </message>
    <message id="table.pace.follows">
        <source>Slow down for what concerns you: on</source>
        <extracomment>The same button; it is on now.</extracomment>
        <translation>Повільніше, коли йдеться про вас: так</translation>
    </message>
    <message id="table.saga.news" numerus="yes">
        <source>{n} new | {n} new</source>
        <extracomment>Beside the heading Saga: so many lines are new.</extracomment>
        <translation>
            <numerusform>{n} новий</numerusform>
            <numerusform>{n} нові</numerusform>
            <numerusform>{n} нових</numerusform>
        </translation>
    </message>
    <message id="table.saga.title">
        <source>Saga</source>
        <translation>Літопис</translation>
    </message>
    <message id="table.saga.fork" numerus="yes">
        <source>Another way was tried **here** ({n} action): {what} | Another way was tried **here** ({n} actions): {what}</source>
        <extracomment>A line of the saga; {what} is a sentence: how that way began.</extracomment>
        <translation>
            <numerusform>Тут пробували **інакше** ({n} дія): {what}</numerusform>
            <numerusform>Тут пробували **інакше** ({n} дії): {what}</numerusform>
            <numerusform>Тут пробували **інакше** ({n} дій): {what}</numerusform>
        </translation>
    </message>
    <message id="table.composer.more" numerus="yes">
        <source>Choose **{n}** more | Choose **{n}** more</source>
        <translation>
            <numerusform>Оберіть ще **{n}**</numerusform>
            <numerusform>Оберіть ще **{n}**</numerusform>
            <numerusform>Оберіть ще **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.ready">
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message id="table.composer.full">
        <source>You have chosen enough: take one back first.</source>
        <translation>Обрано досить: спершу приберіть одну.</translation>
    </message>
    <message id="table.composer.no_such">
        <source>The price cannot be paid this way.</source>
        <translation>Так цю ціну не сплатити.</translation>
    </message>
    <message id="table.composer.clear">
        <source>Clear</source>
        <translation>Очистити</translation>
    </message>
    <message id="table.composer.held">
        <source>{n} held</source>
        <extracomment>How many of a kind one holds.</extracomment>
        <translation>на руці {n}</translation>
    </message>
    <message id="table.chooser.chosen">
        <source>chosen: {n}</source>
        <extracomment>Read aloud after the name of a card: so many of it are chosen.</extracomment>
        <translation>обрано: {n}</translation>
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
    <message id="table.trade.anything">
        <source>Anything</source>
        <translation>Що завгодно</translation>
    </message>
    <message id="table.trade.anything_hint">
        <source>Leave this side open and see what is proposed</source>
        <translation>Залиште цей бік відкритим і послухайте пропозиції</translation>
    </message>
    <message id="table.trade.to">
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message id="table.trade.offer">
        <source>Offer</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="table.trade.withdraw">
        <source>Withdraw</source>
        <translation>Відкликати</translation>
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
        <source>yet to answer</source>
        <extracomment>This player has not answered yet.</extracomment>
        <translation>відповіді ще немає</translation>
    </message>
    <message id="table.trade.refuse_all">
        <source>Refuse all this turn</source>
        <translation>Відхиляти все цього ходу</translation>
    </message>
    <message id="table.trade.hear_again">
        <source>Take offers again</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="table.trade.refuses">
        <source>takes no offers this turn</source>
        <translation>не слухає пропозицій цього ходу</translation>
    </message>
    <message id="table.trade.rate">
        <source>{rate}:1</source>
        <extracomment>A rate of exchange.</extracomment>
        <translation>{rate}:1</translation>
    </message>
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Пропозиції вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and no resource may be on both sides.</source>
        <translation>Кожен віддає щонайменше одну карту, і та сама сировина не може бути з обох боків.</translation>
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
        <source>You have no trade routes: everything trades at the usual rate.</source>
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
        <source>Pass the screen to</source>
        <extracomment>On the curtain, above a large name.</extracomment>
        <translation>Передайте екран гравцеві</translation>
    </message>
    <message id="table.curtain.button">
        <source>I am {who}: open</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>Я — {who}: відкрити</translation>
    </message>
    <message id="table.curtain.facts">
        <source>{game} · turn {turn}</source>
        <extracomment>On the curtain, under the name.</extracomment>
        <translation>{game} · хід {turn}</translation>
    </message>
    <message id="table.curtain.facts_step">
        <source>{game} · {name} {now}</source>
        <extracomment>On the curtain, under the name, such as: Uncharted Lands · Year 3.</extracomment>
        <translation>{game} · {name} {now}</translation>
    </message>
    <message id="table.curtain.your_turn">
        <source>your turn</source>
        <translation>ваш хід</translation>
    </message>
    <message id="table.curtain.your_answer">
        <source>waiting for your answer</source>
        <extracomment>In the middle of another player's turn.</extracomment>
        <translation>чекають на вашу відповідь</translation>
    </message>
    <message id="table.curtain.others">
        <source>Others, look away: this hand is shown next.</source>
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
        <source>Until the button is pressed, nothing hidden is on the table: no hand, no card, no plan.</source>
        <translation>Доки кнопку не натиснуто, на столі немає нічого прихованого: ні карт на руці, ні задумів.</translation>
    </message>
    <message id="table.curtain.each_time">
        <source>Every time</source>
        <translation>Щоразу</translation>
    </message>
    <message id="table.curtain.people">
        <source>Between people</source>
        <translation>При зміні гравця</translation>
    </message>
    <message id="table.curtain.people_detail">
        <source>The curtain falls only when another person takes over.</source>
        <translation>Завіса падає, лише коли за екран сідає інша людина.</translation>
    </message>
    <message id="table.recap.title">
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
    </message>
    <message id="table.recap.nothing">
        <source>Nothing has happened since your last turn.</source>
        <translation>З вашого попереднього ходу нічого не сталося.</translation>
    </message>
    <message id="table.recap.more" numerus="yes">
        <source>and {n} more line in the saga | and {n} more lines in the saga</source>
        <translation>
            <numerusform>і ще {n} рядок у літописі</numerusform>
            <numerusform>і ще {n} рядки в літописі</numerusform>
            <numerusform>і ще {n} рядків у літописі</numerusform>
        </translation>
    </message>
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>До столу</translation>
    </message>
    <message id="table.end.later">
        <source>Scores are counted when the game is over.</source>
        <translation>Очки підраховують, коли партію завершено.</translation>
    </message>
    <message id="table.end.heading_sources">
        <source>Where the points came from</source>
        <translation>Звідки взялися очки</translation>
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
    <message id="table.end.board">
        <source>To the board</source>
        <translation>До поля</translation>
    </message>
    <message id="table.end.shelf">
        <source>To the shelf</source>
        <translation>До полиці</translation>
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
        <translation>{n}-е місце</translation>
    </message>
    <message id="table.end.turning_point">
        <source>**{when}.** {what}</source>
        <extracomment>{when} is such as: Turn 12, or Year 3; {what} is a whole sentence of the saga.</extracomment>
        <translation>**{when}.** {what}</translation>
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
        <translation>Пограбування</translation>
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
            <numerusform>Скасувати {n} дію?</numerusform>
            <numerusform>Скасувати {n} дії?</numerusform>
            <numerusform>Скасувати {n} дій?</numerusform>
        </translation>
    </message>
    <message id="table.ask.undo_to_detail">
        <source>What you undo stays in the saga as a branch of its own.</source>
        <translation>Скасоване залишиться в літописі окремою гілкою.</translation>
    </message>
    <message id="table.ask.fork">
        <source>Go back to what was undone?</source>
        <translation>Повернутися до скасованого?</translation>
    </message>
    <message id="table.ask.fork_detail">
        <source>What has been done since is undone and stays in the saga as a branch of its own.</source>
        <translation>Зроблене відтоді буде скасовано й залишиться в літописі окремою гілкою.</translation>
    </message>
    <message id="table.bot.call_again">
        <source>Call it again</source>
        <translation>Покликати знову</translation>
    </message>
    <message id="table.look.new">
        <source>NEW</source>
        <extracomment>A small blue tab on a new card.</extracomment>
        <translation>НОВЕ</translation>
    </message>
    <message id="table.keys.act">
        <source>Play what is chosen</source>
        <translation>Зіграти обране</translation>
    </message>
    <message id="table.keys.places">
        <source>Cycle through the places</source>
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
        <translation>Скасувати</translation>
    </message>
    <message id="table.keys.undo_turn">
        <source>Undo the turn</source>
        <translation>Скасувати хід</translation>
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
    <message id="table.keys.turn">
        <source>Turn what you are placing</source>
        <extracomment>Before a tile or the like is laid, by quarters.</extracomment>
        <translation>Повернути те, що кладете</translation>
    </message>
    <message id="table.keys.village">
        <source>Another village</source>
        <extracomment>Where a board shows one of several villages. The key is Page Down.</extracomment>
        <translation>Інше поселення</translation>
    </message>
    <message id="table.keys.skip">
        <source>Skip the animation</source>
        <translation>Пропустити анімацію</translation>
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
        <source>This is not the question now.</source>
        <translation>Зараз вирішується не це.</translation>
    </message>
    <message id="table.denial.no_such_seat">
        <source>There is no such player.</source>
        <translation>Такого гравця немає.</translation>
    </message>
    <message id="table.denial.nothing_to_undo">
        <source>There is nothing to undo.</source>
        <translation>Немає чого скасовувати.</translation>
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
        <source>There is no such undone branch.</source>
        <translation>Такої скасованої гілки немає.</translation>
    </message>
    <message id="table.denial.another_decided">
        <source>**{who}** has decided something since: you cannot undo that alone.</source>
        <translation>Відтоді вже є рішення гравця **{who}**: самотужки цього не скасувати.</translation>
    </message>
    <message id="table.denial.decided_by_another">
        <source>**{who}** decided that: no one else can bring it back.</source>
        <translation>Це рішення гравця **{who}**: ніхто інший його не поверне.</translation>
    </message>
    <message id="table.denial.chance_decided">
        <source>Dice or cards have decided something since: that cannot be undone.</source>
        <translation>Відтоді щось вирішили кубики або карти: цього не скасувати.</translation>
    </message>
    <message id="table.denial.something_revealed">
        <source>Something hidden has been revealed since: no one can unsee it.</source>
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
        <translation>карта|few=карти|gen=карт</translation>
    </message>
    <message id="icon.glory">
        <source>point|gen=points</source>
        <extracomment>Victory points in one game, fame in another. few= follows 2 to 4 where it is not gen=. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>очко|few=очки|gen=очок</translation>
    </message>
    <message id="icon.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>їжа|gen=їжі</translation>
    </message>
    <message id="icon.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево|gen=дерева</translation>
    </message>
    <message id="icon.lore">
        <source>lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>знання|few=знання|gen=знань</translation>
    </message>
    <message id="icon.axe">
        <source>combat point|gen=combat points</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>очко бою|few=очки бою|gen=очок бою</translation>
    </message>
    <message id="icon.skull">
        <source>casualty|gen=casualties</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>втрата|few=втрати|gen=втрат</translation>
    </message>
    <message id="icon.bolt">
        <source>Flash</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>миттєва карта</translation>
    </message>
    <message id="icon.beer">
        <source>beer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пиво|gen=пива</translation>
    </message>
    <message id="icon.gold">
        <source>gold</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>золото|gen=золота</translation>
    </message>
    <message id="icon.coin">
        <source>coin|gen=coins</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>монета|few=монети|gen=монет</translation>
    </message>
    <message id="icon.favour">
        <source>favour</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>прихильність|few=прихильності|gen=прихильностей</translation>
    </message>
    <message id="icon.blame">
        <source>blame</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ганьба|gen=ганьби</translation>
    </message>
    <message id="icon.shield">
        <source>shield|gen=shields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>щит|few=щити|gen=щитів</translation>
    </message>
    <message id="icon.wound">
        <source>hit|gen=hits</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>удар|few=удари|gen=ударів</translation>
    </message>
    <message id="icon.log">
        <source>wood</source>
        <extracomment>Wood as the Harbour of Champions calls it. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево|gen=дерева</translation>
    </message>
    <message id="icon.swordsman">
        <source>swordsman|gen=swordsmen</source>
        <extracomment>The picture of a sword, read as the kind of warrior. So are the next two. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мечник|few=мечники|gen=мечників</translation>
    </message>
    <message id="icon.spearman">
        <source>spearman|gen=spearmen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>списник|few=списники|gen=списників</translation>
    </message>
    <message id="icon.axeman">
        <source>axeman|gen=axemen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>сокирник|few=сокирники|gen=сокирників</translation>
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
        <source>Waits in the clearing. When warriors outnumber the section’s guards, they all invade.</source>
        <translation>Чекає на узліссі. Коли воїнів більше, ніж вартових на ділянці, усі вони вторгаються в Дар.</translation>
    </message>
    <message id="watch.wildling_text.climber">
        <source>Crosses the Wall at once, to the first free hex along its arrow. This is not an invasion.</source>
        <translation>Одразу перебирається через Стіну на перший вільний гекс своєї стрілки. Це не вторгнення.</translation>
    </message>
    <message id="watch.wildling_text.giant">
        <source>Strikes down the guard on post 1 and goes home. If there are no guards, starts an invasion.</source>
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
        <translation>Клан печерних мешканців</translation>
    </message>
    <message id="watch.clan.hornfoot">
        <source>Hornfoot clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан рогоногих</translation>
    </message>
    <message id="watch.of_clan.river">
        <source>of the ice river</source>
        <extracomment>Of which clan a wildling is: a warrior of the ice river.</extracomment>
        <translation>клану крижаної річки</translation>
    </message>
    <message id="watch.of_clan.cave">
        <source>of the caves</source>
        <translation>клану печерних мешканців</translation>
    </message>
    <message id="watch.of_clan.hornfoot">
        <source>of the Hornfoots</source>
        <translation>клану рогоногих</translation>
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
        <source>Then build a road from it.</source>
        <translation>Потім прокладіть від нього дорогу.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then_second">
        <source>You collect one card per adjacent hex at once.</source>
        <translation>Ви одразу отримаєте по карті з кожного сусіднього гекса.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.they">
        <source>**{who}** founds a settlement</source>
        <translation>**{who}** засновує поселення</translation>
    </message>
    <message id="watch.prompt.setup_road.you">
        <source>Build a **road** from your new settlement</source>
        <translation>Прокладіть **дорогу** від нового поселення</translation>
    </message>
    <message id="watch.prompt.setup_road.then">
        <source>Point it towards where you want to build next.</source>
        <translation>Ведіть її туди, де хочете будувати далі.</translation>
    </message>
    <message id="watch.prompt.setup_road.they">
        <source>**{who}** builds a road</source>
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
        <source>The guard takes the lowest-numbered free post.</source>
        <translation>Вартовий стане на вільний пост із найменшим номером.</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then_points">
        <source>The lowest-numbered free post. This guard brings **1** [glory].</source>
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
        <source>Everyone collects; then the wildlings stir.</source>
        <translation>Усі збирають сировину; потім черга дикунів.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_base">
        <source>Everyone collects.</source>
        <translation>Усі збирають сировину.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_card">
        <source>Or play a card before the roll.</source>
        <translation>Або зіграйте карту до кидка.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_hero">
        <source>Or use your hero before the roll.</source>
        <translation>Або застосуйте властивість героя до кидка.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_both">
        <source>Or play a card or use your hero before the roll.</source>
        <translation>Або зіграйте карту чи застосуйте властивість героя до кидка.</translation>
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
        <source>Building anything ends trading for this turn.</source>
        <translation>Щойно ви щось збудуєте, торгівлю цього ходу буде завершено.</translation>
    </message>
    <message id="watch.prompt.turn.then_combined">
        <source>Trade and build in any order.</source>
        <translation>Торгуйте й будуйте в будь-якому порядку.</translation>
    </message>
    <message id="watch.prompt.turn.then_tokens">
        <source>A settlement reveals one wildling token, a keep two.</source>
        <translation>Поселення розкриває один жетон дикунів, фортеця — два.</translation>
    </message>
    <message id="watch.prompt.turn.then_build">
        <source>Trade is over this turn.</source>
        <translation>Торгівлю цього ходу завершено.</translation>
    </message>
    <message id="watch.prompt.turn.then_proposals" numerus="yes">
        <source>**{n}** proposal awaits your answer. | **{n}** proposals await your answer.</source>
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
        <source>A seven: anyone holding more than 7 resource cards discards half.</source>
        <translation>Випала сімка: хто має понад 7 карт сировини, скидає половину.</translation>
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
        <source>Its hex yields nothing while he is there; then you rob a player next to it.</source>
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
        <source>You draw one card from that hand, unseen.</source>
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
        <source>The roll gave you nothing. Afterwards keep Samwell or change heroes.</source>
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
        <source>**{who}** offers {give}. What will you give?</source>
        <translation>**{who}** пропонує {give}. Що дасте натомість?</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_give">
        <source>**{who}** wants {want}. What do you ask for it?</source>
        <translation>**{who}** просить {want}. Чого хочете натомість?</translation>
    </message>
    <message id="watch.prompt.answer_offer.then">
        <source>Accept, decline or counter. All answers are revealed together.</source>
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
        <source>Driving one out earns a card from that hex.</source>
        <translation>За прогнаного дикуна ви візьмете карту з гекса, де він стояв.</translation>
    </message>
    <message id="watch.prompt.ranger_choice.they">
        <source>**{who}** sends out a patrol</source>
        <translation>**{who}** висилає дозор</translation>
    </message>
    <message id="watch.prompt.free_road.you">
        <source>Build your **first free road**</source>
        <translation>Прокладіть **першу безкоштовну дорогу**</translation>
    </message>
    <message id="watch.prompt.free_road.second">
        <source>Build your **second free road**, or stop</source>
        <translation>Прокладіть **другу безкоштовну дорогу** або зупиніться</translation>
    </message>
    <message id="watch.prompt.free_road.then">
        <source>You may then build a second one.</source>
        <translation>За нею можна прокласти другу.</translation>
    </message>
    <message id="watch.prompt.free_road.then_second">
        <source>This one is free too.</source>
        <translation>Вона теж нічого не коштує.</translation>
    </message>
    <message id="watch.prompt.free_road.they">
        <source>**{who}** builds a free road</source>
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
        <source>The same or different; you may spend them this turn.</source>
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
        <source>On side B the hero can be used once more, starting next turn.</source>
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
        <source>The hero can act starting next turn.</source>
        <translation>Герой зможе діяти з наступного ходу.</translation>
    </message>
    <message id="watch.prompt.choose_hero.they">
        <source>**{who}** chooses a hero</source>
        <translation>**{who}** обирає героя</translation>
    </message>
    <message id="watch.prompt.demand_resource.you">
        <source>Choose a **resource** and one or two opponents</source>
        <translation>Назвіть **сировину** й одного або двох суперників</translation>
    </message>
    <message id="watch.prompt.demand_resource.then">
        <source>Each who has it gives you one; you give any card back.</source>
        <translation>Той, хто її має, віддасть одну карту; ви повернете будь-яку свою.</translation>
    </message>
    <message id="watch.prompt.demand_resource.they">
        <source>**{who}** demands a resource</source>
        <translation>**{who}** вимагає сировину</translation>
    </message>
    <message id="watch.prompt.give_back.you">
        <source>Give **{to}** a card in return</source>
        <translation>Віддайте взамін карту гравцеві **{to}**</translation>
    </message>
    <message id="watch.prompt.give_back.then">
        <source>Any card in your hand, even the one you just got.</source>
        <translation>Будь-яку з руки, навіть щойно отриману.</translation>
    </message>
    <message id="watch.prompt.give_back.they">
        <source>**{who}** gives a card in return</source>
        <translation>**{who}** віддає карту взамін</translation>
    </message>
    <message id="watch.prompt.barter_one.you">
        <source>Trade **one card** for one from the supply</source>
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
        <source>Choose **whose hand to look at**</source>
        <translation>Оберіть, **чиї карти переглянути**</translation>
    </message>
    <message id="watch.prompt.choose_leader.then">
        <source>Only a player with more points than you; you take one card.</source>
        <translation>Лише того, хто випереджає вас за очками; одну карту ви заберете.</translation>
    </message>
    <message id="watch.prompt.choose_leader.they">
        <source>**{who}** chooses a hand to look at</source>
        <translation>**{who}** обирає, чиї карти переглянути</translation>
    </message>
    <message id="watch.prompt.take_from_hand.you">
        <source>Take **one card** from **{victim}**’s hand</source>
        <translation>Візьміть **одну карту** в гравця **{victim}**</translation>
    </message>
    <message id="watch.prompt.take_from_hand.then">
        <source>No one else sees this hand.</source>
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
        <source>Post a guard, **replacing one card** of the cost</source>
        <translation>Виставте вартового, замінивши **одну карту** в ціні</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.then">
        <source>Any resource can replace one of [brick] [wool] [timber].</source>
        <translation>Будь-яка сировина замість однієї з трьох: [brick] [wool] [timber].</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** виставляє вартового</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.you">
        <source>Buy a card; **you may replace one resource**</source>
        <translation>Купіть карту; **один вид сировини** в ціні можна замінити</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.then">
        <source>Then choose one of the top three cards of the deck.</source>
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
        <source>Those behind it move up. Then a wildling token is revealed.</source>
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
        <source>Its hex yields again.</source>
        <translation>Гекс знову почне давати сировину.</translation>
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
    <message id="watch.board.gift">
        <source>The Gift</source>
        <translation>Дар</translation>
    </message>
    <message id="watch.board.invasions">
        <source>Invasions</source>
        <translation>Вторгнення</translation>
    </message>
    <message id="watch.board.invasions_note">
        <source>The third invasion ends the game in tragedy.</source>
        <translation>Третє вторгнення — трагічний кінець гри.</translation>
    </message>
    <message id="watch.board.gift_wildlings">
        <source>Wildlings in the Gift</source>
        <translation>Дикуни в Дарі</translation>
    </message>
    <message id="watch.board.gift_wildlings_note">
        <source>The eighth ends the Watch.</source>
        <translation>Восьмий — поразка Варти.</translation>
    </message>
    <message id="watch.board.gift_count">
        <source>{n} / {most}</source>
        <extracomment>How many wildlings are in the Gift, and how many it bears.</extracomment>
        <translation>{n} / {most}</translation>
    </message>
    <message id="watch.board.roll">
        <source>This turn’s roll</source>
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
    <message id="watch.board.reserve">
        <source>Wildling tokens</source>
        <translation>Жетони дикунів</translation>
    </message>
    <message id="watch.board.used">
        <source>Used tokens</source>
        <translation>Використані жетони</translation>
    </message>
    <message id="watch.board.empty">
        <source>empty</source>
        <translation>порожньо</translation>
    </message>
    <message id="watch.board.goal">
        <source>**{points}** [glory] win the true victory. If the Wall falls, the player with the most guards wins.</source>
        <translation>**{points}** [glory] — істинна перемога. Якщо впаде Стіна, переможе той, у кого найбільше вартових.</translation>
    </message>
    <message id="watch.board.goal_base">
        <source>**{points}** [glory] win the game.</source>
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
        <source>**{n}** more warrior, and the section falls. | **{n}** more warriors, and the section falls.</source>
        <translation>
            <numerusform>Ще **{n}** воїн — і ділянка впаде.</numerusform>
            <numerusform>Ще **{n}** воїни — і ділянка впаде.</numerusform>
            <numerusform>Ще **{n}** воїнів — і ділянка впаде.</numerusform>
        </translation>
    </message>
    <message id="watch.board.camps_to_rush" numerus="yes">
        <source>One more token, and the clan rushes. | **{n}** more tokens, and the clan rushes.</source>
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
        <source>Tormund stops it from yielding.</source>
        <translation>Тормунд не дає збирати сировину.</translation>
    </message>
    <message id="watch.board.hex_wildling">
        <source>A wildling stops it from yielding: {kind}.</source>
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
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Стежка {number}</translation>
    </message>
    <message id="watch.forecast.guard" numerus="yes">
        <source>**Section {section}, post {post}.** {n} warrior in the clearing; {guards}. | **Section {section}, post {post}.** {n} warriors in the clearing; {guards}.</source>
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
        <source>Reveals {n} wildling token. | Reveals {n} wildling tokens.</source>
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
        <source>Doubles its yield; one more point.</source>
        <translation>Збір удвічі більший, і ще одне очко.</translation>
    </message>
    <message id="watch.forecast.road">
        <source>Longest Road goes to {who}.</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>«Найдовший тракт» отримає гравець {who}.</translation>
    </message>
    <message id="watch.forecast.road_aside">
        <source>Longest Road is set aside.</source>
        <translation>«Найдовший тракт» відкладуть убік.</translation>
    </message>
    <message id="watch.forecast.tormund">
        <source>Blocks {hex:acc}. To rob: {victims}.</source>
        <extracomment>{victims} are names, or: nobody.</extracomment>
        <translation>Заблокує {hex:acc}. Кого грабувати: {victims}.</translation>
    </message>
    <message id="watch.forecast.nobody">
        <source>no one</source>
        <translation>нікого</translation>
    </message>
    <message id="watch.forecast.ends_now">
        <source>If it ended now: **{who}**, {guards}</source>
        <extracomment>Who would win the tragic end.</extracomment>
        <translation>Якби все скінчилося зараз: **{who}**, {guards}</translation>
    </message>
    <message id="watch.forecast.ends_now_nobody">
        <source>If it ended now: no one</source>
        <translation>Якби все скінчилося зараз: ніхто</translation>
    </message>
    <message id="watch.forecast.ends_now_unsure">
        <source>(unless hidden points decide)</source>
        <extracomment>Follows a sentence such as: If it ended now: Ann, 2 guards.</extracomment>
        <translation>(якщо не вирішать приховані очки)</translation>
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
        <source>Road: **{n}**, the longest</source>
        <translation>Тракт: **{n}**, найдовший</translation>
    </message>
    <message id="watch.panel.patrol">
        <source>Patrol: **{n}**</source>
        <translation>Загін: **{n}**</translation>
    </message>
    <message id="watch.panel.patrol_largest">
        <source>Patrol: **{n}**, the largest</source>
        <translation>Загін: **{n}**, найбільший</translation>
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
            <numerusform>залишилася {n} дорога</numerusform>
            <numerusform>залишилося {n} дороги</numerusform>
            <numerusform>залишилося {n} доріг</numerusform>
        </translation>
    </message>
    <message id="watch.panel.settlements_left" numerus="yes">
        <source>{n} settlement left | {n} settlements left</source>
        <translation>
            <numerusform>залишилося {n} поселення</numerusform>
            <numerusform>залишилося {n} поселення</numerusform>
            <numerusform>залишилося {n} поселень</numerusform>
        </translation>
    </message>
    <message id="watch.panel.keeps_left" numerus="yes">
        <source>{n} keep left | {n} keeps left</source>
        <translation>
            <numerusform>залишилася {n} фортеця</numerusform>
            <numerusform>залишилося {n} фортеці</numerusform>
            <numerusform>залишилося {n} фортець</numerusform>
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
        <extracomment>{side} is: side A or side B.</extracomment>
        <translation>Ваш герой · {side}</translation>
    </message>
    <message id="watch.panel.price_raised">
        <source>Paying with: {price}</source>
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
        <translation>Карти переможних очок</translation>
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
        <source>Move Tormund and rob as with a seven, but no one discards. Or send a wildling in the Gift home and take a card of the hex it stood on. The card stays face up and counts towards Largest Patrol.</source>
        <translation>Перемістіть Тормунда й пограбуйте суперника, як після сімки, але карт ніхто не скидає. Або поверніть дикуна з Дару додому й візьміть карту сировини з гекса, де він стояв. Карта залишається горілиць і враховується для «Найбільшого загону».</translation>
    </message>
    <message id="watch.card.ranger_patrol.full_base">
        <source>Move Tormund and rob as with a seven, but no one discards. The card stays face up and counts towards Largest Patrol.</source>
        <translation>Перемістіть Тормунда й пограбуйте суперника, як після сімки, але карт ніхто не скидає. Карта залишається горілиць і враховується для «Найбільшого загону».</translation>
    </message>
    <message id="watch.card.road_building.name">
        <source>Road Building</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівництво доріг</translation>
    </message>
    <message id="watch.card.road_building.text">
        <source>Build up to two roads for free.</source>
        <translation>Безкоштовно прокладіть до двох доріг.</translation>
    </message>
    <message id="watch.card.road_building.full">
        <source>Build up to two of your roads for free, by the usual rules.</source>
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
        <source>Take any two resource cards from the supply, the same or different. You may spend them this turn.</source>
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
        <source>Worth **1** [glory]. It stays hidden until it wins you the game, or until the end.</source>
        <translation>Приносить **1** [glory]. Залишається прихованою, доки не принесе перемогу або доки не завершиться партія.</translation>
    </message>
    <message id="watch.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>прихована карта</translation>
    </message>
    <message id="watch.hero_side.a">
        <source>side A</source>
        <extracomment>Of a hero; in the middle of a sentence.</extracomment>
        <translation>сторона А</translation>
    </message>
    <message id="watch.hero_side.b">
        <source>side B</source>
        <translation>сторона Б</translation>
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
        <source>At any time on your turn</source>
        <translation>Будь-коли у ваш хід</translation>
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
        <source>Demand a resource from one or two opponents; give a card in return.</source>
        <translation>Вимагайте сировину в одного або двох суперників; віддайте взамін по карті.</translation>
    </message>
    <message id="watch.hero.jeor_mormont.full">
        <source>Choose a resource and demand one card of it from one or two opponents. Give each who hands one over any one card of yours in return.</source>
        <translation>Назвіть сировину й вимагайте по одній такій карті в одного або двох суперників. Кожному, хто віддав карту, дайте взамін будь-яку свою.</translation>
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
        <source>When any player’s roll, except a seven, gives you no card, take one resource card of your choice from the supply.</source>
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
        <source>Pick up one of your roads that touches your other pieces at one end only, and rebuild it for free in any other allowed place.</source>
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
        <source>Post a guard; you may replace one resource.</source>
        <translation>Виставте вартового, замінивши один вид сировини.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.full">
        <source>Post a guard on the Wall; you may pay any resource in place of one of its three.</source>
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
        <source>Buy a card: choose one of three.</source>
        <translation>Купіть карту: оберіть із трьох.</translation>
    </message>
    <message id="watch.hero.melisandre.full">
        <source>Buy a development card; you may pay any resource in place of one of its three. Look at the top three cards, keep one and shuffle the others back in.</source>
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
        <source>Look at a leader’s hand and take a card.</source>
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
        <source>Send a wildling in the north home; reveal a token.</source>
        <translation>Поверніть дикуна з півночі додому; розкрийте жетон.</translation>
    </message>
    <message id="watch.hero.benjen_stark.full">
        <source>Send one wildling from a camp or a clearing back to the Frostfangs; those behind it move up. Then reveal a token from the reserve.</source>
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
        <source>Send a wildling in the Gift home.</source>
        <translation>Поверніть дикуна з Дару додому.</translation>
    </message>
    <message id="watch.hero.ygritte.full">
        <source>Send one wildling in the Gift back to the Frostfangs.</source>
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
        <source>Turn a played patrol into a guard.</source>
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
        <source>Send Tormund home; take a card from that hex.</source>
        <translation>Проженіть Тормунда додому; візьміть карту з його гекса.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.full">
        <source>Send Tormund back to his camp and take a resource card of the hex he leaves.</source>
        <translation>Поверніть Тормунда до його табору й візьміть карту сировини з гекса, який він залишив.</translation>
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
        <source>Everyone collects</source>
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
        <source>Accept a proposal</source>
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
        <source>Take offers again</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="watch.deed.refuse_offers.button">
        <source>Refuse all</source>
        <translation>Відхиляти всі</translation>
    </message>
    <message id="watch.deed.refuse_offers.button_again">
        <source>Take offers</source>
        <translation>Знову слухати</translation>
    </message>
    <message id="watch.deed.play_card.title">
        <source>Play a card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="watch.deed.play_card.detail">
        <source>One per turn</source>
        <translation>Одну за хід</translation>
    </message>
    <message id="watch.deed.play_card.button">
        <source>Play card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="watch.deed.use_hero.title">
        <source>Use the hero</source>
        <translation>Властивість героя</translation>
    </message>
    <message id="watch.deed.use_hero.button">
        <source>Use hero</source>
        <translation>Властивість героя</translation>
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
        <source>You give {give}, you get {want}</source>
        <oldsource>{give} for {want}</oldsource>
        <extracomment>Cards: what you would give, and what you want for it.</extracomment>
        <translation>Ви даєте {give}, отримуєте {want}</translation>
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
        <source>You give {give}, you get {get}</source>
        <oldsource>{give} for {get}</oldsource>
        <translation>Ви даєте {give}, отримуєте {get}</translation>
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
        <source>And rob a player</source>
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
        <source>Flip to side B</source>
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
        <source>Give a card in return</source>
        <translation>Віддати карту взамін</translation>
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
        <source>Look at a hand</source>
        <translation>Переглянути карти</translation>
    </message>
    <message id="watch.deed.look_at.named">
        <source>Look at {who}’s hand</source>
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
        <source>{origin} → {path}</source>
        <extracomment>Two places, such as: forest 9 · hills 4 → hills 4 · fields 3.</extracomment>
        <translation>{origin} → {path}</translation>
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
        <source>{price}, the usual price</source>
        <extracomment>{price} is a row of icons: the usual price.</extracomment>
        <translation>{price}, звичайна ціна</translation>
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
        <translation>Семвел залишиться напоготові</translation>
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
        <source>You can’t play a card on the turn you buy it.</source>
        <translation>Карту не можна зіграти того ж ходу, коли її куплено.</translation>
    </message>
    <message id="watch.denial.cannot_pay">
        <source>Missing: {cards}.</source>
        <extracomment>{cards} are cards such as 1 [ore].</extracomment>
        <translation>Бракує: {cards}.</translation>
    </message>
    <message id="watch.denial.cannot_pay_at_all">
        <source>Your cards cannot pay for it, even with one replaced.</source>
        <translation>Ваших карт не вистачить, навіть якщо одну замінити.</translation>
    </message>
    <message id="watch.denial.card_not_held">
        <source>You don’t have this card.</source>
        <translation>У вас немає цієї карти.</translation>
    </message>
    <message id="watch.denial.cards_not_held">
        <source>You don’t have these cards.</source>
        <translation>У вас немає таких карт.</translation>
    </message>
    <message id="watch.denial.deck_is_empty">
        <source>No development cards are left.</source>
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
        <source>A hero rests on the turn it is taken or used.</source>
        <translation>Герой відпочиває того ходу, коли його взяли або застосували.</translation>
    </message>
    <message id="watch.denial.just_returned">
        <source>You can’t take back the hero you are returning.</source>
        <translation>Героя, якого повертають, не можна одразу взяти знову.</translation>
    </message>
    <message id="watch.denial.lay_one_first">
        <source>You must build the first road.</source>
        <translation>Першу дорогу треба прокласти.</translation>
    </message>
    <message id="watch.denial.more_than_there_are">
        <source>There are only **{most}** cards of each kind.</source>
        <translation>Карт одного виду лише **{most}**.</translation>
    </message>
    <message id="watch.denial.must_touch_new_settlement">
        <source>The road must touch the settlement you just founded.</source>
        <translation>Дорога має виходити з нового поселення.</translation>
    </message>
    <message id="watch.denial.no_gifts">
        <source>Each side gives at least one card.</source>
        <translation>Кожен віддає щонайменше одну карту.</translation>
    </message>
    <message id="watch.denial.no_guard_possible">
        <source>There is no free post, or you have no guards left.</source>
        <translation>Немає вільних постів, або у вас не залишилося вартових.</translation>
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
        <source>Tormund can only go to a hex with a number.</source>
        <translation>Тормунд ходить лише на гекси з числом.</translation>
    </message>
    <message id="watch.denial.no_own_settlement">
        <source>A keep must replace one of your settlements.</source>
        <translation>Фортецю будують на місці свого поселення.</translation>
    </message>
    <message id="watch.denial.no_patrol_played">
        <source>You have no played Ranger Patrol.</source>
        <translation>Перед вами немає зіграного «Дозору розвідників».</translation>
    </message>
    <message id="watch.denial.no_piece_left_road">
        <source>You have no roads left.</source>
        <translation>У вас не залишилося доріг.</translation>
    </message>
    <message id="watch.denial.no_piece_left_settlement">
        <source>You have no settlements left: build a keep first.</source>
        <translation>У вас не залишилося поселень: спершу збудуйте фортецю.</translation>
    </message>
    <message id="watch.denial.no_piece_left_keep">
        <source>You have no keeps left.</source>
        <translation>У вас не залишилося фортець.</translation>
    </message>
    <message id="watch.denial.no_piece_left_guard">
        <source>You have no guards left.</source>
        <translation>У вас не залишилося вартових.</translation>
    </message>
    <message id="watch.denial.no_road_possible">
        <source>There is nowhere to build your road.</source>
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
        <source>No one who has cards has more points than you.</source>
        <translation>Ніхто з тих, хто має карти, не випереджає вас за очками.</translation>
    </message>
    <message id="watch.denial.not_ahead_of_you">
        <source>This player isn’t ahead of you in points, or has no cards.</source>
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
        <source>You have nothing to trade with the supply.</source>
        <translation>У вас немає що обміняти з резервом.</translation>
    </message>
    <message id="watch.denial.nothing_to_rob">
        <source>You can’t rob this player here.</source>
        <translation>Цього гравця тут не пограбувати.</translation>
    </message>
    <message id="watch.denial.one_card_a_turn">
        <source>Only one development card per turn.</source>
        <translation>За хід можна зіграти лише одну карту розвитку.</translation>
    </message>
    <message id="watch.denial.one_or_two_opponents">
        <source>Choose one or two opponents.</source>
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
        <source>By your rules, you win only at the end of your turn.</source>
        <translation>За вашими правилами перемога настає наприкінці ходу.</translation>
    </message>
    <message id="watch.denial.only_in_brotherhood">
        <source>There is no Wall in the base game.</source>
        <translation>У базовій грі немає Стіни.</translation>
    </message>
    <message id="watch.denial.open_offer">
        <source>An open offer can only be answered with an offer.</source>
        <translation>На відкриту пропозицію відповідають лише пропозицією.</translation>
    </message>
    <message id="watch.denial.others_on_display">
        <source>There are other heroes: take one of them.</source>
        <translation>У резерві є інші герої: візьміть одного з них.</translation>
    </message>
    <message id="watch.denial.partner_lacks_cards">
        <source>The other side doesn’t have enough cards for this.</source>
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
        <source>Point cards aren’t played: they count on their own.</source>
        <translation>Карт переможних очок не розігрують: вони рахуються самі.</translation>
    </message>
    <message id="watch.denial.refuses_all_offers">
        <source>Someone you are asking takes no more offers this turn.</source>
        <translation>Хтось із тих, кому ви пропонуєте, не слухає пропозицій цього ходу.</translation>
    </message>
    <message id="watch.denial.road_not_connected">
        <source>A road must extend one of your roads or buildings.</source>
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
        <source>No resource may be on both sides.</source>
        <translation>Та сама сировина не може бути з обох боків.</translation>
    </message>
    <message id="watch.denial.same_path">
        <source>The road is already here.</source>
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
        <source>Nothing would change.</source>
        <translation>Нічого не зміниться.</translation>
    </message>
    <message id="watch.denial.supply_is_short">
        <source>The supply doesn’t have enough of these cards.</source>
        <translation>У резерві замало таких карт.</translation>
    </message>
    <message id="watch.denial.supply_is_short_of">
        <source>The supply has no {what:gen} left.</source>
        <extracomment>{what} is a resource.</extracomment>
        <translation>У резерві не залишилося {what:gen}.</translation>
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
        <source>Too close to **{who}**: buildings must be at least two paths apart.</source>
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
        <source>A tragic victory: {who}</source>
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
        <source>The wildlings have broken through, and no one held the Wall better than the rest.</source>
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
        <source>Map</source>
        <translation>Поле</translation>
    </message>
    <message id="watch.option.layout.detail">
        <source>Standard suits a first game; random is different every time</source>
        <translation>Стартове добре для першої партії; випадкове щоразу нове</translation>
    </message>
    <message id="watch.option.layout.standard">
        <source>Standard</source>
        <translation>Стартове</translation>
    </message>
    <message id="watch.option.layout.random">
        <source>Random</source>
        <translation>Випадкове</translation>
    </message>
    <message id="watch.option.placement.title">
        <source>Starting pieces</source>
        <translation>Початкове розміщення</translation>
    </message>
    <message id="watch.option.placement.detail">
        <source>Preset pieces save time; placing them freely is a game in itself</source>
        <translation>Готове розміщення береже час; вільне — гра сама по собі</translation>
    </message>
    <message id="watch.option.placement.auto">
        <source>By the rules</source>
        <translation>За правилами</translation>
    </message>
    <message id="watch.option.placement.ready">
        <source>Preset</source>
        <translation>Готове</translation>
    </message>
    <message id="watch.option.placement.free">
        <source>Free</source>
        <translation>Вільне</translation>
    </message>
    <message id="watch.option.first_player.title">
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message id="watch.option.first_player.detail">
        <source>Normally by lot in Base, by dice in Brotherhood</source>
        <translation>У базовій грі жереб, у «Братстві» — кидок кубиків</translation>
    </message>
    <message id="watch.option.first_player.auto">
        <source>By the rules</source>
        <translation>За правилами</translation>
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
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message id="watch.option.roads.detail">
        <source>How many roads each player has</source>
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
        <source>Building does not end trading</source>
        <translation>Будівництво не припиняє торгівлі</translation>
    </message>
    <message id="watch.option.confirm_victory.title">
        <source>Claiming victory</source>
        <translation>Оголошувати перемогу</translation>
    </message>
    <message id="watch.option.confirm_victory.detail">
        <source>A player with 10 points must claim victory; otherwise the game ends on its own</source>
        <translation>Гравець із 10 очками мусить оголосити перемогу; інакше партія завершується сама</translation>
    </message>
    <message id="watch.option.hide_supply.title">
        <source>Hidden supply</source>
        <translation>Прихований резерв</translation>
    </message>
    <message id="watch.option.hide_supply.detail">
        <source>Players can’t see how many cards of each kind are left</source>
        <translation>Ніхто не бачить, скільки карт залишилося</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.title">
        <source>Tragedy of Heroes</source>
        <translation>Трагедія героїв</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.detail">
        <source>Three of a kind on the dice removes a hero from the game</source>
        <translation>Три однакові числа на кубиках прибирають героя з гри</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.title">
        <source>Win only at end of turn</source>
        <translation>Перемога наприкінці ходу</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.detail">
        <source>10 points win only once the turn is over: the wildlings may come first</source>
        <translation>10 очок перемагають, лише коли хід завершено: дикуни можуть встигнути раніше</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.title">
        <source>Early wildlings</source>
        <translation>Ранні дикуни</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.detail">
        <source>Starting settlements reveal wildling tokens</source>
        <translation>Стартові поселення розкривають жетони дикунів</translation>
    </message>
    <message id="watch.option.single_arrow.title">
        <source>One arrow per section</source>
        <translation>Одна стрілка на ділянку</translation>
    </message>
    <message id="watch.option.single_arrow.detail">
        <source>All wildlings of a section take the same path through the Gift</source>
        <translation>Усі дикуни однієї ділянки йдуть Даром одним шляхом</translation>
    </message>
</context>
<context>
    <name>watch_saga</name>
    <message id="watch.event.first_player_rolled">
        <source>**{who}** rolls **{total}** to go first.</source>
        <translation>**{who}** кидає кубики за перший хід: **{total}**.</translation>
    </message>
    <message id="watch.event.first_player_chosen">
        <source>**{who}** goes first.</source>
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
        <source>**{roll}** gives no one anything.</source>
        <translation>**{roll}** нікому нічого не приносить.</translation>
    </message>
    <message id="watch.event.produced_short">
        <source>The supply runs out of {what:gen}.</source>
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
        <source>**{who}** offers {give} and waits for proposals.</source>
        <translation>**{who}** пропонує {give} і чекає пропозицій.</translation>
    </message>
    <message id="watch.event.offer_made_open_give">
        <source>**{who}** wants {want} and waits for proposals.</source>
        <translation>**{who}** просить {want} і чекає пропозицій.</translation>
    </message>
    <message id="watch.event.offer_made_to">
        <source>To {names} only.</source>
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
        <source>No one takes **{who}**’s offer.</source>
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
        <source>**{who}** declines **{proposer}**’s proposal.</source>
        <translation>**{who}** відхиляє пропозицію гравця **{proposer}**.</translation>
    </message>
    <message id="watch.event.offers_refused">
        <source>**{who}** takes no more offers this turn.</source>
        <translation>**{who}** більше не слухає пропозицій цього ходу.</translation>
    </message>
    <message id="watch.event.offers_heard">
        <source>**{who}** takes offers again.</source>
        <translation>**{who}** знову слухає пропозиції.</translation>
    </message>
    <message id="watch.event.road_built">
        <source>**{who}** builds a road: {path}.</source>
        <translation>**{who}** прокладає дорогу: {path}.</translation>
    </message>
    <message id="watch.event.road_moved">
        <source>**{who}** moves a road: {origin} → {path}.</source>
        <translation>**{who}** переносить дорогу: {origin} → {path}.</translation>
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
        <source>**Longest Road** is set aside.</source>
        <translation>**«Найдовший тракт»** відкладають убік.</translation>
    </message>
    <message id="watch.event.largest_patrol_taken">
        <source>**{who}** takes **Largest Patrol**: **{patrols}**.</source>
        <translation>**{who}** отримує **«Найбільший загін»**: **{patrols}**.</translation>
    </message>
    <message id="watch.event.largest_patrol_laid_aside">
        <source>**Largest Patrol** is set aside.</source>
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
        <source>**{who}** reveals: {tokens}.</source>
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
        <translation>{kind:^} {clan} займає табір **{camp}**.</translation>
    </message>
    <message id="watch.event.none_left_to_muster">
        <source>{kind:^} {clan}: none left in the Frostfangs.</source>
        <translation>{kind:^} {clan}: на Морозних Іклах таких більше немає.</translation>
    </message>
    <message id="watch.event.rush_began">
        <source>**{clan:^}** rushes!</source>
        <translation>**{clan:^}** йде в набіг!</translation>
    </message>
    <message id="watch.event.no_advance">
        <source>No one comes down trail **{number}**.</source>
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
        <source>**{who}** demands {what:acc} from {names}. | **{who}** demands {what:acc} from {names}.</source>
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
        <source>**{who}** gives **{to}** {cards} in return.</source>
        <translation>**{who}** віддає взамін гравцеві **{to}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen">
        <source>**{who}** looks at **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** переглядає карти гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen_hidden">
        <source>**{who}** looks at **{victim}**’s hand.</source>
        <translation>**{who}** переглядає карти гравця **{victim}**.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand">
        <source>**{who}** takes {cards} from **{victim}**.</source>
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
        <source>**{who}** looks at the top card of the deck. | **{who}** looks at the top **{n}** cards of the deck.</source>
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
        <translation>**{who}** розкриває: {cards}.</translation>
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
        <source>No one wins.</source>
        <translation>Переможця немає.</translation>
    </message>
</context>
<context>
    <name>wild</name>
    <message id="wild.chief.ragnar">
        <source>Ragnar</source>
        <extracomment>The chiefs of the clans: names to choose from, with no effect on the game. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Раґнар</translation>
    </message>
    <message id="wild.chief.lagertha">
        <source>Lagertha</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лаґерта</translation>
    </message>
    <message id="wild.chief.bjorn">
        <source>Björn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Б’єрн</translation>
    </message>
    <message id="wild.chief.astrid">
        <source>Astrid</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Астрід</translation>
    </message>
    <message id="wild.chief.olaf">
        <source>Olaf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Олаф</translation>
    </message>
    <message id="wild.chief.freydis">
        <source>Freydis</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Фрейдіс</translation>
    </message>
    <message id="wild.chief.harald">
        <source>Harald</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гаральд</translation>
    </message>
    <message id="wild.chief.ingrid">
        <source>Ingrid</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Інґрід</translation>
    </message>
    <message id="wild.chief_text.ragnar">
        <source>Has a plan. The plan is an axe.</source>
        <translation>Завжди має план. План — сокира.</translation>
    </message>
    <message id="wild.chief_text.lagertha">
        <source>Came for the gold, stayed for the shouting.</source>
        <translation>Прийшла по золото, залишилася покричати.</translation>
    </message>
    <message id="wild.chief_text.bjorn">
        <source>Has wrestled a bear. The bear wants to talk about it.</source>
        <translation>Боровся з ведмедем. Ведмідь хоче про це поговорити.</translation>
    </message>
    <message id="wild.chief_text.astrid">
        <source>Reads runes, palms and other people’s letters.</source>
        <translation>Читає руни, долоні й чужі листи.</translation>
    </message>
    <message id="wild.chief_text.olaf">
        <source>Never lost a fight he can remember.</source>
        <translation>Не програв жодної бійки, яку пам’ятає.</translation>
    </message>
    <message id="wild.chief_text.freydis">
        <source>Sails by the stars, mostly into other ships.</source>
        <translation>Пливе за зорями. Здебільшого — у чужий борт.</translation>
    </message>
    <message id="wild.chief_text.harald">
        <source>Combs his beard before every raid, and after.</source>
        <translation>Розчісує бороду перед набігом і після.</translation>
    </message>
    <message id="wild.chief_text.ingrid">
        <source>Knows three battle cries and all the verses.</source>
        <translation>Знає три бойові кличі й усі застільні пісні.</translation>
    </message>
    <message id="wild.building.brewery.name">
        <source>Brewery|a=a Brewery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>броварня|gen=броварні|dat=броварні|acc=броварню|ins=броварнею|loc=броварні|short=бро-варня</translation>
    </message>
    <message id="wild.building.brewery.text">
        <source>**1** barrel of beer each round.</source>
        <translation>**1** бочка пива щораунду.</translation>
    </message>
    <message id="wild.building.brewery.full">
        <source>Production phase: 1 beer barrel, never more than 1 on the card. Keeps brewing even when damaged. Rivals can find it in the dark, by the smell.</source>
        <translation>Фаза виробництва: 1 пивна бочка (на карті не більше ніж 1). Шкода виробництву не заважає. Суперники знайдуть її й потемки — за запахом.</translation>
    </message>
    <message id="wild.building.smelter.name">
        <source>Gold Factory|a=a Gold Factory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>плавильня|gen=плавильні|dat=плавильні|acc=плавильню|ins=плавильнею|loc=плавильні|short=пла-вильня</translation>
    </message>
    <message id="wild.building.smelter.text">
        <source>**1** bar of gold each round.</source>
        <translation>**1** золотий зливок щораунду.</translation>
    </message>
    <message id="wild.building.smelter.full">
        <source>Production phase: 1 gold bar, never more than 1 on the card. Keeps working even when damaged. It turns sweat into gold; the sweat is someone else’s.</source>
        <translation>Фаза виробництва: 1 золотий зливок (на карті не більше ніж 1). Шкода виробництву не заважає. Перетворює піт на золото. Піт — не ваш.</translation>
    </message>
    <message id="wild.building.beer_storage.name">
        <source>Beer Storage|a=a Beer Storage</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>сховище пива|gen=сховища пива|dat=сховищу пива|acc=сховище пива|ins=сховищем пива|loc=сховищі пива</translation>
    </message>
    <message id="wild.building.beer_storage.text">
        <source>Holds **4** barrels. Full: **1** [glory] each round.</source>
        <translation>До **4** бочок. Повне: **1** [glory] за раунд.</translation>
    </message>
    <message id="wild.building.beer_storage.full">
        <source>Holds up to 4 beer barrels. Storage phase: 1 VP if it holds 4. Damaged: the attacker takes 1 barrel from it. Cool, dark, and counted every night.</source>
        <translation>Вміщує до 4 пивних бочок. Фаза зберігання: 1 ПО, якщо в ньому 4 бочки. У разі шкоди нападник забирає звідси 1 бочку. Темно, прохолодно, і щоночі все перелічено.</translation>
    </message>
    <message id="wild.building.gold_storage.name">
        <source>Gold Storage|a=a Gold Storage</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>сховище золота|gen=сховища золота|dat=сховищу золота|acc=сховище золота|ins=сховищем золота|loc=сховищі золота</translation>
    </message>
    <message id="wild.building.gold_storage.text">
        <source>Holds **4** gold bars. Full: **1** [glory] each round.</source>
        <translation>До **4** зливків. Повне: **1** [glory] за раунд.</translation>
    </message>
    <message id="wild.building.gold_storage.full">
        <source>Holds up to 4 gold bars. Storage phase: 1 VP if it holds 4. Damaged: the attacker takes 1 bar from it. A lock, a larger lock, and a dwarf asleep on both.</source>
        <translation>Вміщує до 4 золотих зливків. Фаза зберігання: 1 ПО, якщо в ньому 4 зливки. У разі шкоди нападник забирає звідси 1 зливок. Замок, більший замок і гном, що спить на обох.</translation>
    </message>
    <message id="wild.building.tavern.name">
        <source>Tavern|a=a Tavern</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>таверна|gen=таверни|dat=таверні|acc=таверну|ins=таверною|loc=таверні</translation>
    </message>
    <message id="wild.building.tavern.text">
        <source>Draw **1** more card each round.</source>
        <translation>Щораунду беріть на **1** карту більше.</translation>
    </message>
    <message id="wild.building.tavern.full">
        <source>Draw phase: draw 1 more card. Damaged: the attacker gets 1 extra VP. The best ideas come with the third mug, the others with the fourth.</source>
        <translation>Фаза добору: візьміть на 1 карту більше. У разі шкоди нападник здобуває ще 1 ПО. Найкращі думки приходять після третього кухля, решта — після четвертого.</translation>
    </message>
    <message id="wild.building.drakkar.name">
        <source>Drakkar|a=a Drakkar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драккар|gen=драккара|dat=драккару|acc=драккар|ins=драккаром|loc=драккарі</translation>
    </message>
    <message id="wild.building.drakkar.text">
        <source>Keep **1** card for the next round.</source>
        <translation>Залишіть **1** карту на наступний раунд.</translation>
    </message>
    <message id="wild.building.drakkar.full">
        <source>End of the round: you may keep 1 card in hand and still draw as many as usual. It goes nowhere, but it does so beautifully.</source>
        <translation>Кінець раунду: можете залишити на руці 1 карту; на добір це не впливає. Нікуди не пливе, зате як гарно!</translation>
    </message>
    <message id="wild.hall.town_hall_1.name">
        <source>Town Hall, level 1|a=a Town Hall of level 1</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 1-го рівня|gen=ратуші 1-го рівня|dat=ратуші 1-го рівня|acc=ратушу 1-го рівня|ins=ратушею 1-го рівня|loc=ратуші 1-го рівня</translation>
    </message>
    <message id="wild.hall.town_hall_1.text">
        <source>Room for **3** buildings.</source>
        <translation>Місце для **3** споруд.</translation>
    </message>
    <message id="wild.hall.town_hall_1.full">
        <source>Up to 3 buildings in your village, not counting the Town Hall. Damaged: the attacker gets 1 VP more. A hut with ambitions.</source>
        <translation>У поселенні не більше ніж 3 споруди, ратуша не враховується. У разі шкоди нападник здобуває ще 1 ПО. Хата з великими сподіваннями.</translation>
    </message>
    <message id="wild.hall.town_hall_2.name">
        <source>Town Hall, level 2|a=a Town Hall of level 2</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 2-го рівня|gen=ратуші 2-го рівня|dat=ратуші 2-го рівня|acc=ратушу 2-го рівня|ins=ратушею 2-го рівня|loc=ратуші 2-го рівня</translation>
    </message>
    <message id="wild.hall.town_hall_2.text">
        <source>Room for **6** buildings.</source>
        <translation>Місце для **6** споруд.</translation>
    </message>
    <message id="wild.hall.town_hall_2.full">
        <source>Up to 6 buildings, not counting the Town Hall, and at most 3 of a kind. Damaged: the attacker gets 2 VP more. It has a door now. It opens inwards.</source>
        <translation>Не більше ніж 6 споруд, ратуша не враховується, однакових — не більше ніж 3. У разі шкоди нападник здобуває ще 2 ПО. Тепер і з дверима. Відчиняються досередини.</translation>
    </message>
    <message id="wild.hall.town_hall_3.name">
        <source>Town Hall, level 3|a=a Town Hall of level 3</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 3-го рівня|gen=ратуші 3-го рівня|dat=ратуші 3-го рівня|acc=ратушу 3-го рівня|ins=ратушею 3-го рівня|loc=ратуші 3-го рівня</translation>
    </message>
    <message id="wild.hall.town_hall_3.text">
        <source>Room for all. When built: **4** [glory].</source>
        <translation>Місця вистачить усім. Коли збудовано: **4** [glory].</translation>
    </message>
    <message id="wild.hall.town_hall_3.full">
        <source>Any number of buildings, but at most 3 of a kind. When built: 4 VP at once. Damaged: the attacker takes an Asgard card. Even the mice wipe their feet.</source>
        <translation>Споруд скільки завгодно, але однакових не більше ніж 3. Коли збудовано: відразу 4 ПО. У разі шкоди нападник бере карту Асґарду. Навіть миші витирають лапки.</translation>
    </message>
    <message id="wild.thing.hall">
        <source>Town Hall</source>
        <extracomment>Of any level. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша|gen=ратуші|dat=ратуші|acc=ратушу|ins=ратушею|loc=ратуші</translation>
    </message>
    <message id="wild.thing.dragon.name">
        <source>Dragon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дракон|gen=дракона|dat=дракону|acc=дракона|ins=драконом|loc=драконі</translation>
    </message>
    <message id="wild.thing.dragon.text">
        <source>Beat it once per round (defence **1**): **1** barrel or bar of your choice.</source>
        <translation>Раз на раунд здолайте його (захист **1**): **1** бочка або зливок на вибір.</translation>
    </message>
    <message id="wild.thing.dragon.full">
        <source>Each player may attack the dragon once per round. Its defence is 1, and whoever beats it takes 1 beer barrel or 1 gold bar. It has guarded that hoard for a thousand years and is getting tired of it.</source>
        <translation>Кожен гравець може атакувати дракона раз на раунд. Його захист — 1; переможець бере 1 пивну бочку або 1 золотий зливок. Тисячу років стереже скарби й добряче від них утомився.</translation>
    </message>
    <message id="wild.mission.worker.name">
        <source>Worker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Робітник</translation>
    </message>
    <message id="wild.mission.worker.text">
        <source>Build a building this turn.</source>
        <translation>Збудуйте в цей хід споруду.</translation>
    </message>
    <message id="wild.mission.worker.full">
        <source>Build any building this turn. Hammers are on the house. Help yourself.</source>
        <translation>Збудуйте в цей хід будь-яку споруду. Молотки — коштом закладу.</translation>
    </message>
    <message id="wild.mission.worship.name">
        <source>Worship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поклоніння</translation>
    </message>
    <message id="wild.mission.worship.text">
        <source>Buy a card from Odin’s Path this turn.</source>
        <translation>Купіть у цей хід карту Шляху Одіна.</translation>
    </message>
    <message id="wild.mission.worship.full">
        <source>Buy a card from Odin’s Path this turn. Odin accepts prayers and, rather more gladly, cash.</source>
        <translation>Купіть у цей хід карту Шляху Одіна. Одін приймає молитви, але готівку — охочіше.</translation>
    </message>
    <message id="wild.mission.strategy.name">
        <source>Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Стратегія</translation>
    </message>
    <message id="wild.mission.strategy.text">
        <source>Buy a card from a Unit stack this turn.</source>
        <translation>Купіть у цей хід карту зі стосу бійців.</translation>
    </message>
    <message id="wild.mission.strategy.full">
        <source>Buy a card from a Unit stack this turn. A plan is good. Someone to carry it out is better.</source>
        <translation>Купіть у цей хід карту зі стосу бійців. План — це добре. Той, хто піде попереду, — ще краще.</translation>
    </message>
    <message id="wild.mission.shield.name">
        <source>Shield</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щит</translation>
    </message>
    <message id="wild.mission.shield.text">
        <source>Buy a card from a Fortification stack this turn.</source>
        <translation>Купіть у цей хід карту зі стосу укріплень.</translation>
    </message>
    <message id="wild.mission.shield.full">
        <source>Buy a card from a Fortification stack this turn. A wall is just a shield nobody has to carry.</source>
        <translation>Купіть у цей хід карту зі стосу укріплень. Мур — це щит, який не треба носити.</translation>
    </message>
    <message id="wild.mission.beer_mission.name">
        <source>Beer!</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пиво!</translation>
    </message>
    <message id="wild.mission.beer_mission.text">
        <source>Have at least **2** Breweries.</source>
        <translation>Майте принаймні **2** броварні.</translation>
    </message>
    <message id="wild.mission.beer_mission.full">
        <source>Have at least 2 Breweries, even under construction. One for the thirst, one for the reserve thirst.</source>
        <translation>Майте принаймні 2 броварні, недобудовані теж враховуються. Одна — від спраги, друга — від запасної спраги.</translation>
    </message>
    <message id="wild.mission.gold_mission.name">
        <source>Gold!</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золото!</translation>
    </message>
    <message id="wild.mission.gold_mission.text">
        <source>Have at least **2** Gold Factories.</source>
        <translation>Майте принаймні **2** плавильні.</translation>
    </message>
    <message id="wild.mission.gold_mission.full">
        <source>Have at least 2 Gold Factories, even under construction. Money can’t buy happiness. Two furnaces full might.</source>
        <translation>Майте принаймні 2 плавильні, недобудовані теж враховуються. Не в грошах щастя. У двох печах грошей — можливо.</translation>
    </message>
    <message id="wild.mission.brewer.name">
        <source>Brewer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивовар</translation>
    </message>
    <message id="wild.mission.brewer.text">
        <source>Have **3** Breweries.</source>
        <translation>Майте **3** броварні.</translation>
    </message>
    <message id="wild.mission.brewer.full">
        <source>Have 3 Breweries, even under construction. Your river is foaming, and the fish are singing.</source>
        <translation>Майте 3 броварні, недобудовані теж враховуються. Річка шумує, риби співають.</translation>
    </message>
    <message id="wild.mission.foundry.name">
        <source>Foundry</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ливарний двір</translation>
    </message>
    <message id="wild.mission.foundry.text">
        <source>Have **3** Gold Factories.</source>
        <translation>Майте **3** плавильні.</translation>
    </message>
    <message id="wild.mission.foundry.full">
        <source>Have 3 Gold Factories, even under construction. It no longer snows here. It rains soot.</source>
        <translation>Майте 3 плавильні, недобудовані теж враховуються. Снігу у вас більше не буває. Буває сажа.</translation>
    </message>
    <message id="wild.mission.innkeeper.name">
        <source>Innkeeper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шинкар</translation>
    </message>
    <message id="wild.mission.innkeeper.text">
        <source>Have at least **2** Taverns.</source>
        <translation>Майте принаймні **2** таверни.</translation>
    </message>
    <message id="wild.mission.innkeeper.full">
        <source>Have at least 2 Taverns, even under construction. Thrown out of one? The other is just across the mud.</source>
        <translation>Майте принаймні 2 таверни, недобудовані теж враховуються. Викинули з однієї? До другої — одна калюжа.</translation>
    </message>
    <message id="wild.mission.captain.name">
        <source>Captain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Капітан</translation>
    </message>
    <message id="wild.mission.captain.text">
        <source>Have at least **1** Drakkar.</source>
        <translation>Майте принаймні **1** драккар.</translation>
    </message>
    <message id="wild.mission.captain.full">
        <source>Have at least 1 Drakkar, even under construction. Nobody asks whether you can swim.</source>
        <translation>Майте принаймні 1 драккар, недобудований теж враховується. Чи вмієте ви плавати, ніхто не питає.</translation>
    </message>
    <message id="wild.mission.thirsty.name">
        <source>Thirsty?</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Спрага?</translation>
    </message>
    <message id="wild.mission.thirsty.text">
        <source>Spend **6** [beer] or more on costs this turn.</source>
        <translation>Витратьте за хід на купівлі й будову **6** [beer] або більше.</translation>
    </message>
    <message id="wild.mission.thirsty.full">
        <source>Spend 6 or more beer on cards, buildings and the Town Hall this turn; what you exchange does not count, nor does what you drink.</source>
        <translation>Сплатіть за цей хід 6 або більше пива за карти, споруди й ратушу; обмін не враховується. Випите — теж.</translation>
    </message>
    <message id="wild.mission.money_money.name">
        <source>Money, Money</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гроші, гроші</translation>
    </message>
    <message id="wild.mission.money_money.text">
        <source>Spend **5** [gold] or more on costs this turn.</source>
        <translation>Витратьте за хід на купівлі й будову **5** [gold] або більше.</translation>
    </message>
    <message id="wild.mission.money_money.full">
        <source>Spend 5 or more gold on cards, buildings and the Town Hall this turn; what you exchange does not count. It must be funny, in a rich chief’s world.</source>
        <translation>Сплатіть за цей хід 5 або більше золота за карти, споруди й ратушу; обмін не враховується. Без грошей сон міцніший, але хто тут спить?</translation>
    </message>
    <message id="wild.mission.attacker_mission.name">
        <source>Attacker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Загарбник</translation>
    </message>
    <message id="wild.mission.attacker_mission.text">
        <source>Make **3** successful attacks on rivals’ buildings this turn.</source>
        <translation>Успішно атакуйте за цей хід **3** споруди суперників.</translation>
    </message>
    <message id="wild.mission.attacker_mission.full">
        <source>Make 3 successful attacks on rivals’ buildings this turn; the Town Hall counts too. You could have knocked. In a way, you did.</source>
        <translation>Успішно атакуйте за цей хід 3 споруди суперників; ратуша теж годиться. Можна було й постукати. Ви й постукали.</translation>
    </message>
    <message id="wild.mission.town_fall.name">
        <source>Town Fall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Падіння ратуші</translation>
    </message>
    <message id="wild.mission.town_fall.text">
        <source>Successfully attack a rival’s Town Hall this turn.</source>
        <translation>Успішно атакуйте в цей хід ратушу суперника.</translation>
    </message>
    <message id="wild.mission.town_fall.full">
        <source>Successfully attack a rival’s Town Hall this turn. The office is closed until further notice.</source>
        <translation>Успішно атакуйте в цей хід ратушу суперника. Прийом громадян тимчасово припинено.</translation>
    </message>
    <message id="wild.mission.architect.name">
        <source>Architect</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Архітектор</translation>
    </message>
    <message id="wild.mission.architect.text">
        <source>Have at least **6** buildings, not counting the Town Hall.</source>
        <translation>Майте принаймні **6** споруд, крім ратуші.</translation>
    </message>
    <message id="wild.mission.architect.full">
        <source>Have at least 6 buildings, even under construction; the Town Hall does not count. None of them is straight, and you call it a style.</source>
        <translation>Майте принаймні 6 споруд, разом із недобудованими; ратуша не враховується. Жодної рівної стіни. Ви звете це стилем.</translation>
    </message>
    <message id="wild.mission.warfare.name">
        <source>Warfare</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Військова справа</translation>
    </message>
    <message id="wild.mission.warfare.text">
        <source>Hit a rival’s building with a Unit of strength **4** or more.</source>
        <translation>Успішно атакуйте споруду суперника з бійцем силою **4** або більше.</translation>
    </message>
    <message id="wild.mission.warfare.full">
        <source>Successfully attack a rival’s building this turn in an attack with a Unit of strength 4 or more. Size does matter, says the pig.</source>
        <translation>Успішно атакуйте в цей хід споруду суперника, якщо в атаці бере участь боєць із силою 4 або більше. Розмір має значення, каже свиня.</translation>
    </message>
    <message id="wild.achievement.accomplisher.name">
        <source>Accomplisher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Виконавець</translation>
    </message>
    <message id="wild.achievement.accomplisher.text">
        <source>Most completed missions</source>
        <translation>Найбільше завдань</translation>
    </message>
    <message id="wild.achievement.accomplisher.full">
        <source>The most completed missions when the game ends. Your list of lists is finished.</source>
        <translation>Найбільше виконаних завдань наприкінці гри. Складіть список списків і викресліть його.</translation>
    </message>
    <message id="wild.achievement.builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівничий</translation>
    </message>
    <message id="wild.achievement.builder.text">
        <source>Most buildings</source>
        <translation>Найбільше споруд</translation>
    </message>
    <message id="wild.achievement.builder.full">
        <source>The most buildings in your village when the game ends; the Town Hall does not count. Nobody has asked about drains.</source>
        <translation>Найбільше споруд у поселенні наприкінці гри; ратуша не враховується. Про каналізацію ніхто не спитав.</translation>
    </message>
    <message id="wild.achievement.king_pig.name">
        <source>King Pig</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Король свиней</translation>
    </message>
    <message id="wild.achievement.king_pig.text">
        <source>Most Pigators</source>
        <translation>Найбільше Свинаторів</translation>
    </message>
    <message id="wild.achievement.king_pig.full">
        <source>The most Pigator cards in all your piles when the game ends. Long may he wallow.</source>
        <translation>Найбільше карт «Свинатор» у всіх ваших стосах наприкінці гри. Хай рохкає вічно!</translation>
    </message>
    <message id="wild.achievement.gold_digger.name">
        <source>Gold Digger</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золотошукач</translation>
    </message>
    <message id="wild.achievement.gold_digger.text">
        <source>Most stored gold bars</source>
        <translation>Найбільше зливків</translation>
    </message>
    <message id="wild.achievement.gold_digger.full">
        <source>The most gold bars in Gold Storages when the game ends. It is not greed if you stack it neatly.</source>
        <translation>Найбільше золотих зливків у сховищах наприкінці гри. Це не жадібність, якщо складено рівненько.</translation>
    </message>
    <message id="wild.achievement.follower.name">
        <source>Follower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Послідовник</translation>
    </message>
    <message id="wild.achievement.follower.text">
        <source>Most Path cards</source>
        <translation>Найбільше карт Шляху</translation>
    </message>
    <message id="wild.achievement.follower.full">
        <source>The most cards of Odin’s Path in all your piles when the game ends; Undead do not count. Odin has noticed you. He is squinting.</source>
        <translation>Найбільше карт Шляху Одіна в усіх ваших стосах наприкінці гри; нежить не враховується. Одін вас помітив. І примружився.</translation>
    </message>
    <message id="wild.achievement.conqueror.name">
        <source>Conqueror</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Завойовник</translation>
    </message>
    <message id="wild.achievement.conqueror.text">
        <source>Most Unit cards</source>
        <translation>Найбільше бійців</translation>
    </message>
    <message id="wild.achievement.conqueror.full">
        <source>The most Unit cards in all your piles when the game ends, starters and Path cards too; Heroes do not count. Roll call takes all morning.</source>
        <translation>Найбільше карт бійців у всіх ваших стосах наприкінці гри, разом із початковими й картами Шляху; герої не враховуються. Перекличка триває до обіду.</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.name">
        <source>Beer Tycoon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивний магнат</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.text">
        <source>Most stored barrels</source>
        <translation>Найбільше бочок</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.full">
        <source>The most beer barrels in Beer Storages when the game ends. The hardest part was not to drink it.</source>
        <translation>Найбільше пивних бочок у сховищах наприкінці гри. Найважче було не випити.</translation>
    </message>
    <message id="wild.achievement.defender.name">
        <source>Defender</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Захисник</translation>
    </message>
    <message id="wild.achievement.defender.text">
        <source>Most Fortification cards</source>
        <translation>Найбільше укріплень</translation>
    </message>
    <message id="wild.achievement.defender.full">
        <source>The most Fortification cards in all your piles when the game ends, Path cards too. You sleep well, in armour.</source>
        <translation>Найбільше карт укріплень у всіх ваших стосах наприкінці гри, разом із картами Шляху. Спіть спокійно. В обладунках.</translation>
    </message>
    <message id="wild.phase.setup">
        <source>Set-up</source>
        <translation>Підготовка</translation>
    </message>
    <message id="wild.phase.production">
        <source>Production</source>
        <translation>Виробництво</translation>
    </message>
    <message id="wild.phase.draw">
        <source>Draw</source>
        <translation>Добір</translation>
    </message>
    <message id="wild.phase.actions">
        <source>Actions</source>
        <translation>Дії</translation>
    </message>
    <message id="wild.phase.storage">
        <source>Storage</source>
        <translation>Зберігання</translation>
    </message>
    <message id="wild.phase.end">
        <source>Round end</source>
        <translation>Кінець раунду</translation>
    </message>
    <message id="wild.round.short">
        <source>Round {round}</source>
        <translation>Раунд {round}</translation>
    </message>
</context>
<context>
    <name>wild_board</name>
    <message id="wild.board.path">
        <source>Odin’s Path</source>
        <translation>Шлях Одіна</translation>
    </message>
    <message id="wild.board.fighters">
        <source>Units</source>
        <translation>Бійці</translation>
    </message>
    <message id="wild.board.fortifications">
        <source>Fortifications</source>
        <translation>Укріплення</translation>
    </message>
    <message id="wild.board.buildings">
        <source>Buildings</source>
        <translation>Споруди</translation>
    </message>
    <message id="wild.board.achievements">
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message id="wild.board.hit">
        <source>HIT!</source>
        <extracomment>In the burst over a damaged building. Very short.</extracomment>
        <translation>БАХ!</translation>
    </message>
    <message id="wild.board.blocked">
        <source>NOPE!</source>
        <extracomment>In the burst when an attack was repelled. Very short.</extracomment>
        <translation>ДЗУСЬ!</translation>
    </message>
    <message id="wild.board.village" numerus="yes">
        <source>{n} of {most} buildings | {n} of {most} buildings</source>
        <translation>
            <numerusform>{n} споруда з {most}</numerusform>
            <numerusform>{n} споруди з {most}</numerusform>
            <numerusform>{n} споруд із {most}</numerusform>
        </translation>
    </message>
    <message id="wild.board.village_full" numerus="yes">
        <source>{n} building | {n} buildings</source>
        <extracomment>Where there is no limit.</extracomment>
        <translation>
            <numerusform>{n} споруда</numerusform>
            <numerusform>{n} споруди</numerusform>
            <numerusform>{n} споруд</numerusform>
        </translation>
    </message>
    <message id="wild.board.last_round">
        <source>Last round!</source>
        <extracomment>On a tag at the end of the track of points.</extracomment>
        <translation>Останній раунд!</translation>
    </message>
    <message id="wild.forecast.target">
        <source>**{building}**: defence **{defence}**</source>
        <extracomment>The building that is pointed at.</extracomment>
        <translation>**{building}**: захист **{defence}**</translation>
    </message>
    <message id="wild.forecast.forts" numerus="yes">
        <source>Includes **{n}** Fortification on it. | Includes **{n}** Fortifications on it.</source>
        <translation>
            <numerusform>Разом із **{n}** укріпленням.</numerusform>
            <numerusform>Разом із **{n}** укріпленнями.</numerusform>
            <numerusform>Разом із **{n}** укріпленнями.</numerusform>
        </translation>
    </message>
    <message id="wild.forecast.growth">
        <source>Each attacking Unit adds **{n}** to it.</source>
        <extracomment>To the defence: a Shockwave Tower lies there.</extracomment>
        <translation>Кожен боєць, що нападає, додає до неї **{n}**.</translation>
    </message>
    <message id="wild.forecast.success_first">
        <source>Success: **{points}** [glory] at the end of your turn.</source>
        <translation>Успіх: **{points}** [glory] наприкінці вашого ходу.</translation>
    </message>
    <message id="wild.forecast.success_next">
        <source>Success no. **{count}** this turn: **{before}** [glory] become **{points}** at the end of it.</source>
        <translation>Успіх № **{count}** за хід: наприкінці ходу не **{before}** [glory], а **{points}**.</translation>
    </message>
    <message id="wild.forecast.reward_points">
        <source>At once: **{n}** [glory].</source>
        <translation>Одразу: **{n}** [glory].</translation>
    </message>
    <message id="wild.forecast.reward_token">
        <source>At once: **1** [{token}] from it.</source>
        <extracomment>{token} is an icon: beer or gold.</extracomment>
        <translation>Одразу: **1** [{token}] звідси.</translation>
    </message>
    <message id="wild.forecast.reward_nothing">
        <source>It is empty: no loot.</source>
        <translation>Порожньо: поживитися нема чим.</translation>
    </message>
    <message id="wild.forecast.reward_asgard">
        <source>At once: an Asgard card.</source>
        <translation>Одразу: карта Асґарду.</translation>
    </message>
    <message id="wild.forecast.repelled">
        <source>Repelled: the defender gets **1** [glory] for each of your Units and Heroes.</source>
        <translation>Відбито: оборонець здобуває **1** [glory] за кожного вашого бійця й героя.</translation>
    </message>
    <message id="wild.forecast.full_defence">
        <source>And **{n}** [glory] more at the end of your turn, unless you have hit one of their buildings.</source>
        <translation>І ще **{n}** [glory] наприкінці вашого ходу, якщо жодна ваша атака на нього не вдасться.</translation>
    </message>
    <message id="wild.forecast.hand_none">
        <source>Nothing in the defender’s hand can stop you.</source>
        <translation>На руці оборонця немає нічого, що вас спинить.</translation>
    </message>
    <message id="wild.forecast.hand" numerus="yes">
        <source>At most **{n}** card in hand can defend: worth up to **+{most}**. | At most **{n}** cards in hand can defend: worth up to **+{most}**.</source>
        <extracomment>Defence that they add, and strength that they take away.</extracomment>
        <translation>
            <numerusform>Захистити може не більше ніж **{n}** карта з руки: це варте до **+{most}**.</numerusform>
            <numerusform>Захистити можуть не більше ніж **{n}** карти з руки: це варте до **+{most}**.</numerusform>
            <numerusform>Захистити можуть не більше ніж **{n}** карт із руки: це варте до **+{most}**.</numerusform>
        </translation>
    </message>
    <message id="wild.forecast.hand_points">
        <source>It may bring them **{n}** [glory] more.</source>
        <extracomment>A Sheep Cannon that may be in the defender’s hand.</extracomment>
        <translation>Це може дати суперникові ще **{n}** [glory].</translation>
    </message>
    <message id="wild.forecast.undead">
        <source>Beat it: **{n}** [glory] and **1** [{token}].</source>
        <translation>За перемогу: **{n}** [glory] і **1** [{token}].</translation>
    </message>
    <message id="wild.forecast.dragon">
        <source>Beat it: **1** [beer] or **1** [gold]. Once per round.</source>
        <translation>За перемогу: **1** [beer] або **1** [gold]. Раз на раунд.</translation>
    </message>
</context>
<context>
    <name>wild_cards</name>
    <message id="wild.card_type.resource">
        <source>Resource</source>
        <extracomment>What kind of card it is.</extracomment>
        <translation>Ресурс</translation>
    </message>
    <message id="wild.card_type.upgrade">
        <source>Upgrade</source>
        <translation>Поліпшення</translation>
    </message>
    <message id="wild.card_type.unit">
        <source>Unit</source>
        <translation>Боєць</translation>
    </message>
    <message id="wild.card_type.hero">
        <source>Hero</source>
        <translation>Герой</translation>
    </message>
    <message id="wild.card_type.fortification">
        <source>Fortification</source>
        <translation>Укріплення</translation>
    </message>
    <message id="wild.card_type.undead">
        <source>Undead</source>
        <translation>Нежить</translation>
    </message>
    <message id="wild.card_group.starter">
        <source>Starter card</source>
        <extracomment>Where a card comes from.</extracomment>
        <translation>Початкова карта</translation>
    </message>
    <message id="wild.card_group.units">
        <source>Market</source>
        <extracomment>Where a card comes from: the market.</extracomment>
        <translation>Ринок</translation>
    </message>
    <message id="wild.card_group.fortifications">
        <source>Market</source>
        <translation>Ринок</translation>
    </message>
    <message id="wild.card_group.path">
        <source>Odin’s Path</source>
        <translation>Шлях Одіна</translation>
    </message>
    <message id="wild.card_group.asgard">
        <source>Asgard</source>
        <translation>Асґард</translation>
    </message>
    <message id="wild.card.unknown.name">
        <source>A hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Прихована карта</translation>
    </message>
    <message id="wild.card.beer.name">
        <source>Beer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пиво</translation>
    </message>
    <message id="wild.card.beer.text">
        <source>Gain **1** [beer].</source>
        <translation>Отримайте **1** [beer].</translation>
    </message>
    <message id="wild.card.beer.full">
        <source>Gain 1 beer for this turn. Cold, foamy and legal tender.</source>
        <translation>Отримайте 1 пиво на цей хід. Холодне, пінисте, приймається до оплати.</translation>
    </message>
    <message id="wild.card.gold.name">
        <source>Gold</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золото</translation>
    </message>
    <message id="wild.card.gold.text">
        <source>Gain **1** [gold].</source>
        <translation>Отримайте **1** [gold].</translation>
    </message>
    <message id="wild.card.gold.full">
        <source>Gain 1 gold for this turn. It does not grow on trees. We have looked.</source>
        <translation>Отримайте 1 золото на цей хід. На деревах не росте. Ми перевіряли.</translation>
    </message>
    <message id="wild.card.viking_warrior.name">
        <source>Viking Warrior</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вікінг-воїн</translation>
    </message>
    <message id="wild.card.viking_warrior.text">
        <source>Strength **1**.</source>
        <translation>Сила **1**.</translation>
    </message>
    <message id="wild.card.viking_warrior.full">
        <source>Strength 1. Works for free and complains only about the food.</source>
        <translation>Сила 1. Працює задарма й нарікає тільки на харчі.</translation>
    </message>
    <message id="wild.card.elf_archer.name">
        <source>Elf Archer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ельф-лучник</translation>
    </message>
    <message id="wild.card.elf_archer.text">
        <source>Strength **2**.</source>
        <translation>Сила **2**.</translation>
    </message>
    <message id="wild.card.elf_archer.full">
        <source>Strength 2. Never misses a target, nor a chance to mention it.</source>
        <translation>Сила 2. Б’є без промаху й не проминає нагоди про це нагадати.</translation>
    </message>
    <message id="wild.card.bone_crusher.name">
        <source>Bone Crusher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Костолам</translation>
    </message>
    <message id="wild.card.bone_crusher.text">
        <source>Strength **3**.</source>
        <translation>Сила **3**.</translation>
    </message>
    <message id="wild.card.bone_crusher.full">
        <source>Strength 3. Calls himself a healer: the bones have to be set afterwards, after all.</source>
        <translation>Сила 3. Називає себе костоправом: комусь же потім треба вправляти.</translation>
    </message>
    <message id="wild.card.pigator.name">
        <source>Pigator</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Свинатор</translation>
    </message>
    <message id="wild.card.pigator.text">
        <source>Strength **5**.</source>
        <translation>Сила **5**.</translation>
    </message>
    <message id="wild.card.pigator.full">
        <source>Strength 5. Half pig, half gladiator, all appetite.</source>
        <translation>Сила 5. Наполовину свиня, наполовину гладіатор, цілком апетит.</translation>
    </message>
    <message id="wild.card.tower.name">
        <source>Cannon Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вежа</translation>
    </message>
    <message id="wild.card.tower.text">
        <source>**+2** defence for your building under attack.</source>
        <translation>**+2** до захисту вашої атакованої споруди.</translation>
    </message>
    <message id="wild.card.tower.full">
        <source>Play it when a rival attacks you: +2 defence for that target until the round ends. It says “boom” so you don’t have to.</source>
        <translation>Зіграйте, коли вас атакують: +2 до захисту цілі до кінця раунду. Каже «бабах!», щоб вам не довелося.</translation>
    </message>
    <message id="wild.card.chicken_tower.name">
        <source>Chicken Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Куряча вежа</translation>
    </message>
    <message id="wild.card.chicken_tower.text">
        <source>**+3** defence for your building under attack.</source>
        <translation>**+3** до захисту вашої атакованої споруди.</translation>
    </message>
    <message id="wild.card.chicken_tower.full">
        <source>Play it when a rival attacks you: +3 defence for that target until the round ends. It fires eggs. Not all of them are fresh.</source>
        <translation>Зіграйте, коли вас атакують: +3 до захисту цілі до кінця раунду. Стріляє яйцями. Свіжими — не завжди.</translation>
    </message>
    <message id="wild.card.sheep_cannon.name">
        <source>Sheep Cannon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вівцегармата|short=Вівце-гармата</translation>
    </message>
    <message id="wild.card.sheep_cannon.text">
        <source>**+5** defence. Attack repelled: **1** [glory] more.</source>
        <translation>**+5** до захисту. Атаку відбито: ще **1** [glory].</translation>
    </message>
    <message id="wild.card.sheep_cannon.full">
        <source>Play it when a rival attacks you: +5 defence for that target until the round ends, and 1 extra VP whenever an attack on it is repelled. The sheep volunteered. Nobody knows why.</source>
        <translation>Зіграйте, коли вас атакують: +5 до захисту цілі до кінця раунду і ще 1 ПО за кожну відбиту атаку на цю ціль. Вівці зголосилися самі. Навіщо — ніхто не знає.</translation>
    </message>
    <message id="wild.card.beer_mugs.name">
        <source>Beer Mugs</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивні кухлі</translation>
    </message>
    <message id="wild.card.beer_mugs.text">
        <source>Gain **3** [beer].</source>
        <translation>Отримайте **3** [beer].</translation>
    </message>
    <message id="wild.card.beer_mugs.full">
        <source>Gain 3 beer for this turn. One to pay with, two to think it over. Return the mugs.</source>
        <translation>Отримайте 3 пива на цей хід. Одним кухлем розплатитися, двома обмити. Кухлі поверніть.</translation>
    </message>
    <message id="wild.card.gold_bars.name">
        <source>Gold Bars</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Стос зливків</translation>
    </message>
    <message id="wild.card.gold_bars.text">
        <source>Gain **2** [gold].</source>
        <translation>Отримайте **2** [gold].</translation>
    </message>
    <message id="wild.card.gold_bars.full">
        <source>Gain 2 gold for this turn. Shiny, heavy, and it is rude to ask where they come from.</source>
        <translation>Отримайте 2 золота на цей хід. Блищать, тягнуть до землі, і краще не питати, чиї вони.</translation>
    </message>
    <message id="wild.card.beer_specialist.name">
        <source>Beer Specialist</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивний знавець</translation>
    </message>
    <message id="wild.card.beer_specialist.text">
        <source>Gain **1** [beer] for each of your Breweries.</source>
        <translation>Отримайте **1** [beer] за кожну вашу броварню.</translation>
    </message>
    <message id="wild.card.beer_specialist.full">
        <source>Gain 1 beer for each Brewery you have, even under construction. Knows every barrel by its first name.</source>
        <translation>Отримайте 1 пиво за кожну вашу броварню, зокрема й недобудовану. З усіма бочками на «ти».</translation>
    </message>
    <message id="wild.card.gold_miner.name">
        <source>Gold Miner</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шахтар</translation>
    </message>
    <message id="wild.card.gold_miner.text">
        <source>Gain **1** [gold] for each of your Gold Factories.</source>
        <translation>Отримайте **1** [gold] за кожну вашу плавильню.</translation>
    </message>
    <message id="wild.card.gold_miner.full">
        <source>Gain 1 gold for each Gold Factory you have, even under construction. Sings while digging. The singing costs extra.</source>
        <translation>Отримайте 1 золото за кожну вашу плавильню, зокрема й недобудовану. Копає з піснею. Пісня — за окрему плату.</translation>
    </message>
    <message id="wild.card.recipe_theft.name">
        <source>Recipe Theft</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крадіжка рецепта</translation>
    </message>
    <message id="wild.card.recipe_theft.text">
        <source>Gain **2** [beer]; steal **1** barrel from a Beer Storage.</source>
        <translation>Отримайте **2** [beer]; вкрадіть **1** бочку зі сховища пива.</translation>
    </message>
    <message id="wild.card.recipe_theft.full">
        <source>Gain 2 beer. Then you may take 1 barrel from a rival’s Beer Storage. It is not an attack, so nobody can defend. The secret ingredient is theft.</source>
        <translation>Отримайте 2 пива. Потім можете забрати 1 бочку зі сховища пива одного суперника. Це не атака, і боронитися не можна. Таємний складник — крадіжка.</translation>
    </message>
    <message id="wild.card.money_theft.name">
        <source>Money Theft</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крадіжка золота</translation>
    </message>
    <message id="wild.card.money_theft.text">
        <source>Gain **1** [gold]; steal **1** bar from a Gold Storage.</source>
        <translation>Отримайте **1** [gold]; вкрадіть **1** зливок зі сховища золота.</translation>
    </message>
    <message id="wild.card.money_theft.full">
        <source>Gain 1 gold. Then you may take 1 bar from a rival’s Gold Storage. It is not an attack, so nobody can defend. You didn’t steal it, you set it free.</source>
        <translation>Отримайте 1 золото. Потім можете забрати 1 зливок зі сховища золота одного суперника. Це не атака, і боронитися не можна. Ви його не вкрали, ви його визволили.</translation>
    </message>
    <message id="wild.card.scroll.name">
        <source>Scroll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сувій</translation>
    </message>
    <message id="wild.card.scroll.text">
        <source>Draw **2** cards.</source>
        <translation>Візьміть **2** карти.</translation>
    </message>
    <message id="wild.card.scroll.full">
        <source>Draw 2 cards. The runes on it say: please turn over.</source>
        <translation>Візьміть 2 карти. Рунами накреслено: «Дивись на звороті».</translation>
    </message>
    <message id="wild.card.crystal.name">
        <source>Crystal</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кристал</translation>
    </message>
    <message id="wild.card.crystal.text">
        <source>Draw **1** card + gain **1** [beer] or **1** [gold].</source>
        <translation>Візьміть **1** карту + отримайте **1** [beer] або **1** [gold].</translation>
    </message>
    <message id="wild.card.crystal.full">
        <source>Draw 1 card + gain 1 beer or 1 gold. Do the two parts in any order, even with other actions in between. Look deep into it and you will see the price tag.</source>
        <translation>Візьміть 1 карту + отримайте 1 пиво або 1 золото. Частини — у будь-якому порядку, між ними можна діяти. Вдивіться в глибину: там цінник.</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.name">
        <source>Mystery Gift (Resource)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємничий дар: ресурс</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.text">
        <source>Draw and show **1** card. A resource? Take **1** barrel.</source>
        <translation>Візьміть і покажіть **1** карту. Ресурс? Беріть **1** бочку.</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.full">
        <source>Draw 1 card, show it to everyone and take it into your hand. If it is a resource card, take 1 beer barrel from the supply. It sloshes, so it can’t be socks.</source>
        <translation>Візьміть 1 карту й покажіть її всім; вона йде на руку. Якщо це карта ресурсу, візьміть із запасу 1 пивну бочку. Булькає — отже, не шкарпетки.</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.name">
        <source>Mystery Gift (Unit)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємничий дар: боєць</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.text">
        <source>Draw and show **1** card. A Unit? Take **1** gold bar.</source>
        <translation>Візьміть і покажіть **1** карту. Боєць? Беріть **1** зливок.</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.full">
        <source>Draw 1 card, show it to everyone and take it into your hand. If it is a Unit card, take 1 gold bar from the supply. The parcel grunts, which is a good sign.</source>
        <translation>Візьміть 1 карту й покажіть її всім; вона йде на руку. Якщо це карта бійця, візьміть із запасу 1 золотий зливок. Пакунок рохнув — добрий знак.</translation>
    </message>
    <message id="wild.card.sword.name">
        <source>Sword</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Меч</translation>
    </message>
    <message id="wild.card.sword.text">
        <source>**+3** strength for one attack that includes a Unit.</source>
        <translation>**+3** до сили однієї атаки, у якій є боєць.</translation>
    </message>
    <message id="wild.card.sword.full">
        <source>+3 strength for one attack that includes at least one Unit; a Hero alone is not enough. The pointed end goes into the neighbour.</source>
        <translation>+3 до сили однієї атаки, у якій бере участь принаймні один боєць; самого героя замало. Гострим кінцем — у сусіда.</translation>
    </message>
    <message id="wild.card.odins_boost.name">
        <source>Odin’s Boost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сила Одіна</translation>
    </message>
    <message id="wild.card.odins_boost.text">
        <source>Draw **1** card + your Units have **+1** strength this turn.</source>
        <translation>Візьміть **1** карту + сила ваших бійців **+1** на цей хід.</translation>
    </message>
    <message id="wild.card.odins_boost.full">
        <source>Draw 1 card + each of your Units has 1 extra strength in every attack you declare after this, until the end of the turn. Heroes get nothing: they are full of themselves already.</source>
        <translation>Візьміть 1 карту + кожен ваш боєць сильніший на 1 в усіх атаках, які ви оголосите після цього до кінця ходу. Героям — нічого: вони й так собою в захваті.</translation>
    </message>
    <message id="wild.card.shaman.name">
        <source>Shaman</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шаман</translation>
    </message>
    <message id="wild.card.shaman.text">
        <source>Draw **1** card + strength **2**.</source>
        <translation>Візьміть **1** карту + сила **2**.</translation>
    </message>
    <message id="wild.card.shaman.full">
        <source>Draw 1 card + strength 2. Speaks with spirits. As a rule they order another round.</source>
        <translation>Візьміть 1 карту + сила 2. Розмовляє з духами. Зазвичай ті замовляють іще по одній.</translation>
    </message>
    <message id="wild.card.bear_rider.name">
        <source>Bear Rider</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ведмежий вершник</translation>
    </message>
    <message id="wild.card.bear_rider.text">
        <source>Strength **4**.</source>
        <translation>Сила **4**.</translation>
    </message>
    <message id="wild.card.bear_rider.full">
        <source>Strength 4. The bear does the work, the rider takes the applause.</source>
        <translation>Сила 4. Ведмідь працює, вершник кланяється.</translation>
    </message>
    <message id="wild.card.assassin.name">
        <source>Assassin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Асасин</translation>
    </message>
    <message id="wild.card.assassin.text">
        <source>Strength **2**. Or, under attack: one enemy Unit counts **0**.</source>
        <translation>Сила **2**. Або під час захисту: сила ворожого бійця — **0**.</translation>
    </message>
    <message id="wild.card.assassin.full">
        <source>Strength 2. Or play it from your hand when a rival attacks you: the strength of one attacking Unit becomes 0 for that attack. Nobody saw it happen. Everybody saw the invoice.</source>
        <translation>Сила 2. Або, коли вас атакують, зіграйте з руки: сила одного бійця-нападника в цій атаці стає 0. Ніхто нічого не бачив. Усі бачили рахунок.</translation>
    </message>
    <message id="wild.card.shockwave_tower.name">
        <source>Shockwave Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Громова вежа</translation>
    </message>
    <message id="wild.card.shockwave_tower.text">
        <source>**+2** defence, plus **1** for each attacking Unit.</source>
        <translation>**+2** до захисту і ще **1** за кожного бійця в атаці.</translation>
    </message>
    <message id="wild.card.shockwave_tower.full">
        <source>Play it when a rival attacks you: +2 defence for that target until the round ends, plus 1 for each Unit in the attack. The more the merrier, says the tower.</source>
        <translation>Зіграйте, коли вас атакують: +2 до захисту цілі до кінця раунду і ще +1 за кожного бійця в атаці. Що більше гостей, то їй веселіше.</translation>
    </message>
    <message id="wild.card.hero_trap.name">
        <source>Hero Trap</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пастка на героя</translation>
    </message>
    <message id="wild.card.hero_trap.text">
        <source>**+1** defence; one attacking Hero counts **0**.</source>
        <translation>**+1** до захисту; сила одного героя-нападника — **0**.</translation>
    </message>
    <message id="wild.card.hero_trap.full">
        <source>Play it when a rival attacks you: +1 defence for that target until the round ends, and the strength of one attacking Hero becomes 0 for this attack. The bait is a mirror.</source>
        <translation>Зіграйте, коли вас атакують: +1 до захисту цілі до кінця раунду, а сила одного героя-нападника в цій атаці стає 0. Принада — дзеркало.</translation>
    </message>
    <message id="wild.card.undead_beer.name">
        <source>Undead (beer)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нежить із пивом</translation>
    </message>
    <message id="wild.card.undead_beer.text">
        <source>Beat it for **1** [glory] and **1** barrel of beer.</source>
        <translation>Здолайте її: **1** [glory] і **1** бочка пива.</translation>
    </message>
    <message id="wild.card.undead_beer.full">
        <source>It can’t be bought, but it can be beaten: defence 2. The winner gets 1 VP and 1 beer barrel, and the card goes to the Path discard. Dead for ages, and still not sober.</source>
        <translation>Купити не можна, здолати можна: захист 2. Переможець здобуває 1 ПО і 1 пивну бочку, карта йде у скид Шляху Одіна. Давно мертва, а й досі не твереза.</translation>
    </message>
    <message id="wild.card.undead_gold.name">
        <source>Undead (gold)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нежить із золотом</translation>
    </message>
    <message id="wild.card.undead_gold.text">
        <source>Beat it for **1** [glory] and **1** bar of gold.</source>
        <translation>Здолайте її: **1** [glory] і **1** зливок золота.</translation>
    </message>
    <message id="wild.card.undead_gold.full">
        <source>It can’t be bought, but it can be beaten: defence 3. The winner gets 1 VP and 1 gold bar, and the card goes to the Path discard. They say you can’t take it with you. This one did.</source>
        <translation>Купити не можна, здолати можна: захист 3. Переможець здобуває 1 ПО і 1 золотий зливок, карта йде у скид Шляху Одіна. Із собою, кажуть, не забереш. Ця забрала.</translation>
    </message>
    <message id="wild.card.alviss.name">
        <source>Alviss</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Альвіс</translation>
    </message>
    <message id="wild.card.alviss.text">
        <source>Draw **2** cards + strength **2**.</source>
        <translation>Візьміть **2** карти + сила **2**.</translation>
    </message>
    <message id="wild.card.alviss.full">
        <source>Draw 2 cards + strength 2. Knows everything, and says all of it.</source>
        <translation>Візьміть 2 карти + сила 2. Знає все й усе розповідає.</translation>
    </message>
    <message id="wild.card.thor.name">
        <source>Thor</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тор</translation>
    </message>
    <message id="wild.card.thor.text">
        <source>Strength **7**.</source>
        <translation>Сила **7**.</translation>
    </message>
    <message id="wild.card.thor.full">
        <source>Strength 7. Thunder included. Hammer sold separately.</source>
        <translation>Сила 7. Грім у комплекті. Молот продається окремо.</translation>
    </message>
    <message id="wild.card.grendel.name">
        <source>Grendel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ґрендель</translation>
    </message>
    <message id="wild.card.grendel.text">
        <source>Strength **6**. Hits a rival’s building: **1** extra [glory].</source>
        <translation>Сила **6**. Успіх проти споруди суперника: ще **1** [glory].</translation>
    </message>
    <message id="wild.card.grendel.full">
        <source>Strength 6. When his attack on a rival’s building succeeds, get 1 extra VP. Comes to every party. Nobody has ever invited him.</source>
        <translation>Сила 6. Якщо його атака на споруду суперника успішна, здобудьте ще 1 ПО. Приходить на кожен бенкет. Його жодного разу не кликали.</translation>
    </message>
    <message id="wild.card.valkyrie.name">
        <source>Valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Валькірія</translation>
    </message>
    <message id="wild.card.valkyrie.text">
        <source>Take **1** Unit from your discard pile + strength **4**.</source>
        <translation>Візьміть **1** бійця зі свого скиду + сила **4**.</translation>
    </message>
    <message id="wild.card.valkyrie.full">
        <source>Take 1 Unit card from your discard pile into your hand + strength 4. Your fallen were looking forward to Valhalla. She is sorry, too.</source>
        <translation>Візьміть на руку 1 карту бійця зі свого скиду + сила 4. Полеглі вже зібралися до Вальгалли. Їй теж ніяково.</translation>
    </message>
    <message id="wild.card.dvergar.name">
        <source>Dvergar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Цверг</translation>
    </message>
    <message id="wild.card.dvergar.text">
        <source>Strength **3**, plus **1** for each of your Breweries.</source>
        <translation>Сила **3** і ще **1** за кожну вашу броварню.</translation>
    </message>
    <message id="wild.card.dvergar.full">
        <source>Strength 3, plus 1 for each Brewery you have, even under construction. Small, strong and well watered.</source>
        <translation>Сила 3 і ще +1 за кожну вашу броварню, зокрема й недобудовану. Малий, та вдалий. Після п’ятого кухля — ще вдаліший.</translation>
    </message>
    <message id="wild.card.mjollnir.name">
        <source>Mjöllnir</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мйольнір</translation>
    </message>
    <message id="wild.card.mjollnir.text">
        <source>**+6** strength for one attack that includes a Unit.</source>
        <translation>**+6** до сили однієї атаки, у якій є боєць.</translation>
    </message>
    <message id="wild.card.mjollnir.full">
        <source>+6 strength for one attack that includes at least one Unit; a Hero alone is not enough. Only the worthy can lift it. The unworthy push.</source>
        <translation>+6 до сили однієї атаки, у якій бере участь принаймні один боєць; самого героя замало. Підняти його може лише гідний. Негідні штовхають.</translation>
    </message>
    <message id="wild.card.lokis_lens.name">
        <source>Loki’s Lens</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лінза Локі</translation>
    </message>
    <message id="wild.card.lokis_lens.text">
        <source>Look at a rival’s hand + draw **2** cards.</source>
        <translation>Перегляньте карти суперника + візьміть **2** карти.</translation>
    </message>
    <message id="wild.card.lokis_lens.full">
        <source>Look at a rival’s hand + draw 2 cards. It isn’t cheating if a god is in on it.</source>
        <translation>Перегляньте карти одного суперника + візьміть 2 карти. Це не шахрайство, якщо з вами бог.</translation>
    </message>
    <message id="wild.card.beer_taxes.name">
        <source>Beer Taxes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивний податок</translation>
    </message>
    <message id="wild.card.beer_taxes.text">
        <source>Gain **2** [beer], plus **1** per rival with a Brewery.</source>
        <translation>Отримайте **2** [beer] і ще по **1** за суперника з броварнею.</translation>
    </message>
    <message id="wild.card.beer_taxes.full">
        <source>Gain 2 beer, plus 1 for each rival who has a Brewery. In Valhalla death is no trouble. Taxes are.</source>
        <translation>Отримайте 2 пива і ще по 1 за кожного суперника, який має броварню. Смерті у Вальгаллі не бояться. Податків — бояться.</translation>
    </message>
    <message id="wild.card.gold_taxes.name">
        <source>Gold Taxes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золотий податок</translation>
    </message>
    <message id="wild.card.gold_taxes.text">
        <source>Gain **1** [gold], plus **1** per rival with a Gold Factory.</source>
        <translation>Отримайте **1** [gold] і ще по **1** за суперника з плавильнею.</translation>
    </message>
    <message id="wild.card.gold_taxes.full">
        <source>Gain 1 gold, plus 1 for each rival who has a Gold Factory. The collector’s smile is free of charge.</source>
        <translation>Отримайте 1 золото і ще по 1 за кожного суперника, який має плавильню. Усмішка збирача — безкоштовно.</translation>
    </message>
    <message id="wild.card.treasure_chest.name">
        <source>Treasure Chest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скриня зі скарбами</translation>
    </message>
    <message id="wild.card.treasure_chest.text">
        <source>Gain **2** [beer] and **2** [gold].</source>
        <translation>Отримайте **2** [beer] і **2** [gold].</translation>
    </message>
    <message id="wild.card.treasure_chest.full">
        <source>Gain 2 beer and 2 gold for this turn. Who keeps beer in a chest? Someone with neighbours like you.</source>
        <translation>Отримайте 2 пива і 2 золота на цей хід. Хто тримає пиво у скрині? Той, у кого такі сусіди, як ви.</translation>
    </message>
    <message id="wild.card.time_manipulation.name">
        <source>Time Manipulation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Влада над часом</translation>
    </message>
    <message id="wild.card.time_manipulation.text">
        <source>Draw **4** cards, then put **1** on top of your deck.</source>
        <translation>Візьміть **4** карти, потім покладіть **1** на верх колоди.</translation>
    </message>
    <message id="wild.card.time_manipulation.full">
        <source>Draw 4 cards, then put 1 card from your hand on top of your deck. You have read this before. You will again.</source>
        <translation>Візьміть 4 карти, потім покладіть 1 карту з руки на верх своєї колоди. Це ви вже читали. І ще прочитаєте.</translation>
    </message>
    <message id="wild.card.resurrection.name">
        <source>Resurrection</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воскресіння</translation>
    </message>
    <message id="wild.card.resurrection.text">
        <source>Take up to **2** cards from your discard pile.</source>
        <translation>Візьміть до **2** карт зі свого скиду.</translation>
    </message>
    <message id="wild.card.resurrection.full">
        <source>Take up to 2 cards of your choice from your discard pile into your hand. They were only resting.</source>
        <translation>Візьміть на руку до 2 будь-яких карт зі свого скиду. Вони просто прилягли.</translation>
    </message>
</context>
<context>
    <name>wild_deeds</name>
    <message id="wild.deed.set_asking.title">
        <source>When I am attacked</source>
        <translation>Коли мене атакують</translation>
    </message>
    <message id="wild.deed.set_asking.always">
        <source>Always ask me</source>
        <translation>Завжди питати</translation>
    </message>
    <message id="wild.deed.set_asking.always_detail">
        <source>Rivals can’t read anything into it</source>
        <translation>Тоді ніхто ні про що не здогадається</translation>
    </message>
    <message id="wild.deed.set_asking.held">
        <source>Ask if I can answer</source>
        <translation>Якщо є чим відповісти</translation>
    </message>
    <message id="wild.deed.set_asking.held_detail">
        <source>Faster, but a curtain then gives away that you hold something</source>
        <translation>Швидше, але завіса тоді виказує: щось у вас на руці є</translation>
    </message>
    <message id="wild.deed.set_asking.never">
        <source>Never ask me</source>
        <translation>Ніколи не питати</translation>
    </message>
    <message id="wild.deed.set_asking.never_detail">
        <source>The walls will have to manage on their own</source>
        <translation>Хай стіни впораються самі</translation>
    </message>
    <message id="wild.deed.set_asking.button">
        <source>Set</source>
        <translation>Так і робити</translation>
    </message>
    <message id="wild.deed.set_asking.opens">
        <source>Attacks…</source>
        <extracomment>A button that opens a sheet: how one wants to be asked when one is attacked. Short.</extracomment>
        <translation>Атаки…</translation>
    </message>
    <message id="wild.deed.play.title">
        <source>Play a card</source>
        <translation>Зіграти карту</translation>
    </message>
    <message id="wild.deed.play.detail">
        <source>Fortifications wait for a rival’s turn</source>
        <translation>Укріплення чекають на хід суперника</translation>
    </message>
    <message id="wild.deed.play.gain">
        <source>Gain {goods}</source>
        <extracomment>What one part of a card does. {goods} are such as: 3 [beer].</extracomment>
        <translation>Отримати {goods}</translation>
    </message>
    <message id="wild.deed.play.gain_nothing">
        <source>Gain nothing: you have nothing it counts</source>
        <translation>Нічого не дасть: рахувати у вас нема чого</translation>
    </message>
    <message id="wild.deed.play.gain_and_steal">
        <source>Gain {goods}; then you may steal a {token}</source>
        <translation>Отримати {goods}; потім, якщо хочете, вкрасти {token:acc}</translation>
    </message>
    <message id="wild.deed.play.choose">
        <source>Gain **1** [beer] or **1** [gold]</source>
        <translation>Отримати **1** [beer] або **1** [gold]</translation>
    </message>
    <message id="wild.deed.play.unit_bonus">
        <source>Your Units have **+{n}** strength this turn</source>
        <translation>Сила ваших бійців **+{n}** на цей хід</translation>
    </message>
    <message id="wild.deed.play.draw" numerus="yes">
        <source>Draw **{n}** card | Draw **{n}** cards</source>
        <translation>
            <numerusform>Узяти **{n}** карту</numerusform>
            <numerusform>Узяти **{n}** карти</numerusform>
            <numerusform>Узяти **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.deed.play.draw_and_put_back" numerus="yes">
        <source>Draw **{n}** card, then put **1** on your deck | Draw **{n}** cards, then put **1** on your deck</source>
        <translation>
            <numerusform>Узяти **{n}** карту, потім покласти **1** на колоду</numerusform>
            <numerusform>Узяти **{n}** карти, потім покласти **1** на колоду</numerusform>
            <numerusform>Узяти **{n}** карт, потім покласти **1** на колоду</numerusform>
        </translation>
    </message>
    <message id="wild.deed.play.show">
        <source>Draw and show **1** card: {kind} brings a {token}</source>
        <translation>Узяти й показати **1** карту. Якщо це {kind}, отримаєте {token:acc}</translation>
    </message>
    <message id="wild.deed.play.recover_unit">
        <source>Take **1** Unit from your discard pile</source>
        <translation>Узяти **1** бійця зі свого скиду</translation>
    </message>
    <message id="wild.deed.play.recover">
        <source>Take up to **{n}** cards from your discard pile</source>
        <translation>Узяти зі свого скиду до **{n}** карт</translation>
    </message>
    <message id="wild.deed.play.peek">
        <source>Look at a rival’s hand</source>
        <translation>Переглянути карти суперника</translation>
    </message>
    <message id="wild.deed.play.button">
        <source>Play</source>
        <translation>Зіграти</translation>
    </message>
    <message id="wild.deed.play_all.title">
        <source>Play all resources</source>
        <translation>Розіграти всі ресурси</translation>
    </message>
    <message id="wild.deed.play_all.brings">
        <source>{cards}: {goods} for this turn</source>
        <extracomment>{cards} are names of cards, such as: Beer ×2, Gold; {goods} such as: 2 [beer] 1 [gold].</extracomment>
        <translation>{cards}: {goods} на цей хід</translation>
    </message>
    <message id="wild.deed.play_all.button">
        <source>Resources</source>
        <extracomment>A button: play all cards in hand that bring beer or gold. Short.</extracomment>
        <translation>Усі ресурси</translation>
    </message>
    <message id="wild.deed.buy_card.title">
        <source>Buy a card</source>
        <translation>Купити карту</translation>
    </message>
    <message id="wild.deed.buy_card.detail">
        <source>It reaches your hand in a later round</source>
        <translation>На руку вона потрапить в одному з наступних раундів</translation>
    </message>
    <message id="wild.deed.buy_card.button">
        <source>Buy</source>
        <translation>Купити</translation>
    </message>
    <message id="wild.deed.buy_card.opens">
        <source>Market</source>
        <extracomment>A button that opens all that is for sale.</extracomment>
        <translation>Ринок</translation>
    </message>
    <message id="wild.deed.buy_path.title">
        <source>Buy from Odin’s Path</source>
        <translation>Купити на Шляху Одіна</translation>
    </message>
    <message id="wild.deed.buy_path.detail">
        <source>It reaches your hand in a later round</source>
        <translation>На руку вона потрапить в одному з наступних раундів</translation>
    </message>
    <message id="wild.deed.buy_path.button">
        <source>Buy</source>
        <translation>Купити</translation>
    </message>
    <message id="wild.deed.build.title">
        <source>Build</source>
        <translation>Збудувати</translation>
    </message>
    <message id="wild.deed.build.detail">
        <source>It works from next round on</source>
        <translation>Запрацює з наступного раунду</translation>
    </message>
    <message id="wild.deed.build.button">
        <source>Build</source>
        <translation>Збудувати</translation>
    </message>
    <message id="wild.deed.demolish.title">
        <source>Demolish a building</source>
        <translation>Розібрати споруду</translation>
    </message>
    <message id="wild.deed.demolish.detail">
        <source>Once per round, no refunds</source>
        <translation>Раз на раунд, гроші не повертаються</translation>
    </message>
    <message id="wild.deed.demolish.named">
        <source>Demolish: {building}</source>
        <extracomment>A building, perhaps with a number: Brewery 2.</extracomment>
        <translation>Розібрати {building:acc}</translation>
    </message>
    <message id="wild.deed.demolish.losing">
        <source>No refund; lost with it: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels.</extracomment>
        <translation>Гроші не повертаються; пропаде: {tokens}</translation>
    </message>
    <message id="wild.deed.demolish.button">
        <source>Demolish</source>
        <translation>Розібрати</translation>
    </message>
    <message id="wild.deed.upgrade_hall.title">
        <source>Upgrade the Town Hall</source>
        <translation>Поліпшити ратушу</translation>
    </message>
    <message id="wild.deed.upgrade_hall.to_2">
        <source>{price}: room for **6** buildings, from next round on</source>
        <translation>{price}: місце для **6** споруд із наступного раунду</translation>
    </message>
    <message id="wild.deed.upgrade_hall.to_3">
        <source>{price}: **4** [glory] now, any number of buildings later</source>
        <translation>{price}: відразу **4** [glory], а потім будуй скільки хочеш</translation>
    </message>
    <message id="wild.deed.upgrade_hall.highest">
        <source>It can’t get any higher</source>
        <translation>Вище нікуди</translation>
    </message>
    <message id="wild.deed.upgrade_hall.button">
        <source>Upgrade</source>
        <translation>Поліпшити</translation>
    </message>
    <message id="wild.deed.exchange.title">
        <source>Exchange two for one</source>
        <translation>Обміняти два на одне</translation>
    </message>
    <message id="wild.deed.exchange.detail">
        <source>What you get lasts this turn only</source>
        <translation>Отриманого вистачить лише на цей хід</translation>
    </message>
    <message id="wild.deed.exchange.named">
        <source>{give} for {get}</source>
        <extracomment>Such as: 2 [beer] for 1 [gold].</extracomment>
        <translation>{give} на {get}</translation>
    </message>
    <message id="wild.deed.exchange.button">
        <source>Exchange</source>
        <translation>Обміняти</translation>
    </message>
    <message id="wild.deed.take_from.title">
        <source>Steal a token</source>
        <translation>Украсти фішку</translation>
    </message>
    <message id="wild.deed.take_from.named">
        <source>From {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>У гравця {who}</translation>
    </message>
    <message id="wild.deed.take_from.held">
        <source>{place:^}: {tokens}</source>
        <extracomment>A storage and what it holds.</extracomment>
        <translation>{place:^}: {tokens}</translation>
    </message>
    <message id="wild.deed.take_from.button">
        <source>Steal</source>
        <translation>Украсти</translation>
    </message>
    <message id="wild.deed.take_nothing.title">
        <source>Steal nothing</source>
        <translation>Нічого не красти</translation>
    </message>
    <message id="wild.deed.take_nothing.detail">
        <source>Honest, and slightly suspicious</source>
        <translation>Чесно й трохи підозріло</translation>
    </message>
    <message id="wild.deed.take_nothing.button">
        <source>Stay honest</source>
        <translation>Не красти</translation>
    </message>
    <message id="wild.deed.take_resource.title">
        <source>Gain a resource</source>
        <translation>Отримати ресурс</translation>
    </message>
    <message id="wild.deed.take_resource.named">
        <source>Gain {goods}</source>
        <translation>Отримати {goods}</translation>
    </message>
    <message id="wild.deed.take_resource.button">
        <source>Gain</source>
        <translation>Отримати</translation>
    </message>
    <message id="wild.deed.put_on_top.title">
        <source>Put on your deck</source>
        <translation>Покласти на колоду</translation>
    </message>
    <message id="wild.deed.put_on_top.button">
        <source>On the deck</source>
        <translation>На колоду</translation>
    </message>
    <message id="wild.deed.recover.title">
        <source>Take cards back</source>
        <translation>Повернути зі скиду</translation>
    </message>
    <message id="wild.deed.recover.nothing">
        <source>Take nothing</source>
        <translation>Нічого не брати</translation>
    </message>
    <message id="wild.deed.recover.button">
        <source>Take back</source>
        <translation>Повернути</translation>
    </message>
    <message id="wild.deed.look_at.title">
        <source>Look at a hand</source>
        <translation>Переглянути карти</translation>
    </message>
    <message id="wild.deed.look_at.held" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>На руці **{n}** карта</numerusform>
            <numerusform>На руці **{n}** карти</numerusform>
            <numerusform>На руці **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.deed.look_at.button">
        <source>Look</source>
        <translation>Переглянути</translation>
    </message>
    <message id="wild.deed.put_token.title">
        <source>Place the token</source>
        <translation>Куди покласти фішку</translation>
    </message>
    <message id="wild.deed.put_token.named">
        <source>{token:^}</source>
        <extracomment>A beer barrel or a gold bar.</extracomment>
        <translation>{token:^}</translation>
    </message>
    <message id="wild.deed.put_token.into">
        <source>Into the {place}: it is kept</source>
        <extracomment>A storage.</extracomment>
        <translation>У {place:acc}: там збережеться</translation>
    </message>
    <message id="wild.deed.put_token.outside">
        <source>By the Town Hall: spend it this turn</source>
        <translation>До ратуші: краще витратити цього ж ходу</translation>
    </message>
    <message id="wild.deed.put_token.button">
        <source>Put it there</source>
        <translation>Покласти сюди</translation>
    </message>
    <message id="wild.deed.attack_rival.title">
        <source>Attack a rival</source>
        <translation>Атакувати суперника</translation>
    </message>
    <message id="wild.deed.attack_rival.detail">
        <source>One rival per turn: **1** [glory] for the first hit, **2** for each one after</source>
        <translation>Один суперник за хід: **1** [glory] за перше влучання, за кожне наступне **2**</translation>
    </message>
    <message id="wild.deed.attack_rival.named">
        <source>{who}: {target}</source>
        <extracomment>A player and what is attacked: the Town Hall, or a building, perhaps with a number.</extracomment>
        <translation>{who}: {target}</translation>
    </message>
    <message id="wild.deed.attack_rival.button">
        <source>Attack</source>
        <translation>Атакувати</translation>
    </message>
    <message id="wild.deed.attack_rival.opens">
        <source>Raid…</source>
        <extracomment>A button that opens a sheet. Short.</extracomment>
        <translation>Набіг…</translation>
    </message>
    <message id="wild.deed.attack_undead.title">
        <source>Fight the Undead</source>
        <translation>Упокоїти нежить</translation>
    </message>
    <message id="wild.deed.attack_undead.detail">
        <source>They pay in [glory] and leave something behind</source>
        <translation>Платить [glory] і дещо залишає на згадку</translation>
    </message>
    <message id="wild.deed.attack_undead.button">
        <source>Fight</source>
        <translation>Упокоїти</translation>
    </message>
    <message id="wild.deed.attack_dragon.title">
        <source>Fight the dragon</source>
        <translation>Битися з драконом</translation>
    </message>
    <message id="wild.deed.attack_dragon.detail">
        <source>Once per round: a barrel or a bar, and a good story</source>
        <translation>Раз на раунд: бочка або зливок і тема для застілля</translation>
    </message>
    <message id="wild.deed.attack_dragon.button">
        <source>Fight</source>
        <translation>Битися</translation>
    </message>
    <message id="wild.deed.defence.title">
        <source>Defend</source>
        <translation>Боронитися</translation>
    </message>
    <message id="wild.deed.defence.detail">
        <source>With Fortifications and Assassins from your hand</source>
        <translation>Укріпленнями й асасинами з руки</translation>
    </message>
    <message id="wild.deed.defence.nothing">
        <source>Play nothing</source>
        <translation>Нічого не грати</translation>
    </message>
    <message id="wild.deed.defence.naming">
        <source>{cards} against {names}</source>
        <extracomment>An Assassin or a Hero Trap, and the attackers whose strength becomes 0.</extracomment>
        <translation>{cards} проти: {names}</translation>
    </message>
    <message id="wild.deed.defence.button">
        <source>Defend</source>
        <translation>Боронитися</translation>
    </message>
    <message id="wild.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="wild.deed.end_turn.next">
        <source>next: {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>далі: {who}</translation>
    </message>
    <message id="wild.deed.end_turn.last">
        <source>the storage phase is next</source>
        <translation>далі фаза зберігання</translation>
    </message>
    <message id="wild.deed.end_turn.raid">
        <source>{goods} for the raid</source>
        <extracomment>{goods} is such as: 3 [glory].</extracomment>
        <translation>{goods} за набіг</translation>
    </message>
    <message id="wild.deed.end_turn.full_defence">
        <source>{goods} to {who} for the full defence</source>
        <extracomment>{goods} is such as: 1 [glory]; {who} is a player’s name, which cannot be declined.</extracomment>
        <translation>{goods} гравцеві {who} за захист</translation>
    </message>
    <message id="wild.deed.end_turn.lost">
        <source>{goods} will be lost</source>
        <extracomment>{goods} are resources such as: 2 [beer].</extracomment>
        <translation>пропаде: {goods}</translation>
    </message>
    <message id="wild.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершити хід</translation>
    </message>
    <message id="wild.deed.complete_mission.title">
        <source>Complete a mission</source>
        <translation>Виконати завдання</translation>
    </message>
    <message id="wild.deed.complete_mission.detail">
        <source>One per round</source>
        <translation>Одне за раунд</translation>
    </message>
    <message id="wild.deed.complete_mission.brings">
        <source>{goods} · {text}</source>
        <extracomment>What the mission brings, such as: 2 [glory], and what it asks.</extracomment>
        <translation>{goods} · {text}</translation>
    </message>
    <message id="wild.deed.complete_mission.button">
        <source>Complete</source>
        <translation>Виконати</translation>
    </message>
    <message id="wild.deed.swap_mission.title">
        <source>Swap a mission</source>
        <translation>Замінити завдання</translation>
    </message>
    <message id="wild.deed.swap_mission.detail">
        <source>Costs **1** gold bar, once per turn</source>
        <translation>За **1** золотий зливок, раз за хід</translation>
    </message>
    <message id="wild.deed.swap_mission.named">
        <source>Swap: {mission}</source>
        <extracomment>{mission} is a name in quotation marks.</extracomment>
        <translation>Замінити {mission}</translation>
    </message>
    <message id="wild.deed.swap_mission.button">
        <source>Swap</source>
        <translation>Замінити</translation>
    </message>
    <message id="wild.deed.take_asgard.title">
        <source>Take an Asgard card</source>
        <translation>Узяти карту Асґарду</translation>
    </message>
    <message id="wild.deed.take_asgard.button">
        <source>Take</source>
        <translation>Узяти</translation>
    </message>
    <message id="wild.deed.take_chief.title">
        <source>Choose a chief</source>
        <translation>Обрати вождя</translation>
    </message>
    <message id="wild.deed.take_chief.button">
        <source>Choose</source>
        <translation>Обрати</translation>
    </message>
    <message id="wild.deed.store.title">
        <source>Store tokens</source>
        <translation>Скласти до сховищ</translation>
    </message>
    <message id="wild.deed.store.stock">
        <source>{place}: **{n}**</source>
        <extracomment>A storage and how many tokens it will hold.</extracomment>
        <translation>{place}: **{n}**</translation>
    </message>
    <message id="wild.deed.store.nothing">
        <source>Store nothing</source>
        <translation>Нічого не зберігати</translation>
    </message>
    <message id="wild.deed.store.gains">
        <source>{goods} for full storages</source>
        <extracomment>{goods} is such as: 1 [glory].</extracomment>
        <translation>{goods} за повні сховища</translation>
    </message>
    <message id="wild.deed.store.loses">
        <source>lost: {tokens}</source>
        <extracomment>{tokens} are such as: 1 barrel and 1 bar.</extracomment>
        <translation>згорить: {tokens}</translation>
    </message>
    <message id="wild.deed.store.button">
        <source>Store</source>
        <translation>На зберігання</translation>
    </message>
    <message id="wild.deed.keep_cards.title">
        <source>Keep aboard</source>
        <translation>Залишити на борту</translation>
    </message>
    <message id="wild.deed.keep_cards.nothing">
        <source>Keep nothing</source>
        <translation>Нічого не залишати</translation>
    </message>
    <message id="wild.deed.keep_cards.button">
        <source>Keep</source>
        <translation>Залишити</translation>
    </message>
    <message id="wild.pay.cards">
        <source>plays {cards}</source>
        <extracomment>What a purchase takes: these cards are played for it. {cards} are names, such as: Beer ×2, Gold.</extracomment>
        <translation>з руки: {cards}</translation>
    </message>
    <message id="wild.pay.tokens">
        <source>spends {tokens}</source>
        <extracomment>As above; {tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>жетонами: {tokens}</translation>
    </message>
    <message id="wild.pay.left">
        <source>{goods} left for this turn</source>
        <extracomment>As above: what those cards bring beyond the price; {goods} are such as: 1 [beer].</extracomment>
        <translation>залишиться на цей хід: {goods}</translation>
    </message>
    <message id="wild.fight.odds">
        <source>{band}: **{strength}** against **{defence}**</source>
        <extracomment>{band} are names of cards, such as: Elf Archer ×2, Sword.</extracomment>
        <translation>{band}: **{strength}** проти **{defence}**</translation>
    </message>
    <message id="wild.fight.hit">
        <source>a hit: {gains}</source>
        <extracomment>{gains} are such as: 3 [glory], 1 barrel.</extracomment>
        <translation>влучання: {gains}</translation>
    </message>
    <message id="wild.fight.asgard">
        <source>an Asgard card</source>
        <translation>карта Асґарду</translation>
    </message>
    <message id="wild.fight.repelled">
        <source>repelled: {goods} for them</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>відбито: суперникові {goods}</translation>
    </message>
    <message id="wild.fight.repelled_fully">
        <source>repelled: {goods} for them, plus **{n}** [glory] if you hit nothing else</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>відбито: суперникові {goods}, і **{n}** [glory], якщо інших влучань не буде</translation>
    </message>
    <message id="wild.fight.thrown_out">
        <source>**{strength}** against **{defence}**: repelled, {goods} for you</source>
        <extracomment>The attack, the defence, and what it brings: 2 [glory].</extracomment>
        <translation>**{strength}** проти **{defence}**: відбито, вам {goods}</translation>
    </message>
    <message id="wild.fight.thrown_out_fully">
        <source>**{strength}** against **{defence}**: repelled, {goods} for you, plus **{n}** [glory] if nothing of yours is hit this turn</source>
        <extracomment>As above.</extracomment>
        <translation>**{strength}** проти **{defence}**: відбито, вам {goods} і ще **{n}** [glory], якщо за хід у вас не влучать</translation>
    </message>
    <message id="wild.fight.hit_all_the_same">
        <source>**{strength}** against **{defence}**: they get through</source>
        <translation>**{strength}** проти **{defence}**: прорвуться</translation>
    </message>
</context>
<context>
    <name>wild_denials</name>
    <message id="wild.denial.assassin_names_a_unit">
        <source>Point each Assassin at an attacking Unit of its own.</source>
        <translation>Кожному асасинові вкажіть свого бійця-нападника.</translation>
    </message>
    <message id="wild.denial.attacked_already">
        <source>**{who}** has already been attacked this round. Queue at someone else’s door.</source>
        <translation>Гравець **{who}** цього раунду вже відбивався. Станьте в чергу до інших дверей.</translation>
    </message>
    <message id="wild.denial.booster_needs_a_unit">
        <source>Someone has to wield it: send a Unit along.</source>
        <translation>Хтось мусить це тримати: додайте до атаки бійця.</translation>
    </message>
    <message id="wild.denial.cannot_attack">
        <source>{card} cannot attack.</source>
        <translation>Карта {card} атакувати не може.</translation>
    </message>
    <message id="wild.denial.cannot_pay">
        <source>You are short of {goods}.</source>
        <extracomment>{goods} are such as: 1 [beer] 2 [gold].</extracomment>
        <translation>Бракує {goods}.</translation>
    </message>
    <message id="wild.denial.chief_taken">
        <source>Someone else already leads with this beard.</source>
        <translation>З цією бородою вже править хтось інший.</translation>
    </message>
    <message id="wild.denial.damaged_already">
        <source>It is already damaged: kicking ruins brings nothing.</source>
        <translation>Тут уже пошкоджено: буцати руїни марно.</translation>
    </message>
    <message id="wild.denial.demolished_already">
        <source>One demolition per round: the neighbours are complaining.</source>
        <translation>Одне розбирання за раунд: сусіди скаржаться на гуркіт.</translation>
    </message>
    <message id="wild.denial.dragon_once">
        <source>The dragon receives you only once per round.</source>
        <translation>Дракон приймає вас раз на раунд.</translation>
    </message>
    <message id="wild.denial.empty_slot">
        <source>There is no card here.</source>
        <translation>У цій комірці немає карти.</translation>
    </message>
    <message id="wild.denial.hall_under_construction">
        <source>The Town Hall is under construction until the end of the round.</source>
        <translation>Ратуша будується до кінця раунду.</translation>
    </message>
    <message id="wild.denial.highest_hall">
        <source>The Town Hall cannot grow: the gods have complained about the shade.</source>
        <translation>Вище нікуди: боги скаржаться, що ратуша застує їм сонце.</translation>
    </message>
    <message id="wild.denial.in_play_area">
        <source>{card} is already played and has nothing more to give this round.</source>
        <translation>Карта {card} вже на столі й цього раунду більше нічого не дасть.</translation>
    </message>
    <message id="wild.denial.named_twice">
        <source>Each building can only pay once.</source>
        <translation>Кожна споруда платить лише один раз.</translation>
    </message>
    <message id="wild.denial.needs_a_gold_token">
        <source>It takes a gold bar: gold from cards is not enough for the clerks.</source>
        <translation>Потрібен золотий зливок: золото з карт писарів не переконує.</translation>
    </message>
    <message id="wild.denial.never_the_hall">
        <source>The Town Hall stays. Someone has to keep the paperwork.</source>
        <translation>Ратуша залишається: має ж хтось вести папери.</translation>
    </message>
    <message id="wild.denial.no_attackers">
        <source>Send at least one Unit or Hero. Shouting does not count.</source>
        <translation>Відправте принаймні одного бійця або героя. Крик не рахується.</translation>
    </message>
    <message id="wild.denial.no_booster">
        <source>{card} doesn’t strengthen others.</source>
        <translation>Карта {card} нікого не підсилює.</translation>
    </message>
    <message id="wild.denial.no_defence">
        <source>{card} cannot defend.</source>
        <translation>Картою {card} не оборонишся.</translation>
    </message>
    <message id="wild.denial.no_mission">
        <source>There is no mission here until next round.</source>
        <translation>До наступного раунду завдання тут немає.</translation>
    </message>
    <message id="wild.denial.no_missions_left">
        <source>There are no missions left to swap for.</source>
        <translation>Міняти нема на що: завдання закінчилися.</translation>
    </message>
    <message id="wild.denial.no_room_there">
        <source>There is no room for it: {place}.</source>
        <extracomment>{place} is a building.</extracomment>
        <translation>Місця немає: {place}.</translation>
    </message>
    <message id="wild.denial.no_such_building">
        <source>There is no such building.</source>
        <translation>Такої споруди немає.</translation>
    </message>
    <message id="wild.denial.no_such_hero_attacks">
        <source>{card} is not among the attacking Heroes.</source>
        <translation>Героя {card} серед нападників немає.</translation>
    </message>
    <message id="wild.denial.no_such_part">
        <source>{card} cannot do that.</source>
        <translation>Карта {card} цього не вміє.</translation>
    </message>
    <message id="wild.denial.no_such_storage">
        <source>It can’t be stored there.</source>
        <translation>Тут це не зберігають.</translation>
    </message>
    <message id="wild.denial.no_such_unit_attacks">
        <source>{card} is not among the attacking Units.</source>
        <translation>Бійця {card} серед нападників немає.</translation>
    </message>
    <message id="wild.denial.no_undead">
        <source>There are no Undead in this place.</source>
        <translation>У цій комірці немає нежиті.</translation>
    </message>
    <message id="wild.denial.not_a_rival">
        <source>Choose a rival; yourself does not count, whatever your friends say.</source>
        <translation>Оберіть суперника; ви самі не рахуєтеся, хай що кажуть друзі.</translation>
    </message>
    <message id="wild.denial.not_for_sale">
        <source>{card} is not for sale.</source>
        <translation>Карта {card} не продається.</translation>
    </message>
    <message id="wild.denial.not_in_discard">
        <source>{card} is not in your discard pile.</source>
        <translation>Карти {card} немає у вашому скиді.</translation>
    </message>
    <message id="wild.denial.not_in_hand">
        <source>{card} isn’t in your hand.</source>
        <translation>Карти {card} немає у вас на руці.</translation>
    </message>
    <message id="wild.denial.not_met">
        <source>Not yet: **{reached}** of **{needed}** for {mission}.</source>
        <extracomment>How far the player has come.</extracomment>
        <translation>Поки що **{reached}** із **{needed}**: {mission}.</translation>
    </message>
    <message id="wild.denial.not_on_show">
        <source>{card} isn’t on display in Asgard.</source>
        <translation>Карти {card} немає серед відкритих карт Асґарду.</translation>
    </message>
    <message id="wild.denial.not_so_many_tokens">
        <source>You don’t have that many tokens: **{held}** is all.</source>
        <translation>Стільки у вас немає, усього **{held}**.</translation>
    </message>
    <message id="wild.denial.not_these_storages">
        <source>Those are not your storages.</source>
        <translation>Це не ваші сховища.</translation>
    </message>
    <message id="wild.denial.not_this_resource">
        <source>That is not the token on offer.</source>
        <translation>Дають не цю фішку.</translation>
    </message>
    <message id="wild.denial.nothing_there_to_pay_with">
        <source>Nothing there to pay with: {place}.</source>
        <translation>Платити звідти нема чим: {place}.</translation>
    </message>
    <message id="wild.denial.nothing_to_play_together">
        <source>You hold no two cards that bring beer or gold.</source>
        <translation>На руці немає двох карт, що дають пиво чи золото.</translation>
    </message>
    <message id="wild.denial.one_for_each_drakkar">
        <source>Each Drakkar carries one card, so **{most}** in all.</source>
        <translation>На кожен драккар — одна карта, усього **{most}**.</translation>
    </message>
    <message id="wild.denial.one_mission_only">
        <source>One mission per round: leave something for tomorrow.</source>
        <translation>Одне завдання за раунд: залишіть щось на завтра.</translation>
    </message>
    <message id="wild.denial.one_rival_only">
        <source>One rival per turn: this turn it is **{who}**.</source>
        <translation>Один суперник за хід, і цього разу це **{who}**.</translation>
    </message>
    <message id="wild.denial.one_swap_only">
        <source>One swap per turn: the mission clerk needs a rest.</source>
        <translation>Одна заміна завдання за хід: писареві треба перепочити.</translation>
    </message>
    <message id="wild.denial.only_in_defence">
        <source>{card} only defends: play it when a rival attacks you.</source>
        <translation>Карта {card} тільки для захисту: зіграйте її, коли вас атакують.</translation>
    </message>
    <message id="wild.denial.recover_exactly" numerus="yes">
        <source>Choose exactly **{n}** card. | Choose exactly **{n}** cards.</source>
        <translation>
            <numerusform>Оберіть рівно **{n}** карту.</numerusform>
            <numerusform>Оберіть рівно **{n}** карти.</numerusform>
            <numerusform>Оберіть рівно **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.denial.recover_so_many">
        <source>Choose **{least}** to **{most}** cards.</source>
        <translation>Оберіть карт: від **{least}** до **{most}**.</translation>
    </message>
    <message id="wild.denial.settlement_full">
        <source>Your Town Hall manages **{limit}** buildings and not one more: upgrade it.</source>
        <translation>Споруд за такої ратуші не більше ніж **{limit}**: поліпште її.</translation>
    </message>
    <message id="wild.denial.sold_out">
        <source>Sold out: {card}.</source>
        <extracomment>{card} is a card or a building.</extracomment>
        <translation>Розпродано: {card}.</translation>
    </message>
    <message id="wild.denial.storage_empty">
        <source>Nothing is stored there but echoes.</source>
        <translation>Там зберігається тільки луна.</translation>
    </message>
    <message id="wild.denial.storage_has_room">
        <source>A storage has room, so the token must go there.</source>
        <translation>У сховищі є місце: фішка йде туди.</translation>
    </message>
    <message id="wild.denial.storage_holds">
        <source>A storage holds **{most}**, however hard you push.</source>
        <translation>У сховищі вміщується **{most}**, хоч як утрамбовуй.</translation>
    </message>
    <message id="wild.denial.stored_stays">
        <source>What is stored stays stored: **{least}** or more.</source>
        <translation>Що зберігається, те зберігається: не менше ніж **{least}**.</translation>
    </message>
    <message id="wild.denial.three_of_a_kind">
        <source>Three buildings of a kind are enough for anyone.</source>
        <translation>Трьох однакових споруд вистачить будь-кому.</translation>
    </message>
    <message id="wild.denial.too_little_to_exchange">
        <source>An exchange takes {goods}, but you have **{held}**.</source>
        <extracomment>{goods} is such as: 2 [beer].</extracomment>
        <translation>Для обміну треба {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="wild.denial.too_weak">
        <source>Strength **{strength}** against defence **{defence}**: bring more, or better ones.</source>
        <translation>Сила **{strength}** проти захисту **{defence}**: візьміть більше бійців або більших бійців.</translation>
    </message>
    <message id="wild.denial.trap_names_a_hero">
        <source>Choose the Hero for the trap.</source>
        <translation>Укажіть героя, який потрапить у пастку.</translation>
    </message>
    <message id="wild.denial.under_construction">
        <source>Under construction until the end of the round: {place}.</source>
        <extracomment>{place} is a building.</extracomment>
        <translation>До кінця раунду будується: {place}.</translation>
    </message>
</context>
<context>
    <name>wild_options</name>
    <message id="wild.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
            <numerusform>Перемога: {names}</numerusform>
        </translation>
    </message>
    <message id="wild.result.most_points">
        <source>**{points}** [glory]: {names} went wildest, and the neighbours will be rebuilding for weeks.</source>
        <translation>**{points}** [glory]: {names} дичавіє найуспішніше, а сусідам стане ремонту на місяць.</translation>
    </message>
    <message id="wild.result.tie_break">
        <source>**{points}** [glory], and a tie: but one more achievement speaks for {names}.</source>
        <translation>**{points}** [glory] і нічия, але ще одне досягнення вирішує справу: {names}.</translation>
    </message>
    <message id="wild.result.shared">
        <source>{names} share the victory, **{points}** [glory] each, and the last barrel.</source>
        <translation>Перемогу ділять {names}: по **{points}** [glory] і остання бочка на всіх.</translation>
    </message>
    <message id="wild.source.attacks">
        <source>Raids</source>
        <translation>Набіги</translation>
    </message>
    <message id="wild.source.repelled">
        <source>Repelled attacks</source>
        <translation>Відбиті атаки</translation>
    </message>
    <message id="wild.source.full_defence">
        <source>Full defences</source>
        <extracomment>Points for turns in which an attacker hit nothing.</extracomment>
        <translation>Повний захист</translation>
    </message>
    <message id="wild.source.damage">
        <source>Damage rewards</source>
        <extracomment>Points for damage done, in the chart at the end.</extracomment>
        <translation>Нагороди за шкоду</translation>
    </message>
    <message id="wild.source.missions">
        <source>Missions</source>
        <translation>Завдання</translation>
    </message>
    <message id="wild.source.storage">
        <source>Full storages</source>
        <translation>Повні сховища</translation>
    </message>
    <message id="wild.source.undead">
        <source>Undead</source>
        <translation>Нежить</translation>
    </message>
    <message id="wild.source.town_hall">
        <source>Town Hall</source>
        <translation>Ратуша</translation>
    </message>
    <message id="wild.source.grendel">
        <source>Grendel</source>
        <translation>Ґрендель</translation>
    </message>
    <message id="wild.source.achievements">
        <source>Achievements</source>
        <translation>Досягнення</translation>
    </message>
    <message id="wild.option.long_game.title">
        <source>Long game</source>
        <translation>Довга партія</translation>
    </message>
    <message id="wild.option.long_game.detail">
        <source>Play to 40 points with three or four players, too</source>
        <translation>До 40 очок і для трьох-чотирьох гравців</translation>
    </message>
    <message id="wild.option.first_game.title">
        <source>First game</source>
        <translation>Перша гра</translation>
    </message>
    <message id="wild.option.first_game.detail">
        <source>Four achievements that suit a first raid, instead of four random ones</source>
        <translation>Чотири досягнення, зручні для першого набігу, замість чотирьох випадкових</translation>
    </message>
    <message id="wild.option.hopeless_attacks.title">
        <source>Hopeless attacks</source>
        <translation>Безнадійні атаки</translation>
    </message>
    <message id="wild.option.hopeless_attacks.detail">
        <source>Attacks too weak for what everybody can see may be declared, after a warning; otherwise they are forbidden</source>
        <translation>Атакувати можна й тоді, коли сил завідомо забракне: гра лише попередить. Інакше такі атаки заборонено</translation>
    </message>
    <message id="wild.option.first_player.title">
        <source>First player</source>
        <translation>Перший гравець</translation>
    </message>
    <message id="wild.option.first_player.detail">
        <source>Normally decided by chance, though we suspect it measures beards</source>
        <translation>Зазвичай вирішує випадок, але ми підозрюємо, що він міряє бороди</translation>
    </message>
    <message id="wild.option.first_player.auto">
        <source>By the rules</source>
        <translation>За правилами</translation>
    </message>
    <message id="wild.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="wild.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Місце {n}</translation>
    </message>
    <message id="wild.option.chiefs.title">
        <source>Clan chiefs</source>
        <translation>Вожді кланів</translation>
    </message>
    <message id="wild.option.chiefs.detail">
        <source>Players choose their chiefs, or they are dealt at random; only looks differ</source>
        <translation>Кожен обирає вождя, або їх роздає випадок; різниця лише у вусах і косах</translation>
    </message>
    <message id="wild.option.chiefs.chosen">
        <source>Chosen</source>
        <translation>Обирають</translation>
    </message>
    <message id="wild.option.chiefs.dealt">
        <source>Dealt</source>
        <translation>Роздають</translation>
    </message>
</context>
<context>
    <name>wild_page</name>
    <message id="wild.page.bar.round">
        <source>Round</source>
        <extracomment>Before the number of the round.</extracomment>
        <translation>Раунд</translation>
    </message>
    <message id="wild.page.panel.hand" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>На руці **{n}** карта</numerusform>
            <numerusform>На руці **{n}** карти</numerusform>
            <numerusform>На руці **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.deck" numerus="yes">
        <source>**{n}** card in the deck | **{n}** cards in the deck</source>
        <translation>
            <numerusform>У колоді **{n}** карта</numerusform>
            <numerusform>У колоді **{n}** карти</numerusform>
            <numerusform>У колоді **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.discard" numerus="yes">
        <source>**{n}** card discarded | **{n}** cards discarded</source>
        <translation>
            <numerusform>У скиді **{n}** карта</numerusform>
            <numerusform>У скиді **{n}** карти</numerusform>
            <numerusform>У скиді **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.beer" numerus="yes">
        <source>Beer: **{pool}** for this turn, **{n}** barrel | Beer: **{pool}** for this turn, **{n}** barrels</source>
        <extracomment>{pool} is beer that is lost when the turn ends; barrels can be stored.</extracomment>
        <translation>
            <numerusform>Пиво: **{pool}** на цей хід і **{n}** бочка</numerusform>
            <numerusform>Пиво: **{pool}** на цей хід і **{n}** бочки</numerusform>
            <numerusform>Пиво: **{pool}** на цей хід і **{n}** бочок</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.gold" numerus="yes">
        <source>Gold: **{pool}** for this turn, **{n}** bar | Gold: **{pool}** for this turn, **{n}** bars</source>
        <extracomment>{pool} is gold that is lost when the turn ends; bars can be stored.</extracomment>
        <translation>
            <numerusform>Золото: **{pool}** на цей хід і **{n}** зливок</numerusform>
            <numerusform>Золото: **{pool}** на цей хід і **{n}** зливки</numerusform>
            <numerusform>Золото: **{pool}** на цей хід і **{n}** зливків</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.open">
        <source>Can be attacked</source>
        <extracomment>Under a rival’s name. Short.</extracomment>
        <translation>Можна атакувати</translation>
    </message>
    <message id="wild.page.panel.attacked">
        <source>Attacked this round</source>
        <extracomment>Under a player’s name. Short.</extracomment>
        <translation>Цього раунду вже атаковано</translation>
    </message>
    <message id="wild.page.panel.attacked_by">
        <source>Attacked by {who}</source>
        <extracomment>{who} are names of players, which cannot be declined.</extracomment>
        <translation>Нападник: {who}</translation>
    </message>
    <message id="wild.page.panel.attacked_by_you">
        <source>Attacked by you</source>
        <translation>Атакуєте ви</translation>
    </message>
    <message id="wild.page.panel.defends">
        <source>may defend</source>
        <extracomment>Beside the name of a player who is attacked just now. Short.</extracomment>
        <translation>думає про захист</translation>
    </message>
    <message id="wild.page.panel.hammer">
        <source>Has the hammer: goes first this round</source>
        <translation>З молотом: цього раунду ходить раніше за всіх</translation>
    </message>
    <message id="wild.page.panel.hall">
        <source>Town Hall **{level}**, buildings **{n}** of **{most}**</source>
        <extracomment>Level of the Town Hall, buildings, and how many there may be.</extracomment>
        <translation>Ратуша **{level}**, споруд **{n}** із **{most}**</translation>
    </message>
    <message id="wild.page.panel.hall_full">
        <source>Town Hall **{level}**, buildings **{n}**, no limit</source>
        <extracomment>Level of the Town Hall, and how many buildings.</extracomment>
        <translation>Ратуша **{level}**, споруд **{n}**, обмежень немає</translation>
    </message>
    <message id="wild.page.panel.tokens">
        <source>On buildings: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>На спорудах: {tokens}</translation>
    </message>
    <message id="wild.page.panel.missions">
        <source>Missions: {missions}</source>
        <extracomment>{missions} are names in quotation marks.</extracomment>
        <translation>Завдання: {missions}</translation>
    </message>
    <message id="wild.page.panel.done">
        <source>Completed: {missions}</source>
        <extracomment>{missions} are names in quotation marks.</extracomment>
        <translation>Виконано: {missions}</translation>
    </message>
    <message id="wild.page.panel.defences">
        <source>In hand or deck, able to defend: {cards}</source>
        <extracomment>Cards that everybody has seen this player get, and that do not lie open.</extracomment>
        <translation>На руці або в колоді, годиться для захисту: {cards}</translation>
    </message>
    <message id="wild.page.panel.no_defences">
        <source>Nothing in hand or deck that could defend</source>
        <translation>На руці та в колоді боронитися нема чим</translation>
    </message>
    <message id="wild.page.panel.owned">
        <source>All cards: {cards}</source>
        <extracomment>{cards} are such as: Resource ×7, Unit ×3.</extracomment>
        <translation>Усі карти: {cards}</translation>
    </message>
    <message id="wild.page.panel.asking_always">
        <source>Asked at every attack</source>
        <translation>Питати за кожної атаки</translation>
    </message>
    <message id="wild.page.panel.asking_held">
        <source>Is asked only when able to defend</source>
        <translation>Питати, лише якщо є чим боронитися</translation>
    </message>
    <message id="wild.page.panel.asking_never">
        <source>Never asked about attacks</source>
        <translation>Не питати за атак</translation>
    </message>
    <message id="wild.page.building.whole">
        <source>{place}: defence {defence}</source>
        <extracomment>A building and its defence.</extracomment>
        <translation>{place}: захист {defence}</translation>
    </message>
    <message id="wild.page.building.new">
        <source>{place}: defence {defence}, under construction</source>
        <translation>{place}: захист {defence}, будується</translation>
    </message>
    <message id="wild.page.building.damaged">
        <source>{place}: defence {defence}, damaged</source>
        <translation>{place}: захист {defence}, пошкоджено</translation>
    </message>
    <message id="wild.page.note.bell">
        <source>Last round</source>
        <extracomment>A heading.</extracomment>
        <translation>Останній раунд</translation>
    </message>
    <message id="wild.page.note.bell_text">
        <source>**{who}** rang the bell. When this round is over, achievements are counted.</source>
        <translation>**{who}** б’є у дзвін. Коли раунд завершиться, порахують досягнення.</translation>
    </message>
    <message id="wild.page.note.asgard">
        <source>Asgard at</source>
        <extracomment>A heading over a line with marks: so many points bring a card from Asgard.</extracomment>
        <translation>Асґард чекає на</translation>
    </message>
    <message id="wild.page.note.points">
        <source>**{n}** of **{most}** [glory].</source>
        <extracomment>So many points one has; with so many the last round begins.</extracomment>
        <translation>**{n}** [glory] із **{most}**.</translation>
    </message>
    <message id="wild.page.note.next_gift">
        <source>Next gift at **{mark}**.</source>
        <extracomment>A number of points.</extracomment>
        <translation>Наступний дар — на **{mark}**.</translation>
    </message>
    <message id="wild.page.note.asgard_left" numerus="yes">
        <source>**{n}** card is left in Asgard. | **{n}** cards are left in Asgard.</source>
        <translation>
            <numerusform>В Асґарді залишилася **{n}** карта.</numerusform>
            <numerusform>В Асґарді залишилося **{n}** карти.</numerusform>
            <numerusform>В Асґарді залишилося **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.page.note.scale">
        <source>{n} points; marks at {marks}</source>
        <extracomment>Read aloud; {marks} are numbers.</extracomment>
        <translation>Очок: {n}; позначки: {marks}</translation>
    </message>
    <message id="wild.page.note.round">
        <source>Once per round</source>
        <extracomment>A heading over what may be done once only.</extracomment>
        <translation>Раз на раунд</translation>
    </message>
    <message id="wild.page.note.mission_open">
        <source>You can still complete a mission.</source>
        <translation>Можна ще виконати завдання.</translation>
    </message>
    <message id="wild.page.note.mission_done">
        <source>Mission completed.</source>
        <translation>Завдання виконано.</translation>
    </message>
    <message id="wild.page.note.dragon_open">
        <source>The dragon has not been fought yet.</source>
        <translation>З драконом ще не билися.</translation>
    </message>
    <message id="wild.page.note.dragon_done">
        <source>Dragon fought.</source>
        <translation>Дракона здолано.</translation>
    </message>
    <message id="wild.page.note.demolish_done">
        <source>Building demolished.</source>
        <translation>Споруду розібрано.</translation>
    </message>
    <message id="wild.page.note.seen">
        <source>{who}’s hand</source>
        <extracomment>A heading: what one has seen with Loki’s Lens. {who} is a name, which cannot be declined.</extracomment>
        <translation>Карти гравця {who}</translation>
    </message>
    <message id="wild.page.note.seen_nothing">
        <source>No cards</source>
        <translation>Немає карт</translation>
    </message>
    <message id="wild.page.note.achievements">
        <source>Achievements</source>
        <extracomment>A heading: what is counted at the end.</extracomment>
        <translation>Досягнення</translation>
    </message>
    <message id="wild.page.note.standings">
        <source>Achievements so far</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Досягнення на зараз</translation>
    </message>
    <message id="wild.page.note.nobody_leads">
        <source>**{name}**: no one</source>
        <extracomment>{name} is an achievement; nobody has anything of what it counts.</extracomment>
        <translation>**{name}**: ніхто</translation>
    </message>
    <message id="wild.page.note.leads">
        <source>**{name}**: {who} **{n}**</source>
        <extracomment>{name} is an achievement, {who} are the leaders, {n} is how much they have.</extracomment>
        <translation>**{name}**: {who} **{n}**</translation>
    </message>
    <message id="wild.page.note.own">
        <source>(you **{n}**)</source>
        <extracomment>How much one has oneself.</extracomment>
        <translation>(у вас **{n}**)</translation>
    </message>
    <message id="wild.page.tray.deck">
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message id="wild.page.tray.pool">
        <source>Only this turn</source>
        <extracomment>Over beer and gold that are lost when the turn ends. Very short.</extracomment>
        <translation>На цей хід</translation>
    </message>
    <message id="wild.page.tray.tokens">
        <source>Tokens</source>
        <extracomment>Over barrels and bars. Very short.</extracomment>
        <translation>Фішки</translation>
    </message>
    <message id="wild.page.tray.area">
        <source>Played this round</source>
        <extracomment>A heading over cards.</extracomment>
        <translation>Зіграно цього раунду</translation>
    </message>
    <message id="wild.page.tray.discard">
        <source>Discard</source>
        <translation>Скид</translation>
    </message>
    <message id="wild.page.tray.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карти</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.piles.title">
        <source>Your cards</source>
        <translation>Ваші карти</translation>
    </message>
    <message id="wild.page.piles.note">
        <source>No one knows the order of a deck, only what must be in it.</source>
        <translation>Порядку колоди не знає ніхто, зате відомо, що в ній є.</translation>
    </message>
    <message id="wild.page.piles.open">
        <source>Open cards: {who}</source>
        <extracomment>The title of a sheet with the discard pile of a player and what was played.</extracomment>
        <translation>Відкриті карти: {who}</translation>
    </message>
    <message id="wild.page.piles.top">
        <source>Known on top of the deck</source>
        <translation>Відомий верх колоди</translation>
    </message>
    <message id="wild.page.piles.deck">
        <source>In the deck</source>
        <translation>У колоді</translation>
    </message>
    <message id="wild.page.piles.discard">
        <source>Discard pile</source>
        <translation>Скид</translation>
    </message>
    <message id="wild.page.piles.area">
        <source>Played and bought this round</source>
        <translation>Зіграно й куплено цього раунду</translation>
    </message>
    <message id="wild.page.piles.empty">
        <source>No cards</source>
        <translation>Немає карт</translation>
    </message>
    <message id="wild.page.missions.title">
        <source>Missions</source>
        <extracomment>A heading over two cards.</extracomment>
        <translation>Завдання</translation>
    </message>
    <message id="wild.page.missions.none">
        <source>New missions come with the next round.</source>
        <translation>Нові завдання прийдуть із наступним раундом.</translation>
    </message>
    <message id="wild.page.missions.progress">
        <source>**{n}** of **{most}**</source>
        <extracomment>How far one has come.</extracomment>
        <translation>**{n}** із **{most}**</translation>
    </message>
    <message id="wild.page.missions.met">
        <source>**Done!**</source>
        <extracomment>The condition of a mission is met: it can be handed in.</extracomment>
        <translation>**Готово!**</translation>
    </message>
    <message id="wild.page.bubble.left">
        <source>**{n}** left</source>
        <extracomment>So many cards or buildings are left in the market.</extracomment>
        <translation>Залишилося **{n}**</translation>
    </message>
    <message id="wild.page.bubble.own">
        <source>You have **{n}**</source>
        <extracomment>So many buildings of a kind.</extracomment>
        <translation>У вас **{n}**</translation>
    </message>
    <message id="wild.page.bubble.leaves">
        <source>Leaves the Path at the end of the round</source>
        <translation>Наприкінці раунду піде зі Шляху</translation>
    </message>
    <message id="wild.page.bubble.village">
        <source>Click to look at this village</source>
        <translation>Клацніть, щоб зазирнути в це поселення</translation>
    </message>
    <message id="wild.page.bubble.held">
        <source>On it: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels.</extracomment>
        <translation>Тут лежить: {tokens}</translation>
    </message>
    <message id="wild.page.bubble.forts">
        <source>Fortified until the end of the round: {cards}</source>
        <extracomment>{cards} are names of Fortifications.</extracomment>
        <translation>Укріплено до кінця раунду: {cards}</translation>
    </message>
    <message id="wild.page.bubble.path_deck">
        <source>**{n}** in the deck, **{gone}** gone</source>
        <extracomment>Cards of Odin’s Path.</extracomment>
        <translation>У колоді **{n}**, пішло **{gone}**</translation>
    </message>
    <message id="wild.page.bubble.asgard" numerus="yes">
        <source>**{n}** card left. Choose one when you reach {marks} points. | **{n}** cards left. Choose one when you reach {marks} points.</source>
        <extracomment>{marks} are such as: 5, 12, 20.</extracomment>
        <translation>
            <numerusform>Залишилася **{n}** карта. Оберіть одну, коли дійдете до {marks} очок.</numerusform>
            <numerusform>Залишилося **{n}** карти. Оберіть одну, коли дійдете до {marks} очок.</numerusform>
            <numerusform>Залишилося **{n}** карт. Оберіть одну, коли дійдете до {marks} очок.</numerusform>
        </translation>
    </message>
    <message id="wild.page.bubble.track">
        <source>With **{most}** [glory] the last round begins</source>
        <extracomment>The track of points.</extracomment>
        <translation>На **{most}** [glory] починається останній раунд</translation>
    </message>
    <message id="wild.page.shop.title">
        <source>The market</source>
        <translation>Ринок</translation>
    </message>
    <message id="wild.page.shop.purse">
        <source>With the cards in your hand you can spend {goods}.</source>
        <extracomment>{goods} are such as: 2 [beer] 1 [gold].</extracomment>
        <translation>Разом із картами на руці можна витратити {goods}.</translation>
    </message>
    <message id="wild.page.shop.either">
        <source>**{n}** more may be either [beer] or [gold].</source>
        <extracomment>Follows the sentence with what one can spend: a card brings one or the other.</extracomment>
        <translation>Ще **{n}** — на вибір: [beer] або [gold].</translation>
    </message>
    <message id="wild.page.shop.empty">
        <source>You have nothing to spend.</source>
        <translation>Витрачати нічого.</translation>
    </message>
    <message id="wild.page.shop.stacks">
        <source>Units and Fortifications</source>
        <extracomment>A heading over cards.</extracomment>
        <translation>Бійці та укріплення</translation>
    </message>
    <message id="wild.page.shop.shades">
        <source>Green: you can pay. Dashed gold: you can pay after an exchange. Locked: hover to see what is missing.</source>
        <translation>Зелене: можна сплатити. Золотий пунктир: можна після обміну. Замок: наведіть курсор — побачите, чого бракує.</translation>
    </message>
    <message id="wild.page.shop.order">
        <source>Cards in your hand pay before tokens that you could store, and leave as little over as they can. To pay otherwise, play cards first or name a building above.</source>
        <translation>Карти з руки платять раніше за жетони, які можна зберегти, і так, щоб зайвого лишилося якнайменше. Хочете інакше — спершу розіграйте потрібні карти або вкажіть будівлю вище.</translation>
    </message>
    <message id="wild.page.shop.first">
        <source>Pay first from:</source>
        <extracomment>Before a choice: the usual order, or a building whose tokens pay before anything else.</extracomment>
        <translation>Платити спершу:</translation>
    </message>
    <message id="wild.page.shop.usual">
        <source>the usual order</source>
        <extracomment>What is lost soonest pays first.</extracomment>
        <translation>як зазвичай</translation>
    </message>
    <message id="wild.page.shop.exchange">
        <source>First exchange {give} for {get}</source>
        <extracomment>Such as: 4 [beer] for 2 [gold].</extracomment>
        <translation>Спершу обміняйте {give} на {get}</translation>
    </message>
    <message id="wild.page.shop.then_pay">
        <source>Then pay {goods}</source>
        <extracomment>{goods} are such as: 2 [gold].</extracomment>
        <translation>Потім сплатіть {goods}</translation>
    </message>
    <message id="wild.page.shop.both">
        <source>Exchange and buy</source>
        <extracomment>A button.</extracomment>
        <translation>Обміняти й купити</translation>
    </message>
    <message id="wild.page.raid.title">
        <source>Raid</source>
        <extracomment>The title of a sheet: whom one attacks, and with whom.</extracomment>
        <translation>Набіг</translation>
    </message>
    <message id="wild.page.raid.wild">
        <source>In the wild</source>
        <extracomment>A heading over Undead and the dragon.</extracomment>
        <translation>За околицею</translation>
    </message>
    <message id="wild.page.raid.holds" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>На руці **{n}** карта</numerusform>
            <numerusform>На руці **{n}** карти</numerusform>
            <numerusform>На руці **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.raid.nobody">
        <source>You have no one to send: no Units or Heroes in hand.</source>
        <translation>Послати нема кого: на руці ні бійця, ні героя.</translation>
    </message>
    <message id="wild.page.raid.strength">
        <source>Strength {n}</source>
        <extracomment>On a bar.</extracomment>
        <translation>Сила {n}</translation>
    </message>
    <message id="wild.page.raid.against">
        <source>{strength} against {defence}</source>
        <extracomment>On a bar: strength against defence.</extracomment>
        <translation>{strength} проти {defence}</translation>
    </message>
    <message id="wild.page.raid.repelled">
        <source>If repelled, the defender gains</source>
        <extracomment>Before a number of points.</extracomment>
        <translation>Якщо відіб’ють, суперник здобуде</translation>
    </message>
    <message id="wild.page.raid.full_defence">
        <source>…and at the end of your turn, if you hit nothing else</source>
        <extracomment>Goes on from the line above, before a number of points.</extracomment>
        <translation>…і наприкінці вашого ходу, якщо інших влучань не буде</translation>
    </message>
    <message id="wild.page.raid.choose">
        <source>Choose what you attack.</source>
        <translation>Оберіть ціль.</translation>
    </message>
    <message id="wild.page.raid.suggest">
        <source>Just enough</source>
        <extracomment>A button: suggests the weakest band that will do.</extracomment>
        <translation>У самий раз</translation>
    </message>
    <message id="wild.page.raid.too_few">
        <source>Not even all of them together are strong enough.</source>
        <translation>Сил забракне, навіть якщо підуть усі.</translation>
    </message>
    <message id="wild.page.raid.confirm">
        <source>Attack</source>
        <extracomment>A button.</extracomment>
        <translation>Атакувати</translation>
    </message>
    <message id="wild.page.raid.attack">
        <source>Attack · {n}</source>
        <extracomment>A button; {n} is the strength.</extracomment>
        <translation>Атакувати · {n}</translation>
    </message>
    <message id="wild.page.defend.strength">
        <source>attacks with strength **{n}**</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>атакує із силою **{n}**</translation>
    </message>
    <message id="wild.page.defend.now" numerus="yes">
        <source>Defence with {n} Fortification on it | Defence with {n} Fortifications on it</source>
        <extracomment>Before a number; {n} is how many lie on the building already.</extracomment>
        <translation>
            <numerusform>Захист (укріплень: {n})</numerusform>
            <numerusform>Захист (укріплень: {n})</numerusform>
            <numerusform>Захист (укріплень: {n})</numerusform>
        </translation>
    </message>
    <message id="wild.page.defend.empty">
        <source>Nothing in your hand can defend. Keep a straight face.</source>
        <translation>На руці боронитися нема чим. Зробіть кам’яне обличчя.</translation>
    </message>
    <message id="wild.page.defend.names">
        <source>{card} against</source>
        <extracomment>Before names of attackers, of which one is chosen for an Assassin or a Hero Trap.</extracomment>
        <translation>{card} проти</translation>
    </message>
    <message id="wild.page.defend.choose">
        <source>Choose cards, or play nothing.</source>
        <translation>Оберіть карти або не грайте нічого.</translation>
    </message>
    <message id="wild.page.defend.in_vain">
        <source>These cards do not stop it.</source>
        <translation>Ці карти атаки не спинять.</translation>
    </message>
    <message id="wild.page.store.outside">
        <source>Outside</source>
        <extracomment>Over tokens that are not stored.</extracomment>
        <translation>Надворі</translation>
    </message>
    <message id="wild.page.store.lost">
        <source>Lost tonight</source>
        <translation>Згорить до ранку</translation>
    </message>
    <message id="wild.page.store.nothing_lost">
        <source>Nothing is lost</source>
        <translation>Нічого не згорить</translation>
    </message>
    <message id="wild.page.store.full">
        <source>Full: **1** [glory]</source>
        <extracomment>Under a storage.</extracomment>
        <translation>Повне: **1** [glory]</translation>
    </message>
    <message id="wild.page.store.held">
        <source>**{n}** of **{most}**</source>
        <extracomment>Under a storage: so many tokens.</extracomment>
        <translation>**{n}** із **{most}**</translation>
    </message>
    <message id="wild.page.store.no_more">
        <source>No more of it, or no more room.</source>
        <translation>Більше немає — або більше нікуди.</translation>
    </message>
    <message id="wild.page.store.again">
        <source>Reset</source>
        <extracomment>A button: back to the suggested arrangement.</extracomment>
        <translation>Скинути</translation>
    </message>
    <message id="wild.page.store.confirm">
        <source>Store</source>
        <extracomment>A button.</extracomment>
        <translation>На зберігання</translation>
    </message>
    <message id="wild.page.store.hint">
        <source>Drag tokens, click them, or use plus and minus.</source>
        <translation>Перетягуйте фішки, клацайте по них або натискайте плюс і мінус.</translation>
    </message>
    <message id="wild.page.asking.title">
        <source>When I am attacked</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Коли мене атакують</translation>
    </message>
    <message id="wild.page.asking.detail">
        <source>An order for all attacks on you until you change it. Everyone can see it.</source>
        <translation>Наказ на всі атаки на вас, доки ви його не зміните. Його видно всім.</translation>
    </message>
    <message id="wild.page.asking.always_alone">
        <source>You are asked at every attack, even with nothing to answer with.</source>
        <translation>Вас спитають за кожної атаки, навіть якщо відповісти нема чим.</translation>
    </message>
    <message id="wild.page.asking.always_together">
        <source>The curtain falls at every attack on you, whatever you hold. No one can read anything into it.</source>
        <translation>Завіса падає за кожної атаки на вас, хоч би що ви мали. Ворожити на ній марно.</translation>
    </message>
    <message id="wild.page.asking.held_alone">
        <source>You are asked only when you hold something that can defend.</source>
        <translation>Вас спитають, лише якщо на руці є чим боронитися.</translation>
    </message>
    <message id="wild.page.asking.held_together">
        <source>The curtain falls only when you hold something that can defend. That is faster, but the others then know you do; and when it stays up, that you don’t.</source>
        <translation>Завіса падає, лише якщо вам є чим боронитися. Швидко, але тоді інші це знають; а якщо не падає — знають, що нема чим.</translation>
    </message>
    <message id="wild.page.asking.never_alone">
        <source>Attacks on you go through without a question. Your cards stay in your hand.</source>
        <translation>Атаки на вас проходять без запитань. Ваші карти залишаються на руці.</translation>
    </message>
    <message id="wild.page.asking.never_together">
        <source>Attacks on you go through without a question and without a curtain. Your cards stay in your hand, and no one learns what they are.</source>
        <translation>Атаки на вас проходять без запитань і без завіси. Ваші карти залишаються на руці, і ніхто про них не дізнається.</translation>
    </message>
    <message id="wild.page.ask.end">
        <source>End the turn?</source>
        <translation>Завершити хід?</translation>
    </message>
    <message id="wild.page.ask.demolish">
        <source>{what}?</source>
        <extracomment>{what} is such as: Demolish: Brewery 2.</extracomment>
        <translation>{what}?</translation>
    </message>
    <message id="wild.page.ask.pool">
        <source>{goods} will be lost.</source>
        <extracomment>{goods} are such as: 2 [gold].</extracomment>
        <translation>Пропаде: {goods}.</translation>
    </message>
    <message id="wild.page.ask.mission">
        <source>You can still complete {mission}.</source>
        <extracomment>{mission} is a name in quotation marks.</extracomment>
        <translation>Ще можна виконати завдання {mission}.</translation>
    </message>
    <message id="wild.page.ask.dragon">
        <source>The dragon has not been fought yet.</source>
        <translation>З драконом ще не билися.</translation>
    </message>
    <message id="wild.page.ask.hopeless">
        <source>Attack all the same?</source>
        <translation>Усе одно атакувати?</translation>
    </message>
    <message id="wild.page.ask.hopeless_rival">
        <source>**{strength}** against **{defence}**: they are sure to be repelled, and {who} gets {goods}.</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>**{strength}** проти **{defence}**: атаку напевно відіб’ють, і {who} отримає {goods}.</translation>
    </message>
    <message id="wild.page.ask.hopeless_fully">
        <source>**{n}** [glory] more at the end of your turn, unless you hit something of theirs.</source>
        <extracomment>Follows the sentence before: for the defender.</extracomment>
        <translation>Ще **{n}** [glory] — наприкінці вашого ходу, якщо ви не завдасте цьому гравцеві жодної шкоди.</translation>
    </message>
    <message id="wild.page.ask.hopeless_undead">
        <source>**{strength}** against **{defence}**: they are sure to fail. Nobody gains anything.</source>
        <translation>**{strength}** проти **{defence}**: атака напевно не вдасться. Ніхто нічого не отримає.</translation>
    </message>
    <message id="wild.page.seen.note">
        <source>Only you see these cards.</source>
        <translation>Ці карти бачите лише ви.</translation>
    </message>
    <message id="wild.page.round.title">
        <source>Round {n} is over</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Раунд {n} завершено</translation>
    </message>
    <message id="wild.page.round.raids">
        <source>Raids</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Набіги</translation>
    </message>
    <message id="wild.page.round.defence">
        <source>Defence</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Захист</translation>
    </message>
    <message id="wild.page.round.missions">
        <source>Missions</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Завдання</translation>
    </message>
    <message id="wild.page.round.others">
        <source>Other</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Інше</translation>
    </message>
    <message id="wild.page.round.bought">
        <source>Bought and built</source>
        <extracomment>The head of a column: names.</extracomment>
        <translation>Куплено й збудовано</translation>
    </message>
    <message id="wild.page.round.lost">
        <source>Lost</source>
        <extracomment>The head of a column: tokens without room.</extracomment>
        <translation>Згоріло</translation>
    </message>
    <message id="wild.page.end.rounds" numerus="yes">
        <source>{n} round | {n} rounds</source>
        <translation>
            <numerusform>{n} раунд</numerusform>
            <numerusform>{n} раунди</numerusform>
            <numerusform>{n} раундів</numerusform>
        </translation>
    </message>
    <message id="wild.page.end.points_by_round">
        <source>Points by round</source>
        <translation>Очки за раундами</translation>
    </message>
    <message id="wild.page.end.hits_by_round">
        <source>Successful attacks by round</source>
        <translation>Успішні атаки за раундами</translation>
    </message>
    <message id="wild.page.end.column_hits">
        <source>Hits</source>
        <extracomment>The head of a column: successful attacks.</extracomment>
        <translation>Влучання</translation>
    </message>
    <message id="wild.page.end.column_repelled">
        <source>Repelled</source>
        <extracomment>The head of a column: attacks thrown back.</extracomment>
        <translation>Відбито</translation>
    </message>
    <message id="wild.page.end.column_bought">
        <source>Cards bought</source>
        <translation>Куплено карт</translation>
    </message>
    <message id="wild.page.end.column_accomplisher">
        <source>Missions</source>
        <extracomment>What an achievement counts: the head of a narrow column, so are the next ones. One short word.</extracomment>
        <translation>Завдання</translation>
    </message>
    <message id="wild.page.end.column_builder">
        <source>Buildings</source>
        <translation>Споруди</translation>
    </message>
    <message id="wild.page.end.column_king_pig">
        <source>Pigators</source>
        <translation>Свинатори</translation>
    </message>
    <message id="wild.page.end.column_gold_digger">
        <source>Bars</source>
        <translation>Зливки</translation>
    </message>
    <message id="wild.page.end.column_beer_tycoon">
        <source>Barrels</source>
        <translation>Бочки</translation>
    </message>
    <message id="wild.page.end.column_follower">
        <source>Path cards</source>
        <translation>Карти Шляху</translation>
    </message>
    <message id="wild.page.end.column_conqueror">
        <source>Units</source>
        <translation>Бійці</translation>
    </message>
    <message id="wild.page.end.column_defender">
        <source>Fortifications</source>
        <translation>Укріплення</translation>
    </message>
</context>
<context>
    <name>wild_prompts</name>
    <message id="wild.prompt.pick_chief.you">
        <source>Choose **your clan chief**</source>
        <translation>Оберіть **вождя клану**</translation>
    </message>
    <message id="wild.prompt.pick_chief.then">
        <source>They differ in looks only. And in volume.</source>
        <translation>Відрізняються лише зовнішністю. І гучністю.</translation>
    </message>
    <message id="wild.prompt.pick_chief.they">
        <source>**{who}** chooses a chief</source>
        <translation>**{who}** обирає вождя</translation>
    </message>
    <message id="wild.prompt.take_turn.you">
        <source>Your turn: **play, buy, build, raid**</source>
        <translation>Ваш хід: **грайте, купуйте, будуйте, грабуйте**</translation>
    </message>
    <message id="wild.prompt.take_turn.then">
        <source>Cards bring beer and gold. What you buy reaches your hand in a later round.</source>
        <translation>Карти дають пиво й золото. Куплене потрапить на руку в одному з наступних раундів.</translation>
    </message>
    <message id="wild.prompt.take_turn.then_pool">
        <source>To spend: {goods}. What is left when the turn ends is lost.</source>
        <extracomment>{goods} are such as: 2 [beer] 1 [gold].</extracomment>
        <translation>Можна витратити: {goods}. Що залишиться наприкінці ходу — пропаде.</translation>
    </message>
    <message id="wild.prompt.take_turn.then_raid">
        <source>Raiding **{rival}**: {goods} for hits so far, **{n}** more for the next.</source>
        <extracomment>{goods} is such as: 3 [glory].</extracomment>
        <translation>Набіг на гравця **{rival}**: поки що {goods}, за наступне влучання ще **{n}**.</translation>
    </message>
    <message id="wild.prompt.take_turn.they">
        <source>**{who}** takes a turn</source>
        <translation>**{who}** робить хід</translation>
    </message>
    <message id="wild.prompt.defend.you">
        <source>**{rival}** attacks your {target}: defend?</source>
        <extracomment>{target} is a building or the Town Hall.</extracomment>
        <translation>**{rival}** атакує у вас {target:acc}: боронитися?</translation>
    </message>
    <message id="wild.prompt.defend.then">
        <source>**{strength}** against **{defence}**. Repel it for {goods}.</source>
        <extracomment>The attack, the defence so far, and such as: 2 [glory].</extracomment>
        <translation>**{strength}** проти **{defence}**. Відіб’єте — здобудете {goods}.</translation>
    </message>
    <message id="wild.prompt.defend.then_fully">
        <source>**{strength}** against **{defence}**. Repel it for {goods}, plus **{n}** [glory] if nothing of yours is hit.</source>
        <extracomment>As above.</extracomment>
        <translation>**{strength}** проти **{defence}**. Відіб’єте — здобудете {goods} і ще **{n}** [glory], якщо за хід у вас не влучать.</translation>
    </message>
    <message id="wild.prompt.defend.they">
        <source>**{who}** may defend</source>
        <translation>**{who}** думає про захист</translation>
    </message>
    <message id="wild.prompt.steal_token.you">
        <source>Steal **1** {token} from a rival’s storage?</source>
        <extracomment>{token} is a beer barrel or a gold bar.</extracomment>
        <translation>Украсти **1** {token:acc} зі сховища суперника?</translation>
    </message>
    <message id="wild.prompt.steal_token.then">
        <source>It is not an attack: nobody can defend, and nobody stays offended for long.</source>
        <translation>Це не атака: боронитися не можна, та й ображатися довго ніхто не буде.</translation>
    </message>
    <message id="wild.prompt.steal_token.they">
        <source>**{who}** looks around for something to steal</source>
        <translation>**{who}** дивиться, де що погано лежить</translation>
    </message>
    <message id="wild.prompt.choose_resource.you">
        <source>Gain **beer or gold**?</source>
        <translation>Отримати **пиво чи золото**?</translation>
    </message>
    <message id="wild.prompt.choose_resource.then">
        <source>It is for this turn only.</source>
        <translation>Лише на цей хід.</translation>
    </message>
    <message id="wild.prompt.choose_resource.they">
        <source>**{who}** looks deep into a crystal</source>
        <translation>**{who}** вдивляється в кристал</translation>
    </message>
    <message id="wild.prompt.choose_put_back.you">
        <source>Put **one card** from your hand on your deck</source>
        <translation>Покладіть **одну карту** з руки на свою колоду</translation>
    </message>
    <message id="wild.prompt.choose_put_back.then">
        <source>You will draw it next, and only you know.</source>
        <translation>Ви візьмете її наступною, і знаєте про це лише ви.</translation>
    </message>
    <message id="wild.prompt.choose_put_back.they">
        <source>**{who}** puts a card on the deck</source>
        <translation>**{who}** кладе карту на колоду</translation>
    </message>
    <message id="wild.prompt.recover_cards.you" numerus="yes">
        <source>Take **{n} card** from your discard pile | Take up to **{n} cards** from your discard pile</source>
        <translation>
            <numerusform>Візьміть зі свого скиду **{n} карту**</numerusform>
            <numerusform>Візьміть зі свого скиду до **{n} карт**</numerusform>
            <numerusform>Візьміть зі свого скиду до **{n} карт**</numerusform>
        </translation>
    </message>
    <message id="wild.prompt.recover_cards.unit">
        <source>Take **a Unit** from your discard pile</source>
        <translation>Візьміть зі свого скиду **бійця**</translation>
    </message>
    <message id="wild.prompt.recover_cards.then">
        <source>Into your hand at once, a little dusty.</source>
        <translation>Одразу на руку, хіба що трохи запорошеними.</translation>
    </message>
    <message id="wild.prompt.recover_cards.they">
        <source>**{who}** searches the discard pile</source>
        <translation>**{who}** порпається у скиді</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.you">
        <source>Choose **whose hand** to look at</source>
        <translation>Оберіть, **чиї карти** переглянути</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.then">
        <source>Only you see it, and only once. Giggling is allowed.</source>
        <translation>Бачите лише ви і лише раз. Хихотіти дозволено.</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.they">
        <source>**{who}** takes out Loki’s Lens</source>
        <translation>**{who}** дістає Лінзу Локі</translation>
    </message>
    <message id="wild.prompt.place_token.you">
        <source>Where does the **{token}** go?</source>
        <extracomment>{token} is a beer barrel or a gold bar.</extracomment>
        <translation>Куди покласти: **{token}**?</translation>
    </message>
    <message id="wild.prompt.place_token.dragon">
        <source>The dragon pays: **a barrel or a bar**?</source>
        <translation>Дракон платить: **бочка чи зливок**?</translation>
    </message>
    <message id="wild.prompt.place_token.then">
        <source>In a storage it is kept; by the Town Hall it should be spent this turn.</source>
        <translation>У сховищі збережеться, а біля ратуші краще витратити цього ж ходу.</translation>
    </message>
    <message id="wild.prompt.place_token.they">
        <source>**{who}** puts the plunder away</source>
        <translation>**{who}** ховає здобич</translation>
    </message>
    <message id="wild.prompt.pick_asgard.you">
        <source>Choose **a card from Asgard**</source>
        <translation>Оберіть **карту Асґарду**</translation>
    </message>
    <message id="wild.prompt.pick_asgard.then">
        <source>It reaches your hand in a later round; the others wait for the next hero.</source>
        <translation>На руку потрапить в одному з наступних раундів; решта чекає на нового героя.</translation>
    </message>
    <message id="wild.prompt.pick_asgard.they">
        <source>**{who}** stands before Asgard</source>
        <translation>**{who}** стоїть біля брами Асґарду</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.you">
        <source>Put your tokens **into the storages**</source>
        <translation>Сховайте фішки **до сховищ**</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.then">
        <source>A storage with **4** brings **1** [glory]. What finds no room is lost.</source>
        <translation>Сховище з **4** фішками дає **1** [glory]. Чому немає місця — згорає.</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.they">
        <source>**{who}** rolls barrels about</source>
        <translation>**{who}** катає бочки</translation>
    </message>
    <message id="wild.prompt.keep.you" numerus="yes">
        <source>Keep **{n} card** aboard? | Keep up to **{n} cards** aboard?</source>
        <translation>
            <numerusform>Залишити на борту **{n} карту**?</numerusform>
            <numerusform>Залишити на борту до **{n} карт**?</numerusform>
            <numerusform>Залишити на борту до **{n} карт**?</numerusform>
        </translation>
    </message>
    <message id="wild.prompt.keep.then">
        <source>Nobody else learns which. The rest of your hand is discarded.</source>
        <translation>Що саме — ніхто не дізнається. Решта карт іде у скид.</translation>
    </message>
    <message id="wild.prompt.keep.they">
        <source>**{who}** decides what stays aboard</source>
        <translation>**{who}** вирішує, що залишиться на борту</translation>
    </message>
</context>
<context>
    <name>wild_saga</name>
    <message id="wild.event.card">
        <source>**{card}**</source>
        <extracomment>A card or a mission in a sentence; put it into the quotation marks of the language.</extracomment>
        <translation>«**{card}**»</translation>
    </message>
    <message id="wild.event.chief_taken">
        <source>**{chief}** leads **{who}**’s clan.</source>
        <translation>Клан гравця **{who}** веде **{chief}**.</translation>
    </message>
    <message id="wild.event.first_player_chosen">
        <source>**{who}** gets the hammer and goes first.</source>
        <translation>**{who}** отримує молот і ходить раніше за всіх.</translation>
    </message>
    <message id="wild.event.achievements_shown">
        <source>To be counted at the end: {achievements}.</source>
        <extracomment>{achievements} are names in quotation marks.</extracomment>
        <translation>Наприкінці порахують: {achievements}.</translation>
    </message>
    <message id="wild.event.asgard_shown">
        <source>Asgard sends samples: {cards}.</source>
        <translation>Асґард надіслав зразки: {cards}.</translation>
    </message>
    <message id="wild.event.path_laid">
        <source>Odin’s Path opens with {cards}.</source>
        <translation>Шлях Одіна відкривають карти: {cards}.</translation>
    </message>
    <message id="wild.event.round_began">
        <source>**Round {round}** begins.</source>
        <translation>Починається **раунд {round}**.</translation>
    </message>
    <message id="wild.event.phase_began">
        <source>**{phase}**</source>
        <extracomment>A heading: the phase of the round that begins.</extracomment>
        <translation>**{phase}**</translation>
    </message>
    <message id="wild.event.produced">
        <source>**{who}** brews and smelts: {tokens}.</source>
        <extracomment>{tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>**{who}** варить і плавить: {tokens}.</translation>
    </message>
    <message id="wild.event.cards_drawn">
        <source>**{who}** draws {cards}.</source>
        <translation>**{who}** бере: {cards}.</translation>
    </message>
    <message id="wild.event.cards_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** card. | **{who}** draws **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** бере **{n}** карту.</numerusform>
            <numerusform>**{who}** бере **{n}** карти.</numerusform>
            <numerusform>**{who}** бере **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.deck_shuffled" numerus="yes">
        <source>**{who}** shuffles the discard pile into a new deck: **{n}** card. | **{who}** shuffles the discard pile into a new deck: **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** перетасовує скид у нову колоду: **{n}** карта.</numerusform>
            <numerusform>**{who}** перетасовує скид у нову колоду: **{n}** карти.</numerusform>
            <numerusform>**{who}** перетасовує скид у нову колоду: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.mission_taken">
        <source>**{who}** gets a mission: {mission}.</source>
        <translation>**{who}** отримує завдання {mission}.</translation>
    </message>
    <message id="wild.event.turn_ended_content">
        <source>**{who}** has done enough for one turn.</source>
        <extracomment>Three ways to say that a turn is over.</extracomment>
        <translation>**{who}** вважає, що на цей хід досить.</translation>
    </message>
    <message id="wild.event.turn_ended_innocent">
        <source>**{who}** leans back and looks innocent.</source>
        <translation>**{who}** відкидається на лаві з найневиннішим виглядом.</translation>
    </message>
    <message id="wild.event.turn_ended_thirsty">
        <source>**{who}** calls it a turn, and calls for a mug.</source>
        <translation>**{who}** завершує хід і тягнеться по кухоль.</translation>
    </message>
    <message id="wild.event.card_played">
        <source>**{who}** plays {card}.</source>
        <translation>**{who}** грає карту {card}.</translation>
    </message>
    <message id="wild.event.card_played_gain">
        <source>**{who}** plays {card}: {goods}.</source>
        <translation>**{who}** грає карту {card}: {goods}.</translation>
    </message>
    <message id="wild.event.card_played_on">
        <source>**{who}** squeezes more out of {card}.</source>
        <extracomment>Another part of a card that was played before.</extracomment>
        <translation>**{who}** вичавлює з карти {card} ще трохи.</translation>
    </message>
    <message id="wild.event.pool_gained">
        <source>**{who}** gains {goods}.</source>
        <translation>**{who}** отримує {goods}.</translation>
    </message>
    <message id="wild.event.pool_lost_table">
        <source>**{who}** leaves {goods} on the table. It won’t keep.</source>
        <extracomment>Three ways to say that resources are lost.</extracomment>
        <translation>**{who}** залишає на столі {goods}. До завтра не доживе.</translation>
    </message>
    <message id="wild.event.pool_lost_thief">
        <source>**{who}** forgets {goods}. Somebody under the table does not.</source>
        <translation>**{who}** забуває {goods}. Той, хто під столом, — не забуває.</translation>
    </message>
    <message id="wild.event.pool_lost_dogs">
        <source>The dogs get **{who}**’s {goods}.</source>
        <translation>Собаки дякують гравцеві **{who}** за {goods}.</translation>
    </message>
    <message id="wild.event.exchanged">
        <source>**{who}** exchanges {give} for {get}.</source>
        <translation>**{who}** міняє {give} на {get}.</translation>
    </message>
    <message id="wild.event.paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** сплачує {goods}.</translation>
    </message>
    <message id="wild.event.card_bought">
        <source>**{who}** buys {card}.</source>
        <translation>**{who}** купує карту {card}.</translation>
    </message>
    <message id="wild.event.card_bought_path">
        <source>**{who}** buys {card} from Odin’s Path.</source>
        <translation>**{who}** купує на Шляху Одіна карту {card}.</translation>
    </message>
    <message id="wild.event.path_moved">
        <source>New on Odin’s Path: {card}.</source>
        <translation>Нове на Шляху Одіна: {card}.</translation>
    </message>
    <message id="wild.event.path_moved_empty">
        <source>Nothing new on Odin’s Path.</source>
        <translation>На Шляху Одіна нічого нового.</translation>
    </message>
    <message id="wild.event.path_shuffled" numerus="yes">
        <source>The Path discard is shuffled: **{n}** card walks again. | The Path discard is shuffled: **{n}** cards walk again.</source>
        <translation>
            <numerusform>Скид Шляху Одіна перетасовано: знову в дорозі **{n}** карта.</numerusform>
            <numerusform>Скид Шляху Одіна перетасовано: знову в дорозі **{n}** карти.</numerusform>
            <numerusform>Скид Шляху Одіна перетасовано: знову в дорозі **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.token_gained">
        <source>**{who}** gets a {token}. It goes into the {place}.</source>
        <extracomment>{token} is a beer barrel or a gold bar, {place} a storage.</extracomment>
        <translation>**{who}** отримує {token:acc} і ховає у {place:acc}.</translation>
    </message>
    <message id="wild.event.token_gained_hall">
        <source>**{who}** gets a {token}. No room: it waits outside the Town Hall.</source>
        <translation>**{who}** отримує {token:acc}. Місця немає: хай полежить біля ратуші.</translation>
    </message>
    <message id="wild.event.token_stolen">
        <source>**{who}** relieves **{victim}** of a {token}.</source>
        <translation>**{who}** позбавляє гравця **{victim}** {token:gen}.</translation>
    </message>
    <message id="wild.event.units_strengthened">
        <source>Odin winks at **{who}**’s Units: **+{bonus}** strength this turn.</source>
        <translation>Одін підморгує бійцям гравця **{who}**: сила **+{bonus}** на цей хід.</translation>
    </message>
    <message id="wild.event.card_shown">
        <source>**{who}** shows {card}.</source>
        <translation>**{who}** показує карту {card}.</translation>
    </message>
    <message id="wild.event.hand_seen">
        <source>**{who}** studies **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** вивчає карти гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="wild.event.hand_seen_hidden">
        <source>**{who}** studies **{victim}**’s hand, and hums.</source>
        <translation>**{who}** вивчає карти гравця **{victim}** і багатозначно гмикає.</translation>
    </message>
    <message id="wild.event.hand_seen_empty">
        <source>**{who}** studies **{victim}**’s hand. Five fingers, no cards.</source>
        <translation>**{who}** вивчає руку гравця **{victim}**. П’ять пальців, жодної карти.</translation>
    </message>
    <message id="wild.event.cards_recovered">
        <source>**{who}** fetches {cards} back from the discard pile.</source>
        <translation>**{who}** дістає зі скиду: {cards}.</translation>
    </message>
    <message id="wild.event.cards_recovered_none">
        <source>**{who}** searches the discard pile and finds nothing.</source>
        <translation>**{who}** порпається у скиді й не знаходить нічого.</translation>
    </message>
    <message id="wild.event.card_put_back">
        <source>**{who}** puts {card} on top of the deck.</source>
        <translation>**{who}** кладе карту {card} на верх колоди.</translation>
    </message>
    <message id="wild.event.card_put_back_hidden">
        <source>**{who}** puts a card on top of the deck.</source>
        <translation>**{who}** кладе карту на верх колоди.</translation>
    </message>
    <message id="wild.event.built">
        <source>**{who}** builds {building:a}.</source>
        <translation>**{who}** будує {building:acc}.</translation>
    </message>
    <message id="wild.event.demolished">
        <source>**{who}** demolishes the {building}. It spoiled the view.</source>
        <translation>**{who}** розбирає {building:acc}: псує краєвид.</translation>
    </message>
    <message id="wild.event.hall_upgraded">
        <source>**{who}** raises the Town Hall to level **{level}**.</source>
        <translation>**{who}** підносить ратушу до рівня **{level}**.</translation>
    </message>
    <message id="wild.event.attack_declared">
        <source>**{who}** attacks **{victim}**’s {target} with {cards}: **{strength}** against **{defence}**.</source>
        <extracomment>{target} is a building or the Town Hall.</extracomment>
        <translation>**{who}** атакує {target:acc} гравця **{victim}** (**{strength}** проти **{defence}**): {cards}.</translation>
    </message>
    <message id="wild.event.defended">
        <source>**{who}** answers with {cards}.</source>
        <translation>**{who}** відповідає: {cards}.</translation>
    </message>
    <message id="wild.event.defended_not">
        <source>**{who}** relies on the walls alone.</source>
        <extracomment>Nothing was played in defence.</extracomment>
        <translation>**{who}** покладається на самі стіни.</translation>
    </message>
    <message id="wild.event.defended_disarmed">
        <source>**{who}** answers with {cards}. Not fighting today: {disarmed}.</source>
        <extracomment>{disarmed} are attackers whose strength is 0 now.</extracomment>
        <translation>**{who}** відповідає: {cards}. Сьогодні без діла: {disarmed}.</translation>
    </message>
    <message id="wild.event.attack_succeeded">
        <source>**Hit!** **{victim}**’s {target} is smoking, **{strength}** to **{defence}**: hit number **{successes}** for **{who}**.</source>
        <extracomment>The strength of the attack, the defence, and how many attacks have succeeded this turn.</extracomment>
        <translation>**Є!** {target:^} гравця **{victim}** димить (**{strength}** проти **{defence}**). Влучань за хід у гравця **{who}**: **{successes}**.</translation>
    </message>
    <message id="wild.event.attack_repelled">
        <source>**{victim}** throws **{who}** out of the {target}: **{strength}** against **{defence}**.</source>
        <translation>**{victim}** відбиває атаку на {target:acc} (**{strength}** проти **{defence}**). **{who}** летить із ґанку.</translation>
    </message>
    <message id="wild.event.full_defence">
        <source>Full defence: not a scratch on **{who}**’s village.</source>
        <translation>Повний захист: у поселенні гравця **{who}** ані подряпини.</translation>
    </message>
    <message id="wild.event.full_defence_shielded">
        <source>Full defence: not a scratch on **{who}**’s village. A damage token shields the Town Hall.</source>
        <translation>Повний захист: у поселенні гравця **{who}** ані подряпини. Ратушу прикриває жетон шкоди.</translation>
    </message>
    <message id="wild.event.undead_beaten">
        <source>**{who}** lays {card} to rest again, with {cards}.</source>
        <translation>**{who}** відправляє карту {card} назад у могилу. За гробаря: {cards}.</translation>
    </message>
    <message id="wild.event.undead_stood">
        <source>**{who}** disturbs {card} with {cards}. It turns over and rests on.</source>
        <translation>**{who}** турбує карту {card}. Будять: {cards}. Небіжчик перевертається на другий бік.</translation>
    </message>
    <message id="wild.event.dragon_beaten_used">
        <source>**{who}** beats the dragon with {cards}. It is used to it.</source>
        <extracomment>Three ways to say that the dragon is beaten.</extracomment>
        <translation>**{who}** долає дракона ({cards}). Дракон уже звик.</translation>
    </message>
    <message id="wild.event.dragon_beaten_dinner">
        <source>**{who}** disturbs the dragon at dinner, with {cards}, and wins the dessert.</source>
        <translation>**{who}** застає дракона за вечерею ({cards}) і відбирає десерт.</translation>
    </message>
    <message id="wild.event.dragon_beaten_hoard">
        <source>The dragon sees **{who}**’s {cards} coming and opens the hoard itself.</source>
        <translation>Дракон бачить, кого веде **{who}** ({cards}), і сам відчиняє скриню.</translation>
    </message>
    <message id="wild.event.mission_completed">
        <source>**{who}** completes {mission}. The crowd goes mildly wild.</source>
        <translation>**{who}** виконує завдання {mission}. Юрба помірно дичавіє.</translation>
    </message>
    <message id="wild.event.mission_swapped">
        <source>**{who}** trades {mission} in: too much like work.</source>
        <translation>**{who}** міняє завдання {mission}: надто схоже на роботу.</translation>
    </message>
    <message id="wild.event.points_gained_attacks">
        <source>**{who}** gains **{points}** [glory] for a successful raid.</source>
        <translation>**{who}** здобуває **{points}** [glory] за вдалий набіг.</translation>
    </message>
    <message id="wild.event.points_gained_repelled">
        <source>**{who}** gains **{points}** [glory] for a repelled attack.</source>
        <translation>**{who}** здобуває **{points}** [glory] за відбиту атаку.</translation>
    </message>
    <message id="wild.event.points_gained_full_defence">
        <source>**{who}** gains **{points}** [glory] for a full defence.</source>
        <translation>**{who}** здобуває **{points}** [glory] за повний захист.</translation>
    </message>
    <message id="wild.event.points_gained_storage">
        <source>**{who}** gains **{points}** [glory] for full storages.</source>
        <translation>**{who}** здобуває **{points}** [glory] за повні сховища.</translation>
    </message>
    <message id="wild.event.points_gained_undead">
        <source>**{who}** gains **{points}** [glory] for a quieter graveyard.</source>
        <translation>**{who}** здобуває **{points}** [glory] за тишу на цвинтарі.</translation>
    </message>
    <message id="wild.event.points_gained_town_hall">
        <source>**{who}** gains **{points}** [glory] for a great Town Hall.</source>
        <translation>**{who}** здобуває **{points}** [glory] за величну ратушу.</translation>
    </message>
    <message id="wild.event.points_gained_damage">
        <source>**{who}** gains **{points}** [glory] for the damage done.</source>
        <translation>**{who}** здобуває **{points}** [glory] за завдану шкоду.</translation>
    </message>
    <message id="wild.event.points_gained_grendel">
        <source>**{who}** gains **{points}** [glory]: Grendel has enjoyed himself.</source>
        <translation>**{who}** здобуває **{points}** [glory]: Ґренделю сподобалося.</translation>
    </message>
    <message id="wild.event.points_gained_mission">
        <source>**{who}** gains **{points}** [glory] for the mission.</source>
        <translation>**{who}** здобуває **{points}** [glory] за завдання.</translation>
    </message>
    <message id="wild.event.last_round">
        <source>**{who}** rings the bell: this is the **last round**!</source>
        <translation>**{who}** б’є у дзвін: це **останній раунд**!</translation>
    </message>
    <message id="wild.event.asgard_turned">
        <source>Asgard opens for **{who}**, and out steps {card}.</source>
        <translation>Асґард відчиняється гравцеві **{who}**, а за брамою — {card}.</translation>
    </message>
    <message id="wild.event.asgard_taken">
        <source>**{who}** takes {card} from Asgard.</source>
        <translation>**{who}** бере з Асґарду карту {card}.</translation>
    </message>
    <message id="wild.event.asgard_missed">
        <source>Nobody is home in Asgard: **{who}** gets no card.</source>
        <translation>В Асґарді нікого немає вдома: **{who}** залишається без карти.</translation>
    </message>
    <message id="wild.event.tokens_stored">
        <source>**{who}** has in store: {tokens}.</source>
        <translation>У сховищах гравця **{who}**: {tokens}.</translation>
    </message>
    <message id="wild.event.tokens_stored_lost">
        <source>**{who}** has in store: {tokens}. Lost: {lost}.</source>
        <extracomment>{lost} are tokens without room, such as: 1 barrel and 1 bar.</extracomment>
        <translation>У сховищах гравця **{who}**: {tokens}. Згорає: {lost}.</translation>
    </message>
    <message id="wild.event.tokens_stored_only_lost">
        <source>**{who}** stores nothing. Lost: {lost}.</source>
        <translation>**{who}** нічого не зберігає. Згорає: {lost}.</translation>
    </message>
    <message id="wild.event.cards_chosen">
        <source>**{who}** has chosen what stays aboard.</source>
        <translation>**{who}** знає, що залишиться на борту.</translation>
    </message>
    <message id="wild.event.hand_discarded">
        <source>**{who}** discards {cards}.</source>
        <translation>**{who}** скидає: {cards}.</translation>
    </message>
    <message id="wild.event.hand_discarded_kept" numerus="yes">
        <source>**{who}** discards {cards}; **{n}** card stays aboard. | **{who}** discards {cards}; **{n}** cards stay aboard.</source>
        <translation>
            <numerusform>**{who}** скидає: {cards}; на борту залишається **{n}** карта.</numerusform>
            <numerusform>**{who}** скидає: {cards}; на борту залишаються **{n}** карти.</numerusform>
            <numerusform>**{who}** скидає: {cards}; на борту залишається **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.hand_discarded_only_kept" numerus="yes">
        <source>**{who}** keeps **{n}** card aboard. | **{who}** keeps **{n}** cards aboard.</source>
        <translation>
            <numerusform>**{who}** залишає на борту **{n}** карту.</numerusform>
            <numerusform>**{who}** залишає на борту **{n}** карти.</numerusform>
            <numerusform>**{who}** залишає на борту **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.tokens_cleared">
        <source>Scaffolds come down, smoke clears, everybody is neighbours again.</source>
        <translation>Риштування розібрано, дим розвіявся, усі знову добрі сусіди.</translation>
    </message>
    <message id="wild.event.path_left_unwanted">
        <source>{card} leaves Odin’s Path. Nobody wanted it.</source>
        <extracomment>Three ways to say that a card leaves.</extracomment>
        <translation>Карта {card} іде зі Шляху Одіна. Ніхто не спокусився.</translation>
    </message>
    <message id="wild.event.path_left_waiting">
        <source>{card} waits no longer, and leaves Odin’s Path.</source>
        <translation>Карта {card} більше не чекає й іде зі Шляху Одіна.</translation>
    </message>
    <message id="wild.event.path_left_hurt">
        <source>{card} wanders off Odin’s Path, a little hurt.</source>
        <translation>Карта {card} плентається геть зі Шляху Одіна. Трохи ображена.</translation>
    </message>
    <message id="wild.event.hammer_passed">
        <source>The hammer goes to **{who}**.</source>
        <translation>Молот переходить до гравця **{who}**.</translation>
    </message>
    <message id="wild.event.achievement_scored">
        <source>{achievement}: **{points}** [glory] for {names}.</source>
        <extracomment>{names} are players: Ann and Bob.</extracomment>
        <translation>{achievement}, **{points}** [glory]: {names}.</translation>
    </message>
    <message id="wild.event.achievement_scored_each">
        <source>{achievement}: **{points}** [glory] each for {names}.</source>
        <translation>{achievement}, по **{points}** [glory]: {names}.</translation>
    </message>
    <message id="wild.event.achievement_scored_nobody">
        <source>{achievement}: nobody. An awkward silence.</source>
        <translation>{achievement}: ніхто. Ніякове мовчання.</translation>
    </message>
    <message id="wild.event.tie_checked">
        <source>A tie! {achievement} speaks for {names}.</source>
        <extracomment>Who stays in; a tie is broken by one more achievement.</extracomment>
        <translation>Нічия! Вирішує досягнення {achievement}: {names}.</translation>
    </message>
    <message id="wild.event.tie_checked_nothing">
        <source>A tie! {achievement} does not help.</source>
        <translation>Нічия! Досягнення {achievement} не допомагає.</translation>
    </message>
    <message id="wild.words.barrel">
        <source>beer barrel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пивна бочка|gen=пивної бочки|acc=пивну бочку</translation>
    </message>
    <message id="wild.words.bar">
        <source>gold bar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>золотий зливок|gen=золотого зливка|acc=золотий зливок</translation>
    </message>
    <message id="wild.words.barrels" numerus="yes">
        <source>**{n}** barrel | **{n}** barrels</source>
        <translation>
            <numerusform>**{n}** бочка</numerusform>
            <numerusform>**{n}** бочки</numerusform>
            <numerusform>**{n}** бочок</numerusform>
        </translation>
    </message>
    <message id="wild.words.bars" numerus="yes">
        <source>**{n}** bar | **{n}** bars</source>
        <translation>
            <numerusform>**{n}** зливок</numerusform>
            <numerusform>**{n}** зливки</numerusform>
            <numerusform>**{n}** зливків</numerusform>
        </translation>
    </message>
    <message id="wild.words.slot">
        <source>place {n}</source>
        <extracomment>On Odin’s Path; place 1 is next to the deck.</extracomment>
        <translation>комірка {n}</translation>
    </message>
    <message id="wild.words.mission">
        <source>mission {n}</source>
        <extracomment>The first or the second one, where both are alike.</extracomment>
        <translation>завдання {n}</translation>
    </message>
    <message id="wild.words.times">
        <source>{what} ×{n}</source>
        <extracomment>Such as: Elf Archer ×2.</extracomment>
        <translation>{what} ×{n}</translation>
    </message>
</context>
</TS>
