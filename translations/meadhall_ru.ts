<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru_RU" sourcelanguage="en">
<context>
    <name>games</name>
    <message id="game.watch.moment">
        <source>turn {turn}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>ход {turn}</translation>
    </message>
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
        <source>Settle the Gift, trade and build, but guard the Wall together: if the wildlings break through three times, only the best guard wins.</source>
        <translation>Заселяйте Дар, торгуйте и стройте. А Стену стерегите сообща: если одичалые прорвутся трижды, победит только лучший дозорный.</translation>
    </message>
    <message id="game.watch.players">
        <source>2–4 players</source>
        <extracomment>A test compares it with the rules.</extracomment>
        <translation>2–4 игрока</translation>
    </message>
    <message id="game.watch.minutes">
        <source>75</source>
        <translation>75</translation>
    </message>
    <message id="game.watch.facts">
        <source>{players} · {minutes} min</source>
        <extracomment>One line under the box.</extracomment>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.northgard.moment">
        <source>year {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>год {round}</translation>
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
        <source>Grow the map, close territories</source>
        <translation>Открывайте земли, закрывайте области</translation>
    </message>
    <message id="game.northgard.about">
        <source>Grow the map, close territories and gather fame. Three closed territories with large buildings win at once; otherwise the most fame after seven years.</source>
        <translation>Открывайте земли, закрывайте территории, копите славу. Победу приносят три закрытые области с большими зданиями или наибольшая слава за семь лет.</translation>
    </message>
    <message id="game.northgard.players">
        <source>2–5 players</source>
        <translation>2–5 игроков</translation>
    </message>
    <message id="game.northgard.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.northgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.midgard.moment">
        <source>round {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>раунд {round}</translation>
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
        <source>Send your workers around the harbour, hire warriors and sail out to fight monsters. After eight rounds, the most glory wins.</source>
        <translation>Рассылайте людей по гавани, нанимайте воинов и выходите в море на чудовищ. Победит тот, кто за восемь раундов соберёт больше всего славы.</translation>
    </message>
    <message id="game.midgard.players">
        <source>2–4 players</source>
        <translation>2–4 игрока</translation>
    </message>
    <message id="game.midgard.minutes">
        <source>80</source>
        <translation>80</translation>
    </message>
    <message id="game.midgard.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
    <message id="game.wild.moment">
        <source>round {round}</source>
        <extracomment>How far a game has come: in the list of games that wait, and in the name of a new save.</extracomment>
        <translation>раунд {round}</translation>
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
        <translation>Стройте поселение, варите пиво, плавьте золото и грабьте соседей. Победит тот, у кого больше всего очков.</translation>
    </message>
    <message id="game.wild.players">
        <source>2–4 players</source>
        <translation>2–4 игрока</translation>
    </message>
    <message id="game.wild.minutes">
        <source>60</source>
        <translation>60</translation>
    </message>
    <message id="game.wild.facts">
        <source>{players} · {minutes} min</source>
        <translation>{players} · {minutes} мин</translation>
    </message>
</context>
<context>
    <name>midgard</name>
    <message id="midgard.place.forge">
        <source>Forge|to=to the Forge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кузница|to=в Кузницу</translation>
    </message>
    <message id="midgard.place.foundry">
        <source>Foundry|to=to the Foundry</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Литейная|to=в Литейную</translation>
    </message>
    <message id="midgard.place.armoury">
        <source>Armoury|to=to the Armoury</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Оружейная|to=в Оружейную</translation>
    </message>
    <message id="midgard.place.smokehouse">
        <source>Smokehouse|to=to the Smokehouse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Коптильня|to=в Коптильню</translation>
    </message>
    <message id="midgard.place.market">
        <source>Market|to=to the Market</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рынок|to=на Рынок</translation>
    </message>
    <message id="midgard.place.longhouse">
        <source>Jarl’s Longhouse|short=Longhouse|to=to Jarl’s Longhouse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Длинный дом ярла|short=Длинный дом|to=в Длинный дом ярла</translation>
    </message>
    <message id="midgard.place.sage">
        <source>Sage’s House|to=to the Sage’s House</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дом провидца|to=в Дом провидца</translation>
    </message>
    <message id="midgard.place.rune_reader">
        <source>Rune Reader|to=to the Rune Reader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Толкователь рун|to=к Толкователю рун</translation>
    </message>
    <message id="midgard.place.church">
        <source>Stave Church|to=to the Stave Church</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Деревянный храм|to=в Деревянный храм</translation>
    </message>
    <message id="midgard.place.huts">
        <source>Worker Huts|to=to the Worker Huts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хижина рабочих|to=в Хижину рабочих</translation>
    </message>
    <message id="midgard.place.shipyard">
        <source>Shipwright|to=to the Shipwright</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Верфь|to=на Верфь</translation>
    </message>
    <message id="midgard.place.berth_small">
        <source>Small Public Longship|short=Small Longship|to=to the Small Public Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малый драккар общины|short=Малый драккар|to=на Малый драккар общины</translation>
    </message>
    <message id="midgard.place.berth_large">
        <source>Large Public Longship|short=Large Longship|to=to the Large Public Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Большой драккар общины|short=Большой драккар|to=на Большой драккар общины</translation>
    </message>
    <message id="midgard.place.merchant">
        <source>Merchant Ship|to=to the Merchant Ship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговый корабль|to=на Торговый корабль</translation>
    </message>
    <message id="midgard.place.hunting">
        <source>Hunting Grounds|to=to the Hunting Grounds</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Охотничьи угодья|to=в Охотничьи угодья</translation>
    </message>
    <message id="midgard.place.troll">
        <source>Troll|to=against the troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тролль|to=против тролля</translation>
    </message>
    <message id="midgard.place.draugr_left">
        <source>Left draugr|to=against the left draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Левый драугр|to=против левого драугра</translation>
    </message>
    <message id="midgard.place.draugr_right">
        <source>Right draugr|to=against the right draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Правый драугр|to=против правого драугра</translation>
    </message>
    <message id="midgard.place.own_ship">
        <source>Own longship|to=to their own longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Свой корабль|to=на свой корабль</translation>
    </message>
    <message id="midgard.place.beg">
        <source>Beg|to=to beg</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мольба|to=молить богов</translation>
    </message>
    <message id="midgard.place.stall_mil_1">
        <source>Military stall|to=to the military stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Военная палатка|to=к военной палатке</translation>
    </message>
    <message id="midgard.place.stall_mil_2">
        <source>Military stall|to=to the military stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Военная палатка|to=к военной палатке</translation>
    </message>
    <message id="midgard.place.stall_trade_1">
        <source>Trade stall|to=to the trade stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговая палатка|to=к торговой палатке</translation>
    </message>
    <message id="midgard.place.stall_trade_2">
        <source>Trade stall|to=to the trade stall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговая палатка|to=к торговой палатке</translation>
    </message>
    <message id="midgard.place.beggar">
        <source>Beggar|to=to the Beggar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нищий|to=к Нищему</translation>
    </message>
    <message id="midgard.place.skald">
        <source>Skald|to=to the Skald</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скальд|to=к Скальду</translation>
    </message>
    <message id="midgard.place.generous_merchant">
        <source>Generous Merchant|short=Merchant|to=to the Generous Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щедрый купец|short=Купец|to=к Щедрому купцу</translation>
    </message>
    <message id="midgard.place.benefactor">
        <source>Benefactor|to=to the Benefactor</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благодетель|to=к Благодетелю</translation>
    </message>
    <message id="midgard.place.militia">
        <source>Militia|to=to the Militia</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ополченцы|to=к Ополченцам</translation>
    </message>
    <message id="midgard.place.raiders">
        <source>Raiders|to=to the Raiders</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Налётчики|to=к Налётчикам</translation>
    </message>
    <message id="midgard.place.jomsvikings">
        <source>Jomsvikings|to=to the Jomsvikings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йомсвикинги|to=к Йомсвикингам</translation>
    </message>
    <message id="midgard.place.varangians">
        <source>Varangians|to=to the Varangians</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Варяги|to=к Варягам</translation>
    </message>
    <message id="midgard.place.shore_1">
        <source>Near Bay|to=to Near Bay|at=at Near Bay</source>
        <extracomment>The four distant shores, the nearest first. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ближняя бухта|to=в Ближнюю бухту|at=в Ближней бухте</translation>
    </message>
    <message id="midgard.place.shore_2">
        <source>Shallows|to=to the Shallows|at=at the Shallows</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мелководье|to=на Мелководье|at=на Мелководье</translation>
    </message>
    <message id="midgard.place.shore_3">
        <source>Ice Spit|to=to Ice Spit|at=at Ice Spit</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяная коса|to=на Ледяную косу|at=на Ледяной косе</translation>
    </message>
    <message id="midgard.place.shore_4">
        <source>World’s Edge|to=to World’s Edge|at=at World’s Edge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Край света|to=на Край света|at=на Краю света</translation>
    </message>
    <message id="midgard.place_text.forge">
        <source>Every axeman waiting here joins you. One more arrives each round.</source>
        <translation>Все топорщики, что ждут здесь, идут к вам. Каждый раунд приходит ещё один.</translation>
    </message>
    <message id="midgard.place_text.foundry">
        <source>Every spearman waiting here joins you. One more arrives each round.</source>
        <translation>Все копейщики, что ждут здесь, идут к вам. Каждый раунд приходит ещё один.</translation>
    </message>
    <message id="midgard.place_text.armoury">
        <source>Every swordsman waiting here joins you. One more arrives each round.</source>
        <translation>Все мечники, что ждут здесь, идут к вам. Каждый раунд приходит ещё один.</translation>
    </message>
    <message id="midgard.place_text.smokehouse">
        <source>Take all the food here. **1** [food] more arrives each round.</source>
        <translation>Вся еда, что лежит здесь, — ваша. Каждый раунд прибавляется **1** [food].</translation>
    </message>
    <message id="midgard.place_text.market">
        <source>Exchange food, wood and coins one for one, as often as you like.</source>
        <translation>Меняйте еду, дерево и монеты одно на одно сколько угодно раз.</translation>
    </message>
    <message id="midgard.place_text.longhouse">
        <source>One swordsman and the first player token. If you already have it, pass it to the player on your left.</source>
        <translation>Один мечник и жетон первого игрока. Если жетон уже у вас, отдайте его соседу слева.</translation>
    </message>
    <message id="midgard.place_text.sage">
        <source>Look at one face-down journey, then draw a destiny card.</source>
        <translation>Посмотрите одну закрытую карту похода, затем возьмите карту судьбы.</translation>
    </message>
    <message id="midgard.place_text.rune_reader">
        <source>Pay **1** [wood/log] and take a rune: one of those face up, or the top one of the deck.</source>
        <translation>Заплатите **1** [wood/log] и возьмите руну: одну из открытых или верхнюю из колоды.</translation>
    </message>
    <message id="midgard.place_text.church">
        <source>Pay **1**, **3**, **6** or **10** [coin] for **1**, **2**, **3** or **4** [favour].</source>
        <translation>Заплатите **1**, **3**, **6** или **10** [coin] и получите **1**, **2**, **3** или **4** [favour].</translation>
    </message>
    <message id="midgard.place_text.huts">
        <source>One more worker, for this round and all that follow. Once per player; each hut is cheaper than the last.</source>
        <translation>Ещё один рабочий на этот раунд и все следующие. Раз за игру; каждая хижина дешевле прежней.</translation>
    </message>
    <message id="midgard.place_text.shipyard">
        <source>Buy a private longship. Once per player; it scores glory at the end.</source>
        <translation>Купите военный корабль. Раз за игру; в конце он приносит славу.</translation>
    </message>
    <message id="midgard.place_text.berth_small">
        <source>Sails to a free shore. Holds **5** Vikings and food in all. Free.</source>
        <translation>Плывёт к свободному берегу. Вмещает **5** викингов и еды вместе. Бесплатно.</translation>
    </message>
    <message id="midgard.place_text.berth_large">
        <source>Sails to a free shore. Holds **10** Vikings and food in all. Costs **1** [coin].</source>
        <translation>Плывёт к свободному берегу. Вмещает **10** викингов и еды вместе. Стоит **1** [coin].</translation>
    </message>
    <message id="midgard.place_text.merchant">
        <source>Pay **1** [coin] and take everything the ship has brought.</source>
        <translation>Заплатите **1** [coin] и возьмите всё, что привёз корабль.</translation>
    </message>
    <message id="midgard.place_text.hunting">
        <source>Vikings who stay at home hunt: **1** [food] per hit, up to **6**. There is room for everyone.</source>
        <translation>Викинги, оставшиеся дома, охотятся: **1** [food] за каждый удар, не больше **6**. Места хватит всем.</translation>
    </message>
    <message id="midgard.place_text.troll">
        <source>The slayer discards **1** [blame] and gives **1** to another player. If the troll survives the round, everyone takes **1** [blame].</source>
        <translation>Победитель сбросит **1** [blame] и отдаст **1** другому. Если тролль переживёт раунд, каждый получит **1** [blame].</translation>
    </message>
    <message id="midgard.place_text.draugr_left">
        <source>Reserve this battle: Vikings are sent once all workers are placed.</source>
        <translation>Бой будет за вами: викингов отправите, когда все рабочие будут расставлены.</translation>
    </message>
    <message id="midgard.place_text.draugr_right">
        <source>Reserve this battle: Vikings are sent once all workers are placed.</source>
        <translation>Бой будет за вами: викингов отправите, когда все рабочие будут расставлены.</translation>
    </message>
    <message id="midgard.place_text.own_ship">
        <source>Your own longship sails to a free shore, once a round and for free.</source>
        <translation>Ваш корабль плывёт к свободному берегу, раз за раунд и бесплатно.</translation>
    </message>
    <message id="midgard.place_text.beg">
        <source>**1** [food] and **1** [blame]. Always available.</source>
        <translation>**1** [food] и **1** [blame]. Можно всегда.</translation>
    </message>
    <message id="midgard.place_text.stall">
        <source>Send a worker here to get what is printed on the stall.</source>
        <extracomment>Of a market stall.</extracomment>
        <translation>Отправьте сюда рабочего и получите то, что указано на палатке.</translation>
    </message>
    <message id="midgard.place_text.closed">
        <source>With this few players the stall stays closed.</source>
        <translation>При таком числе игроков эта палатка закрыта.</translation>
    </message>
    <message id="midgard.place_text.near">
        <source>**1** [food] feeds **2** Vikings on the way.</source>
        <extracomment>Of a near shore.</extracomment>
        <translation>**1** [food] кормит в пути **2** викингов.</translation>
    </message>
    <message id="midgard.place_text.far">
        <source>**1** [food] feeds **1** Viking on the way.</source>
        <extracomment>Of a far shore.</extracomment>
        <translation>**1** [food] кормит в пути **1** викинга.</translation>
    </message>
    <message id="midgard.place_now.market">
        <source>[food] [wood/log] [coin], **1** for **1**</source>
        <translation>[food] [wood/log] [coin], **1** на **1**</translation>
    </message>
    <message id="midgard.place_now.sage">
        <source>Look at a journey, draw a destiny</source>
        <translation>Посмотреть карту похода, взять карту судьбы</translation>
    </message>
    <message id="midgard.place_now.rune_reader">
        <source>**1** [wood/log] → a rune</source>
        <translation>**1** [wood/log] → руна</translation>
    </message>
    <message id="midgard.place_now.hunting">
        <source>**1** [food] per hit, up to **6**</source>
        <translation>**1** [food] за каждый удар, до **6**</translation>
    </message>
    <message id="midgard.place_now.beg">
        <source>**1** [food], but **1** [blame]</source>
        <translation>**1** [food], но и **1** [blame]</translation>
    </message>
    <message id="midgard.place_now.troll">
        <source>No one is here</source>
        <extracomment>No enemy lies on this space.</extracomment>
        <translation>Здесь никого нет</translation>
    </message>
    <message id="midgard.place_now.draugr_left">
        <source>No one is here</source>
        <translation>Здесь никого нет</translation>
    </message>
    <message id="midgard.place_now.draugr_right">
        <source>No one is here</source>
        <translation>Здесь никого нет</translation>
    </message>
    <message id="midgard.place_now.huts">
        <source>No workers left</source>
        <translation>Рабочих больше нет</translation>
    </message>
    <message id="midgard.place_now.shipyard">
        <source>No longships left</source>
        <translation>Кораблей больше нет</translation>
    </message>
    <message id="midgard.place_now.own_ship">
        <source>You have no longship yet</source>
        <translation>Своего корабля у вас ещё нет</translation>
    </message>
    <message id="midgard.place_now.merchant">
        <source>No ship in port</source>
        <translation>Корабля здесь нет</translation>
    </message>
    <message id="midgard.goods.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>еда</translation>
    </message>
    <message id="midgard.goods.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево</translation>
    </message>
    <message id="midgard.goods.coins">
        <source>coins</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>монеты</translation>
    </message>
    <message id="midgard.goods.favour">
        <source>favour</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>милость</translation>
    </message>
    <message id="midgard.goods.blame">
        <source>blame</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>позор</translation>
    </message>
    <message id="midgard.goods.glory">
        <source>glory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>слава</translation>
    </message>
    <message id="midgard.goods.workers">
        <source>workers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>рабочие</translation>
    </message>
    <message id="midgard.goods.runes">
        <source>runes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>руны</translation>
    </message>
    <message id="midgard.goods.destinies">
        <source>destinies</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>карты судьбы</translation>
    </message>
    <message id="midgard.goods.vikings">
        <source>Vikings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>викинги</translation>
    </message>
    <message id="midgard.die.sword">
        <source>swordsmen</source>
        <extracomment>One kind of Vikings, each of them a die. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мечники</translation>
    </message>
    <message id="midgard.die.spear">
        <source>spearmen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>копейщики</translation>
    </message>
    <message id="midgard.die.axe">
        <source>axemen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>топорщики</translation>
    </message>
    <message id="midgard.forbid.sword">
        <source>No swords</source>
        <extracomment>On an enemy: this weapon is of no use against it.</extracomment>
        <translation>Без мечей</translation>
    </message>
    <message id="midgard.forbid.spear">
        <source>No spears</source>
        <translation>Без копий</translation>
    </message>
    <message id="midgard.forbid.axe">
        <source>No axes</source>
        <translation>Без топоров</translation>
    </message>
    <message id="midgard.face.blank">
        <source>blank</source>
        <extracomment>The faces of a battle die.</extracomment>
        <translation>пусто</translation>
    </message>
    <message id="midgard.face.hit1">
        <source>hit</source>
        <translation>удар</translation>
    </message>
    <message id="midgard.face.hit2">
        <source>double hit</source>
        <translation>двойной удар</translation>
    </message>
    <message id="midgard.face.shield">
        <source>shield</source>
        <translation>щит</translation>
    </message>
    <message id="midgard.colour.blue">
        <source>blue</source>
        <translation>синий</translation>
    </message>
    <message id="midgard.colour.yellow">
        <source>yellow</source>
        <translation>жёлтый</translation>
    </message>
    <message id="midgard.colour.red">
        <source>red</source>
        <translation>красный</translation>
    </message>
    <message id="midgard.enemy.troll">
        <source>troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>тролль</translation>
    </message>
    <message id="midgard.enemy.draugr">
        <source>draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драугр</translation>
    </message>
    <message id="midgard.enemy.monster">
        <source>monster</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>чудовище</translation>
    </message>
    <message id="midgard.enemy.kraken">
        <source>kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>кракен</translation>
    </message>
    <message id="midgard.enemy.strength">
        <source>Attack **{attack}**, defence **{defence}**</source>
        <extracomment>Of an enemy.</extracomment>
        <translation>Атака **{attack}**, защита **{defence}**</translation>
    </message>
    <message id="midgard.phase.setup">
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message id="midgard.phase.placement">
        <source>Workers</source>
        <translation>Рабочие</translation>
    </message>
    <message id="midgard.phase.assignment">
        <source>Vikings</source>
        <translation>Викинги</translation>
    </message>
    <message id="midgard.phase.combat">
        <source>Battles</source>
        <translation>Бои</translation>
    </message>
    <message id="midgard.phase.cleanup">
        <source>Clean-up</source>
        <translation>Уборка</translation>
    </message>
    <message id="midgard.phase.scoring">
        <source>Scoring</source>
        <translation>Подсчёт</translation>
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
        <translation>закрытая карта</translation>
    </message>
    <message id="midgard.card.asmundr">
        <source>Asmundr the Pious</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Асмунд Благочестивый</translation>
    </message>
    <message id="midgard.card.asmundr.text">
        <source>Each [favour] you spend on a reroll brings **2** [glory] at once.</source>
        <translation>Переброс за [favour] сразу приносит **2** [glory].</translation>
    </message>
    <message id="midgard.card.dagrun">
        <source>Dagrun the Destined</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дагрун Избранная</translation>
    </message>
    <message id="midgard.card.dagrun.text">
        <source>At the Sage’s House draw **1** destiny more, then keep one.</source>
        <translation>В Доме провидца берёт на **1** карту судьбы больше и оставляет одну.</translation>
    </message>
    <message id="midgard.card.gylfir">
        <source>Gylfir the Seaworthy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гилви-мореход</translation>
    </message>
    <message id="midgard.card.gylfir.text">
        <source>Pays nothing at the Merchant Ship.</source>
        <translation>Ничего не платит на Торговом корабле.</translation>
    </message>
    <message id="midgard.card.svanhildr">
        <source>Svanhildr the Swordmaiden</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сванхильд-мечница</translation>
    </message>
    <message id="midgard.card.svanhildr.text">
        <source>Her [sword/swordsman] deal **2** hits instead of one, **3** instead of two.</source>
        <translation>Её [sword/swordsman] наносят **2** удара вместо одного и **3** вместо двух.</translation>
    </message>
    <message id="midgard.card.ullr">
        <source>Ullr the Berserker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Уль-берсерк</translation>
    </message>
    <message id="midgard.card.ullr.text">
        <source>**1** [glory] in each battle round where you roll a double hit.</source>
        <translation>**1** [glory] за каждый раунд боя, где выпал двойной удар.</translation>
    </message>
    <message id="midgard.card.rune_gifts">
        <source>Gifts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дары</translation>
    </message>
    <message id="midgard.card.rune_gifts.text">
        <source>Take **4** goods in any mix of [food] [wood/log] [coin].</source>
        <translation>Возьмите **4** ресурса: [food] [wood/log] [coin] в любом сочетании.</translation>
    </message>
    <message id="midgard.card.rune_glory">
        <source>Glory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава</translation>
    </message>
    <message id="midgard.card.rune_glory.text">
        <source>After a victory: gain half the enemy’s [glory] again.</source>
        <translation>После победы: ещё половина [glory] за этого врага.</translation>
    </message>
    <message id="midgard.card.rune_healing">
        <source>Healing</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Исцеление</translation>
    </message>
    <message id="midgard.card.rune_healing.text">
        <source>In a battle: cancel all your losses of one round.</source>
        <translation>В бою: отмените свои потери в одном раунде.</translation>
    </message>
    <message id="midgard.card.rune_journey">
        <source>Journey</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поход</translation>
    </message>
    <message id="midgard.card.rune_journey.text">
        <source>Discard the journey just revealed and face the next one.</source>
        <translation>Сбросьте только что открытый поход и откройте следующий.</translation>
    </message>
    <message id="midgard.card.rune_knowledge">
        <source>Knowledge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знание</translation>
    </message>
    <message id="midgard.card.rune_knowledge.text">
        <source>Look at every face-down journey on the board.</source>
        <translation>Посмотрите все закрытые карты похода на поле.</translation>
    </message>
    <message id="midgard.card.rune_potential">
        <source>Potential</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Возможность</translation>
    </message>
    <message id="midgard.card.rune_potential.text">
        <source>After a roll: reroll any of your blank dice.</source>
        <translation>После броска: перебросьте любые свои пустые кубики.</translation>
    </message>
    <message id="midgard.card.rune_reaction">
        <source>Reaction</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ответный удар</translation>
    </message>
    <message id="midgard.card.rune_reaction.text">
        <source>In one roll each of your [shield] also counts as a hit.</source>
        <translation>В одном броске каждый ваш [shield] — ещё и удар.</translation>
    </message>
    <message id="midgard.card.rune_success">
        <source>Success</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Успех</translation>
    </message>
    <message id="midgard.card.rune_success.text">
        <source>Reveal one of your destinies: it scores now and again at the end.</source>
        <translation>Откройте свою карту судьбы: она даст славу сейчас и ещё раз в конце.</translation>
    </message>
    <message id="midgard.card.rune_true_vision">
        <source>True Vision</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проницательность</translation>
    </message>
    <message id="midgard.card.rune_true_vision.text">
        <source>At the Sage’s House: draw **2** destinies more, keep one.</source>
        <translation>В Доме провидца: возьмите на **2** карты судьбы больше, оставьте одну.</translation>
    </message>
    <message id="midgard.card.rune_wealth">
        <source>Wealth</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Богатство</translation>
    </message>
    <message id="midgard.card.rune_wealth.text">
        <source>Gain as many [coin] as you already have, up to **5**.</source>
        <translation>Ещё столько же [coin], сколько у вас есть, но не больше **5**.</translation>
    </message>
    <message id="midgard.card.destiny_ice">
        <source>Crusher of Ice</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сокрушитель льда</translation>
    </message>
    <message id="midgard.card.destiny_earth">
        <source>Earth Smasher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сотрясатель земли</translation>
    </message>
    <message id="midgard.card.destiny_fire">
        <source>Master of Flames</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Повелитель пламени</translation>
    </message>
    <message id="midgard.card.destiny_wood">
        <source>Craftsman</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ремесленник</translation>
    </message>
    <message id="midgard.card.destiny_vikings">
        <source>Leader of Armies</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Предводитель войска</translation>
    </message>
    <message id="midgard.card.destiny_favour">
        <source>Odin’s Favoured</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Любимец Одина</translation>
    </message>
    <message id="midgard.card.destiny_food">
        <source>Prepared</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Запасливый</translation>
    </message>
    <message id="midgard.card.destiny_coins">
        <source>Prosperous</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зажиточный</translation>
    </message>
    <message id="midgard.card.destiny_runes">
        <source>Runemaster</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мастер рун</translation>
    </message>
    <message id="midgard.card.destiny_monsters">
        <source>Monster Hunter</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Охотник на чудовищ</translation>
    </message>
    <message id="midgard.card.destiny_draugr">
        <source>Slayer of the Undead</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Истребитель нежити</translation>
    </message>
    <message id="midgard.card.destiny_trolls">
        <source>Troll Slayer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гроза троллей</translation>
    </message>
    <message id="midgard.card.journey_quiet">
        <source>All Quiet</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Затишье</translation>
    </message>
    <message id="midgard.card.journey_quiet.text">
        <source>Nothing happens.</source>
        <translation>Ничего не происходит.</translation>
    </message>
    <message id="midgard.card.journey_kraken">
        <source>Kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кракен</translation>
    </message>
    <message id="midgard.card.journey_kraken.text">
        <source>Fight it first: attack **2**, defence **4**. It brings **3** [glory].</source>
        <translation>Сначала бой с ним: атака **2**, защита **4**. За победу **3** [glory].</translation>
    </message>
    <message id="midgard.card.journey_lost">
        <source>Lost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Потерянные</translation>
    </message>
    <message id="midgard.card.journey_lost.text">
        <source>Lose any **2** Vikings or food aboard, in any mix.</source>
        <translation>Потеряйте с борта любые **2**: викингов, еду или и то и другое.</translation>
    </message>
    <message id="midgard.card.journey_no_wind">
        <source>No Wind</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Штиль</translation>
    </message>
    <message id="midgard.card.journey_no_wind.text">
        <source>Lose **1** [food].</source>
        <translation>Потеряйте **1** [food].</translation>
    </message>
    <message id="midgard.card.journey_storm">
        <source>Storm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Буря</translation>
    </message>
    <message id="midgard.card.journey_storm.text">
        <source>Lose **1** [food] or **1** Viking: your choice.</source>
        <translation>Потеряйте **1** [food] или **1** викинга, на выбор.</translation>
    </message>
    <message id="midgard.card.journey_whirlpool">
        <source>Whirlpool</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Водоворот</translation>
    </message>
    <message id="midgard.card.journey_whirlpool.text">
        <source>Lose **1** Viking of your choice.</source>
        <translation>Потеряйте **1** викинга на свой выбор.</translation>
    </message>
    <message id="midgard.card.ship_small">
        <source>Small Public Longship|short=Small Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малый драккар общины|short=Малый драккар</translation>
    </message>
    <message id="midgard.card.ship_large">
        <source>Large Public Longship|short=Large Longship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Большой драккар общины|short=Большой драккар</translation>
    </message>
    <message id="midgard.card.ship_karvi">
        <source>Karve</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Карви</translation>
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
        <translation>Бусса</translation>
    </message>
    <message id="midgard.card.merchant_hedeby">
        <source>Hedeby</source>
        <extracomment>Merchant ships are called after the towns they come from. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хедебю</translation>
    </message>
    <message id="midgard.card.merchant_birka">
        <source>Birka</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бирка</translation>
    </message>
    <message id="midgard.card.merchant_kaupang">
        <source>Kaupang</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Каупанг</translation>
    </message>
    <message id="midgard.card.merchant_ribe">
        <source>Ribe</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рибе</translation>
    </message>
    <message id="midgard.card.merchant_dublin">
        <source>Dublin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дублин</translation>
    </message>
    <message id="midgard.card.merchant_jorvik">
        <source>Jorvik</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Йорвик</translation>
    </message>
    <message id="midgard.card.merchant_holmgard">
        <source>Holmgard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хольмгард</translation>
    </message>
    <message id="midgard.card.merchant_miklagard">
        <source>Miklagard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Миклагард</translation>
    </message>
    <message id="midgard.card.kraken">
        <source>Kraken|acc=the Kraken</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кракен|acc=Кракена</translation>
    </message>
    <message id="midgard.card.troll_01">
        <source>Bridge Troll|acc=the Bridge Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мостовой тролль|acc=Мостового тролля</translation>
    </message>
    <message id="midgard.card.troll_02">
        <source>Ford Troll|acc=the Ford Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тролль у брода|acc=Тролля у брода</translation>
    </message>
    <message id="midgard.card.troll_03">
        <source>Wood Troll|acc=the Wood Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лесной тролль|acc=Лесного тролля</translation>
    </message>
    <message id="midgard.card.troll_04">
        <source>Moss Troll|acc=the Moss Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Моховой тролль|acc=Мохового тролля</translation>
    </message>
    <message id="midgard.card.troll_05">
        <source>Bog Troll|acc=the Bog Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Болотный тролль|acc=Болотного тролля</translation>
    </message>
    <message id="midgard.card.troll_06">
        <source>Fen Troll|acc=the Fen Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тролль трясины|acc=Тролля трясины</translation>
    </message>
    <message id="midgard.card.troll_07">
        <source>Hill Troll|acc=the Hill Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Холмовой тролль|acc=Холмового тролля</translation>
    </message>
    <message id="midgard.card.troll_08">
        <source>Cave Troll|acc=the Cave Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пещерный тролль|acc=Пещерного тролля</translation>
    </message>
    <message id="midgard.card.troll_09">
        <source>Stone Troll|acc=the Stone Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Каменный тролль|acc=Каменного тролля</translation>
    </message>
    <message id="midgard.card.troll_10">
        <source>Rock Troll|acc=the Rock Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скальный тролль|acc=Скального тролля</translation>
    </message>
    <message id="midgard.card.troll_11">
        <source>Frost Troll|acc=the Frost Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной тролль|acc=Ледяного тролля</translation>
    </message>
    <message id="midgard.card.troll_12">
        <source>Snow Troll|acc=the Snow Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Снежный тролль|acc=Снежного тролля</translation>
    </message>
    <message id="midgard.card.troll_13">
        <source>Mountain Troll|acc=the Mountain Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Горный тролль|acc=Горного тролля</translation>
    </message>
    <message id="midgard.card.troll_14">
        <source>Iron Troll|acc=the Iron Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Железный тролль|acc=Железного тролля</translation>
    </message>
    <message id="midgard.card.troll_15">
        <source>Two-Headed Troll|acc=the Two-Headed Troll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Двухголовый тролль|acc=Двухголового тролля</translation>
    </message>
    <message id="midgard.card.troll_16">
        <source>Troll Chieftain|acc=the Troll Chieftain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вожак троллей|acc=Вожака троллей</translation>
    </message>
    <message id="midgard.card.draugr_blue_1">
        <source>Rime Thrall|acc=the Rime Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной трэлл|acc=Ледяного трэлла</translation>
    </message>
    <message id="midgard.card.draugr_blue_2">
        <source>Rime Watcher|acc=the Rime Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной страж|acc=Ледяного стража</translation>
    </message>
    <message id="midgard.card.draugr_blue_3">
        <source>Rime Wanderer|acc=the Rime Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной скиталец|acc=Ледяного скитальца</translation>
    </message>
    <message id="midgard.card.draugr_blue_4">
        <source>Rime Oathbreaker|acc=the Rime Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной отступник|acc=Ледяного отступника</translation>
    </message>
    <message id="midgard.card.draugr_blue_5">
        <source>Rime Huscarl|acc=the Rime Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной хускарл|acc=Ледяного хускарла</translation>
    </message>
    <message id="midgard.card.draugr_blue_6">
        <source>Rime Reaver|acc=the Rime Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной налётчик|acc=Ледяного налётчика</translation>
    </message>
    <message id="midgard.card.draugr_blue_7">
        <source>Rime Jarl|acc=the Rime Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной ярл|acc=Ледяного ярла</translation>
    </message>
    <message id="midgard.card.draugr_yellow_1">
        <source>Grave Thrall|acc=the Grave Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный трэлл|acc=Могильного трэлла</translation>
    </message>
    <message id="midgard.card.draugr_yellow_2">
        <source>Grave Watcher|acc=the Grave Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный страж|acc=Могильного стража</translation>
    </message>
    <message id="midgard.card.draugr_yellow_3">
        <source>Grave Wanderer|acc=the Grave Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный скиталец|acc=Могильного скитальца</translation>
    </message>
    <message id="midgard.card.draugr_yellow_4">
        <source>Grave Oathbreaker|acc=the Grave Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный отступник|acc=Могильного отступника</translation>
    </message>
    <message id="midgard.card.draugr_yellow_5">
        <source>Grave Huscarl|acc=the Grave Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный хускарл|acc=Могильного хускарла</translation>
    </message>
    <message id="midgard.card.draugr_yellow_6">
        <source>Grave Reaver|acc=the Grave Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный налётчик|acc=Могильного налётчика</translation>
    </message>
    <message id="midgard.card.draugr_yellow_7">
        <source>Grave Jarl|acc=the Grave Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Могильный ярл|acc=Могильного ярла</translation>
    </message>
    <message id="midgard.card.draugr_red_1">
        <source>Cinder Thrall|acc=the Cinder Thrall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный трэлл|acc=Пепельного трэлла</translation>
    </message>
    <message id="midgard.card.draugr_red_2">
        <source>Cinder Watcher|acc=the Cinder Watcher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный страж|acc=Пепельного стража</translation>
    </message>
    <message id="midgard.card.draugr_red_3">
        <source>Cinder Wanderer|acc=the Cinder Wanderer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный скиталец|acc=Пепельного скитальца</translation>
    </message>
    <message id="midgard.card.draugr_red_4">
        <source>Cinder Oathbreaker|acc=the Cinder Oathbreaker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный отступник|acc=Пепельного отступника</translation>
    </message>
    <message id="midgard.card.draugr_red_5">
        <source>Cinder Huscarl|acc=the Cinder Huscarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный хускарл|acc=Пепельного хускарла</translation>
    </message>
    <message id="midgard.card.draugr_red_6">
        <source>Cinder Reaver|acc=the Cinder Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный налётчик|acc=Пепельного налётчика</translation>
    </message>
    <message id="midgard.card.draugr_red_7">
        <source>Cinder Jarl|acc=the Cinder Jarl</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пепельный ярл|acc=Пепельного ярла</translation>
    </message>
    <message id="midgard.card.monster_blue_01">
        <source>Nokk|acc=the Nokk</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нёкк|acc=Нёкка</translation>
    </message>
    <message id="midgard.card.monster_blue_02">
        <source>Water Horse|acc=the Water Horse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Водяной конь|acc=Водяного коня</translation>
    </message>
    <message id="midgard.card.monster_blue_03">
        <source>Sea Ogress|acc=the Sea Ogress</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морская великанша|acc=Морскую великаншу</translation>
    </message>
    <message id="midgard.card.monster_blue_04">
        <source>Ice Wolf|acc=the Ice Wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной волк|acc=Ледяного волка</translation>
    </message>
    <message id="midgard.card.monster_blue_05">
        <source>Man-Eating Bear|acc=the Man-Eating Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Белый медведь-людоед|acc=Белого медведя-людоеда</translation>
    </message>
    <message id="midgard.card.monster_blue_06">
        <source>Drowned Giant|acc=the Drowned Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Утонувший великан|acc=Утонувшего великана</translation>
    </message>
    <message id="midgard.card.monster_blue_07">
        <source>Horned Whale|acc=the Horned Whale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рогатый кит|acc=Рогатого кита</translation>
    </message>
    <message id="midgard.card.monster_blue_08">
        <source>Ice Wyrm|acc=the Ice Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ледяной змей|acc=Ледяного змея</translation>
    </message>
    <message id="midgard.card.monster_blue_09">
        <source>Frost Giant|acc=the Frost Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Инеистый великан|acc=Инеистого великана</translation>
    </message>
    <message id="midgard.card.monster_blue_10">
        <source>Sea Serpent|acc=the Sea Serpent</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морской змей|acc=Морского змея</translation>
    </message>
    <message id="midgard.card.monster_blue_11">
        <source>Hafgufa|acc=the Hafgufa</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хафгуфа|acc=Хафгуфу</translation>
    </message>
    <message id="midgard.card.monster_blue_12">
        <source>Jormungandr’s Spawn|acc=Jormungandr’s Spawn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Отпрыск Ёрмунганда|acc=Отпрыска Ёрмунганда</translation>
    </message>
    <message id="midgard.card.monster_yellow_01">
        <source>Huldra|acc=the Huldra</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хульдра|acc=Хульдру</translation>
    </message>
    <message id="midgard.card.monster_yellow_02">
        <source>Golden-Bristled Boar|acc=the Golden-Bristled Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Златощетинный вепрь|acc=Златощетинного вепря</translation>
    </message>
    <message id="midgard.card.monster_yellow_03">
        <source>Cave Bear|acc=the Cave Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пещерный медведь|acc=Пещерного медведя</translation>
    </message>
    <message id="midgard.card.monster_yellow_04">
        <source>Dark Dwarves|acc=the Dark Dwarves</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тёмные цверги|acc=Тёмных цвергов</translation>
    </message>
    <message id="midgard.card.monster_yellow_05">
        <source>Root Gnawer|acc=the Root Gnawer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Корнегрыз|acc=Корнегрыза</translation>
    </message>
    <message id="midgard.card.monster_yellow_06">
        <source>Corpse Eagle|acc=the Corpse Eagle</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Орёл-трупоед|acc=Орла-трупоеда</translation>
    </message>
    <message id="midgard.card.monster_yellow_07">
        <source>Clay Giant|acc=the Clay Giant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глиняный великан|acc=Глиняного великана</translation>
    </message>
    <message id="midgard.card.monster_yellow_08">
        <source>Lindworm|acc=the Lindworm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Линдворм|acc=Линдворма</translation>
    </message>
    <message id="midgard.card.monster_yellow_09">
        <source>Stone Jotunn|acc=the Stone Jotunn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Каменный ётун|acc=Каменного ётуна</translation>
    </message>
    <message id="midgard.card.monster_yellow_10">
        <source>Mound Wyrm|acc=the Mound Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Курганный змей|acc=Курганного змея</translation>
    </message>
    <message id="midgard.card.monster_yellow_11">
        <source>Hrungnir’s Heir|acc=Hrungnir’s Heir</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Наследник Хрунгнира|acc=Наследника Хрунгнира</translation>
    </message>
    <message id="midgard.card.monster_yellow_12">
        <source>Nidhogg’s Brood|acc=Nidhogg’s Brood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Выводок Нидхёгга|acc=Выводок Нидхёгга</translation>
    </message>
    <message id="midgard.card.monster_red_01">
        <source>Ironwood Hag|acc=the Ironwood Hag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ведьма Железного леса|acc=Ведьму Железного леса</translation>
    </message>
    <message id="midgard.card.monster_red_02">
        <source>Fenris Cubs|acc=the Fenris Cubs</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Волчата Фенрира|acc=Волчат Фенрира</translation>
    </message>
    <message id="midgard.card.monster_red_03">
        <source>Valravn|acc=the Valravn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вальравн|acc=Вальравна</translation>
    </message>
    <message id="midgard.card.monster_red_04">
        <source>Fire Lizard|acc=the Fire Lizard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Огненный ящер|acc=Огненного ящера</translation>
    </message>
    <message id="midgard.card.monster_red_05">
        <source>Hound of Hel|acc=the Hound of Hel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гончая Хель|acc=Гончую Хель</translation>
    </message>
    <message id="midgard.card.monster_red_06">
        <source>Garm’s Whelp|acc=Garm’s Whelp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щенок Гарма|acc=Щенка Гарма</translation>
    </message>
    <message id="midgard.card.monster_red_07">
        <source>Skoll’s Pack|acc=Skoll’s Pack</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Стая Скёлля|acc=Стаю Скёлля</translation>
    </message>
    <message id="midgard.card.monster_red_08">
        <source>Fire Jotunn|acc=the Fire Jotunn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Огненный ётун|acc=Огненного ётуна</translation>
    </message>
    <message id="midgard.card.monster_red_09">
        <source>Muspel Reaver|acc=the Muspel Reaver</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воин Муспелля|acc=Воина Муспелля</translation>
    </message>
    <message id="midgard.card.monster_red_10">
        <source>Fire Wyrm|acc=the Fire Wyrm</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Огненный змей|acc=Огненного змея</translation>
    </message>
    <message id="midgard.card.monster_red_11">
        <source>Fafnir’s Kin|acc=Fafnir’s Kin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Родич Фафнира|acc=Родича Фафнира</translation>
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
        <translation>Судьба</translation>
    </message>
    <message id="midgard.card_type.journey">
        <source>Journey</source>
        <extracomment>A card at a far shore: what a ship meets on its way.</extracomment>
        <translation>Поход</translation>
    </message>
    <message id="midgard.card_type.ship">
        <source>Private longship</source>
        <translation>Военный корабль</translation>
    </message>
    <message id="midgard.card_type.public_ship">
        <source>Public longship</source>
        <translation>Драккар общины</translation>
    </message>
    <message id="midgard.card_type.merchant">
        <source>Merchant ship</source>
        <translation>Торговый корабль</translation>
    </message>
    <message id="midgard.card_type.troll">
        <source>Troll</source>
        <translation>Тролль</translation>
    </message>
    <message id="midgard.card_type.draugr">
        <source>Draugr</source>
        <translation>Драугр</translation>
    </message>
    <message id="midgard.card_type.monster">
        <source>Monster</source>
        <translation>Чудовище</translation>
    </message>
    <message id="midgard.card_type.kraken">
        <source>Sea monster</source>
        <translation>Морское чудовище</translation>
    </message>
    <message id="midgard.card_words.destiny">
        <source>{what}: **{most}** [glory]; if tied, **{tied}** [glory].</source>
        <extracomment>{what} is one of the lines below: whoever has the most of it.</extracomment>
        <translation>{what}: **{most}** [glory]; при равенстве — **{tied}** [glory].</translation>
    </message>
    <message id="midgard.card_words.ship">
        <source>Holds **{capacity}**; worth **{glory}** [glory] at the end.</source>
        <extracomment>A private longship.</extracomment>
        <translation>Вмещает **{capacity}**, в конце даёт **{glory}** [glory].</translation>
    </message>
    <message id="midgard.card_words.public_ship">
        <source>Holds **{capacity}** Vikings and food in all.</source>
        <translation>Вмещает **{capacity}** викингов и еды вместе.</translation>
    </message>
    <message id="midgard.card_words.rune">
        <source>{text} At the end: **{glory}** [glory].</source>
        <extracomment>{text} is the text of a rune.</extracomment>
        <translation>{text} В конце: **{glory}** [glory].</translation>
    </message>
    <message id="midgard.metric.cards_blue">
        <source>Most blue enemies</source>
        <translation>Больше всего синих врагов</translation>
    </message>
    <message id="midgard.metric.cards_yellow">
        <source>Most yellow enemies</source>
        <translation>Больше всего жёлтых врагов</translation>
    </message>
    <message id="midgard.metric.cards_red">
        <source>Most red enemies</source>
        <translation>Больше всего красных врагов</translation>
    </message>
    <message id="midgard.metric.cards_troll">
        <source>Most trolls slain</source>
        <translation>Больше всего троллей</translation>
    </message>
    <message id="midgard.metric.cards_draugr">
        <source>Most draugr slain</source>
        <translation>Больше всего драугров</translation>
    </message>
    <message id="midgard.metric.cards_monster">
        <source>Most monsters slain</source>
        <translation>Больше всего чудовищ</translation>
    </message>
    <message id="midgard.metric.vikings">
        <source>Most Vikings</source>
        <translation>Больше всего викингов</translation>
    </message>
    <message id="midgard.metric.food">
        <source>Most food</source>
        <translation>Больше всего еды</translation>
    </message>
    <message id="midgard.metric.wood">
        <source>Most wood</source>
        <translation>Больше всего дерева</translation>
    </message>
    <message id="midgard.metric.coins">
        <source>Most coins</source>
        <translation>Больше всего монет</translation>
    </message>
    <message id="midgard.metric.favour">
        <source>Most favour</source>
        <translation>Больше всего милости</translation>
    </message>
    <message id="midgard.metric.runes">
        <source>Most runes, used or not</source>
        <translation>Больше всего рун (и сыгранных)</translation>
    </message>
</context>
<context>
    <name>midgard_deeds</name>
    <message id="midgard.deed.take_leader.title">
        <source>Choose a leader</source>
        <translation>Выбрать вождя</translation>
    </message>
    <message id="midgard.deed.take_leader.button">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="midgard.deed.place.title">
        <source>Place a worker</source>
        <translation>Поставить рабочего</translation>
    </message>
    <message id="midgard.deed.place.left" numerus="yes">
        <source>**{n}** worker left | **{n}** workers left</source>
        <translation>
            <numerusform>остался **{n}** рабочий</numerusform>
            <numerusform>осталось **{n}** рабочих</numerusform>
            <numerusform>осталось **{n}** рабочих</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.place.button">
        <source>Place</source>
        <translation>Поставить</translation>
    </message>
    <message id="midgard.deed.use_gifts.title">
        <source>Use Gifts</source>
        <translation>Сыграть «Дары»</translation>
    </message>
    <message id="midgard.deed.use_gifts.detail">
        <source>**4** goods of your choice</source>
        <translation>**4** ресурса на выбор</translation>
    </message>
    <message id="midgard.deed.use_gifts.button">
        <source>Use Gifts</source>
        <translation>Сыграть «Дары»</translation>
    </message>
    <message id="midgard.deed.use_wealth.title">
        <source>Use Wealth</source>
        <translation>Сыграть «Богатство»</translation>
    </message>
    <message id="midgard.deed.use_wealth.nothing">
        <source>You have no coins: it would do nothing</source>
        <translation>Монет у вас нет: руна ничего не даст</translation>
    </message>
    <message id="midgard.deed.use_wealth.button">
        <source>Use Wealth</source>
        <translation>Сыграть «Богатство»</translation>
    </message>
    <message id="midgard.deed.use_knowledge.title">
        <source>Use Knowledge</source>
        <translation>Сыграть «Знание»</translation>
    </message>
    <message id="midgard.deed.use_knowledge.detail">
        <source>Look at every face-down journey</source>
        <translation>Посмотреть все закрытые карты похода</translation>
    </message>
    <message id="midgard.deed.use_knowledge.button">
        <source>Use Knowledge</source>
        <translation>Сыграть «Знание»</translation>
    </message>
    <message id="midgard.deed.use_success.title">
        <source>Use Success</source>
        <translation>Сыграть «Успех»</translation>
    </message>
    <message id="midgard.deed.use_success.detail">
        <source>Reveal a destiny: it scores now and at the end</source>
        <translation>Открыть карту судьбы: слава сейчас и в конце</translation>
    </message>
    <message id="midgard.deed.use_success.named">
        <source>Success: {card}</source>
        <extracomment>{card} is the name of a destiny.</extracomment>
        <translation>«Успех»: {card}</translation>
    </message>
    <message id="midgard.deed.use_success.button">
        <source>Use Success</source>
        <translation>Сыграть «Успех»</translation>
    </message>
    <message id="midgard.deed.use_rune.title">
        <source>Use the rune</source>
        <translation>Сыграть руну</translation>
    </message>
    <message id="midgard.deed.use_rune.button">
        <source>Use the rune</source>
        <translation>Сыграть руну</translation>
    </message>
    <message id="midgard.deed.keep_rune.title">
        <source>Keep the rune</source>
        <translation>Сохранить руну</translation>
    </message>
    <message id="midgard.deed.keep_rune.button">
        <source>Keep it</source>
        <translation>Сохранить</translation>
    </message>
    <message id="midgard.deed.set_asking.title">
        <source>When to be asked</source>
        <translation>Когда спрашивать</translation>
    </message>
    <message id="midgard.deed.set_asking.rolls">
        <source>After a roll</source>
        <extracomment>What one is asked about. So are the next five: names of runes.</extracomment>
        <translation>После броска</translation>
    </message>
    <message id="midgard.deed.set_asking.journey">
        <source>Journey</source>
        <translation>Поход</translation>
    </message>
    <message id="midgard.deed.set_asking.healing">
        <source>Healing</source>
        <translation>Исцеление</translation>
    </message>
    <message id="midgard.deed.set_asking.glory">
        <source>Glory</source>
        <translation>Слава</translation>
    </message>
    <message id="midgard.deed.set_asking.true_vision">
        <source>True Vision</source>
        <translation>Проницательность</translation>
    </message>
    <message id="midgard.deed.set_asking.success">
        <source>Success</source>
        <translation>Успех</translation>
    </message>
    <message id="midgard.deed.set_asking.always">
        <source>Always ask</source>
        <extracomment>When one is asked.</extracomment>
        <translation>Спрашивать всегда</translation>
    </message>
    <message id="midgard.deed.set_asking.worthwhile">
        <source>Ask when it could help</source>
        <translation>Спрашивать, когда это выгодно</translation>
    </message>
    <message id="midgard.deed.set_asking.never">
        <source>Never ask</source>
        <translation>Не спрашивать</translation>
    </message>
    <message id="midgard.deed.set_asking.opens">
        <source>Ask me…</source>
        <extracomment>A button: how one wants to be asked.</extracomment>
        <translation>Спрашивать…</translation>
    </message>
    <message id="midgard.deed.take.title">
        <source>Take Vikings</source>
        <translation>Взять викингов</translation>
    </message>
    <message id="midgard.deed.take.named">
        <source>Take {dice}</source>
        <extracomment>{dice} are such as: 2 [sword/swordsman] 1 [axe/axeman].</extracomment>
        <translation>Взять {dice}</translation>
    </message>
    <message id="midgard.deed.take.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="midgard.deed.trade.title">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="midgard.deed.trade.nothing">
        <source>Trade nothing</source>
        <translation>Ничего не менять</translation>
    </message>
    <message id="midgard.deed.trade.button">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="midgard.deed.give_coins.title">
        <source>Give coins</source>
        <translation>Отдать монеты</translation>
    </message>
    <message id="midgard.deed.give_coins.button">
        <source>Give</source>
        <translation>Отдать</translation>
    </message>
    <message id="midgard.deed.uses.title">
        <source>Use the stall</source>
        <translation>Зайти в палатку</translation>
    </message>
    <message id="midgard.deed.uses.named" numerus="yes">
        <source>**{n}** time | **{n}** times</source>
        <translation>
            <numerusform>**{n}** раз</numerusform>
            <numerusform>**{n}** раза</numerusform>
            <numerusform>**{n}** раз</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.uses.button">
        <source>Use</source>
        <translation>Зайти</translation>
    </message>
    <message id="midgard.deed.look.title">
        <source>Look at a journey</source>
        <translation>Посмотреть карту похода</translation>
    </message>
    <message id="midgard.deed.look.named">
        <source>Look {shore:at}</source>
        <extracomment>{shore:at} is such as: at Near Bay.</extracomment>
        <translation>Поход {shore:at}</translation>
    </message>
    <message id="midgard.deed.look.button">
        <source>Look</source>
        <translation>Посмотреть</translation>
    </message>
    <message id="midgard.deed.keep.title">
        <source>Keep a destiny</source>
        <translation>Оставить карту судьбы</translation>
    </message>
    <message id="midgard.deed.keep.button">
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message id="midgard.deed.take_rune.title">
        <source>Take a rune</source>
        <translation>Взять руну</translation>
    </message>
    <message id="midgard.deed.take_rune.empty">
        <source>Empty space {n}</source>
        <extracomment>No rune lies there.</extracomment>
        <translation>Пустое место {n}</translation>
    </message>
    <message id="midgard.deed.take_rune.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="midgard.deed.take_top_rune.title">
        <source>Top of the deck</source>
        <translation>Верхняя руна колоды</translation>
    </message>
    <message id="midgard.deed.take_top_rune.detail">
        <source>A rune no one has seen yet</source>
        <translation>Руна, которую ещё никто не видел</translation>
    </message>
    <message id="midgard.deed.take_top_rune.button">
        <source>From the deck</source>
        <translation>Из колоды</translation>
    </message>
    <message id="midgard.deed.take_ship.title">
        <source>Buy a longship</source>
        <translation>Купить корабль</translation>
    </message>
    <message id="midgard.deed.take_ship.button">
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message id="midgard.deed.sail_to.title">
        <source>Sail to a shore</source>
        <translation>Плыть к берегу</translation>
    </message>
    <message id="midgard.deed.sail_to.named">
        <source>Sail {shore:to}</source>
        <extracomment>{shore:to} is such as: to Near Bay.</extracomment>
        <translation>Плыть {shore:to}</translation>
    </message>
    <message id="midgard.deed.sail_to.button">
        <source>Sail</source>
        <translation>Плыть</translation>
    </message>
    <message id="midgard.deed.assign_vikings.title">
        <source>Send Vikings</source>
        <translation>Отправить викингов</translation>
    </message>
    <message id="midgard.deed.assign_vikings.named" numerus="yes">
        <source>Send **{n}** Viking | Send **{n}** Vikings</source>
        <translation>
            <numerusform>Отправить **{n}** викинга</numerusform>
            <numerusform>Отправить **{n}** викингов</numerusform>
            <numerusform>Отправить **{n}** викингов</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.assign_vikings.nobody">
        <source>Send no one</source>
        <translation>Никого не отправлять</translation>
    </message>
    <message id="midgard.deed.assign_vikings.stay" numerus="yes">
        <source>at home: **{n}** | at home: **{n}**</source>
        <extracomment>So many Vikings stay at home.</extracomment>
        <translation>
            <numerusform>дома: **{n}**</numerusform>
            <numerusform>дома: **{n}**</numerusform>
            <numerusform>дома: **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.assign_vikings.button">
        <source>Send</source>
        <translation>Отправить</translation>
    </message>
    <message id="midgard.deed.accept_roll.title">
        <source>Accept the roll</source>
        <translation>Принять бросок</translation>
    </message>
    <message id="midgard.deed.accept_roll.rest">
        <source>Accept all rolls</source>
        <translation>Принимать все броски</translation>
    </message>
    <message id="midgard.deed.accept_roll.rest_detail">
        <source>Don’t ask again in this battle</source>
        <translation>Больше не спрашивать в этом бою</translation>
    </message>
    <message id="midgard.deed.accept_roll.button">
        <source>Accept</source>
        <translation>Принять</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.title">
        <source>Reroll for [favour]</source>
        <translation>Перебросить за [favour]</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.detail">
        <source>**1** [favour]: reroll any of the dice</source>
        <translation>**1** [favour]: любые кубики ещё раз</translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.named" numerus="yes">
        <source>Reroll **{n}** die | Reroll **{n}** dice</source>
        <translation>
            <numerusform>Перебросить **{n}** кубик</numerusform>
            <numerusform>Перебросить **{n}** кубика</numerusform>
            <numerusform>Перебросить **{n}** кубиков</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.reroll_with_favour.button">
        <source>Reroll</source>
        <translation>Перебросить</translation>
    </message>
    <message id="midgard.deed.use_potential.title">
        <source>Use Potential</source>
        <translation>Сыграть «Возможность»</translation>
    </message>
    <message id="midgard.deed.use_potential.detail">
        <source>Reroll blank dice</source>
        <translation>Перебросить пустые кубики</translation>
    </message>
    <message id="midgard.deed.use_potential.button">
        <source>Use Potential</source>
        <translation>«Возможность»</translation>
    </message>
    <message id="midgard.deed.use_reaction.title">
        <source>Use Reaction</source>
        <translation>Сыграть «Ответный удар»</translation>
    </message>
    <message id="midgard.deed.use_reaction.detail">
        <source>In this roll your [shield] also count as hits</source>
        <translation>В этом броске ваши [shield] считаются и ударами</translation>
    </message>
    <message id="midgard.deed.use_reaction.button">
        <source>Use Reaction</source>
        <translation>«Ответный удар»</translation>
    </message>
    <message id="midgard.deed.fall.title">
        <source>Lose Vikings</source>
        <translation>Потерять викингов</translation>
    </message>
    <message id="midgard.deed.fall.named">
        <source>Lose {dice}</source>
        <extracomment>{dice} are such as: 2 [sword/swordsman] 1 [food].</extracomment>
        <translation>Потерять {dice}</translation>
    </message>
    <message id="midgard.deed.fall.button">
        <source>Lose</source>
        <translation>Потерять</translation>
    </message>
    <message id="midgard.deed.starve.title">
        <source>Who starves</source>
        <translation>Кто останется голодным</translation>
    </message>
    <message id="midgard.deed.starve.button">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="midgard.deed.lose.title">
        <source>What to lose</source>
        <translation>Что потерять</translation>
    </message>
    <message id="midgard.deed.lose.button">
        <source>Lose</source>
        <translation>Потерять</translation>
    </message>
    <message id="midgard.deed.blame.title">
        <source>Who takes the blame</source>
        <translation>Кому отдать позор</translation>
    </message>
    <message id="midgard.deed.blame.held" numerus="yes">
        <source>**{n}** [blame] now | **{n}** [blame] now</source>
        <extracomment>What a player has of it.</extracomment>
        <translation>
            <numerusform>сейчас **{n}** [blame]</numerusform>
            <numerusform>сейчас **{n}** [blame]</numerusform>
            <numerusform>сейчас **{n}** [blame]</numerusform>
        </translation>
    </message>
    <message id="midgard.deed.blame.button">
        <source>Blame</source>
        <translation>Опозорить</translation>
    </message>
    <message id="midgard.deed.go_on.title">
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message id="midgard.deed.go_on.button">
        <source>Go on</source>
        <translation>Дальше</translation>
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
            <numerusform>{what}, до **{n}** раза</numerusform>
            <numerusform>{what}, до **{n}** раз</numerusform>
            <numerusform>{what}, до **{n}** раз</numerusform>
        </translation>
    </message>
    <message id="midgard.words.room" numerus="yes">
        <source>room for **{n}** only | room for **{n}** only</source>
        <extracomment>Of more warriors than the longhouse has room for.</extracomment>
        <translation>
            <numerusform>место только для **{n}**</numerusform>
            <numerusform>место только для **{n}**</numerusform>
            <numerusform>место только для **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.words.no_room">
        <source>no room for them</source>
        <translation>для них нет места</translation>
    </message>
    <message id="midgard.words.nothing">
        <source>Nothing here</source>
        <extracomment>On the tray of a smithy.</extracomment>
        <translation>Здесь пусто</translation>
    </message>
    <message id="midgard.words.token_given">
        <source>the first player token goes to **{who}**</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>жетон первого игрока получит **{who}**</translation>
    </message>
    <message id="midgard.words.token_taken">
        <source>you become first player</source>
        <translation>вы станете первым игроком</translation>
    </message>
    <message id="midgard.words.one_worker">
        <source>**1** more worker</source>
        <extracomment>After a price and an arrow.</extracomment>
        <translation>ещё **1** рабочий</translation>
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
        <translation>Позор можно отдать только другому игроку.</translation>
    </message>
    <message id="midgard.denial.choose_dice_on_the_tray">
        <source>Choose at least one die of the roll.</source>
        <translation>Выберите один или несколько кубиков броска.</translation>
    </message>
    <message id="midgard.denial.closed_stall">
        <source>With this few players the stall stays closed.</source>
        <translation>При таком числе игроков эта палатка закрыта.</translation>
    </message>
    <message id="midgard.denial.food_only_on_ships">
        <source>Food can only be loaded onto ships.</source>
        <translation>Еду берут только на корабли.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_sword">
        <source>Swords are of no use against this enemy.</source>
        <translation>Мечи против этого врага бесполезны.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_spear">
        <source>Spears are of no use against this enemy.</source>
        <translation>Копья против этого врага бесполезны.</translation>
    </message>
    <message id="midgard.denial.forbidden_weapon_axe">
        <source>Axes are of no use against this enemy.</source>
        <translation>Топоры против этого врага бесполезны.</translation>
    </message>
    <message id="midgard.denial.leader_taken">
        <source>This leader is already taken.</source>
        <translation>Этого вождя уже выбрали.</translation>
    </message>
    <message id="midgard.denial.less_than_nothing">
        <source>This cannot go below zero.</source>
        <translation>Меньше нуля быть не может.</translation>
    </message>
    <message id="midgard.denial.location_taken">
        <source>A worker is already here this round.</source>
        <translation>В этом раунде здесь уже стоит рабочий.</translation>
    </message>
    <message id="midgard.denial.lose_so_many" numerus="yes">
        <source>You must lose exactly **{n}**. | You must lose exactly **{n}**.</source>
        <translation>
            <numerusform>Потерять нужно ровно **{n}**.</numerusform>
            <numerusform>Потерять нужно ровно **{n}**.</numerusform>
            <numerusform>Потерять нужно ровно **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.no_free_shore">
        <source>Every open shore already has a longship.</source>
        <translation>У каждого открытого берега уже стоит корабль.</translation>
    </message>
    <message id="midgard.denial.no_hidden_journey">
        <source>There is no face-down journey at this shore.</source>
        <translation>У этого берега нет закрытой карты похода.</translation>
    </message>
    <message id="midgard.denial.no_rune_there">
        <source>There is no rune here.</source>
        <translation>Здесь нет руны.</translation>
    </message>
    <message id="midgard.denial.no_runes_left">
        <source>No runes are left.</source>
        <translation>Рун больше нет.</translation>
    </message>
    <message id="midgard.denial.no_shield">
        <source>None of the dice shows a shield.</source>
        <translation>Ни на одном кубике нет щита.</translation>
    </message>
    <message id="midgard.denial.no_ship">
        <source>You have no longship of your own. Buy one at the Shipwright.</source>
        <translation>Своего корабля у вас нет: купить его можно на Верфи.</translation>
    </message>
    <message id="midgard.denial.no_ships_left">
        <source>All longships have been sold.</source>
        <translation>Все корабли проданы.</translation>
    </message>
    <message id="midgard.denial.no_such_destiny">
        <source>You don’t have this destiny.</source>
        <translation>Этой карты судьбы у вас нет.</translation>
    </message>
    <message id="midgard.denial.no_such_price">
        <source>The church takes **1**, **3**, **6** or **10** coins.</source>
        <translation>Храм берёт **1**, **3**, **6** или **10** монет.</translation>
    </message>
    <message id="midgard.denial.no_such_rune">
        <source>You don’t have the rune {rune}.</source>
        <extracomment>{rune} is the name of a rune.</extracomment>
        <translation>Руны «{rune}» у вас нет.</translation>
    </message>
    <message id="midgard.denial.no_such_shore">
        <source>This shore is only open with four players.</source>
        <translation>Этот берег открыт, только когда играют вчетвером.</translation>
    </message>
    <message id="midgard.denial.not_aboard">
        <source>That isn’t aboard.</source>
        <translation>На борту этого нет.</translation>
    </message>
    <message id="midgard.denial.not_drawn">
        <source>This destiny isn’t one of those you drew.</source>
        <translation>Этой карты судьбы нет среди взятых.</translation>
    </message>
    <message id="midgard.denial.not_enough">
        <source>You need {goods} but have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Нужно {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="midgard.denial.not_enough_vikings">
        <source>You don’t have that many Vikings at home.</source>
        <translation>Столько викингов у вас дома нет.</translation>
    </message>
    <message id="midgard.denial.not_reserved">
        <source>Vikings can only go where your worker has reserved a place.</source>
        <translation>Викинги идут только туда, где место занял ваш рабочий.</translation>
    </message>
    <message id="midgard.denial.not_so_many" numerus="yes">
        <source>Take exactly **{n}** goods. | Take exactly **{n}** goods.</source>
        <translation>
            <numerusform>Возьмите ровно **{n}** ресурс.</numerusform>
            <numerusform>Возьмите ровно **{n}** ресурса.</numerusform>
            <numerusform>Возьмите ровно **{n}** ресурсов.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.not_so_often" numerus="yes">
        <source>You can use this stall only once per visit. | You can use this stall up to **{n}** times per visit.</source>
        <translation>
            <numerusform>За один визит эта палатка действует не больше **{n}** раза.</numerusform>
            <numerusform>За один визит эта палатка действует не больше **{n}** раз.</numerusform>
            <numerusform>За один визит эта палатка действует не больше **{n}** раз.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.not_what_it_takes">
        <source>This journey costs something else.</source>
        <translation>Этот поход требует другой потери.</translation>
    </message>
    <message id="midgard.denial.once_per_round">
        <source>Your worker is already here: only once per round.</source>
        <translation>Ваш рабочий уже здесь: только один раз за раунд.</translation>
    </message>
    <message id="midgard.denial.one_for_one">
        <source>Goods are traded one for one: you must end up with **{total}** in all.</source>
        <translation>После обмена всего должно быть **{total}**: одно на одно.</translation>
    </message>
    <message id="midgard.denial.one_roll">
        <source>The hunt is a single roll.</source>
        <translation>На охоте бросок только один.</translation>
    </message>
    <message id="midgard.denial.one_ship_per_game">
        <source>You already have a longship: each player can own only one.</source>
        <translation>Корабль у вас уже есть: больше одного за игру не купить.</translation>
    </message>
    <message id="midgard.denial.one_worker_per_game">
        <source>You have already hired a worker: each player can hire only one.</source>
        <translation>Рабочего вы уже наняли: больше одного за игру не нанять.</translation>
    </message>
    <message id="midgard.denial.only_blank_dice">
        <source>Potential only rerolls blank dice.</source>
        <translation>«Возможность» перебрасывает только пустые кубики.</translation>
    </message>
    <message id="midgard.denial.rune_used">
        <source>The rune {rune} has already been used.</source>
        <extracomment>{rune} is the name of a rune.</extracomment>
        <translation>Руна «{rune}» уже сыграна.</translation>
    </message>
    <message id="midgard.denial.ship_not_there">
        <source>This longship is not for sale.</source>
        <translation>Этот корабль не продаётся.</translation>
    </message>
    <message id="midgard.denial.ship_too_small">
        <source>The ship holds **{capacity}**, but you are loading **{aboard}**.</source>
        <translation>Корабль вмещает **{capacity}**, а вы грузите **{aboard}**.</translation>
    </message>
    <message id="midgard.denial.shore_taken">
        <source>A longship is already there.</source>
        <translation>Там уже стоит корабль.</translation>
    </message>
    <message id="midgard.denial.starve_so_many" numerus="yes">
        <source>Exactly **{n}** must starve. | Exactly **{n}** must starve.</source>
        <translation>
            <numerusform>Без еды должен остаться ровно **{n}**.</numerusform>
            <numerusform>Без еды должны остаться ровно **{n}**.</numerusform>
            <numerusform>Без еды должны остаться ровно **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.take_as_many_as_fit" numerus="yes">
        <source>Take exactly **{n}**: that is all you have room for. | Take exactly **{n}**: that is all you have room for.</source>
        <translation>
            <numerusform>Возьмите ровно **{n}**: больше нет места.</numerusform>
            <numerusform>Возьмите ровно **{n}**: больше нет места.</numerusform>
            <numerusform>Возьмите ровно **{n}**: больше нет места.</numerusform>
        </translation>
    </message>
    <message id="midgard.denial.tray_empty">
        <source>No one is waiting here: the next one arrives next round.</source>
        <translation>Здесь никто не ждёт: следующий придёт с новым раундом.</translation>
    </message>
</context>
<context>
    <name>midgard_options</name>
    <message id="midgard.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
        </translation>
    </message>
    <message id="midgard.result.glory">
        <source>{names} has the most glory: **{points}** [glory].</source>
        <translation>{names}: больше всех славы, **{points}** [glory].</translation>
    </message>
    <message id="midgard.result.most_enemies">
        <source>{names} ties at **{points}** [glory] but has slain more enemies.</source>
        <translation>{names}: **{points}** [glory], как и у соперника, но побеждённых врагов больше.</translation>
    </message>
    <message id="midgard.result.shared">
        <source>{names} share the victory: **{points}** [glory] each and equally many enemies slain.</source>
        <translation>{names} делят победу: по **{points}** [glory] и поровну побеждённых врагов.</translation>
    </message>
    <message id="midgard.option.hall_of_fame.title">
        <source>Hall of Fame</source>
        <translation>Зал славы</translation>
    </message>
    <message id="midgard.option.hall_of_fame.detail">
        <source>Slain enemies lie face up, so everyone can count them</source>
        <translation>Побеждённые враги лежат открыто: их может сосчитать каждый</translation>
    </message>
    <message id="midgard.option.distrust.title">
        <source>Distrust of the People</source>
        <translation>Недоверие народа</translation>
    </message>
    <message id="midgard.option.distrust.detail">
        <source>Everyone starts with one blame</source>
        <translation>Каждый начинает с одним жетоном позора</translation>
    </message>
    <message id="midgard.option.assignment.title">
        <source>Sending Vikings</source>
        <translation>Отправка викингов</translation>
    </message>
    <message id="midgard.option.assignment.detail">
        <source>One player after another, or secretly and all at once</source>
        <translation>По очереди или тайно и одновременно</translation>
    </message>
    <message id="midgard.option.assignment.in_turn">
        <source>In turn</source>
        <translation>По очереди</translation>
    </message>
    <message id="midgard.option.assignment.secret">
        <source>Secretly</source>
        <translation>Тайно</translation>
    </message>
    <message id="midgard.option.first_player.title">
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message id="midgard.option.first_player.detail">
        <source>Normally decided by chance</source>
        <translation>Обычно решает жребий</translation>
    </message>
    <message id="midgard.option.first_player.auto">
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message id="midgard.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="midgard.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Место {n}</translation>
    </message>
    <message id="midgard.option.leaders.title">
        <source>Leaders</source>
        <translation>Вожди</translation>
    </message>
    <message id="midgard.option.leaders.detail">
        <source>Players choose their leaders, or they are dealt at random</source>
        <translation>Каждый выбирает вождя, или их раздаёт случай</translation>
    </message>
    <message id="midgard.option.leaders.chosen">
        <source>Chosen</source>
        <translation>На выбор</translation>
    </message>
    <message id="midgard.option.leaders.dealt">
        <source>Dealt</source>
        <translation>Случайно</translation>
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
        <translation>Первый игрок</translation>
    </message>
    <message id="midgard.page.panel.blame">
        <source>Blame costs **{n}** [glory] at the end</source>
        <extracomment>{n} is a number of points lost.</extracomment>
        <translation>Позор отнимет в конце **{n}** [glory]</translation>
    </message>
    <message id="midgard.page.panel.runes">
        <source>Runes: {runes}</source>
        <extracomment>{runes} are names of runes that can still be used.</extracomment>
        <translation>Руны: {runes}</translation>
    </message>
    <message id="midgard.page.panel.used">
        <source>Used runes: {runes}</source>
        <extracomment>{runes} are names.</extracomment>
        <translation>Сыгранные руны: {runes}</translation>
    </message>
    <message id="midgard.page.panel.shown">
        <source>Revealed destinies: {cards}</source>
        <extracomment>{cards} are names of destiny cards that all may see.</extracomment>
        <translation>Открытые карты судьбы: {cards}</translation>
    </message>
    <message id="midgard.page.panel.pile">
        <source>Slain enemies lie face down: only their owner may look.</source>
        <translation>Побеждённые враги лежат закрыто: их видит только хозяин стопки.</translation>
    </message>
    <message id="midgard.page.panel.kills">
        <source>Slain: {what}</source>
        <extracomment>{what} is such as: 2 blue, 1 troll.</extracomment>
        <translation>Побеждено: {what}</translation>
    </message>
    <message id="midgard.page.panel.kills_blue">
        <source>**{n}** blue</source>
        <extracomment>So many defeated enemies of this colour.</extracomment>
        <translation>синих **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_yellow">
        <source>**{n}** yellow</source>
        <translation>жёлтых **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_red">
        <source>**{n}** red</source>
        <translation>красных **{n}**</translation>
    </message>
    <message id="midgard.page.panel.kills_troll" numerus="yes">
        <source>**{n}** troll | **{n}** trolls</source>
        <translation>
            <numerusform>**{n}** тролль</numerusform>
            <numerusform>**{n}** тролля</numerusform>
            <numerusform>**{n}** троллей</numerusform>
        </translation>
    </message>
    <message id="midgard.page.panel.final">
        <source>**{n}** [glory] if the game ended now, not counting destinies</source>
        <extracomment>With sets, runes, ship, favour, coins and blame.</extracomment>
        <translation>**{n}** [glory], если бы игра закончилась сейчас, без карт судьбы</translation>
    </message>
    <message id="midgard.page.note.goal">
        <source>The most glory after **{n}** rounds wins. Most of it comes from slain enemies; destinies, sets of three colours and runes bring the rest.</source>
        <extracomment>{n} is the number of rounds.</extracomment>
        <translation>Побеждает тот, у кого после **{n}** раундов больше всего славы. Её дают прежде всего враги, а ещё карты судьбы, наборы трёх цветов и руны.</translation>
    </message>
    <message id="midgard.page.note.blame">
        <source>Blame</source>
        <extracomment>A heading.</extracomment>
        <translation>Позор</translation>
    </message>
    <message id="midgard.page.note.troll">
        <source>If no one slays the **{enemy}**, everyone takes **1** [blame].</source>
        <extracomment>{enemy} is the troll of this round.</extracomment>
        <translation>Если **{enemy}** останется в живых, каждый получит **1** [blame].</translation>
    </message>
    <message id="midgard.page.note.troll_fought">
        <source>**{who}** is going to fight it.</source>
        <translation>На тролля идёт **{who}**.</translation>
    </message>
    <message id="midgard.page.note.troll_slain">
        <source>The troll is slain: no one takes blame this round.</source>
        <translation>Тролль побеждён: в этом раунде позора не будет.</translation>
    </message>
    <message id="midgard.page.note.next_blame">
        <source>Your next [blame] costs **{n}** [glory].</source>
        <extracomment>{n} is a number of points lost at the end.</extracomment>
        <translation>Следующий [blame] отнимет у вас **{n}** [glory].</translation>
    </message>
    <message id="midgard.page.note.reserved">
        <source>Your reserved places</source>
        <extracomment>A heading over enemies and shores.</extracomment>
        <translation>Занятые вами места</translation>
    </message>
    <message id="midgard.page.note.journeys">
        <source>Known journeys</source>
        <extracomment>A heading over face-down cards at which one has looked.</extracomment>
        <translation>Известные походы</translation>
    </message>
    <message id="midgard.page.note.gone">
        <source>the enemy has been slain</source>
        <extracomment>The enemy has been slain.</extracomment>
        <translation>враг повержен</translation>
    </message>
    <message id="midgard.page.note.colours">
        <source>What the colours mean</source>
        <extracomment>A heading over three colours and what they mean.</extracomment>
        <translation>Что значат цвета</translation>
    </message>
    <message id="midgard.page.note.brown">
        <source>Brown: take effect at once</source>
        <translation>Коричневые: действуют сразу</translation>
    </message>
    <message id="midgard.page.note.blue">
        <source>Blue: take effect at once; refill each round</source>
        <translation>Синие: действуют сразу, пополняются каждый раунд</translation>
    </message>
    <message id="midgard.page.note.red">
        <source>Red: a battle at the end of the round</source>
        <translation>Красные: бой в конце раунда</translation>
    </message>
    <message id="midgard.page.tray.band">
        <source>Warband {n} / {most}</source>
        <extracomment>A heading: how many Vikings one has, and how many one may have.</extracomment>
        <translation>Дружина {n} / {most}</translation>
    </message>
    <message id="midgard.page.tray.secret">
        <source>Only you see this card.</source>
        <translation>Эту карту видите только вы.</translation>
    </message>
    <message id="midgard.page.tray.shown">
        <source>Everyone has seen this card.</source>
        <extracomment>A destiny that was revealed.</extracomment>
        <translation>Эту карту видели все.</translation>
    </message>
    <message id="midgard.page.tray.used">
        <source>Used. Its [glory] still counts at the end.</source>
        <extracomment>On a rune that lies face down.</extracomment>
        <translation>Сыграна. Её [glory] учтут в конце.</translation>
    </message>
    <message id="midgard.page.destiny.own">
        <source>You: {n}</source>
        <extracomment>How much one has of what a destiny counts; small capitals on a card.</extracomment>
        <translation>У вас: {n}</translation>
    </message>
    <message id="midgard.page.destiny.against">
        <source>You {own}, best other {best}</source>
        <extracomment>How much one has of what a destiny counts, and how much the best of the others; small capitals on a card.</extracomment>
        <translation>У вас {own}, у других {best}</translation>
    </message>
    <message id="midgard.page.ship.holds">
        <source>Holds **{n}**</source>
        <extracomment>So many Vikings and food a ship carries.</extracomment>
        <translation>Вмещает **{n}**</translation>
    </message>
    <message id="midgard.page.church.for">
        <source>for {goods}</source>
        <extracomment>Under what one gets; {goods} is such as: 3 [coin].</extracomment>
        <translation>за {goods}</translation>
    </message>
    <message id="midgard.page.pay.of">
        <source>of {n}</source>
        <extracomment>After the name of a kind of Vikings or goods: there are so many to choose from.</extracomment>
        <translation>из {n}</translation>
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
            <numerusform>{n} раза</numerusform>
            <numerusform>{n} раз</numerusform>
        </translation>
    </message>
    <message id="midgard.page.points.title">
        <source>Glory at the end</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Слава в конце игры</translation>
    </message>
    <message id="midgard.page.points.track">
        <source>On the glory track</source>
        <extracomment>Points that one has already.</extracomment>
        <translation>На шкале славы</translation>
    </message>
    <message id="midgard.page.points.track_text">
        <source>Earned so far from enemies and places.</source>
        <translation>То, что уже принесли враги и локации.</translation>
    </message>
    <message id="midgard.page.points.destinies">
        <source>Destinies</source>
        <translation>Карты судьбы</translation>
    </message>
    <message id="midgard.page.points.destinies_text">
        <source>The first number if you have the most of what the card counts, the second if you tie.</source>
        <translation>Первое число — если у вас больше всех того, что считает карта; второе — если поровну.</translation>
    </message>
    <message id="midgard.page.points.sets">
        <source>Sets of colours</source>
        <translation>Наборы цветов</translation>
    </message>
    <message id="midgard.page.points.sets_text">
        <source>**{n}** [glory] for each set of a blue, a yellow and a red enemy.</source>
        <extracomment>{n} is a number of points.</extracomment>
        <translation>**{n}** [glory] за каждый набор из синего, жёлтого и красного врага.</translation>
    </message>
    <message id="midgard.page.points.runes">
        <source>Runes</source>
        <translation>Руны</translation>
    </message>
    <message id="midgard.page.points.runes_text">
        <source>As printed on them, used or not.</source>
        <translation>Сколько указано на рунах, в том числе на сыгранных.</translation>
    </message>
    <message id="midgard.page.points.ship">
        <source>Private longship</source>
        <translation>Военный корабль</translation>
    </message>
    <message id="midgard.page.points.ship_text">
        <source>As printed on it.</source>
        <translation>Сколько на нём указано.</translation>
    </message>
    <message id="midgard.page.points.favour">
        <source>Favour</source>
        <translation>Милость</translation>
    </message>
    <message id="midgard.page.points.favour_text">
        <source>**{n}** [glory] for each [favour] you have left.</source>
        <extracomment>{n} is a number of points.</extracomment>
        <translation>**{n}** [glory] за каждую оставшуюся [favour].</translation>
    </message>
    <message id="midgard.page.points.coins">
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message id="midgard.page.points.coins_text">
        <source>**1** [glory] for each **{n}** [coin].</source>
        <extracomment>{n} is a number of coins.</extracomment>
        <translation>**1** [glory] за каждые **{n}** [coin].</translation>
    </message>
    <message id="midgard.page.points.blame">
        <source>Blame</source>
        <translation>Позор</translation>
    </message>
    <message id="midgard.page.points.blame_text">
        <source>Lose {steps} [glory] for 1, 2, 3… [blame].</source>
        <extracomment>{steps} is such as: 1, 3, 6, 10, 15, 21.</extracomment>
        <translation>Минус {steps} [glory] за 1, 2, 3… [blame].</translation>
    </message>
    <message id="midgard.page.list.title">
        <source>Checklist</source>
        <extracomment>The title of a sheet: what the voyages and battles one has reserved still need.</extracomment>
        <translation>Всё ли готово</translation>
    </message>
    <message id="midgard.page.list.ship">
        <source>Ship: {ship}, holds **{n}**</source>
        <extracomment>{n} Vikings and food.</extracomment>
        <translation>Корабль: {ship}, вмещает **{n}**</translation>
    </message>
    <message id="midgard.page.list.worker">
        <source>Worker: in place</source>
        <translation>Рабочий: на месте</translation>
    </message>
    <message id="midgard.page.list.vikings" numerus="yes">
        <source>**{n}** Viking can go | **{n}** Vikings can go</source>
        <translation>
            <numerusform>Может пойти **{n}** викинг</numerusform>
            <numerusform>Могут пойти **{n}** викинга</numerusform>
            <numerusform>Могут пойти **{n}** викингов</numerusform>
        </translation>
    </message>
    <message id="midgard.page.list.food">
        <source>Food: **{food}**, enough for **{n}** of **{most}**</source>
        <extracomment>So much food feeds so many of so many Vikings.</extracomment>
        <translation>Еда: **{food}** накормит **{n}** из **{most}**</translation>
    </message>
    <message id="midgard.page.bubble.there">
        <source>There: {who}</source>
        <extracomment>{who} are names of players whose workers stand there.</extracomment>
        <translation>Здесь: {who}</translation>
    </message>
    <message id="midgard.page.bubble.owner">
        <source>Belongs to **{who}**</source>
        <translation>Принадлежит игроку **{who}**</translation>
    </message>
    <message id="midgard.page.bubble.left">
        <source>**{n}** left</source>
        <extracomment>So many cards in a deck.</extracomment>
        <translation>осталось **{n}**</translation>
    </message>
    <message id="midgard.page.bubble.at_end">
        <source>At the end: **{n}** [glory]</source>
        <extracomment>What a rune brings.</extracomment>
        <translation>В конце: **{n}** [glory]</translation>
    </message>
    <message id="midgard.page.bubble.chance">
        <source>You win: **{n}%** with {dice}</source>
        <extracomment>A chance, with all one's Vikings; {dice} is such as: 2 [sword] 1 [axe].</extracomment>
        <translation>Шанс победить **{n} %**: {dice}</translation>
    </message>
    <message id="midgard.page.bubble.nobody">
        <source>None of your Vikings can fight it.</source>
        <translation>Никто из ваших викингов не может с ним сразиться.</translation>
    </message>
    <message id="midgard.page.bubble.hunted">
        <source>Your Vikings bring in **{n}** [food] on average.</source>
        <extracomment>{n} is a number with one decimal.</extracomment>
        <translation>Ваши викинги в среднем приносят **{n}** [food].</translation>
    </message>
    <message id="midgard.page.bubble.face_down">
        <source>Face down: it is revealed when a ship comes here.</source>
        <translation>Закрыта: откроется, когда сюда придёт корабль.</translation>
    </message>
    <message id="midgard.page.bubble.ship">
        <source>**{who}**: {ship}</source>
        <extracomment>Whose ship lies at this shore.</extracomment>
        <translation>**{who}**: {ship}</translation>
    </message>
    <message id="midgard.page.bubble.voyage">
        <source>{ship}: you win **{n}%** with {load}</source>
        <extracomment>A chance on a voyage by this ship; {load} is such as: 2 [sword] 1 [axe] 3 [food].</extracomment>
        <translation>{ship}: шанс победить **{n} %**, {load}</translation>
    </message>
    <message id="midgard.page.assign.home">
        <source>At home</source>
        <extracomment>A heading over Vikings who are sent nowhere.</extracomment>
        <translation>Дома</translation>
    </message>
    <message id="midgard.page.assign.rest">
        <source>They rest in safety.</source>
        <translation>Отдыхают в безопасности.</translation>
    </message>
    <message id="midgard.page.assign.hunt">
        <source>They hunt in safety.</source>
        <translation>Охотятся в безопасности.</translation>
    </message>
    <message id="midgard.page.assign.hunted">
        <source>**{n}** [food] on average</source>
        <extracomment>{n} is a number with one decimal.</extracomment>
        <translation>**{n}** [food] в среднем</translation>
    </message>
    <message id="midgard.page.assign.aboard">
        <source>{ship}: **{n}** of **{most}**</source>
        <extracomment>How much a ship carries and can carry.</extracomment>
        <translation>{ship}: **{n}** из **{most}**</translation>
    </message>
    <message id="midgard.page.assign.feeds">
        <source>feeds **{n}** of **{most}**</source>
        <extracomment>So many of the Vikings aboard have enough food.</extracomment>
        <translation>накормит **{n}** из **{most}**</translation>
    </message>
    <message id="midgard.page.assign.chance">
        <source>You win: **{n}%**</source>
        <extracomment>A chance.</extracomment>
        <translation>Шанс победить: **{n} %**</translation>
    </message>
    <message id="midgard.page.assign.starving" numerus="yes">
        <source>**{n}** Viking will starve on the way. | **{n}** Vikings will starve on the way.</source>
        <translation>
            <numerusform>В пути останется голодным **{n}** викинг.</numerusform>
            <numerusform>В пути останутся голодными **{n}** викинга.</numerusform>
            <numerusform>В пути останутся голодными **{n}** викингов.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.assign.hint">
        <source>Drag dice and food, click them, or use plus and minus.</source>
        <translation>Перетаскивайте кубики и еду, щёлкайте по ним или нажимайте плюс и минус.</translation>
    </message>
    <message id="midgard.page.assign.none_left">
        <source>No more of these at home.</source>
        <translation>Дома их больше нет.</translation>
    </message>
    <message id="midgard.page.assign.full">
        <source>The ship is full.</source>
        <translation>Корабль полон.</translation>
    </message>
    <message id="midgard.page.assign.all_home">
        <source>All home</source>
        <extracomment>A button: all Vikings and food go back.</extracomment>
        <translation>Все домой</translation>
    </message>
    <message id="midgard.page.assign.suggest">
        <source>Suggest</source>
        <extracomment>A button: the program shares the Vikings out.</extracomment>
        <translation>Подсказать</translation>
    </message>
    <message id="midgard.page.assign.confirm">
        <source>Send them</source>
        <extracomment>A button.</extracomment>
        <translation>Отправить</translation>
    </message>
    <message id="midgard.page.battle.hunt">
        <source>The hunt</source>
        <extracomment>A title.</extracomment>
        <translation>Охота</translation>
    </message>
    <message id="midgard.page.battle.step_roll">
        <source>Roll</source>
        <extracomment>The four steps of a battle round.</extracomment>
        <translation>Бросок</translation>
    </message>
    <message id="midgard.page.battle.step_hits">
        <source>Hits</source>
        <translation>Удары</translation>
    </message>
    <message id="midgard.page.battle.step_losses">
        <source>Losses</source>
        <translation>Потери</translation>
    </message>
    <message id="midgard.page.battle.step_outcome">
        <source>Outcome</source>
        <translation>Исход</translation>
    </message>
    <message id="midgard.page.battle.round">
        <source>Battle round {n}</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>Раунд боя {n}</translation>
    </message>
    <message id="midgard.page.battle.tray">
        <source>Dice on the tray</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Кубики броска</translation>
    </message>
    <message id="midgard.page.battle.die">
        <source>{weapon}: {face}</source>
        <extracomment>Read aloud of a die: a kind of Vikings and what it shows.</extracomment>
        <translation>{weapon}: {face}</translation>
    </message>
    <message id="midgard.page.battle.hits">
        <source>Hits in this roll</source>
        <translation>Удары этого броска</translation>
    </message>
    <message id="midgard.page.battle.shields">
        <source>Shields</source>
        <translation>Щиты</translation>
    </message>
    <message id="midgard.page.battle.favour">
        <source>Your favour</source>
        <extracomment>Before a number of tokens.</extracomment>
        <translation>Ваша милость</translation>
    </message>
    <message id="midgard.page.battle.damage">
        <source>Wounds **{n}** of **{most}**</source>
        <extracomment>On a bar: how many wounds the enemy has after this roll, and how many kill it.</extracomment>
        <translation>Ранения: **{n}** из **{most}**</translation>
    </message>
    <message id="midgard.page.battle.attack">
        <source>Enemy attack</source>
        <extracomment>Before a number of Vikings: the attack of the enemy.</extracomment>
        <translation>Атака врага</translation>
    </message>
    <message id="midgard.page.battle.fall">
        <source>You lose</source>
        <extracomment>Before a number of Vikings who are lost after shields.</extracomment>
        <translation>Ваши потери</translation>
    </message>
    <message id="midgard.page.battle.hunt_text" numerus="yes">
        <source>One [food] per hit, up to **{n}**. No one is lost. | One [food] per hit, up to **{n}**. No one is lost.</source>
        <translation>
            <numerusform>Одна [food] за каждый удар, не больше **{n}**. Никто не погибнет.</numerusform>
            <numerusform>Одна [food] за каждый удар, не больше **{n}**. Никто не погибнет.</numerusform>
            <numerusform>Одна [food] за каждый удар, не больше **{n}**. Никто не погибнет.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.battle.food">
        <source>**{n}** [food], at most **{most}**</source>
        <extracomment>On a bar.</extracomment>
        <translation>**{n}** [food], не больше **{most}**</translation>
    </message>
    <message id="midgard.page.battle.choose_dice">
        <source>Choose dice first: click them on the tray.</source>
        <translation>Сначала выберите кубики: щёлкните по ним.</translation>
    </message>
    <message id="midgard.page.battle.accept">
        <source>Accept</source>
        <extracomment>A button: the roll counts as it lies.</extracomment>
        <translation>Принять</translation>
    </message>
    <message id="midgard.page.battle.reroll">
        <source>Reroll for 1 favour</source>
        <extracomment>A button.</extracomment>
        <translation>Перебросить за 1 милость</translation>
    </message>
    <message id="midgard.page.battle.potential">
        <source>Potential: reroll</source>
        <extracomment>A button: the rune of this name rerolls blank dice.</extracomment>
        <translation>«Возможность»: перебросить</translation>
    </message>
    <message id="midgard.page.battle.reaction">
        <source>Reaction</source>
        <extracomment>A button: the rune of this name.</extracomment>
        <translation>«Ответный удар»</translation>
    </message>
    <message id="midgard.page.battle.rest">
        <source>Accept all further rolls of this battle</source>
        <translation>Принимать все дальнейшие броски этого боя</translation>
    </message>
    <message id="midgard.page.battle.let_fall" numerus="yes">
        <source>Lose {n} | Lose {n}</source>
        <extracomment>A button: so many chosen Vikings are lost.</extracomment>
        <translation>
            <numerusform>Потерять {n}</numerusform>
            <numerusform>Потерять {n}</numerusform>
            <numerusform>Потерять {n}</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.now">
        <source>if you accept</source>
        <extracomment>Under a chance: the roll as it lies.</extracomment>
        <translation>если принять</translation>
    </message>
    <message id="midgard.page.odds.chosen" numerus="yes">
        <source>reroll the chosen die | reroll the {n} chosen dice</source>
        <extracomment>Under a chance.</extracomment>
        <translation>
            <numerusform>перебросить {n} выбранный</numerusform>
            <numerusform>перебросить {n} выбранных</numerusform>
            <numerusform>перебросить {n} выбранных</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.chosen_none">
        <source>choose dice to reroll</source>
        <extracomment>Where no die has been chosen yet.</extracomment>
        <translation>выберите, что перебросить</translation>
    </message>
    <message id="midgard.page.odds.best" numerus="yes">
        <source>best: reroll this die | best: reroll these {n} dice</source>
        <extracomment>Under a chance; a click chooses these dice.</extracomment>
        <translation>
            <numerusform>лучше всего: перебросить {n} кубик</numerusform>
            <numerusform>лучше всего: перебросить {n} кубика</numerusform>
            <numerusform>лучше всего: перебросить {n} кубиков</numerusform>
        </translation>
    </message>
    <message id="midgard.page.odds.best_none">
        <source>best: accept</source>
        <extracomment>Under a chance: no reroll is worth its favour.</extracomment>
        <translation>лучше всего: принять</translation>
    </message>
    <message id="midgard.page.manners.title">
        <source>When to ask you</source>
        <extracomment>A title.</extracomment>
        <translation>Когда вас спрашивать</translation>
    </message>
    <message id="midgard.page.manners.odds">
        <source>Show odds</source>
        <translation>Показывать шансы</translation>
    </message>
    <message id="midgard.page.manners.detail">
        <source>A window opens when something can be changed. Choose for each kind whether you want to be asked.</source>
        <translation>Когда что-то можно изменить, открывается окно. Выберите для каждого случая, спрашивать ли вас.</translation>
    </message>
    <message id="midgard.page.manners.rolls">
        <source>After a roll</source>
        <extracomment>A row: when to ask after dice were thrown.</extracomment>
        <translation>После броска</translation>
    </message>
    <message id="midgard.page.manners.always">
        <source>Always</source>
        <extracomment>One of three: always, when worthwhile, never.</extracomment>
        <translation>Всегда</translation>
    </message>
    <message id="midgard.page.manners.worthwhile">
        <source>When it helps</source>
        <extracomment>One of three.</extracomment>
        <translation>Когда выгодно</translation>
    </message>
    <message id="midgard.page.manners.never">
        <source>Never</source>
        <extracomment>One of three.</extracomment>
        <translation>Никогда</translation>
    </message>
    <message id="midgard.page.manners.later">
        <source>You can change this whenever you place workers or send Vikings.</source>
        <translation>Это можно изменить, когда вы ставите рабочих или отправляете викингов.</translation>
    </message>
    <message id="midgard.page.seen.title">
        <source>Only you see this</source>
        <extracomment>The title over cards that only this player may see.</extracomment>
        <translation>Это видите только вы</translation>
    </message>
    <message id="midgard.page.tidings.title">
        <source>How it went</source>
        <extracomment>The title over battles and journeys that have ended.</extracomment>
        <translation>Чем закончилось</translation>
    </message>
    <message id="midgard.page.tidings.won">
        <source>Victory over {enemy:acc}</source>
        <translation>Победа над врагом: {enemy}</translation>
    </message>
    <message id="midgard.page.tidings.lost">
        <source>Defeated by {enemy:acc}</source>
        <translation>Поражение в бою: {enemy}</translation>
    </message>
    <message id="midgard.page.tidings.hunt">
        <source>The hunt</source>
        <translation>Охота</translation>
    </message>
    <message id="midgard.page.tidings.throw">
        <source>**{hits}** [wound] dealt, **{losses}** [skull] suffered</source>
        <extracomment>Beside the dice of battle round {round}.</extracomment>
        <translation>**{hits}** [wound] врагу, **{losses}** [skull] своих</translation>
    </message>
    <message id="midgard.page.tidings.reward">
        <source>Reward: {goods}</source>
        <extracomment>{goods} are such as: 4 [glory] 1 [wood].</extracomment>
        <translation>Награда: {goods}</translation>
    </message>
    <message id="midgard.page.round.title">
        <source>Round {n} is over</source>
        <translation>Раунд {n} окончен</translation>
    </message>
    <message id="midgard.page.round.glory">
        <source>Glory</source>
        <translation>Слава</translation>
    </message>
    <message id="midgard.page.round.enemies">
        <source>Slain</source>
        <translation>Побеждены</translation>
    </message>
    <message id="midgard.page.round.gained">
        <source>Joined</source>
        <extracomment>Over Vikings who came in this round.</extracomment>
        <translation>Пришли</translation>
    </message>
    <message id="midgard.page.round.lost">
        <source>Fallen</source>
        <extracomment>Over Vikings who were lost in this round.</extracomment>
        <translation>Пали</translation>
    </message>
    <message id="midgard.page.round.blame">
        <source>Blame</source>
        <translation>Позор</translation>
    </message>
    <message id="midgard.page.ask.hunger">
        <source>Sail without enough food?</source>
        <translation>Плыть, хотя еды не хватит?</translation>
    </message>
    <message id="midgard.page.ask.idle">
        <source>Leave your reserved places empty?</source>
        <translation>Оставить занятые места пустыми?</translation>
    </message>
    <message id="midgard.page.ask.idle_detail" numerus="yes">
        <source>**{n}** Viking stays home while a place you reserved is empty. | **{n}** Vikings stay home while a place you reserved is empty.</source>
        <translation>
            <numerusform>Дома остаётся **{n}** викинг, а занятое место пустует.</numerusform>
            <numerusform>Дома остаются **{n}** викинга, а занятое место пустует.</numerusform>
            <numerusform>Дома остаются **{n}** викингов, а занятое место пустует.</numerusform>
        </translation>
    </message>
    <message id="midgard.page.ask.full">
        <source>No room in your longhouse. Place the worker anyway?</source>
        <translation>В вашем доме нет места. Всё равно поставить рабочего?</translation>
    </message>
    <message id="midgard.page.ask.full_detail">
        <source>You can’t take any more Vikings: new ones go back to the supply.</source>
        <translation>Больше викингов не поместится: новые вернутся в запас.</translation>
    </message>
    <message id="midgard.page.ask.nothing">
        <source>You have nothing to exchange. Place the worker anyway?</source>
        <translation>Вам нечего менять. Всё равно поставить рабочего?</translation>
    </message>
    <message id="midgard.page.ask.nothing_detail">
        <source>The market trades one for one.</source>
        <translation>Рынок даёт одно за одно.</translation>
    </message>
    <message id="midgard.page.end.rounds" numerus="yes">
        <source>{n} round | {n} rounds</source>
        <extracomment>How long the game was.</extracomment>
        <translation>
            <numerusform>{n} раунд</numerusform>
            <numerusform>{n} раунда</numerusform>
            <numerusform>{n} раундов</numerusform>
        </translation>
    </message>
    <message id="midgard.page.end.glory_by_round">
        <source>Glory by round</source>
        <translation>Слава по раундам</translation>
    </message>
    <message id="midgard.page.end.kills_by_round">
        <source>Enemies slain by round</source>
        <translation>Победы над врагами по раундам</translation>
    </message>
    <message id="midgard.page.end.source_troll">
        <source>Trolls</source>
        <translation>Тролли</translation>
    </message>
    <message id="midgard.page.end.source_draugr">
        <source>Draugr</source>
        <translation>Драугры</translation>
    </message>
    <message id="midgard.page.end.source_monster">
        <source>Monsters</source>
        <translation>Чудовища</translation>
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
        <translation>Сыгранные руны</translation>
    </message>
    <message id="midgard.page.end.source_town">
        <source>In the town</source>
        <translation>В городке</translation>
    </message>
    <message id="midgard.page.end.source_destinies">
        <source>Destinies</source>
        <translation>Карты судьбы</translation>
    </message>
    <message id="midgard.page.end.source_sets">
        <source>Sets of colours</source>
        <translation>Наборы цветов</translation>
    </message>
    <message id="midgard.page.end.source_runes">
        <source>Runes</source>
        <translation>Руны</translation>
    </message>
    <message id="midgard.page.end.source_ship">
        <source>Longship</source>
        <translation>Корабль</translation>
    </message>
    <message id="midgard.page.end.source_favour">
        <source>Favour</source>
        <translation>Милость</translation>
    </message>
    <message id="midgard.page.end.source_coins">
        <source>Coins</source>
        <translation>Монеты</translation>
    </message>
    <message id="midgard.page.end.source_blame">
        <source>Blame</source>
        <translation>Позор</translation>
    </message>
    <message id="midgard.page.end.column_trolls">
        <source>Trolls</source>
        <translation>Тролли</translation>
    </message>
    <message id="midgard.page.end.column_draugr">
        <source>Draugr</source>
        <translation>Драугры</translation>
    </message>
    <message id="midgard.page.end.column_monsters">
        <source>Monsters</source>
        <translation>Чудовища</translation>
    </message>
    <message id="midgard.page.end.column_lost">
        <source>Battles lost</source>
        <translation>Проиграно боёв</translation>
    </message>
    <message id="midgard.page.end.column_fallen">
        <source>Vikings lost</source>
        <translation>Пало викингов</translation>
    </message>
    <message id="midgard.page.end.column_rerolls">
        <source>Rerolls</source>
        <translation>Перебросы</translation>
    </message>
    <message id="midgard.page.end.column_voyages">
        <source>Voyages</source>
        <translation>Походы</translation>
    </message>
    <message id="midgard.page.end.column_blame">
        <source>Blame</source>
        <translation>Позор</translation>
    </message>
</context>
<context>
    <name>midgard_prompts</name>
    <message id="midgard.prompt.pick_leader.you">
        <source>Choose **your leader**</source>
        <translation>Выберите **своего вождя**</translation>
    </message>
    <message id="midgard.prompt.pick_leader.then">
        <source>Each leader has a unique power. Those not chosen leave the game.</source>
        <translation>У каждого вождя своё особое свойство. Невыбранные выходят из игры.</translation>
    </message>
    <message id="midgard.prompt.pick_leader.they">
        <source>**{who}** chooses a leader</source>
        <translation>**{who}** выбирает вождя</translation>
    </message>
    <message id="midgard.prompt.place_worker.you" numerus="yes">
        <source>Send a worker to a **location**: your last one | Send a worker to a **location**: **{n}** left</source>
        <extracomment>{n} counts the workers still in hand.</extracomment>
        <translation>
            <numerusform>Отправьте рабочего в **локацию**: остался **{n}**</numerusform>
            <numerusform>Отправьте рабочего в **локацию**: осталось **{n}**</numerusform>
            <numerusform>Отправьте рабочего в **локацию**: осталось **{n}**</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.place_worker.then">
        <source>Most places pay out at once. Battles come after all workers are placed.</source>
        <translation>Почти все локации действуют сразу. Бои — после того, как размещены все рабочие.</translation>
    </message>
    <message id="midgard.prompt.place_worker.then_rune">
        <source>You may use runes first: what they bring can pay for a place.</source>
        <translation>Сначала можно сыграть руны: добытое ими пойдёт и в уплату.</translation>
    </message>
    <message id="midgard.prompt.place_worker.they">
        <source>**{who}** places a worker</source>
        <translation>**{who}** размещает рабочего</translation>
    </message>
    <message id="midgard.prompt.assign.you">
        <source>Send **Vikings** to the battles and ships you reserved</source>
        <translation>Отправьте **викингов** туда, где стоят ваши рабочие: в бой и на корабли</translation>
    </message>
    <message id="midgard.prompt.assign.then">
        <source>Vikings you don’t send stay home, safe.</source>
        <translation>Кого не отправите, тот останется дома в безопасности.</translation>
    </message>
    <message id="midgard.prompt.assign.then_hunt">
        <source>Vikings you don’t send hunt at home: **1** [food] per hit.</source>
        <translation>Кого не отправите, тот охотится дома: **1** [food] за каждый удар.</translation>
    </message>
    <message id="midgard.prompt.assign.then_secret">
        <source>No one sees this until all have chosen. The rest stay home.</source>
        <translation>Никто этого не увидит, пока не выберут все. Кого не отправите, тот останется дома.</translation>
    </message>
    <message id="midgard.prompt.assign.they">
        <source>**{who}** sends Vikings out</source>
        <translation>**{who}** отправляет викингов</translation>
    </message>
    <message id="midgard.prompt.roll_window.you" numerus="yes">
        <source>**{n}** hit, **{left}** needed: accept the roll or change it? | **{n}** hits, **{left}** needed: accept the roll or change it?</source>
        <translation>
            <numerusform>**{n}** удар, нужно **{left}**: принять бросок или изменить?</numerusform>
            <numerusform>**{n}** удара, нужно **{left}**: принять бросок или изменить?</numerusform>
            <numerusform>**{n}** ударов, нужно **{left}**: принять бросок или изменить?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.hunt" numerus="yes">
        <source>**{n}** hit in the hunt: accept the roll or change it? | **{n}** hits in the hunt: accept the roll or change it?</source>
        <translation>
            <numerusform>Охота, **{n}** удар: принять бросок или изменить?</numerusform>
            <numerusform>Охота, **{n}** удара: принять бросок или изменить?</numerusform>
            <numerusform>Охота, **{n}** ударов: принять бросок или изменить?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.then" numerus="yes">
        <source>As the dice lie, **{n}** of your Vikings falls this round. | As the dice lie, **{n}** of your Vikings fall this round.</source>
        <translation>
            <numerusform>Если оставить так, в этом раунде падёт **{n}** викинг.</numerusform>
            <numerusform>Если оставить так, в этом раунде падут **{n}** викинга.</numerusform>
            <numerusform>Если оставить так, в этом раунде падут **{n}** викингов.</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.roll_window.then_none">
        <source>As the dice lie, none of your Vikings falls this round.</source>
        <translation>Если оставить так, в этом раунде никто не падёт.</translation>
    </message>
    <message id="midgard.prompt.roll_window.then_hunt">
        <source>Each hit brings **1** [food], at most **{most}**. No one is lost.</source>
        <translation>Каждый удар приносит **1** [food], но не больше **{most}**. Никто не погибнет.</translation>
    </message>
    <message id="midgard.prompt.roll_window.they">
        <source>**{who}** studies the roll</source>
        <translation>**{who}** обдумывает бросок</translation>
    </message>
    <message id="midgard.prompt.after_fight.you">
        <source>Use **Success** now?</source>
        <translation>Сыграть сейчас руну **«Успех»**?</translation>
    </message>
    <message id="midgard.prompt.after_fight.then">
        <source>A destiny you reveal scores now, and again at the end.</source>
        <translation>Открытая карта судьбы даст славу сразу и ещё раз в конце.</translation>
    </message>
    <message id="midgard.prompt.after_fight.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** может сыграть руну</translation>
    </message>
    <message id="midgard.prompt.last_runes.you">
        <source>Last chance: use your **runes**?</source>
        <translation>Последняя возможность: сыграть **руны**?</translation>
    </message>
    <message id="midgard.prompt.last_runes.then">
        <source>Then the game is scored. A used rune keeps its glory.</source>
        <translation>Потом подсчёт. Сыгранная руна сохраняет свою славу.</translation>
    </message>
    <message id="midgard.prompt.last_runes.they">
        <source>**{who}** may use runes one last time</source>
        <translation>**{who}** может сыграть руны в последний раз</translation>
    </message>
    <message id="midgard.prompt.take_dice.you" numerus="yes">
        <source>Room for **{n}** Viking: choose which one | Room for **{n}** Vikings: choose which ones</source>
        <translation>
            <numerusform>Место есть для **{n}** викинга: выберите, для кого</numerusform>
            <numerusform>Место есть для **{n}** викингов: выберите, для кого</numerusform>
            <numerusform>Место есть для **{n}** викингов: выберите, для кого</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.take_dice.then">
        <source>Your longhouse holds **{most}**. The others go back to the supply.</source>
        <translation>Ваш длинный дом вмещает **{most}**. Остальные вернутся в запас.</translation>
    </message>
    <message id="midgard.prompt.take_dice.they">
        <source>**{who}** chooses Vikings</source>
        <translation>**{who}** выбирает викингов</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.you">
        <source>Exchange **food**, **wood** and **coins**</source>
        <translation>Обменяйте **еду**, **дерево** и **монеты**</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.then">
        <source>One for one, as often as you like.</source>
        <translation>Одно на одно, сколько угодно раз.</translation>
    </message>
    <message id="midgard.prompt.trade_at_market.they">
        <source>**{who}** trades at the market</source>
        <translation>**{who}** торгует на Рынке</translation>
    </message>
    <message id="midgard.prompt.pay_church.you">
        <source>Choose **how many coins** to give</source>
        <translation>Выберите, **сколько монет** отдать</translation>
    </message>
    <message id="midgard.prompt.pay_church.then">
        <source>A favour rerolls dice once, or is worth **2** [glory] at the end.</source>
        <translation>За милость можно один раз перебросить кубики; в конце она стоит **2** [glory].</translation>
    </message>
    <message id="midgard.prompt.pay_church.they">
        <source>**{who}** gives coins to the gods</source>
        <translation>**{who}** отдаёт монеты богам</translation>
    </message>
    <message id="midgard.prompt.use_stall.you">
        <source>{place}: **how often**?</source>
        <extracomment>{place} is the name of a market stall.</extracomment>
        <translation>{place}: **сколько раз**?</translation>
    </message>
    <message id="midgard.prompt.use_stall.then">
        <source>{goods} each time.</source>
        <extracomment>{goods} are such as: 1 [food] → 1 [favour].</extracomment>
        <translation>Каждый раз {goods}.</translation>
    </message>
    <message id="midgard.prompt.use_stall.they">
        <source>**{who}** visits a stall</source>
        <translation>**{who}** заходит в палатку</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.you">
        <source>Choose a **journey to look at**</source>
        <translation>Выберите **карту похода**, которую посмотрите</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.then">
        <source>Only you see it. Then draw a destiny.</source>
        <translation>Её увидите только вы. Затем вы возьмёте карту судьбы.</translation>
    </message>
    <message id="midgard.prompt.look_at_journey.they">
        <source>**{who}** looks at a journey</source>
        <translation>**{who}** смотрит карту похода</translation>
    </message>
    <message id="midgard.prompt.true_vision.you">
        <source>Use **True Vision**?</source>
        <translation>Сыграть руну **«Проницательность»**?</translation>
    </message>
    <message id="midgard.prompt.true_vision.then">
        <source>Draw **{most}** destinies instead of **{usual}**, then keep one.</source>
        <translation>Карт судьбы будет **{most}** вместо **{usual}**; оставите одну.</translation>
    </message>
    <message id="midgard.prompt.true_vision.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** может сыграть руну</translation>
    </message>
    <message id="midgard.prompt.replace_journey.you">
        <source>**{card}**: use the **Journey** rune?</source>
        <extracomment>{card} is the name of the journey just revealed.</extracomment>
        <translation>**{card}**: сыграть руну **«Поход»**?</translation>
    </message>
    <message id="midgard.prompt.replace_journey.then">
        <source>You face the next journey in the deck instead, even if it is worse.</source>
        <translation>Вместо него будет следующий поход из колоды, даже если он хуже.</translation>
    </message>
    <message id="midgard.prompt.replace_journey.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** может сыграть руну</translation>
    </message>
    <message id="midgard.prompt.healing.you" numerus="yes">
        <source>**{n}** of your Vikings would fall: use **Healing**? | **{n}** of your Vikings would fall: use **Healing**?</source>
        <translation>
            <numerusform>Падёт **{n}** викинг: сыграть руну **«Исцеление»**?</numerusform>
            <numerusform>Падут **{n}** викинга: сыграть руну **«Исцеление»**?</numerusform>
            <numerusform>Падут **{n}** викингов: сыграть руну **«Исцеление»**?</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.healing.then">
        <source>Then no one falls this round. The rune is used up.</source>
        <translation>Тогда в этом раунде не падёт никто. Руна будет сыграна.</translation>
    </message>
    <message id="midgard.prompt.healing.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** может сыграть руну</translation>
    </message>
    <message id="midgard.prompt.more_glory.you">
        <source>Use **Glory** for {goods} more?</source>
        <extracomment>{goods} is such as: 6 [glory].</extracomment>
        <translation>Сыграть руну **«Слава»** и получить ещё {goods}?</translation>
    </message>
    <message id="midgard.prompt.more_glory.then">
        <source>Half this enemy’s glory again. The rune is used up.</source>
        <translation>Ещё половина славы за этого врага. Руна будет сыграна.</translation>
    </message>
    <message id="midgard.prompt.more_glory.they">
        <source>**{who}** may use a rune</source>
        <translation>**{who}** может сыграть руну</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.you">
        <source>Keep **one** of these destinies</source>
        <translation>Оставьте **одну** из этих карт судьбы</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.then">
        <source>The others go under the deck. No one else sees them.</source>
        <translation>Остальные уйдут под низ колоды. Никто другой их не увидит.</translation>
    </message>
    <message id="midgard.prompt.keep_destiny.they">
        <source>**{who}** keeps a destiny</source>
        <translation>**{who}** выбирает карту судьбы</translation>
    </message>
    <message id="midgard.prompt.choose_rune.you">
        <source>Take a **rune**</source>
        <translation>Возьмите **руну**</translation>
    </message>
    <message id="midgard.prompt.choose_rune.then">
        <source>It lies face up before you and counts at the end, used or not.</source>
        <translation>Она лежит перед вами открыто и в конце даёт славу, даже если сыграна.</translation>
    </message>
    <message id="midgard.prompt.choose_rune.they">
        <source>**{who}** takes a rune</source>
        <translation>**{who}** берёт руну</translation>
    </message>
    <message id="midgard.prompt.buy_ship.you">
        <source>Choose a **longship** to buy</source>
        <translation>Выберите **корабль**, который купите</translation>
    </message>
    <message id="midgard.prompt.buy_ship.then">
        <source>You can own only one per game. It can sail this very round.</source>
        <translation>Больше одного за игру не купить. Плыть можно уже в этом раунде.</translation>
    </message>
    <message id="midgard.prompt.buy_ship.they">
        <source>**{who}** buys a longship</source>
        <translation>**{who}** покупает корабль</translation>
    </message>
    <message id="midgard.prompt.choose_shore.you">
        <source>{ship}: choose **a shore**</source>
        <extracomment>{ship} is the name of a longship.</extracomment>
        <translation>{ship}: выберите **берег**</translation>
    </message>
    <message id="midgard.prompt.choose_shore.then">
        <source>At the two near shores **1** [food] feeds **2** Vikings, at the far ones only **1**.</source>
        <translation>У двух ближних берегов **1** [food] кормит **2** викингов, у дальних — только **1**.</translation>
    </message>
    <message id="midgard.prompt.choose_shore.they">
        <source>**{who}** sends a longship</source>
        <translation>**{who}** отправляет корабль</translation>
    </message>
    <message id="midgard.prompt.choose_fallen.you" numerus="yes">
        <source>**{n}** of your Vikings falls: choose who | **{n}** of your Vikings fall: choose who</source>
        <translation>
            <numerusform>Падёт **{n}** викинг: выберите, кто</numerusform>
            <numerusform>Падут **{n}** викинга: выберите, кто</numerusform>
            <numerusform>Падут **{n}** викингов: выберите, кто</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.choose_fallen.then">
        <source>What their dice rolled has already been counted.</source>
        <translation>То, что выпало на их кубиках, уже засчитано.</translation>
    </message>
    <message id="midgard.prompt.choose_fallen.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** выбирает, кто падёт</translation>
    </message>
    <message id="midgard.prompt.name_blamed.you">
        <source>The troll is slain: choose **who takes the blame**</source>
        <translation>Тролль побеждён: выберите, **кому достанется позор**</translation>
    </message>
    <message id="midgard.prompt.name_blamed.then">
        <source>The player you choose takes **1** [blame].</source>
        <translation>Выбранный игрок получит **1** [blame].</translation>
    </message>
    <message id="midgard.prompt.name_blamed.they">
        <source>**{who}** chooses who takes the blame</source>
        <translation>**{who}** выбирает, кому достанется позор</translation>
    </message>
    <message id="midgard.prompt.pay_toll.you">
        <source>**{card}**: choose **what to lose**</source>
        <extracomment>{card} is the name of a journey.</extracomment>
        <translation>**{card}**: выберите, **что потерять**</translation>
    </message>
    <message id="midgard.prompt.pay_toll.they">
        <source>**{who}** chooses what to lose on the way</source>
        <translation>**{who}** решает, что потерять в пути</translation>
    </message>
    <message id="midgard.prompt.choose_starving.you" numerus="yes">
        <source>Too little food: **{n}** Viking starves. Choose who | Too little food: **{n}** Vikings starve. Choose who</source>
        <translation>
            <numerusform>Еды не хватает на **{n}** викинга: выберите, кто погибнет</numerusform>
            <numerusform>Еды не хватает на **{n}** викингов: выберите, кто погибнет</numerusform>
            <numerusform>Еды не хватает на **{n}** викингов: выберите, кто погибнет</numerusform>
        </translation>
    </message>
    <message id="midgard.prompt.choose_starving.then">
        <source>The others have eaten, and no food is left aboard. Those who starve are lost.</source>
        <translation>Остальные накормлены, еды на борту больше нет. Кто голоден, погибнет.</translation>
    </message>
    <message id="midgard.prompt.choose_starving.they">
        <source>**{who}** chooses who starves</source>
        <translation>**{who}** выбирает, кто останется голодным</translation>
    </message>
</context>
<context>
    <name>midgard_saga</name>
    <message id="midgard.event.stalls_dealt">
        <source>Stalls in this game: {names}.</source>
        <extracomment>{names} are stalls, a list.</extracomment>
        <translation>Палатки этой игры: {names}.</translation>
    </message>
    <message id="midgard.event.leader_chosen">
        <source>**{who}** leads the clan as **{leader}**.</source>
        <extracomment>{leader} is a leader’s name.</extracomment>
        <translation>Клан игрока **{who}** ведёт **{leader}**.</translation>
    </message>
    <message id="midgard.event.first_player_chosen">
        <source>**{who}** is now the first player.</source>
        <translation>Теперь первый игрок — **{who}**.</translation>
    </message>
    <message id="midgard.event.round_began">
        <source>**Round {round}** begins.</source>
        <translation>Начинается **раунд {round}**.</translation>
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
        <translation>Новая руна: {rune}.</translation>
    </message>
    <message id="midgard.event.merchant_arrived">
        <source>The merchant ship arrives from **{town}**: {goods}.</source>
        <extracomment>{town} is the name of a town, after “from”.</extracomment>
        <translation>Пришёл торговый корабль (**{town}**): {goods}.</translation>
    </message>
    <message id="midgard.event.trays_filled">
        <source>New at the smithies and the smokehouse: {goods}.</source>
        <extracomment>{goods} are Vikings and food.</extracomment>
        <translation>Пополнение в кузнях и Коптильне: {goods}.</translation>
    </message>
    <message id="midgard.event.journeys_shuffled" numerus="yes">
        <source>The journeys are shuffled: **{n}** card. | The journeys are shuffled: **{n}** cards.</source>
        <translation>
            <numerusform>Походы перемешаны: **{n}** карта.</numerusform>
            <numerusform>Походы перемешаны: **{n}** карты.</numerusform>
            <numerusform>Походы перемешаны: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.gained">
        <source>**{who}** gets {goods}.</source>
        <translation>**{who}** получает {goods}.</translation>
    </message>
    <message id="midgard.event.gained_start">
        <source>**{who}** starts with {goods}.</source>
        <translation>**{who}** получает для начала {goods}.</translation>
    </message>
    <message id="midgard.event.gained_hunting">
        <source>**{who}** brings home {goods} from the hunt.</source>
        <translation>**{who}** приносит с охоты {goods}.</translation>
    </message>
    <message id="midgard.event.gained_asmundr">
        <source>**{who}** gets {goods} for Asmundr’s piety.</source>
        <translation>**{who}** получает {goods} за благочестие Асмунда.</translation>
    </message>
    <message id="midgard.event.gained_ullr">
        <source>**{who}** gets {goods} for Ullr’s fury.</source>
        <translation>**{who}** получает {goods} за ярость Уля.</translation>
    </message>
    <message id="midgard.event.gained_rune_glory">
        <source>**{who}** gets {goods} more for this victory.</source>
        <translation>**{who}** получает за эту победу ещё {goods}.</translation>
    </message>
    <message id="midgard.event.gained_rune_success">
        <source>**{who}** gets {goods} for the destiny.</source>
        <translation>**{who}** получает {goods} за карту судьбы.</translation>
    </message>
    <message id="midgard.event.gained_market">
        <source>**{who}** gets {goods} in exchange.</source>
        <translation>**{who}** получает взамен {goods}.</translation>
    </message>
    <message id="midgard.event.paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** платит {goods}.</translation>
    </message>
    <message id="midgard.event.paid_market">
        <source>**{who}** gives {goods} at the market.</source>
        <translation>**{who}** отдаёт на Рынке {goods}.</translation>
    </message>
    <message id="midgard.event.dice_gained">
        <source>**{who}** musters {dice}.</source>
        <translation>**{who}** набирает {dice}.</translation>
    </message>
    <message id="midgard.event.dice_gained_start">
        <source>**{who}** starts with {dice}.</source>
        <translation>**{who}** получает для начала {dice}.</translation>
    </message>
    <message id="midgard.event.dice_wasted">
        <source>**{who}** has no room for {dice}.</source>
        <translation>Игроку **{who}** негде разместить: {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_battle">
        <source>**{who}** loses {dice}.</source>
        <translation>**{who}** теряет {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_journey">
        <source>**{who}** loses {dice} on the way.</source>
        <translation>**{who}** теряет в пути {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_hunger">
        <source>**{who}** loses {dice} to hunger.</source>
        <translation>**{who}** теряет от голода {dice}.</translation>
    </message>
    <message id="midgard.event.dice_lost_forbidden">
        <source>**{who}** loses {dice}: their weapons are useless here.</source>
        <translation>**{who}** теряет {dice}: их оружие здесь бесполезно.</translation>
    </message>
    <message id="midgard.event.food_lost">
        <source>**{who}** loses {goods} on the way.</source>
        <translation>**{who}** теряет в пути {goods}.</translation>
    </message>
    <message id="midgard.event.blame_taken_beg">
        <source>**{who}** takes **1** [blame].</source>
        <translation>**{who}** получает **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_taken_troll">
        <source>**{who}** takes **1** [blame] from the slayer of the troll.</source>
        <translation>**{who}** получает **1** [blame] от победителя тролля.</translation>
    </message>
    <message id="midgard.event.blame_taken_troll_alive">
        <source>The troll lives: **{who}** takes **1** [blame].</source>
        <translation>Тролль жив: **{who}** получает **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_taken_distrust">
        <source>The people distrust **{who}**: **1** [blame].</source>
        <translation>Народ не доверяет игроку **{who}**: **1** [blame].</translation>
    </message>
    <message id="midgard.event.blame_shed">
        <source>**{who}** discards **1** [blame].</source>
        <translation>**{who}** сбрасывает **1** [blame].</translation>
    </message>
    <message id="midgard.event.worker_placed">
        <source>**{who}** sends a worker {place:to}.</source>
        <extracomment>{place:to} is such as: to the Forge.</extracomment>
        <translation>**{who}** отправляет рабочего {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_troll">
        <source>**{who}** will go {place:to}.</source>
        <extracomment>{place:to} is such as: against the troll.</extracomment>
        <translation>**{who}** пойдёт {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_draugr">
        <source>**{who}** will go {place:to}.</source>
        <translation>**{who}** пойдёт {place:to}.</translation>
    </message>
    <message id="midgard.event.worker_placed_hunting">
        <source>**{who}** will go hunting.</source>
        <translation>**{who}** пойдёт на охоту.</translation>
    </message>
    <message id="midgard.event.worker_placed_beg">
        <source>**{who}** begs.</source>
        <translation>**{who}** молит богов.</translation>
    </message>
    <message id="midgard.event.worker_hired">
        <source>**{who}** hires one more worker.</source>
        <translation>**{who}** нанимает ещё одного рабочего.</translation>
    </message>
    <message id="midgard.event.journey_seen">
        <source>**{who}** looks at the journey {shore:at}: {card}.</source>
        <translation>**{who}** узнаёт, что ждёт {shore:at}: {card}.</translation>
    </message>
    <message id="midgard.event.journey_seen_hidden">
        <source>**{who}** looks at the journey {shore:at}.</source>
        <translation>**{who}** тайно узнаёт, что ждёт {shore:at}.</translation>
    </message>
    <message id="midgard.event.destinies_drawn" numerus="yes">
        <source>**{who}** draws a destiny: {cards}. | **{who}** draws destinies: {cards}.</source>
        <translation>
            <numerusform>**{who}** берёт карту судьбы: {cards}.</numerusform>
            <numerusform>**{who}** берёт карты судьбы: {cards}.</numerusform>
            <numerusform>**{who}** берёт карты судьбы: {cards}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.destinies_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** destiny. | **{who}** draws **{n}** destinies.</source>
        <translation>
            <numerusform>**{who}** берёт **{n}** карту судьбы.</numerusform>
            <numerusform>**{who}** берёт **{n}** карты судьбы.</numerusform>
            <numerusform>**{who}** берёт **{n}** карт судьбы.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.destiny_kept">
        <source>**{who}** keeps {card}.</source>
        <translation>**{who}** оставляет карту {card}.</translation>
    </message>
    <message id="midgard.event.destiny_kept_hidden" numerus="yes">
        <source>**{who}** keeps a destiny and puts **{n}** under the deck. | **{who}** keeps a destiny and puts **{n}** under the deck.</source>
        <translation>
            <numerusform>**{who}** оставляет одну карту судьбы, под низ колоды уходит **{n}**.</numerusform>
            <numerusform>**{who}** оставляет одну карту судьбы, под низ колоды уходят **{n}**.</numerusform>
            <numerusform>**{who}** оставляет одну карту судьбы, под низ колоды уходят **{n}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.rune_taken">
        <source>**{who}** takes the rune {rune}.</source>
        <translation>**{who}** берёт руну {rune}.</translation>
    </message>
    <message id="midgard.event.rune_taken_deck">
        <source>**{who}** draws the rune {rune}.</source>
        <translation>**{who}** берёт из колоды руну {rune}.</translation>
    </message>
    <message id="midgard.event.rune_used">
        <source>**{who}** uses the rune {rune}.</source>
        <translation>**{who}** играет руну {rune}.</translation>
    </message>
    <message id="midgard.event.destiny_shown">
        <source>**{who}** reveals {card}: **{glory}** [glory].</source>
        <translation>**{who}** открывает карту судьбы {card}: **{glory}** [glory].</translation>
    </message>
    <message id="midgard.event.ship_bought">
        <source>**{who}** buys a longship: **{ship}**.</source>
        <extracomment>{ship} is the name of a longship.</extracomment>
        <translation>**{who}** покупает корабль: **{ship}**.</translation>
    </message>
    <message id="midgard.event.ship_sent">
        <source>**{who}** sends a longship {shore:to}: **{ship}**.</source>
        <extracomment>{ship} is the name of a longship, {shore:to} is such as: to Near Bay.</extracomment>
        <translation>**{who}** посылает корабль {shore:to}: **{ship}**.</translation>
    </message>
    <message id="midgard.event.vikings_assigned">
        <source>**{who}** sends Vikings. {bands}.</source>
        <extracomment>{bands} are such as: Troll: 2 [axe/axeman].</extracomment>
        <translation>**{who}** отправляет викингов. {bands}.</translation>
    </message>
    <message id="midgard.event.vikings_assigned_nobody">
        <source>**{who}** sends no one.</source>
        <translation>**{who}** никого не отправляет.</translation>
    </message>
    <message id="midgard.event.secretly_assigned">
        <source>**{who}** has chosen in secret.</source>
        <translation>**{who}** делает тайный выбор.</translation>
    </message>
    <message id="midgard.event.hunt_began">
        <source>**{who}** hunts with {dice}.</source>
        <translation>**{who}** охотится: {dice}.</translation>
    </message>
    <message id="midgard.event.battle_began">
        <source>**{who}** fights {enemy:acc} with {dice}.</source>
        <extracomment>{enemy:acc} is the name of an enemy: against whom.</extracomment>
        <translation>**{who}** атакует {enemy:acc}: {dice}.</translation>
    </message>
    <message id="midgard.event.dice_rolled">
        <source>**{who}** rolls: {rolled}.</source>
        <extracomment>{rolled} are such as: [axe/axeman] hit ×2, blank.</extracomment>
        <translation>**{who}** бросает кубики: {rolled}.</translation>
    </message>
    <message id="midgard.event.dice_rolled_again">
        <source>Battle round {round}: {rolled}.</source>
        <extracomment>{rolled} are such as: [axe/axeman] hit ×2, blank.</extracomment>
        <translation>Раунд боя {round}: {rolled}.</translation>
    </message>
    <message id="midgard.event.dice_rerolled">
        <source>**{who}** rerolls: {rolled}.</source>
        <translation>**{who}** перебрасывает: {rolled}.</translation>
    </message>
    <message id="midgard.event.favour_spent">
        <source>**{who}** spends **1** [favour].</source>
        <translation>**{who}** тратит **1** [favour].</translation>
    </message>
    <message id="midgard.event.hits_counted" numerus="yes">
        <source>**{n}** hit, **{damage}** damage in all; {losses}. | **{n}** hits, **{damage}** damage in all; {losses}.</source>
        <extracomment>{losses} is one of the two below.</extracomment>
        <translation>
            <numerusform>**{n}** удар, всего ранений **{damage}**; {losses}.</numerusform>
            <numerusform>**{n}** удара, всего ранений **{damage}**; {losses}.</numerusform>
            <numerusform>**{n}** ударов, всего ранений **{damage}**; {losses}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.losses_counted" numerus="yes">
        <source>**{n}** Viking falls | **{n}** Vikings fall</source>
        <translation>
            <numerusform>пал **{n}** викинг</numerusform>
            <numerusform>пали **{n}** викинга</numerusform>
            <numerusform>пали **{n}** викингов</numerusform>
        </translation>
    </message>
    <message id="midgard.event.losses_none">
        <source>no one falls</source>
        <translation>никто не пал</translation>
    </message>
    <message id="midgard.event.losses_healed" numerus="yes">
        <source>Healing saves **{n}** of **{who}**’s Vikings. | Healing saves **{n}** of **{who}**’s Vikings.</source>
        <translation>
            <numerusform>«Исцеление» спасает **{n}** викинга игрока **{who}**.</numerusform>
            <numerusform>«Исцеление» спасает **{n}** викингов игрока **{who}**.</numerusform>
            <numerusform>«Исцеление» спасает **{n}** викингов игрока **{who}**.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.enemy_defeated">
        <source>**{who}** slays {enemy:acc}: {goods}.</source>
        <extracomment>{enemy:acc} is the name of an enemy, {goods} are the reward.</extracomment>
        <translation>**{who}** побеждает {enemy:acc}: {goods}.</translation>
    </message>
    <message id="midgard.event.battle_lost">
        <source>**{who}** loses to {enemy:acc}: no one is left.</source>
        <extracomment>{enemy:acc} is the name of an enemy.</extracomment>
        <translation>**{who}** проигрывает бой ({enemy}): никого не осталось.</translation>
    </message>
    <message id="midgard.event.came_home">
        <source>**{who}** welcomes home {dice}.</source>
        <translation>**{who}** встречает выживших: {dice}.</translation>
    </message>
    <message id="midgard.event.journey_revealed">
        <source>The journey {shore:to}: {card}.</source>
        <translation>Поход {shore:to}: {card}.</translation>
    </message>
    <message id="midgard.event.journey_replaced">
        <source>The journey {shore:to} is replaced: {card}.</source>
        <translation>Поход {shore:to} сброшен: {card}.</translation>
    </message>
    <message id="midgard.event.fed" numerus="yes">
        <source>**{who}** feeds **{n}** Viking with {goods}. | **{who}** feeds **{n}** Vikings with {goods}.</source>
        <translation>
            <numerusform>**{who}** кормит **{n}** викинга, на это уходит {goods}.</numerusform>
            <numerusform>**{who}** кормит **{n}** викингов, на это уходит {goods}.</numerusform>
            <numerusform>**{who}** кормит **{n}** викингов, на это уходит {goods}.</numerusform>
        </translation>
    </message>
    <message id="midgard.event.fed_nobody">
        <source>**{who}** has no one left aboard to eat {goods}.</source>
        <translation>На борту у игрока **{who}** некому есть: пропадает {goods}.</translation>
    </message>
    <message id="midgard.event.fed_nothing">
        <source>**{who}** has no food aboard.</source>
        <translation>На борту у игрока **{who}** нет еды.</translation>
    </message>
    <message id="midgard.event.enemy_left">
        <source>{enemy:acc^} slinks away.</source>
        <extracomment>{enemy:acc^} is the name of an enemy nobody has slain.</extracomment>
        <translation>{enemy:^} уходит прочь.</translation>
    </message>
    <message id="midgard.event.bounty_laid" numerus="yes">
        <source>The bounty on the monster {shore:at} is now **{n}** [coin]. | The bounty on the monster {shore:at} is now **{n}** [coin].</source>
        <translation>
            <numerusform>Награда за чудовище {shore:at}: **{n}** [coin].</numerusform>
            <numerusform>Награда за чудовище {shore:at}: **{n}** [coin].</numerusform>
            <numerusform>Награда за чудовище {shore:at}: **{n}** [coin].</numerusform>
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
        <translation>шкала славы</translation>
    </message>
    <message id="midgard.score.destinies">
        <source>destinies</source>
        <translation>карты судьбы</translation>
    </message>
    <message id="midgard.score.sets">
        <source>sets of enemies</source>
        <translation>наборы врагов</translation>
    </message>
    <message id="midgard.score.runes">
        <source>runes</source>
        <translation>руны</translation>
    </message>
    <message id="midgard.score.ship">
        <source>longship</source>
        <translation>корабль</translation>
    </message>
    <message id="midgard.score.favour">
        <source>favour</source>
        <translation>милость</translation>
    </message>
    <message id="midgard.score.coins">
        <source>coins</source>
        <translation>монеты</translation>
    </message>
    <message id="midgard.score.blame">
        <source>blame</source>
        <translation>позор</translation>
    </message>
</context>
<context>
    <name>northgard</name>
    <message id="northgard.resource.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>еда|gen=еды|acc=еду</translation>
    </message>
    <message id="northgard.resource.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>лес|gen=леса|acc=лес</translation>
    </message>
    <message id="northgard.resource.lore">
        <source>lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>предание|gen=преданий|acc=предание</translation>
    </message>
    <message id="northgard.building.food_silo">
        <source>food silo|a=a food silo</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>склад|gen=склада|acc=склад</translation>
    </message>
    <message id="northgard.building.woodcutters_lodge">
        <source>woodcutter’s lodge|a=a woodcutter’s lodge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дом лесоруба|gen=дома лесоруба|acc=дом лесоруба</translation>
    </message>
    <message id="northgard.building.rune_stone">
        <source>rune stone|a=a rune stone</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>рунный камень|gen=рунного камня|acc=рунный камень</translation>
    </message>
    <message id="northgard.building.defense_tower">
        <source>defence tower|a=a defence tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>защитная башня|gen=защитной башни|acc=защитную башню</translation>
    </message>
    <message id="northgard.building.training_camp">
        <source>training camp|a=a training camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>учебный лагерь|gen=учебного лагеря|acc=учебный лагерь</translation>
    </message>
    <message id="northgard.building.fortress">
        <source>fortress|a=a fortress</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>форт|gen=форта|acc=форт</translation>
    </message>
    <message id="northgard.building.forge">
        <source>forge|a=a forge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>кузница|gen=кузницы|acc=кузницу</translation>
    </message>
    <message id="northgard.building.altar_of_kings">
        <source>altar of kings|a=an altar of kings</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>алтарь конунгов|gen=алтаря конунгов|acc=алтарь конунгов</translation>
    </message>
    <message id="northgard.building_text.food_silo">
        <source>Yields **1** [food] at harvest.</source>
        <translation>Приносит **1** [food] при сборе урожая.</translation>
    </message>
    <message id="northgard.building_text.woodcutters_lodge">
        <source>Yields **1** [wood] at harvest.</source>
        <translation>Приносит **1** [wood] при сборе урожая.</translation>
    </message>
    <message id="northgard.building_text.rune_stone">
        <source>Yields **1** [lore] at harvest. Only on a rune slot.</source>
        <translation>Приносит **1** [lore] при сборе урожая. Только на рунной ячейке.</translation>
    </message>
    <message id="northgard.building_text.defense_tower">
        <source>**+1** [skull] in battle when you defend this territory.</source>
        <translation>**+1** [skull] в битве при защите этой области.</translation>
    </message>
    <message id="northgard.building_text.training_camp">
        <source>Recruiting here adds **1** warrior.</source>
        <translation>Призыв сюда добавляет **1** воина.</translation>
    </message>
    <message id="northgard.building_text.fortress">
        <source>**+2** [axe] in battle when you defend this territory.</source>
        <translation>**+2** [axe] в битве при защите этой области.</translation>
    </message>
    <message id="northgard.building_text.forge">
        <source>Draw **1** more card at the start of each year.</source>
        <translation>В начале года — на **1** карту больше.</translation>
    </message>
    <message id="northgard.building_text.altar_of_kings">
        <source>**3** [glory] at harvest, even in an open territory.</source>
        <translation>**3** [glory] при сборе урожая, даже в открытой области.</translation>
    </message>
    <message id="northgard.size.small">
        <source>Small building</source>
        <translation>Маленькое здание</translation>
    </message>
    <message id="northgard.size.large">
        <source>Large building</source>
        <translation>Большое здание</translation>
    </message>
    <message id="northgard.slot.small">
        <source>small slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>маленькая ячейка</translation>
    </message>
    <message id="northgard.slot.rune">
        <source>rune slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>рунная ячейка</translation>
    </message>
    <message id="northgard.slot.large">
        <source>large slot</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>большая ячейка</translation>
    </message>
    <message id="northgard.figure.kaija">
        <source>Kaija</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кайя|gen=Кайи|dat=Кайе|acc=Кайю|ins=Кайей</translation>
    </message>
    <message id="northgard.figure.creature">
        <source>creature</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>существо|gen=существа|acc=существо</translation>
    </message>
    <message id="northgard.figure.kaija_text">
        <source>War bear of the Bear clan: **2** [axe], dies to **1** [skull], eats nothing in winter.</source>
        <translation>Боевой медведь: **2** [axe], гибнет от **1** [skull], зимой не ест.</translation>
    </message>
    <message id="northgard.figure.scorched">
        <source>Scorched Earth</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>«Выжженная земля»</translation>
    </message>
    <message id="northgard.clan.bear.name">
        <source>Clan of the Bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан медведя</translation>
    </message>
    <message id="northgard.clan.bear.text">
        <source>The war bear Kaija fights for you: **2** [axe].</source>
        <translation>За вас сражается боевой медведь Кайя: **2** [axe].</translation>
    </message>
    <message id="northgard.clan.bear.full">
        <source>You have Kaija, a figure of her own. When you recruit, you may place her instead of a warrior. She has 2 combat points, a single casualty kills her, and she can be recruited again. She does not enter enemy territories and costs nothing in winter.</source>
        <translation>У вас есть Кайя — особая фигурка. При призыве она может прийти вместо воина. У неё 2 очка силы, её убивает одна потеря, и её можно призвать снова. Во вражеские области она не входит, зимой ничего не стоит.</translation>
    </message>
    <message id="northgard.clan.boar.name">
        <source>Clan of the Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан вепря</translation>
    </message>
    <message id="northgard.clan.boar.text">
        <source>Explore without closing a territory: gain **1** [lore].</source>
        <translation>Разведка, не закрывшая ни одной области, приносит **1** [lore].</translation>
    </message>
    <message id="northgard.clan.boar.full">
        <source>When you explore and the new tile closes no territory at all, neither yours nor anyone else’s, take 1 lore. (The Ukrainian rulebook counts only your own territories; Meadhall follows the Russian one.)</source>
        <translation>Если при вашей разведке новый тайл не закрыл ни одной области, ни вашей, ни чужой, получите 1 предание. (Украинские правила говорят только о своих областях; здесь действуют русские.)</translation>
    </message>
    <message id="northgard.clan.goat.name">
        <source>Clan of the Goat</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан козы</translation>
    </message>
    <message id="northgard.clan.goat.text">
        <source>Building brings **1** [food], a large building **2** [food].</source>
        <translation>Строительство приносит **1** [food], большое здание — **2** [food].</translation>
    </message>
    <message id="northgard.clan.goat.full">
        <source>After you build, take 1 food for a small building or 2 for a large one.</source>
        <translation>Построив здание, получите 1 еду за маленькое или 2 еды за большое.</translation>
    </message>
    <message id="northgard.clan.raven.name">
        <source>Clan of the Raven</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан ворона</translation>
    </message>
    <message id="northgard.clan.raven.text">
        <source>Your territories you close by exploring yield their harvest at once.</source>
        <translation>Ваши области, которые закрыла ваша разведка, сразу дают урожай.</translation>
    </message>
    <message id="northgard.clan.raven.full">
        <source>When you explore and close territories you control, collect all their resources at once, as at harvest.</source>
        <translation>Закрыв разведкой области, которые вы контролируете, сразу получите все их ресурсы, как при сборе урожая.</translation>
    </message>
    <message id="northgard.clan.snake.name">
        <source>Clan of the Snake</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан змеи</translation>
    </message>
    <message id="northgard.clan.snake.text">
        <source>Clan cards let you lay Scorched Earth: **+1** [axe] there, **1** resource of an enemy.</source>
        <translation>Карты клана позволяют положить «Выжженную землю»: там **+1** [axe] и **1** ресурс врага.</translation>
    </message>
    <message id="northgard.clan.snake.full">
        <source>Before you resolve a card of your clan, you may place Scorched Earth next to one of your territories. You fight there with 1 extra combat point, and at harvest you take 1 resource from an enemy territory that bears it.</source>
        <translation>Перед выполнением карты своего клана можете положить «Выжженную землю» рядом со своей областью. В битве там у вас на 1 очко силы больше, а при сборе урожая вы забираете 1 ресурс вражеской области с жетоном.</translation>
    </message>
    <message id="northgard.clan.stag.name">
        <source>Clan of the Stag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан оленя</translation>
    </message>
    <message id="northgard.clan.stag.text">
        <source>**1** [glory] for each conquest and for each of your territories you close.</source>
        <translation>**1** [glory] за захват области и за каждую свою, которую вы закрыли.</translation>
    </message>
    <message id="northgard.clan.stag.full">
        <source>Gain 1 fame when you attack and win a territory in battle, and 1 more for each territory you control that your exploring closes.</source>
        <translation>Получите 1 очко славы, захватив область в битве, и ещё по 1 за каждую область под вашим контролем, которую закрыла ваша разведка.</translation>
    </message>
    <message id="northgard.clan.wolf.name">
        <source>Clan of the Wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан волка</translation>
    </message>
    <message id="northgard.clan.wolf.text">
        <source>Each battle won as the attacker brings **1** [food].</source>
        <translation>Каждая победа в атаке приносит **1** [food].</translation>
    </message>
    <message id="northgard.clan.wolf.full">
        <source>Take 1 food each time you win a battle as the attacker, against a player or a creature.</source>
        <translation>Получайте 1 еду за каждую битву, выигранную в атаке: против игрока или против существа.</translation>
    </message>
    <message id="northgard.creature.wolf.name">
        <source>wolf|a=a wolf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>волк|gen=волка|acc=волка|ins=волком</translation>
    </message>
    <message id="northgard.creature.wolf.text">
        <source>Its territory brings no fame for being closed; its tiles yield nothing.</source>
        <translation>Его область не даёт славы как закрытая, а её тайлы — ресурсов.</translation>
    </message>
    <message id="northgard.creature.brown_bear.name">
        <source>brown bear|a=a brown bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бурый медведь|gen=бурого медведя|acc=бурого медведя|ins=бурым медведем</translation>
    </message>
    <message id="northgard.creature.brown_bear.text">
        <source>In its territory no one can build, recruit, explore or leave.</source>
        <translation>В его области не строят, не призывают, не разведывают и не уходят.</translation>
    </message>
    <message id="northgard.creature.draugr.name">
        <source>draugr|a=a draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драугр|gen=драугра|acc=драугра|ins=драугром</translation>
    </message>
    <message id="northgard.creature.draugr.text">
        <source>Kills **1** warrior in the territory it enters.</source>
        <translation>Убивает **1** воина в области, куда приходит.</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.name">
        <source>fallen valkyrie|a=a fallen valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>падшая валькирия|gen=падшей валькирии|acc=падшую валькирию|ins=падшей валькирией</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.text">
        <source>Attacks all warriors in the territory it enters.</source>
        <translation>Атакует воинов в области, куда приходит.</translation>
    </message>
    <message id="northgard.creature_words.strength">
        <source>Strength: **{n}** [axe]</source>
        <extracomment>Of a creature.</extracomment>
        <translation>Сила: **{n}** [axe]</translation>
    </message>
    <message id="northgard.creature_words.path">
        <source>Goes where there are most: {what}.</source>
        <extracomment>{what} are words such as the three below, the most important first.</extracomment>
        <translation>Идёт туда, где больше всего: {what}.</translation>
    </message>
    <message id="northgard.creature_words.resources">
        <source>resources</source>
        <translation>ресурсов</translation>
    </message>
    <message id="northgard.creature_words.buildings">
        <source>buildings</source>
        <translation>зданий</translation>
    </message>
    <message id="northgard.creature_words.figures">
        <source>warriors</source>
        <translation>воинов</translation>
    </message>
    <message id="northgard.which.wolf.beige">
        <source>beige</source>
        <extracomment>Follows the name of the creature, in brackets, in the same case. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевый|gen=бежевого|acc=бежевого|ins=бежевым</translation>
    </message>
    <message id="northgard.which.wolf.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневый|gen=коричневого|acc=коричневого|ins=коричневым</translation>
    </message>
    <message id="northgard.which.wolf.dark_brown">
        <source>dark brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>тёмно-коричневый|gen=тёмно-коричневого|acc=тёмно-коричневого|ins=тёмно-коричневым</translation>
    </message>
    <message id="northgard.which.brown_bear.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевый|gen=бежевого|acc=бежевого|ins=бежевым</translation>
    </message>
    <message id="northgard.which.brown_bear.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневый|gen=коричневого|acc=коричневого|ins=коричневым</translation>
    </message>
    <message id="northgard.which.draugr.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевый|gen=бежевого|acc=бежевого|ins=бежевым</translation>
    </message>
    <message id="northgard.which.draugr.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневый|gen=коричневого|acc=коричневого|ins=коричневым</translation>
    </message>
    <message id="northgard.which.fallen_valkyrie.beige">
        <source>beige</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бежевая|gen=бежевой|acc=бежевую|ins=бежевой</translation>
    </message>
    <message id="northgard.which.fallen_valkyrie.brown">
        <source>brown</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>коричневая|gen=коричневой|acc=коричневую|ins=коричневой</translation>
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
        <translation>**{points}** [axe] и **{casualties}** [skull]</translation>
    </message>
    <message id="northgard.face.choice">
        <source>**{points}** [axe] or **{casualties}** [skull]</source>
        <translation>**{points}** [axe] или **{casualties}** [skull]</translation>
    </message>
    <message id="northgard.phase.setup">
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message id="northgard.phase.year_begin">
        <source>Year begins</source>
        <translation>Начало года</translation>
    </message>
    <message id="northgard.phase.actions">
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message id="northgard.phase.creatures">
        <source>Creatures</source>
        <translation>Существа</translation>
    </message>
    <message id="northgard.phase.harvest">
        <source>Harvest</source>
        <translation>Сбор урожая</translation>
    </message>
    <message id="northgard.phase.winter">
        <source>Winter</source>
        <translation>Зима</translation>
    </message>
    <message id="northgard.phase.year_end">
        <source>Year ends</source>
        <translation>Конец года</translation>
    </message>
    <message id="northgard.year.short">
        <source>Year {year}</source>
        <translation>Год {year}</translation>
    </message>
</context>
<context>
    <name>northgard_board</name>
    <message id="northgard.board.north">
        <source>N</source>
        <extracomment>The north of the compass.</extracomment>
        <translation>С</translation>
    </message>
    <message id="northgard.board.pile">
        <source>Land tiles</source>
        <translation>Тайлы земли</translation>
    </message>
    <message id="northgard.board.deck">
        <source>Your deck</source>
        <translation>Ваша колода</translation>
    </message>
    <message id="northgard.board.discard">
        <source>Discard</source>
        <translation>Сброс</translation>
    </message>
    <message id="northgard.board.in_play">
        <source>In play this year</source>
        <translation>Сыграно в этом году</translation>
    </message>
    <message id="northgard.board.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карты</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="northgard.board.row">
        <source>New this year</source>
        <translation>Ряд этого года</translation>
    </message>
    <message id="northgard.board.row_last">
        <source>Achievements</source>
        <translation>Достижения</translation>
    </message>
    <message id="northgard.board.achievements">
        <source>Achievements of year {year}</source>
        <translation>Достижения года {year}</translation>
    </message>
    <message id="northgard.board.buildings">
        <source>Buildings left</source>
        <translation>Осталось зданий</translation>
    </message>
    <message id="northgard.board.unrest">
        <source>Unrest left</source>
        <translation>Осталось «Беспорядков»</translation>
    </message>
    <message id="northgard.board.upgrades">
        <source>Clan cards available</source>
        <translation>Карты усиления клана</translation>
    </message>
    <message id="northgard.board.creatures">
        <source>Creatures in the order they act</source>
        <translation>Существа в порядке активации</translation>
    </message>
    <message id="northgard.board.empty">
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message id="northgard.board.goal">
        <source>**{regions}** closed territories, each with a large building, win at the end of a year; otherwise the most fame after year **{years}**.</source>
        <translation>**{regions}** закрытые области с большим зданием в каждой дают победу в конце года; иначе — наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_team">
        <source>A team wins with **{regions}** closed territories with large buildings at the end of a year; otherwise with the most fame after year **{years}**.</source>
        <translation>**{regions}** закрытых областей с большими зданиями дают команде победу в конце года; иначе — наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_fame">
        <source>The most fame after year **{years}** wins.</source>
        <translation>Побеждает наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.region.neutral">
        <source>Neutral</source>
        <translation>Нейтральная область</translation>
    </message>
    <message id="northgard.region.held">
        <source>Held by **{who}**</source>
        <translation>Контролирует **{who}**</translation>
    </message>
    <message id="northgard.region.closed" numerus="yes">
        <source>Closed, **{n}** tile | Closed, **{n}** tiles</source>
        <translation>
            <numerusform>Закрыта, **{n}** тайл</numerusform>
            <numerusform>Закрыта, **{n}** тайла</numerusform>
            <numerusform>Закрыта, **{n}** тайлов</numerusform>
        </translation>
    </message>
    <message id="northgard.region.open" numerus="yes">
        <source>Open: **{n}** side missing | Open: **{n}** sides missing</source>
        <translation>
            <numerusform>Открыта: не хватает **{n}** стороны</numerusform>
            <numerusform>Открыта: не хватает **{n}** сторон</numerusform>
            <numerusform>Открыта: не хватает **{n}** сторон</numerusform>
        </translation>
    </message>
    <message id="northgard.region.yields">
        <source>Yields {goods}.</source>
        <translation>Приносит {goods}.</translation>
    </message>
    <message id="northgard.region.yields_nothing">
        <source>Yields nothing.</source>
        <translation>Ничего не приносит.</translation>
    </message>
    <message id="northgard.region.harvest">
        <source>**{n}** [glory] each harvest.</source>
        <translation>**{n}** [glory] за каждый урожай.</translation>
    </message>
    <message id="northgard.region.free">
        <source>Free: {slots}.</source>
        <extracomment>{slots} are such as: small slot, large slot ×2.</extracomment>
        <translation>Свободно: {slots}.</translation>
    </message>
    <message id="northgard.region.strength">
        <source>Defends with **{n}** [axe].</source>
        <translation>Защита: **{n}** [axe].</translation>
    </message>
    <message id="northgard.forecast.closes">
        <source>Closes {place:acc}: **{n}** [glory]</source>
        <translation>Закроет {place:acc}: **{n}** [glory]</translation>
    </message>
    <message id="northgard.forecast.closes_for_nobody">
        <source>Closes {place:acc}: no one gains fame</source>
        <translation>Закроет {place:acc}: славы не получит никто</translation>
    </message>
    <message id="northgard.forecast.attack">
        <source>Attack {who}: battle</source>
        <translation>Атака на игрока {who}: битва</translation>
    </message>
    <message id="northgard.forecast.enters">
        <source>Neutral: yours at once</source>
        <translation>Нейтральная: сразу ваша</translation>
    </message>
    <message id="northgard.forecast.costs" numerus="yes">
        <source>**{n}** move | **{n}** moves</source>
        <translation>
            <numerusform>**{n}** перемещение</numerusform>
            <numerusform>**{n}** перемещения</numerusform>
            <numerusform>**{n}** перемещений</numerusform>
        </translation>
    </message>
    <message id="northgard.forecast.brings">
        <source>It also brings {what}</source>
        <extracomment>By a card or a clan; {what} is such as: 2 [food] 1 [glory].</extracomment>
        <translation>Ещё это даст {what}</translation>
    </message>
    <message id="northgard.forecast.trade">
        <source>Not enough for winter unless you trade</source>
        <translation>На зиму не хватит, если не торговать</translation>
    </message>
    <message id="northgard.forecast.unrest">
        <source>Not enough for winter: an Unrest card</source>
        <translation>На зиму не хватит: карта «Беспорядки»</translation>
    </message>
    <message id="northgard.forecast.wins_year_end">
        <source>If nothing changes, victory at the end of the year: **{who}**</source>
        <translation>Если ничего не изменится, победа в конце года: **{who}**</translation>
    </message>
    <message id="northgard.forecast.ends_year_end">
        <source>If nothing changes, the game ends this year; the most fame wins among **{who}**</source>
        <extracomment>{who} are names.</extracomment>
        <translation>Если ничего не изменится, партия закончится в конце года: победит тот, у кого больше славы, из **{who}**</translation>
    </message>
    <message id="northgard.panel.warriors" numerus="yes">
        <source>{n} warrior | {n} warriors</source>
        <translation>
            <numerusform>{n} воин</numerusform>
            <numerusform>{n} воина</numerusform>
            <numerusform>{n} воинов</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.strongholds">
        <source>{n} of {most} closed</source>
        <extracomment>Closed territories with a large building, towards victory.</extracomment>
        <translation>закрыто {n} из {most}</translation>
    </message>
    <message id="northgard.panel.reserve" numerus="yes">
        <source>{n} warrior in reserve | {n} warriors in reserve</source>
        <translation>
            <numerusform>{n} воин в запасе</numerusform>
            <numerusform>{n} воина в запасе</numerusform>
            <numerusform>{n} воинов в запасе</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.winter">
        <source>Winter: {goods}</source>
        <translation>Зима: {goods}</translation>
    </message>
    <message id="northgard.panel.winter_free">
        <source>Winter: nothing</source>
        <translation>Зима: бесплатно</translation>
    </message>
    <message id="northgard.panel.hand" numerus="yes">
        <source>{n} card in hand | {n} cards in hand</source>
        <translation>
            <numerusform>{n} карта на руке</numerusform>
            <numerusform>{n} карты на руке</numerusform>
            <numerusform>{n} карт на руке</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.deck" numerus="yes">
        <source>{n} in the deck | {n} in the deck</source>
        <translation>
            <numerusform>{n} в колоде</numerusform>
            <numerusform>{n} в колоде</numerusform>
            <numerusform>{n} в колоде</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.discard" numerus="yes">
        <source>{n} in the discard pile | {n} in the discard pile</source>
        <translation>
            <numerusform>{n} в сбросе</numerusform>
            <numerusform>{n} в сбросе</numerusform>
            <numerusform>{n} в сбросе</numerusform>
        </translation>
    </message>
    <message id="northgard.panel.played">
        <source>Played this year</source>
        <translation>Сыграно в этом году</translation>
    </message>
    <message id="northgard.panel.passed">
        <source>Passed</source>
        <extracomment>Under a player’s name: passed for this year.</extracomment>
        <translation>Спасовал</translation>
    </message>
    <message id="northgard.panel.partner">
        <source>Partner</source>
        <translation>Партнёр</translation>
    </message>
    <message id="northgard.panel.unrest">
        <source>Unrest: {n}</source>
        <translation>«Беспорядки»: {n}</translation>
    </message>
    <message id="northgard.panel.hidden_fame">
        <source>Fame is hidden</source>
        <translation>Слава скрыта</translation>
    </message>
    <message id="northgard.source.tokens">
        <source>Fame tokens</source>
        <translation>Жетоны славы</translation>
    </message>
    <message id="northgard.source.resources">
        <source>Resources left</source>
        <translation>Оставшиеся ресурсы</translation>
    </message>
    <message id="northgard.source.cards">
        <source>Development cards</source>
        <translation>Карты развития</translation>
    </message>
    <message id="northgard.source.achievements">
        <source>Achievement</source>
        <translation>Достижение</translation>
    </message>
    <message id="northgard.source.unrest">
        <source>Unrest</source>
        <translation>Беспорядки</translation>
    </message>
</context>
<context>
    <name>northgard_cards</name>
    <message id="northgard.card_type.recruit">
        <source>Recruit</source>
        <translation>Призыв</translation>
    </message>
    <message id="northgard.card_type.explore">
        <source>Explore</source>
        <translation>Разведка</translation>
    </message>
    <message id="northgard.card_type.move">
        <source>Move</source>
        <translation>Перемещение</translation>
    </message>
    <message id="northgard.card_type.build">
        <source>Build</source>
        <translation>Строительство</translation>
    </message>
    <message id="northgard.card_type.draw">
        <source>Draw cards</source>
        <translation>Добор карт</translation>
    </message>
    <message id="northgard.card_type.wild">
        <source>Your choice</source>
        <translation>На выбор</translation>
    </message>
    <message id="northgard.card_type.resource">
        <source>Resources</source>
        <translation>Ресурсы</translation>
    </message>
    <message id="northgard.card_type.special">
        <source>Special</source>
        <translation>Особое действие</translation>
    </message>
    <message id="northgard.card_type.reaction">
        <source>Reaction</source>
        <translation>Ответ</translation>
    </message>
    <message id="northgard.card_type.achievement">
        <source>Achievement</source>
        <translation>Достижение</translation>
    </message>
    <message id="northgard.card_type.unrest">
        <source>Unrest</source>
        <translation>Беспорядки</translation>
    </message>
    <message id="northgard.card_group.start">
        <source>Starting card</source>
        <translation>Стартовая карта</translation>
    </message>
    <message id="northgard.card_group.clan">
        <source>Clan card</source>
        <translation>Карта клана</translation>
    </message>
    <message id="northgard.card_group.upgrade">
        <source>Clan upgrade</source>
        <translation>Усиление клана</translation>
    </message>
    <message id="northgard.card_group.early">
        <source>Early development</source>
        <translation>Раннее развитие</translation>
    </message>
    <message id="northgard.card_group.late">
        <source>Late development</source>
        <translation>Позднее развитие</translation>
    </message>
    <message id="northgard.card_group.achievement">
        <source>Achievement</source>
        <translation>Достижение</translation>
    </message>
    <message id="northgard.card_group.unrest">
        <source>Unrest</source>
        <translation>Беспорядки</translation>
    </message>
    <message id="northgard.card_mark.flash">
        <source>Flash</source>
        <extracomment>The lightning on a card that may be played beside the main one.</extracomment>
        <translation>Мгновенная</translation>
    </message>
    <message id="northgard.card_mark.flash_note">
        <source>You may play any number of Flash cards before and after your main card.</source>
        <translation>До и после основной карты хода можно сыграть сколько угодно мгновенных.</translation>
    </message>
    <message id="northgard.card_mark.fame">
        <source>**{n}** [glory] at the end</source>
        <extracomment>Printed fame of a card.</extracomment>
        <translation>**{n}** [glory] в конце игры</translation>
    </message>
    <message id="northgard.card.st_recruit.name">
        <source>Recruit</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Призыв</translation>
    </message>
    <message id="northgard.card.st_recruit.text">
        <source>Recruit **1** warrior.</source>
        <translation>Призовите **1** воина.</translation>
    </message>
    <message id="northgard.card.st_recruit.full">
        <source>Place 1 warrior from your supply in a territory you control. Each Training Camp there adds one more.</source>
        <translation>Поместите 1 воина из запаса в область, которую вы контролируете. Каждый учебный лагерь в ней добавит ещё одного.</translation>
    </message>
    <message id="northgard.card.st_explore.name">
        <source>Explore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Разведка</translation>
    </message>
    <message id="northgard.card.st_explore.text">
        <source>Draw **1** tile and place it.</source>
        <translation>Возьмите **1** тайл и выложите его.</translation>
    </message>
    <message id="northgard.card.st_explore.full">
        <source>Draw the top tile and attach it to one of your open territories. For each of your territories it closes, gain as much fame as that territory has tiles.</source>
        <translation>Возьмите верхний тайл и присоедините его к одной из своих открытых областей. За каждую свою область, которую он закроет, получите столько славы, сколько в ней тайлов.</translation>
    </message>
    <message id="northgard.card.st_move.name">
        <source>Move</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Перемещение</translation>
    </message>
    <message id="northgard.card.st_move.text">
        <source>**1** move.</source>
        <translation>**1** перемещение.</translation>
    </message>
    <message id="northgard.card.st_move.full">
        <source>Move any number of your warriors from one territory to an adjacent one. A rough border takes 2 moves of the same card.</source>
        <translation>Переведите любое число своих воинов из одной области в соседнюю. Для трудной границы нужно 2 перемещения одной карты.</translation>
    </message>
    <message id="northgard.card.st_build.name">
        <source>Build</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строительство</translation>
    </message>
    <message id="northgard.card.st_build.text">
        <source>Build **1** building and pay its wood.</source>
        <translation>Постройте **1** здание, оплатив его лесом.</translation>
    </message>
    <message id="northgard.card.st_build.full">
        <source>Build in a territory you control, on a free slot of the right size. A small building costs 1 wood, a large one 3. You cannot build two of the same type in one territory.</source>
        <translation>Постройте здание в области, которую вы контролируете, на свободной ячейке его размера. Маленькое стоит 1 лес, большое — 3. Два одинаковых здания в одной области строить нельзя.</translation>
    </message>
    <message id="northgard.card.st_feast.name">
        <source>Feast</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пир</translation>
    </message>
    <message id="northgard.card.st_feast.text">
        <source>Recruit **1**, explore, move **1** or build.</source>
        <translation>**1** призыв, разведка, **1** перемещение или строительство.</translation>
    </message>
    <message id="northgard.card.st_feast.full">
        <source>Do one of these: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Выполните одно действие на выбор: призовите 1 воина, проведите разведку, сделайте 1 перемещение или постройте здание.</translation>
    </message>
    <message id="northgard.card.cl_bear_0.name">
        <source>Bear Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан медведя</translation>
    </message>
    <message id="northgard.card.cl_bear_0.text">
        <source>**1** move. Kaija first collects the [food] and [wood] she leaves behind.</source>
        <translation>**1** перемещение. Кайя сначала собирает [food] и [wood] области, откуда уходит.</translation>
    </message>
    <message id="northgard.card.cl_bear_0.full">
        <source>Move once. If Kaija is among those who move, first take all the food and wood that the territory she leaves yields.</source>
        <translation>Сделайте 1 перемещение. Если в нём участвует Кайя, сначала получите всю еду и весь лес области, из которой она уходит.</translation>
    </message>
    <message id="northgard.card.cl_bear_1.name">
        <source>The Bear Awakens</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пробуждение зверя</translation>
    </message>
    <message id="northgard.card.cl_bear_1.text">
        <source>Recruit **2** warriors. This year Kaija may attack.</source>
        <translation>Призовите **2** воинов. В этом году Кайя может нападать.</translation>
    </message>
    <message id="northgard.card.cl_bear_1.full">
        <source>Recruit 2 warriors. Until the end of the year Kaija may move into enemy territories too.</source>
        <translation>Призовите 2 воинов. До конца года Кайя может входить и во вражеские области.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.name">
        <source>Protector of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Защитник земли</translation>
    </message>
    <message id="northgard.card.cl_bear_2.text">
        <source>Draw **1** card for each of your closed territories of **3** or more tiles.</source>
        <translation>Возьмите по **1** карте за каждую свою закрытую область из **3** и более тайлов.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.full">
        <source>Draw 1 card for each closed territory of 3 or more tiles that you control.</source>
        <translation>Возьмите по 1 карте за каждую закрытую область из 3 и более тайлов, которую вы контролируете.</translation>
    </message>
    <message id="northgard.card.cl_boar_0.name">
        <source>Boar Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан вепря</translation>
    </message>
    <message id="northgard.card.cl_boar_0.text">
        <source>Build for **1** [wood] less.</source>
        <translation>Строительство на **1** [wood] дешевле.</translation>
    </message>
    <message id="northgard.card.cl_boar_0.full">
        <source>Build; the building costs 1 wood less. A small one is free.</source>
        <translation>Постройте здание на 1 лес дешевле. Маленькое — бесплатно.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.name">
        <source>Osmosis</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Единение с природой</translation>
    </message>
    <message id="northgard.card.cl_boar_1.text">
        <source>Recruit **1** warrior in up to **3** of your territories, open or wooded.</source>
        <translation>Призовите по **1** воину в свои области (до **3**), открытые или с лесом.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.full">
        <source>Choose up to 3 of your territories that are open or show wood on their tiles, and recruit 1 warrior in each. Buildings that yield wood do not count.</source>
        <translation>Выберите до 3 своих областей, которые открыты или содержат лес на тайлах, и призовите в каждую по 1 воину. Лес от зданий не в счёт.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.name">
        <source>Lay of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знание местности</translation>
    </message>
    <message id="northgard.card.cl_boar_2.text">
        <source>Explore: look at **3** tiles, keep **1** and collect what it shows.</source>
        <translation>Разведка: **1** тайл из **3**; получите всё, что на нём изображено.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.full">
        <source>Draw 3 tiles and keep 1; the others go under the pile. Take every resource shown on the tile you keep, then place it.</source>
        <translation>Возьмите 3 тайла и оставьте 1; остальные положите под низ стопки. Получите все ресурсы, изображённые на выбранном тайле, затем выложите его.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.name">
        <source>Goat Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан козы</translation>
    </message>
    <message id="northgard.card.cl_goat_0.text">
        <source>Build, even a building of a type the territory already has.</source>
        <translation>Строительство; здание может повторять уже стоящее в области.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.full">
        <source>Build; the building may be of a type that already stands in the territory.</source>
        <translation>Постройте здание; оно может быть таким же, как уже стоящее в этой области.</translation>
    </message>
    <message id="northgard.card.cl_goat_1.name">
        <source>Teamwork</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слаженная работа</translation>
    </message>
    <message id="northgard.card.cl_goat_1.text">
        <source>Two of these: recruit **1**, explore, move **1**, build.</source>
        <translation>Два разных: **1** призыв, разведка, **1** перемещение, строительство.</translation>
    </message>
    <message id="northgard.card.cl_goat_1.full">
        <source>Do two different actions, in any order: recruit 1 warrior, explore, move once, build.</source>
        <translation>Выполните два разных действия в любом порядке: призыв 1 воина, разведка, 1 перемещение, строительство.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.name">
        <source>Resourceful People</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Находчивый народ</translation>
    </message>
    <message id="northgard.card.cl_goat_2.text">
        <source>Draw **2** cards. You may pay any **3** resources to draw **1** more.</source>
        <translation>Возьмите **2** карты. За **3** любых ресурса — ещё **1**.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.full">
        <source>Draw 2 cards. Then you may pay any 3 resources to draw 1 more.</source>
        <translation>Возьмите 2 карты. Затем можете отдать 3 любых ресурса и взять ещё 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.name">
        <source>Raven Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан ворона</translation>
    </message>
    <message id="northgard.card.cl_raven_0.text">
        <source>Explore: draw **2** tiles, place **1**.</source>
        <translation>Разведка: возьмите **2** тайла, выложите **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.full">
        <source>Explore with 2 tiles: place 1; the other goes under the pile.</source>
        <translation>Разведка с 2 тайлами: 1 выложите, другой положите под низ стопки.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.name">
        <source>Raiding Party</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Отряд налётчиков</translation>
    </message>
    <message id="northgard.card.cl_raven_1.text">
        <source>Remove any **1** enemy warrior; take **1** resource of its territory.</source>
        <translation>Уберите любого вражеского воина; получите **1** ресурс той области.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.full">
        <source>Remove 1 enemy warrior anywhere on the map. Then take from the supply 1 resource of a kind that its territory yields.</source>
        <translation>Уберите 1 вражеского воина из любой области поля. Затем возьмите из общего запаса 1 ресурс из тех, что она приносит.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.name">
        <source>Raven Mercenaries</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Наёмники ворона</translation>
    </message>
    <message id="northgard.card.cl_raven_2.text">
        <source>Recruit **2** in a neutral territory; pay any **2** resources for **1** more.</source>
        <translation>Призовите **2** воинов в нейтральную область; за **2** ресурса — ещё **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.full">
        <source>Recruit 2 warriors together in one neutral territory. Then you may pay any 2 resources to recruit 1 more there.</source>
        <translation>Призовите 2 воинов вместе в одну нейтральную область. Затем можете отдать 2 любых ресурса и призвать туда ещё 1.</translation>
    </message>
    <message id="northgard.card.cl_snake_0.name">
        <source>Snake Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан змеи</translation>
    </message>
    <message id="northgard.card.cl_snake_0.text">
        <source>**1** move. Then you may place Scorched Earth again.</source>
        <translation>**1** перемещение. Потом можете снова положить «Выжженную землю».</translation>
    </message>
    <message id="northgard.card.cl_snake_0.full">
        <source>Move once and fight any battles. Then you may place or move the Scorched Earth token once more.</source>
        <translation>Сделайте 1 перемещение и проведите его битвы. После этого можете ещё раз положить или передвинуть жетон «Выжженная земля».</translation>
    </message>
    <message id="northgard.card.cl_snake_1.name">
        <source>Rapacious Exploitation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Алчные поборы</translation>
    </message>
    <message id="northgard.card.cl_snake_1.text">
        <source>Look at a hand: discard the card you choose, or gain **2** resources.</source>
        <translation>Посмотрите карты соперника: выбранную он сбросит или отдаст **2** ресурса.</translation>
    </message>
    <message id="northgard.card.cl_snake_1.full">
        <source>Look at an opponent’s hand and choose a card. Its owner decides: discard it or give you 2 resources. A player with fewer than 2 resources must discard.</source>
        <translation>Посмотрите карты на руке соперника и выберите одну. Её владелец сбрасывает её или отдаёт вам 2 ресурса по своему выбору. У кого меньше 2 ресурсов, тот сбрасывает карту.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.name">
        <source>Stolen Lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Украденные предания</translation>
    </message>
    <message id="northgard.card.cl_snake_2.text">
        <source>Use a card in play of the player who controls the scorched territory.</source>
        <translation>Примените сыгранную карту того, кому принадлежит выжженная область.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.full">
        <source>Resolve 1 card in the active zone of the opponent who controls the territory with the Scorched Earth token. The card stays where it is.</source>
        <translation>Выполните действие 1 карты из активной зоны соперника, который контролирует область с жетоном «Выжженная земля». Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.name">
        <source>Stag Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан оленя</translation>
    </message>
    <message id="northgard.card.cl_stag_0.text">
        <source>Recruit **1**; **1** of your neighbours may join, over any border.</source>
        <translation>Призовите **1** воина; ещё **1** может перейти к нему через любую границу.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.full">
        <source>Recruit 1 warrior. Then you may move 1 of your warriors from an adjacent territory there, over any border.</source>
        <translation>Призовите 1 воина. Затем можете перевести в эту же область 1 своего воина из соседней через любую границу.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.name">
        <source>Glory of the Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава клана</translation>
    </message>
    <message id="northgard.card.cl_stag_1.text">
        <source>Build. Before or after, collect all that this territory yields.</source>
        <translation>Строительство. До или после него получите все ресурсы этой области.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.full">
        <source>Build. Once, before or after, you may collect everything the building’s territory yields, as at harvest.</source>
        <translation>Постройте здание. Один раз, до или после этого, можете получить все ресурсы его области, как при сборе урожая.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.name">
        <source>Annexation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Присоединение земель</translation>
    </message>
    <message id="northgard.card.cl_stag_2.text">
        <source>**1** move. Before or after, you may explore.</source>
        <translation>**1** перемещение. До или после него можете провести разведку.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.full">
        <source>Move once and fight any battles. Before or after, you may explore.</source>
        <translation>Сделайте 1 перемещение и проведите его битвы. До или после этого можете провести разведку.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.name">
        <source>Wolf Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан волка</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.text">
        <source>**1** move; rough borders count as regular ones.</source>
        <translation>**1** перемещение; трудные границы для вас как обычные.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.full">
        <source>Move once. For this action a rough border costs 1 move, and you may retreat over rough borders.</source>
        <translation>Сделайте 1 перемещение. В этом действии трудная граница стоит 1 перемещение, и отступать через трудные границы тоже можно.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.name">
        <source>Plunder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабёж</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.text">
        <source>Remove **1** enemy warrior adjacent to you. Draw **1** card.</source>
        <translation>Уберите **1** вражеского воина по соседству. Возьмите **1** карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.full">
        <source>Remove 1 warrior from an enemy territory adjacent to one of yours. Then draw 1 card.</source>
        <translation>Уберите 1 воина из вражеской области, соседней с вашей. Затем возьмите 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.name">
        <source>Call to War</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зов войны</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.text">
        <source>Recruit **1** warrior in each of your territories next to an enemy.</source>
        <translation>Призовите по **1** воину в каждую свою область рядом с врагом.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.full">
        <source>Recruit 1 warrior in each of your territories that is adjacent to an enemy territory.</source>
        <translation>Призовите по 1 воину в каждую свою область, соседнюю с вражеской.</translation>
    </message>
    <message id="northgard.card.de_negotiation.name">
        <source>Negotiation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Переговоры</translation>
    </message>
    <message id="northgard.card.de_negotiation.text">
        <source>Take a card from your discard pile, or draw **1**.</source>
        <translation>Возьмите карту из своего сброса или **1** из колоды.</translation>
    </message>
    <message id="northgard.card.de_negotiation.full">
        <source>Take any 1 card from your discard pile into your hand, or draw 1 card.</source>
        <translation>Возьмите в руку любую 1 карту из своего сброса или 1 карту из колоды.</translation>
    </message>
    <message id="northgard.card.de_scouts.name">
        <source>Scouts</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Разведчики</translation>
    </message>
    <message id="northgard.card.de_scouts.text">
        <source>Explore.</source>
        <translation>Разведка.</translation>
    </message>
    <message id="northgard.card.de_scouts.full">
        <source>Explore: draw a tile and attach it to one of your open territories.</source>
        <translation>Разведка: возьмите тайл и присоедините его к одной из своих открытых областей.</translation>
    </message>
    <message id="northgard.card.de_town_hall.name">
        <source>Town Hall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ратуша</translation>
    </message>
    <message id="northgard.card.de_town_hall.text">
        <source>Recruit **1** warrior.</source>
        <translation>Призовите **1** воина.</translation>
    </message>
    <message id="northgard.card.de_town_hall.full">
        <source>Recruit 1 warrior in a territory you control.</source>
        <translation>Призовите 1 воина в область, которую вы контролируете.</translation>
    </message>
    <message id="northgard.card.de_merchant.name">
        <source>Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговец</translation>
    </message>
    <message id="northgard.card.de_merchant.text">
        <source>Draw **3** cards: keep **1**, discard **2**.</source>
        <translation>Возьмите **3** карты: **1** оставьте, **2** сбросьте.</translation>
    </message>
    <message id="northgard.card.de_merchant.full">
        <source>Draw 3 cards: keep 1 in hand and discard 2.</source>
        <translation>Возьмите 3 карты: 1 оставьте на руке, 2 сбросьте.</translation>
    </message>
    <message id="northgard.card.de_militia.name">
        <source>Militia</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ополчение</translation>
    </message>
    <message id="northgard.card.de_militia.text">
        <source>**2** moves.</source>
        <translation>**2** перемещения.</translation>
    </message>
    <message id="northgard.card.de_militia.full">
        <source>Move twice, or once over a rough border.</source>
        <translation>Сделайте 2 перемещения или 1 через трудную границу.</translation>
    </message>
    <message id="northgard.card.de_improved_tools.name">
        <source>Improved Villager Tools</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Улучшенные орудия</translation>
    </message>
    <message id="northgard.card.de_improved_tools.text">
        <source>Build.</source>
        <translation>Строительство.</translation>
    </message>
    <message id="northgard.card.de_improved_tools.full">
        <source>Build and pay the building’s wood.</source>
        <translation>Постройте здание, оплатив его лесом.</translation>
    </message>
    <message id="northgard.card.de_recruitment.name">
        <source>Recruitment</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вербовка</translation>
    </message>
    <message id="northgard.card.de_recruitment.text">
        <source>Recruit **2** warriors in one territory.</source>
        <translation>Призовите **2** воинов в одну область.</translation>
    </message>
    <message id="northgard.card.de_recruitment.full">
        <source>Recruit 2 warriors, both in the same territory.</source>
        <translation>Призовите 2 воинов, обоих в одну и ту же область.</translation>
    </message>
    <message id="northgard.card.de_market_place.name">
        <source>Market Place</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рынок</translation>
    </message>
    <message id="northgard.card.de_market_place.text">
        <source>Draw **2** cards.</source>
        <translation>Возьмите **2** карты.</translation>
    </message>
    <message id="northgard.card.de_market_place.full">
        <source>Draw 2 cards.</source>
        <translation>Возьмите 2 карты.</translation>
    </message>
    <message id="northgard.card.de_mercenary.name">
        <source>Mercenary</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Наёмник</translation>
    </message>
    <message id="northgard.card.de_mercenary.text">
        <source>Recruit **1** warrior in your own or a neutral territory.</source>
        <translation>Призовите **1** воина в свою или нейтральную область.</translation>
    </message>
    <message id="northgard.card.de_mercenary.full">
        <source>Recruit 1 warrior in a territory you control or in any neutral territory.</source>
        <translation>Призовите 1 воина в область, которую вы контролируете, или в любую нейтральную.</translation>
    </message>
    <message id="northgard.card.de_intimidate.name">
        <source>Intimidate</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Устрашение</translation>
    </message>
    <message id="northgard.card.de_intimidate.text">
        <source>**2** moves. Before each battle, drive **1** defender away.</source>
        <translation>**2** перемещения. Перед каждой битвой прогоните **1** защитника.</translation>
    </message>
    <message id="northgard.card.de_intimidate.full">
        <source>Move twice. Before each battle you may move 1 defending warrior to an adjacent territory that is neutral or belongs to the defender.</source>
        <translation>Сделайте 2 перемещения. Перед каждой битвой можете увести 1 воина защитника в соседнюю область — нейтральную или принадлежащую защитнику.</translation>
    </message>
    <message id="northgard.card.de_feast.name">
        <source>Feast</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пир</translation>
    </message>
    <message id="northgard.card.de_feast.text">
        <source>Recruit **1**, explore, move **1** or build.</source>
        <translation>**1** призыв, разведка, **1** перемещение или строительство.</translation>
    </message>
    <message id="northgard.card.de_feast.full">
        <source>Do one of these: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Выполните одно действие на выбор: призовите 1 воина, проведите разведку, сделайте 1 перемещение или постройте здание.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.name">
        <source>Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лагерь разведчиков</translation>
    </message>
    <message id="northgard.card.de_scout_camp.text">
        <source>Explore; you may swap the tile for another once.</source>
        <translation>Разведка; один раз можете взять другой тайл вместо первого.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.full">
        <source>Explore. After seeing the tile, you may put it under the pile and draw another; you must place that one.</source>
        <translation>Разведка. Увидев тайл, можете положить его под низ стопки и взять другой; его придётся выложить.</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.name">
        <source>Shieldbearers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щитоносцы</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.text">
        <source>**2** moves. Ignore **1** [skull] in each battle.</source>
        <translation>**2** перемещения. В каждой битве отменяйте **1** [skull] против себя.</translation>
    </message>
    <message id="northgard.card.de_shieldbearers.full">
        <source>Move twice. In each battle of this action, ignore 1 casualty dealt to you.</source>
        <translation>Сделайте 2 перемещения. В каждой битве этого действия у вас на 1 потерю меньше.</translation>
    </message>
    <message id="northgard.card.de_bodyguard.name">
        <source>Bodyguard</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Телохранитель</translation>
    </message>
    <message id="northgard.card.de_bodyguard.text">
        <source>**1** move; **+1** [axe] in battle.</source>
        <translation>**1** перемещение; **+1** [axe] в битве.</translation>
    </message>
    <message id="northgard.card.de_bodyguard.full">
        <source>Move once. In each battle of this action you have 1 extra combat point.</source>
        <translation>Сделайте 1 перемещение. В каждой битве этого действия у вас на 1 очко силы больше.</translation>
    </message>
    <message id="northgard.card.de_simple_living.name">
        <source>Simple Living</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Простая жизнь</translation>
    </message>
    <message id="northgard.card.de_simple_living.text">
        <source>Build for **1** [wood] less.</source>
        <translation>Строительство на **1** [wood] дешевле.</translation>
    </message>
    <message id="northgard.card.de_simple_living.full">
        <source>Build; the building costs 1 wood less. A small one is free.</source>
        <translation>Постройте здание на 1 лес дешевле. Маленькое — бесплатно.</translation>
    </message>
    <message id="northgard.card.de_future_sight.name">
        <source>Future Sight</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дар предвидения</translation>
    </message>
    <message id="northgard.card.de_future_sight.text">
        <source>Put a card from the row on your deck now instead of when you pass.</source>
        <translation>Положите карту из ряда на свою колоду сейчас, а не когда спасуете.</translation>
    </message>
    <message id="northgard.card.de_future_sight.full">
        <source>Take 1 card from this year’s row and put it on top of your deck. When you pass this year, you take no card.</source>
        <translation>Возьмите 1 карту из ряда этого года и положите на верх своей колоды. Спасовав в этом году, вы карту не берёте.</translation>
    </message>
    <message id="northgard.card.dl_spy.name">
        <source>Spy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лазутчик</translation>
    </message>
    <message id="northgard.card.dl_spy.text">
        <source>Look at a hand and discard **1** card from it. Draw **1** card.</source>
        <translation>Посмотрите карты соперника и сбросьте **1** из них. Возьмите **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_spy.full">
        <source>Look at an opponent’s hand and discard 1 card from it. Then draw 1 card.</source>
        <translation>Посмотрите карты на руке соперника и сбросьте 1 из них. Затем возьмите 1 карту.</translation>
    </message>
    <message id="northgard.card.dl_fishing.name">
        <source>Fishing</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рыбалка</translation>
    </message>
    <message id="northgard.card.dl_fishing.text">
        <source>Take **3** [food].</source>
        <translation>Получите **3** [food].</translation>
    </message>
    <message id="northgard.card.dl_fishing.full">
        <source>Take 3 food from the supply.</source>
        <translation>Возьмите 3 еды из общего запаса.</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.name">
        <source>Axe Throwers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Метатели топоров</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.text">
        <source>**2** moves. After your roll, choose **+1** [axe] or **+1** [skull].</source>
        <translation>**2** перемещения. После своего броска выберите **+1** [axe] или **+1** [skull].</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.full">
        <source>Move twice. In each battle of this action, after your roll and before the defender’s, choose 1 extra combat point or 1 extra casualty.</source>
        <translation>Сделайте 2 перемещения. В каждой битве этого действия после своего броска и до броска защитника выберите ещё 1 очко силы или 1 потерю врагу.</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.name">
        <source>Lore Mastery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мастерство сказителей</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.text">
        <source>Take **2** [lore].</source>
        <translation>Получите **2** [lore].</translation>
    </message>
    <message id="northgard.card.dl_lore_mastery.full">
        <source>Take 2 lore from the supply.</source>
        <translation>Возьмите 2 предания из общего запаса.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.name">
        <source>Industrious Villagers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Трудолюбивые жители</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.text">
        <source>Build; then you may swap a building for another of the same size.</source>
        <translation>Строительство; затем можете заменить здание другим того же размера.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.full">
        <source>Build. Then you may replace 1 building in your territories with another type of the same size, for free. The new one may repeat a type already there.</source>
        <translation>Постройте здание. Затем можете бесплатно заменить 1 здание в своей области другим того же размера. Новое может повторять уже стоящее там.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.name">
        <source>Defensive Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Оборонительная стратегия</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.text">
        <source>When an opponent plays a card, cancel it. Not on your turn.</source>
        <translation>Когда соперник играет карту, отмените её. Не в свой ход.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.full">
        <source>When an opponent plays a card, you may play this one to cancel it. The opponent’s card is discarded without effect, and the turn goes on with another card or action.</source>
        <translation>Когда соперник играет карту, можете сыграть эту и отменить её. Карта соперника сбрасывается без действия, а он продолжает ход — с другой картой или другим действием.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.name">
        <source>Enemy Secrets</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тайны врага</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.text">
        <source>Use a card in play of one of your neighbours.</source>
        <translation>Примените сыгранную карту своего соседа.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.full">
        <source>Choose an enemy territory adjacent to yours and resolve 1 card in its owner’s active zone. The card stays where it is.</source>
        <translation>Выберите вражескую область, соседнюю с вашей, и выполните действие 1 карты из активной зоны её владельца. Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.dl_hunters.name">
        <source>Hunters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Охотники</translation>
    </message>
    <message id="northgard.card.dl_hunters.text">
        <source>In each of your territories, recruit one warrior per [food].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [food].</translation>
    </message>
    <message id="northgard.card.dl_hunters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield food.</source>
        <translation>В каждую область, которую вы контролируете, призовите столько воинов, сколько еды приносят её тайлы и здания.</translation>
    </message>
    <message id="northgard.card.dl_outpost.name">
        <source>Outpost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Аванпост</translation>
    </message>
    <message id="northgard.card.dl_outpost.text">
        <source>Recruit **2** warriors in one territory, yours or neutral.</source>
        <translation>Призовите **2** воинов в одну область, свою или нейтральную.</translation>
    </message>
    <message id="northgard.card.dl_outpost.full">
        <source>Recruit 2 warriors together in a territory you control or in any neutral territory.</source>
        <translation>Призовите 2 воинов вместе в область, которую вы контролируете, или в любую нейтральную.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.name">
        <source>Hidden Ways</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тайные тропы</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.text">
        <source>Move warriors from one of your territories to any open territory.</source>
        <translation>Переведите воинов из своей области в любую открытую.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.full">
        <source>Move any number of your warriors from one of your territories to any open territory on the map. If an enemy holds it, there is a battle.</source>
        <translation>Переведите любое число своих воинов из одной своей области в любую открытую область поля. Если её контролирует враг, происходит битва.</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.name">
        <source>Carpentry Mastery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мастерство плотников</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.text">
        <source>Build twice; at least one building must be small.</source>
        <translation>Постройте два здания; хотя бы одно — маленькое.</translation>
    </message>
    <message id="northgard.card.dl_carpentry_mastery.full">
        <source>Build up to 2 buildings; at least one of them must be small. Pay for each.</source>
        <translation>Постройте до 2 зданий; хотя бы одно должно быть маленьким. Каждое оплачивается.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.name">
        <source>Conqueror</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Завоеватель</translation>
    </message>
    <message id="northgard.card.dl_conqueror.text">
        <source>This year towers and fortresses don’t stop your attacks.</source>
        <translation>В этом году башни и форты не мешают вашим атакам.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.full">
        <source>Until the end of the year, defence towers and fortresses do nothing for the defenders you attack.</source>
        <translation>До конца года защитные башни и форты не помогают тем, кого вы атакуете.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.name">
        <source>Huginn &amp; Muninn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хугин и Мунин</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.text">
        <source>Explore anywhere: attach the tile to any open territory.</source>
        <translation>Разведка: присоедините тайл к любой открытой области.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.full">
        <source>Explore; you may attach the tile to any open territory on the map. Only territories you control bring you fame, as usual.</source>
        <translation>Разведка; тайл можно присоединить к любой открытой области поля. Славу по-прежнему приносят только ваши области.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.name">
        <source>Upgraded Market Place</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Обустроенный рынок</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.text">
        <source>Draw **2** cards.</source>
        <translation>Возьмите **2** карты.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_market_place.full">
        <source>Draw 2 cards.</source>
        <translation>Возьмите 2 карты.</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.name">
        <source>Grizzled Warriors</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Закалённые воины</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.text">
        <source>**2** moves; **+2** [axe] in battle.</source>
        <translation>**2** перемещения; **+2** [axe] в битве.</translation>
    </message>
    <message id="northgard.card.dl_grizzled_warriors.full">
        <source>Move twice. In each battle of this action you have 2 extra combat points.</source>
        <translation>Сделайте 2 перемещения. В каждой битве этого действия у вас на 2 очка силы больше.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.name">
        <source>Upgraded Trading Post</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Обустроенная фактория</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.text">
        <source>Draw **3** cards: keep **2**, discard **1**.</source>
        <translation>Возьмите **3** карты: **2** оставьте, **1** сбросьте.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_trading_post.full">
        <source>Draw 3 cards: keep 2 in hand and discard 1.</source>
        <translation>Возьмите 3 карты: 2 оставьте на руке, 1 сбросьте.</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.name">
        <source>Ancestral Curse</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проклятие предков</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.text">
        <source>Every opponent discards **1** card. Draw **1** card.</source>
        <translation>Каждый соперник сбрасывает **1** карту. Возьмите **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_ancestral_curse.full">
        <source>Every opponent discards 1 card of their choice from hand. Then draw 1 card.</source>
        <translation>Каждый соперник сбрасывает с руки 1 карту по своему выбору. Затем возьмите 1 карту.</translation>
    </message>
    <message id="northgard.card.dl_rangers.name">
        <source>Rangers</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Следопыты</translation>
    </message>
    <message id="northgard.card.dl_rangers.text">
        <source>Explore, then you may explore again.</source>
        <translation>Разведка, затем можете провести ещё одну.</translation>
    </message>
    <message id="northgard.card.dl_rangers.full">
        <source>Explore. Then you may explore a second time.</source>
        <translation>Проведите разведку. Затем можете провести её ещё раз.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.name">
        <source>Upgraded Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Обустроенный лагерь разведчиков</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.text">
        <source>Explore: draw **2** tiles, place **1**.</source>
        <translation>Разведка: возьмите **2** тайла, выложите **1**.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.full">
        <source>Explore with 2 tiles: place 1; the other goes under the pile.</source>
        <translation>Разведка с 2 тайлами: 1 выложите, другой положите под низ стопки.</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.name">
        <source>Greater Trade Routes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дальние торговые пути</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.text">
        <source>Draw **3** cards: keep **2**, put **1** back on your deck.</source>
        <translation>Возьмите **3** карты: **2** оставьте, **1** верните на колоду.</translation>
    </message>
    <message id="northgard.card.dl_greater_trade_routes.full">
        <source>Draw 3 cards: keep 2 in hand and put 1 back on top of your deck.</source>
        <translation>Возьмите 3 карты: 2 оставьте на руке, 1 верните на верх колоды.</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.name">
        <source>Woodcutters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лесорубы</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.text">
        <source>In each of your territories, recruit one warrior per [wood].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [wood].</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield wood.</source>
        <translation>В каждую область, которую вы контролируете, призовите столько воинов, сколько леса приносят её тайлы и здания.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.name">
        <source>Infiltration</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проникновение</translation>
    </message>
    <message id="northgard.card.dl_infiltration.text">
        <source>**3** moves, even straight through enemy territories.</source>
        <translation>**3** перемещения, в том числе сквозь вражеские области.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.full">
        <source>Move 3 times; your warriors need not stop in enemy territories. Battles are fought only where they finish.</source>
        <translation>Сделайте 3 перемещения; ваши воины не обязаны останавливаться во вражеских областях. Битвы происходят только там, где их путь закончится.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.name">
        <source>Upgraded Town Hall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Обустроенная ратуша</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.text">
        <source>Recruit **2** warriors.</source>
        <translation>Призовите **2** воинов.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_town_hall.full">
        <source>Recruit 2 warriors in territories you control, together or separately.</source>
        <translation>Призовите 2 воинов в области, которые вы контролируете, вместе или порознь.</translation>
    </message>
    <message id="northgard.card.dl_amenities.name">
        <source>Amenities</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благоустройство</translation>
    </message>
    <message id="northgard.card.dl_amenities.text">
        <source>Build; a small building needs no slot this time.</source>
        <translation>Строительство; маленькому зданию не нужна ячейка.</translation>
    </message>
    <message id="northgard.card.dl_amenities.full">
        <source>Build. A small building built with this card, even a rune stone, needs no slot and takes up none.</source>
        <translation>Постройте здание. Маленькому зданию, даже рунному камню, на этот раз не нужна ячейка, и оно её не занимает.</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.name">
        <source>Wood Monopoly</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Монополия на лес</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.text">
        <source>Take **3** [wood].</source>
        <translation>Получите **3** [wood].</translation>
    </message>
    <message id="northgard.card.dl_wood_monopoly.full">
        <source>Take 3 wood from the supply.</source>
        <translation>Возьмите 3 леса из общего запаса.</translation>
    </message>
    <message id="northgard.card.dl_bribery.name">
        <source>Bribery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Подкуп</translation>
    </message>
    <message id="northgard.card.dl_bribery.text">
        <source>Move up to **2** of an opponent’s warriors to an adjacent territory.</source>
        <translation>Переведите до **2** воинов соперника в соседнюю область.</translation>
    </message>
    <message id="northgard.card.dl_bribery.full">
        <source>Move up to 2 warriors of one opponent from one territory to an adjacent one, over any border. If they meet someone else’s warriors, there is a battle; the owner of the moved warriors attacks.</source>
        <translation>Переведите до 2 воинов одного соперника из одной области в соседнюю через любую границу. Если там стоят чужие для них воины, происходит битва; атакует владелец переведённых.</translation>
    </message>
    <message id="northgard.card.dl_incursion.name">
        <source>Incursion</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вторжение</translation>
    </message>
    <message id="northgard.card.dl_incursion.text">
        <source>**4** moves.</source>
        <translation>**4** перемещения.</translation>
    </message>
    <message id="northgard.card.dl_incursion.full">
        <source>Move up to 4 times. A rough border takes 2 of the moves.</source>
        <translation>Сделайте до 4 перемещений. Трудная граница отнимает 2 из них.</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.name">
        <source>Heroic Charge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Героический натиск</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.text">
        <source>**3** moves; **+1** [axe] in battle.</source>
        <translation>**3** перемещения; **+1** [axe] в битве.</translation>
    </message>
    <message id="northgard.card.dl_heroic_charge.full">
        <source>Move up to 3 times. In each battle of this action you have 1 extra combat point.</source>
        <translation>Сделайте до 3 перемещений. В каждой битве этого действия у вас на 1 очко силы больше.</translation>
    </message>
    <message id="northgard.card.dl_trading_post.name">
        <source>Trading Post</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Фактория</translation>
    </message>
    <message id="northgard.card.dl_trading_post.text">
        <source>Draw **3** cards: keep **1**, discard **1**, put **1** back on your deck.</source>
        <translation>Возьмите **3** карты: **1** оставьте, **1** сбросьте, **1** верните на колоду.</translation>
    </message>
    <message id="northgard.card.dl_trading_post.full">
        <source>Draw 3 cards: keep 1 in hand, discard 1 and put 1 back on top of your deck.</source>
        <translation>Возьмите 3 карты: 1 оставьте на руке, 1 сбросьте, 1 верните на верх колоды.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.name">
        <source>Legendary Heroes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Легендарные герои</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.text">
        <source>Use again a card you played this year.</source>
        <translation>Ещё раз примените карту, сыгранную вами в этом году.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.full">
        <source>Resolve again a card that you played for its effect this year. That card stays where it is.</source>
        <translation>Ещё раз выполните действие карты, которую вы в этом году сыграли и применили. Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.name">
        <source>Allies from the Wild</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Союзники из диких земель</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.text">
        <source>Recruit **3** warriors, only in neutral territories.</source>
        <translation>Призовите **3** воинов, только в нейтральные области.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.full">
        <source>Recruit 3 warriors in neutral territories, together or separately.</source>
        <translation>Призовите 3 воинов в нейтральные области, вместе или порознь.</translation>
    </message>
    <message id="northgard.card.dl_loremasters.name">
        <source>Loremasters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хранители преданий</translation>
    </message>
    <message id="northgard.card.dl_loremasters.text">
        <source>In each of your territories, recruit one warrior per [lore].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [lore].</translation>
    </message>
    <message id="northgard.card.dl_loremasters.full">
        <source>In each territory you control, recruit as many warriors as its tiles and buildings yield lore.</source>
        <translation>В каждую область, которую вы контролируете, призовите столько воинов, сколько преданий приносят её тайлы и здания.</translation>
    </message>
    <message id="northgard.card.dl_warriors.name">
        <source>Warriors</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воины</translation>
    </message>
    <message id="northgard.card.dl_warriors.text">
        <source>**2** moves; **+1** [axe] in battle.</source>
        <translation>**2** перемещения; **+1** [axe] в битве.</translation>
    </message>
    <message id="northgard.card.dl_warriors.full">
        <source>Move twice. In each battle of this action you have 1 extra combat point.</source>
        <translation>Сделайте 2 перемещения. В каждой битве этого действия у вас на 1 очко силы больше.</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.name">
        <source>Cunning Merchant</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хитрый торговец</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.text">
        <source>Draw **3** cards: keep **1**, put **2** back on your deck.</source>
        <translation>Возьмите **3** карты: **1** оставьте, **2** верните на колоду.</translation>
    </message>
    <message id="northgard.card.dl_cunning_merchant.full">
        <source>Draw 3 cards: keep 1 in hand and put 2 back on top of your deck in any order.</source>
        <translation>Возьмите 3 карты: 1 оставьте на руке, 2 верните на верх колоды в любом порядке.</translation>
    </message>
    <message id="northgard.card.dl_capture.name">
        <source>Capture</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Захват пленных</translation>
    </message>
    <message id="northgard.card.dl_capture.text">
        <source>Remove **1** adjacent enemy warrior; add **1** of yours.</source>
        <translation>Уберите **1** вражеского воина по соседству и добавьте **1** своего.</translation>
    </message>
    <message id="northgard.card.dl_capture.full">
        <source>Remove 1 enemy warrior from a territory adjacent to yours. Then place 1 of your warriors in any territory you control; training camps add nothing.</source>
        <translation>Уберите 1 вражеского воина из области, соседней с вашей. Затем поместите 1 своего воина в любую область, которую вы контролируете; учебные лагеря ничего не добавляют.</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.name">
        <source>Veiled Threats</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скрытые угрозы</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.text">
        <source>An opponent discards **1** card at random, or you draw **1**.</source>
        <translation>Соперник сбрасывает **1** случайную карту, или вы берёте **1**.</translation>
    </message>
    <message id="northgard.card.dl_veiled_threats.full">
        <source>Either one opponent discards 1 random card from hand, or you draw 1 card.</source>
        <translation>Либо один соперник сбрасывает 1 случайную карту с руки, либо вы берёте 1 карту.</translation>
    </message>
    <message id="northgard.card.ac_builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строитель</translation>
    </message>
    <message id="northgard.card.ac_builder.text">
        <source>In your territories: **1** [glory] per small building, **3** per large one.</source>
        <translation>В ваших областях: **1** [glory] за маленькое здание, **3** за большое.</translation>
    </message>
    <message id="northgard.card.ac_builder.full">
        <source>At the end of the game: 1 fame for each small and 3 for each large building in the territories you control.</source>
        <translation>В конце игры: по 1 очку славы за каждое маленькое и по 3 за каждое большое здание в областях, которые вы контролируете.</translation>
    </message>
    <message id="northgard.card.ac_explorer.name">
        <source>Explorer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Первопроходец</translation>
    </message>
    <message id="northgard.card.ac_explorer.text">
        <source>In your territories: **1** [glory] per free small slot, **3** per large one.</source>
        <translation>В ваших областях: **1** [glory] за пустую маленькую ячейку, **3** за большую.</translation>
    </message>
    <message id="northgard.card.ac_explorer.full">
        <source>At the end of the game: 1 fame for each empty small slot (rune slots included) and 3 for each empty large slot in the territories you control.</source>
        <translation>В конце игры: по 1 очку славы за каждую пустую маленькую ячейку, в том числе рунную, и по 3 за каждую пустую большую в областях, которые вы контролируете.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.name">
        <source>Food Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговец едой</translation>
    </message>
    <message id="northgard.card.ac_food_trader.text">
        <source>**2** [glory] for every [food] your territories yield.</source>
        <translation>**2** [glory] за каждый символ [food] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.full">
        <source>At the end of the game: 2 fame for each food that the tiles and buildings of your territories yield.</source>
        <translation>В конце игры: по 2 очка славы за каждую еду, которую приносят тайлы и здания ваших областей.</translation>
    </message>
    <message id="northgard.card.ac_scholar.name">
        <source>Scholar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мудрец</translation>
    </message>
    <message id="northgard.card.ac_scholar.text">
        <source>**2** [glory] for every [lore] your territories yield.</source>
        <translation>**2** [glory] за каждый символ [lore] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_scholar.full">
        <source>At the end of the game: 2 fame for each lore that the tiles and buildings of your territories yield.</source>
        <translation>В конце игры: по 2 очка славы за каждое предание, которое приносят тайлы и здания ваших областей.</translation>
    </message>
    <message id="northgard.card.ac_trapper.name">
        <source>Trapper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зверолов</translation>
    </message>
    <message id="northgard.card.ac_trapper.text">
        <source>**3** [glory] for every lair in your territories.</source>
        <translation>**3** [glory] за каждое логово в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_trapper.full">
        <source>At the end of the game: 3 fame for each lair printed in the territories you control, even in a game without creatures.</source>
        <translation>В конце игры: по 3 очка славы за каждое логово в областях, которые вы контролируете, даже в игре без существ.</translation>
    </message>
    <message id="northgard.card.ac_warlord.name">
        <source>Warlord</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Военачальник</translation>
    </message>
    <message id="northgard.card.ac_warlord.text">
        <source>**1** [glory] for each of your warriors on the map.</source>
        <translation>**1** [glory] за каждого вашего воина на поле.</translation>
    </message>
    <message id="northgard.card.ac_warlord.full">
        <source>At the end of the game: 1 fame for each of your warriors on the map; Kaija counts as one.</source>
        <translation>В конце игры: по 1 очку славы за каждого вашего воина на поле; Кайя тоже считается.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.name">
        <source>Wood Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговец лесом</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.text">
        <source>**2** [glory] for every [wood] your territories yield.</source>
        <translation>**2** [glory] за каждый символ [wood] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.full">
        <source>At the end of the game: 2 fame for each wood that the tiles and buildings of your territories yield.</source>
        <translation>В конце игры: по 2 очка славы за каждый лес, который приносят тайлы и здания ваших областей.</translation>
    </message>
    <message id="northgard.card.unrest.name">
        <source>Unrest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Беспорядки</translation>
    </message>
    <message id="northgard.card.unrest.text">
        <source>No effect; cannot be removed. **−5** [glory] at the end.</source>
        <translation>Действия нет; удалить нельзя. **−5** [glory] в конце игры.</translation>
    </message>
    <message id="northgard.card.unrest.full">
        <source>It does nothing and never leaves your deck, but you may set it aside, swap it, or give it up to strengthen the clan. It shields you once when an opponent targets your hand. Each one costs you 5 fame at the end of the game.</source>
        <translation>Она ничего не делает и не покидает вашу колоду, но её можно отложить, заменить или отдать за усиление клана. Один раз она защитит вас, когда соперник покусится на ваши карты. Каждая отнимет 5 очков славы в конце игры.</translation>
    </message>
    <message id="northgard.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>скрытая карта</translation>
    </message>
</context>
<context>
    <name>northgard_deeds</name>
    <message id="northgard.deed.take_clan.title">
        <source>Choose a clan</source>
        <translation>Выбрать клан</translation>
    </message>
    <message id="northgard.deed.take_clan.button">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="northgard.deed.place_group.title">
        <source>Three warriors</source>
        <translation>Три воина</translation>
    </message>
    <message id="northgard.deed.place_group.kaija">
        <source>Two warriors and Kaija</source>
        <translation>Два воина и Кайя</translation>
    </message>
    <message id="northgard.deed.place_group.button">
        <source>Place</source>
        <translation>Разместить</translation>
    </message>
    <message id="northgard.deed.play_card.title">
        <source>Play a card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message id="northgard.deed.play_card.detail">
        <source>One main card; Flash cards before and after</source>
        <translation>Одну основную; мгновенные — до и после</translation>
    </message>
    <message id="northgard.deed.play_card.button">
        <source>Play card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message id="northgard.deed.wait.title">
        <source>Wait</source>
        <translation>Выждать</translation>
    </message>
    <message id="northgard.deed.wait.detail">
        <source>Set a card aside without effect</source>
        <translation>Отложить карту, не применяя её</translation>
    </message>
    <message id="northgard.deed.wait.named">
        <source>Wait: {card}</source>
        <translation>Выждать: {card}</translation>
    </message>
    <message id="northgard.deed.wait.button">
        <source>Wait</source>
        <translation>Выждать</translation>
    </message>
    <message id="northgard.deed.replace.title">
        <source>Swap a card</source>
        <translation>Заменить карту</translation>
    </message>
    <message id="northgard.deed.replace.detail">
        <source>[lore] → draw **1**</source>
        <translation>[lore] → возьмите **1**</translation>
    </message>
    <message id="northgard.deed.replace.named">
        <source>Swap: {card}</source>
        <translation>Заменить: {card}</translation>
    </message>
    <message id="northgard.deed.replace.button">
        <source>Swap</source>
        <translation>Заменить</translation>
    </message>
    <message id="northgard.deed.remove.title">
        <source>Remove a card</source>
        <translation>Удалить карту</translation>
    </message>
    <message id="northgard.deed.remove.detail">
        <source>[lore][lore] → draw **2**</source>
        <translation>[lore][lore] → возьмите **2**</translation>
    </message>
    <message id="northgard.deed.remove.named">
        <source>Remove: {card}</source>
        <translation>Удалить: {card}</translation>
    </message>
    <message id="northgard.deed.remove.button">
        <source>Remove</source>
        <translation>Удалить</translation>
    </message>
    <message id="northgard.deed.upgrade.title">
        <source>Strengthen the clan</source>
        <translation>Усилить клан</translation>
    </message>
    <message id="northgard.deed.upgrade.detail">
        <source>[lore][lore][lore] → a clan card</source>
        <translation>[lore][lore][lore] → карта клана</translation>
    </message>
    <message id="northgard.deed.upgrade.aside">
        <source>{card} is set aside</source>
        <extracomment>Under the name of the clan card taken.</extracomment>
        <translation>{card} — отложить</translation>
    </message>
    <message id="northgard.deed.upgrade.boxed">
        <source>{card} leaves the game</source>
        <translation>{card} — убрать из игры</translation>
    </message>
    <message id="northgard.deed.upgrade.button">
        <source>Strengthen</source>
        <translation>Усилить</translation>
    </message>
    <message id="northgard.deed.pass.title">
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message id="northgard.deed.pass.detail">
        <source>Your year is over: take a card from the row</source>
        <translation>Ваш год окончен: возьмите карту из ряда</translation>
    </message>
    <message id="northgard.deed.pass.detail_first">
        <source>First to pass: you become first player</source>
        <translation>Первый пас: вы станете первым игроком</translation>
    </message>
    <message id="northgard.deed.pass.detail_none">
        <source>Your year is over</source>
        <translation>Ваш год окончен</translation>
    </message>
    <message id="northgard.deed.pass.button">
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message id="northgard.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="northgard.deed.end_turn.detail">
        <source>Next: {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>Далее: {who}</translation>
    </message>
    <message id="northgard.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="northgard.deed.pick.title">
        <source>Take a card</source>
        <translation>Взять карту</translation>
    </message>
    <message id="northgard.deed.pick.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="northgard.deed.stop.title">
        <source>No more</source>
        <translation>Больше ничего</translation>
    </message>
    <message id="northgard.deed.stop.button">
        <source>Enough</source>
        <translation>Хватит</translation>
    </message>
    <message id="northgard.deed.stop.button_moving">
        <source>End move</source>
        <translation>Закончить</translation>
    </message>
    <message id="northgard.deed.stop.button_recruiting">
        <source>Enough</source>
        <translation>Хватит</translation>
    </message>
    <message id="northgard.deed.stop.button_building">
        <source>Do not build</source>
        <translation>Не строить</translation>
    </message>
    <message id="northgard.deed.stop.button_place_scorched">
        <source>Leave it there</source>
        <translation>Не трогать</translation>
    </message>
    <message id="northgard.deed.stop.button_theft">
        <source>Take nothing</source>
        <translation>Ничего не брать</translation>
    </message>
    <message id="northgard.deed.stop.button_call_creature">
        <source>Call none</source>
        <translation>Не вызывать</translation>
    </message>
    <message id="northgard.deed.stop.button_challenging">
        <source>No creature</source>
        <translation>Не атаковать</translation>
    </message>
    <message id="northgard.deed.stop.button_joining">
        <source>Bring no one</source>
        <translation>Никого не вести</translation>
    </message>
    <message id="northgard.deed.stop.button_rebuild">
        <source>Replace none</source>
        <translation>Не заменять</translation>
    </message>
    <message id="northgard.deed.stop.button_pushing">
        <source>Drive no one</source>
        <translation>Не прогонять</translation>
    </message>
    <message id="northgard.deed.stop.button_buy_card">
        <source>Pay nothing</source>
        <translation>Не платить</translation>
    </message>
    <message id="northgard.deed.stop.button_buy_warrior">
        <source>Pay nothing</source>
        <translation>Не платить</translation>
    </message>
    <message id="northgard.deed.stop.button_trading">
        <source>Done trading</source>
        <translation>Закончить обмен</translation>
    </message>
    <message id="northgard.deed.stop.button_start_again">
        <source>Stay out</source>
        <translation>Не возвращаться</translation>
    </message>
    <message id="northgard.deed.stop.button_settle_new_land">
        <source>Stay out</source>
        <translation>Не возвращаться</translation>
    </message>
    <message id="northgard.deed.take_basic.title">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="northgard.deed.take_basic.recruit">
        <source>Recruit</source>
        <translation>Призыв</translation>
    </message>
    <message id="northgard.deed.take_basic.explore">
        <source>Explore</source>
        <translation>Разведка</translation>
    </message>
    <message id="northgard.deed.take_basic.move">
        <source>Move</source>
        <translation>Перемещение</translation>
    </message>
    <message id="northgard.deed.take_basic.build">
        <source>Build</source>
        <translation>Строительство</translation>
    </message>
    <message id="northgard.deed.construct.named">
        <source>{building:^}</source>
        <extracomment>The name of a building alone.</extracomment>
        <translation>{building:^}</translation>
    </message>
    <message id="northgard.deed.construct.title">
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message id="northgard.deed.construct.button">
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message id="northgard.deed.recruit_at.title">
        <source>Recruit a warrior</source>
        <translation>Призвать воина</translation>
    </message>
    <message id="northgard.deed.recruit_at.kaija">
        <source>Recruit Kaija</source>
        <translation>Призвать Кайю</translation>
    </message>
    <message id="northgard.deed.recruit_at.button">
        <source>Recruit</source>
        <translation>Призвать</translation>
    </message>
    <message id="northgard.deed.levy_at.title">
        <source>One more warrior</source>
        <translation>Ещё один воин</translation>
    </message>
    <message id="northgard.deed.levy_at.kaija">
        <source>Kaija</source>
        <translation>Кайя</translation>
    </message>
    <message id="northgard.deed.levy_at.button">
        <source>Place</source>
        <translation>Поместить</translation>
    </message>
    <message id="northgard.deed.march.named">
        <source>Move {figures}</source>
        <extracomment>{figures} are such as: 3 warriors and Kaija.</extracomment>
        <translation>Переместить {figures}</translation>
    </message>
    <message id="northgard.deed.march.title">
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message id="northgard.deed.march.from_to">
        <source>{source} → {target}</source>
        <extracomment>Two territories.</extracomment>
        <translation>{source} → {target}</translation>
    </message>
    <message id="northgard.deed.march.button">
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message id="northgard.deed.lay_tile.title">
        <source>Place the tile</source>
        <translation>Выложить тайл</translation>
    </message>
    <message id="northgard.deed.lay_tile.button">
        <source>Place</source>
        <translation>Выложить</translation>
    </message>
    <message id="northgard.deed.take_tile.named">
        <source>{tile:^}</source>
        <extracomment>Such as: tile 4.</extracomment>
        <translation>{tile:^}</translation>
    </message>
    <message id="northgard.deed.take_tile.title">
        <source>Choose a tile</source>
        <translation>Выбрать тайл</translation>
    </message>
    <message id="northgard.deed.take_tile.under">
        <source>{what} · under the pile: {tiles}</source>
        <extracomment>{what} tells what is on the tile; {tiles} are such as: tile 4, tile 17.</extracomment>
        <translation>{what} · под низ стопки: {tiles}</translation>
    </message>
    <message id="northgard.deed.take_tile.button">
        <source>This one</source>
        <translation>Этот</translation>
    </message>
    <message id="northgard.deed.put_back.title">
        <source>Another tile</source>
        <translation>Другой тайл</translation>
    </message>
    <message id="northgard.deed.put_back.detail">
        <source>This one goes under the pile</source>
        <translation>Этот — под низ стопки</translation>
    </message>
    <message id="northgard.deed.put_back.button">
        <source>Another tile</source>
        <translation>Другой тайл</translation>
    </message>
    <message id="northgard.deed.assign.title">
        <source>Deal with the cards</source>
        <translation>Распределить карты</translation>
    </message>
    <message id="northgard.deed.assign.keep">
        <source>Keep: {cards}</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>Оставить: {cards}</translation>
    </message>
    <message id="northgard.deed.assign.discard">
        <source>Discard: {cards}</source>
        <translation>Сбросить: {cards}</translation>
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
        <translation>Отменить карту</translation>
    </message>
    <message id="northgard.deed.cancel.detail">
        <source>Your Defensive Strategy is used up</source>
        <translation>Вы потратите «Оборонительную стратегию»</translation>
    </message>
    <message id="northgard.deed.cancel.button">
        <source>Cancel it</source>
        <translation>Отменить</translation>
    </message>
    <message id="northgard.deed.set_asking.title">
        <source>Reactions and shields</source>
        <translation>Ответы и защита карт</translation>
    </message>
    <message id="northgard.deed.set_asking.detail">
        <source>When to ask me</source>
        <translation>Когда меня спрашивать</translation>
    </message>
    <message id="northgard.deed.set_asking.always">
        <source>Always ask me</source>
        <translation>Всегда спрашивать</translation>
    </message>
    <message id="northgard.deed.set_asking.always_detail">
        <source>Opponents can’t read anything into it</source>
        <translation>Тогда никто ни о чём не догадается</translation>
    </message>
    <message id="northgard.deed.set_asking.held">
        <source>Ask if I can answer</source>
        <translation>Если есть чем ответить</translation>
    </message>
    <message id="northgard.deed.set_asking.held_detail">
        <source>Faster, but a curtain then gives away that you hold something</source>
        <translation>Быстрее, но занавес тогда выдаёт: карта у вас на руке</translation>
    </message>
    <message id="northgard.deed.set_asking.never">
        <source>Never ask me</source>
        <translation>Никогда не спрашивать</translation>
    </message>
    <message id="northgard.deed.set_asking.never_detail">
        <source>Defensive Strategy and Unrest stay in your hand</source>
        <translation>«Оборонительная стратегия» и «Беспорядки» останутся на руке</translation>
    </message>
    <message id="northgard.deed.set_asking.button">
        <source>Set</source>
        <translation>Так и делать</translation>
    </message>
    <message id="northgard.deed.let_happen.title">
        <source>Let it happen</source>
        <translation>Не вмешиваться</translation>
    </message>
    <message id="northgard.deed.let_happen.button">
        <source>Let it be</source>
        <translation>Не вмешиваться</translation>
    </message>
    <message id="northgard.deed.scorch.title">
        <source>Place Scorched Earth</source>
        <translation>Выжечь землю</translation>
    </message>
    <message id="northgard.deed.scorch.button">
        <source>Place it here</source>
        <translation>Положить</translation>
    </message>
    <message id="northgard.deed.steal.title">
        <source>Take a resource</source>
        <translation>Забрать ресурс</translation>
    </message>
    <message id="northgard.deed.steal.named">
        <source>Take {cards}</source>
        <extracomment>{cards} is such as: 1 [food].</extracomment>
        <translation>Забрать {cards}</translation>
    </message>
    <message id="northgard.deed.steal.button">
        <source>Take</source>
        <translation>Забрать</translation>
    </message>
    <message id="northgard.deed.trade.title">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="northgard.deed.trade.detail">
        <source>Any three resources for one</source>
        <translation>Любые три ресурса на один</translation>
    </message>
    <message id="northgard.deed.trade.named">
        <source>{give} for {get}</source>
        <extracomment>Resources such as: 2 [food] 1 [wood].</extracomment>
        <translation>{give} за {get}</translation>
    </message>
    <message id="northgard.deed.trade.button">
        <source>Trade</source>
        <translation>Обменять</translation>
    </message>
    <message id="northgard.deed.swap.title">
        <source>With your partner</source>
        <translation>С партнёром</translation>
    </message>
    <message id="northgard.deed.swap.detail">
        <source>One for one; the partner must agree</source>
        <translation>Один на один; партнёр должен согласиться</translation>
    </message>
    <message id="northgard.deed.swap.named">
        <source>{give} for {get}</source>
        <translation>{give} за {get}</translation>
    </message>
    <message id="northgard.deed.swap.button">
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message id="northgard.deed.agree.title">
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message id="northgard.deed.agree.button">
        <source>Agree</source>
        <translation>Согласиться</translation>
    </message>
    <message id="northgard.deed.refuse.title">
        <source>Refuse</source>
        <translation>Отказать</translation>
    </message>
    <message id="northgard.deed.refuse.button">
        <source>Refuse</source>
        <translation>Отказать</translation>
    </message>
    <message id="northgard.deed.begin_at.title">
        <source>Start again here</source>
        <translation>Начать здесь заново</translation>
    </message>
    <message id="northgard.deed.begin_at.button">
        <source>Start again</source>
        <translation>Начать заново</translation>
    </message>
    <message id="northgard.deed.pick_victim.title">
        <source>Choose an opponent</source>
        <translation>Выбрать соперника</translation>
    </message>
    <message id="northgard.deed.pick_victim.held" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>**{n}** карта на руке</numerusform>
            <numerusform>**{n}** карты на руке</numerusform>
            <numerusform>**{n}** карт на руке</numerusform>
        </translation>
    </message>
    <message id="northgard.deed.pick_victim.button">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="northgard.deed.draw_instead.title">
        <source>Draw a card instead</source>
        <translation>Взять карту себе</translation>
    </message>
    <message id="northgard.deed.draw_instead.button">
        <source>Draw</source>
        <translation>Взять карту</translation>
    </message>
    <message id="northgard.deed.use_shield.title">
        <source>Discard Unrest</source>
        <translation>Сбросить «Беспорядки»</translation>
    </message>
    <message id="northgard.deed.use_shield.button">
        <source>Shield</source>
        <translation>Защититься</translation>
    </message>
    <message id="northgard.deed.take_blow.title">
        <source>Keep Unrest</source>
        <translation>Сохранить «Беспорядки»</translation>
    </message>
    <message id="northgard.deed.take_blow.button">
        <source>No shield</source>
        <translation>Не защищаться</translation>
    </message>
    <message id="northgard.deed.point_at.title">
        <source>Choose a card</source>
        <translation>Выбрать карту</translation>
    </message>
    <message id="northgard.deed.point_at.button">
        <source>This one</source>
        <translation>Эту</translation>
    </message>
    <message id="northgard.deed.give_up_card.title">
        <source>Discard the card</source>
        <translation>Сбросить карту</translation>
    </message>
    <message id="northgard.deed.give_up_card.button">
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message id="northgard.deed.spend.title">
        <source>Pay</source>
        <translation>Заплатить</translation>
    </message>
    <message id="northgard.deed.spend.named">
        <source>Pay {goods}</source>
        <translation>Отдать {goods}</translation>
    </message>
    <message id="northgard.deed.spend.button">
        <source>Pay</source>
        <translation>Заплатить</translation>
    </message>
    <message id="northgard.deed.discard.title">
        <source>Discard a card</source>
        <translation>Сбросить карту</translation>
    </message>
    <message id="northgard.deed.discard.button">
        <source>Discard</source>
        <translation>Сбросить</translation>
    </message>
    <message id="northgard.deed.fight.title">
        <source>Fight here</source>
        <translation>Сразиться здесь</translation>
    </message>
    <message id="northgard.deed.fight.button">
        <source>Fight</source>
        <translation>В бой</translation>
    </message>
    <message id="northgard.deed.push_to.title">
        <source>Drive a warrior away</source>
        <translation>Прогнать воина</translation>
    </message>
    <message id="northgard.deed.push_to.kaija">
        <source>Drive Kaija away</source>
        <translation>Прогнать Кайю</translation>
    </message>
    <message id="northgard.deed.push_to.button">
        <source>Drive away</source>
        <translation>Прогнать</translation>
    </message>
    <message id="northgard.deed.spend_food.title">
        <source>Spend food</source>
        <translation>Потратить еду</translation>
    </message>
    <message id="northgard.deed.spend_food.named">
        <source>Spend {goods}</source>
        <translation>Потратить {goods}</translation>
    </message>
    <message id="northgard.deed.spend_food.none">
        <source>Spend no food</source>
        <translation>Не тратить еду</translation>
    </message>
    <message id="northgard.deed.spend_food.button">
        <source>Spend</source>
        <translation>Потратить</translation>
    </message>
    <message id="northgard.deed.take_point.title">
        <source>**1** extra [axe]</source>
        <translation>Ещё **1** [axe]</translation>
    </message>
    <message id="northgard.deed.take_point.button">
        <source>Combat point</source>
        <translation>Очко силы</translation>
    </message>
    <message id="northgard.deed.take_casualty.title">
        <source>**1** extra [skull]</source>
        <translation>Ещё **1** [skull]</translation>
    </message>
    <message id="northgard.deed.take_casualty.button">
        <source>Casualty</source>
        <translation>Потеря</translation>
    </message>
    <message id="northgard.deed.lose.title">
        <source>Lose figures</source>
        <translation>Потерять фигурки</translation>
    </message>
    <message id="northgard.deed.lose.named">
        <source>Lose {figures}</source>
        <extracomment>{figures} are such as: 3 warriors and Kaija.</extracomment>
        <translation>Потерять {figures}</translation>
    </message>
    <message id="northgard.deed.lose.button">
        <source>Lose</source>
        <translation>Потерять</translation>
    </message>
    <message id="northgard.deed.retreat_to.title">
        <source>Retreat</source>
        <translation>Отступить</translation>
    </message>
    <message id="northgard.deed.retreat_to.named">
        <source>Retreat with {figures}</source>
        <translation>Увести {figures}</translation>
    </message>
    <message id="northgard.deed.retreat_to.button">
        <source>Retreat</source>
        <translation>Отступить</translation>
    </message>
    <message id="northgard.deed.call.title">
        <source>Call a creature</source>
        <translation>Вызвать существо</translation>
    </message>
    <message id="northgard.deed.call.button">
        <source>Call</source>
        <translation>Вызвать</translation>
    </message>
    <message id="northgard.deed.put_creature.title">
        <source>Place the creature</source>
        <translation>Поместить существо</translation>
    </message>
    <message id="northgard.deed.put_creature.button">
        <source>Place</source>
        <translation>Поместить</translation>
    </message>
    <message id="northgard.deed.lead_to.title">
        <source>Lead the creature</source>
        <translation>Вести существо</translation>
    </message>
    <message id="northgard.deed.lead_to.button">
        <source>Lead here</source>
        <translation>Вести сюда</translation>
    </message>
    <message id="northgard.deed.challenge.title">
        <source>Attack a creature</source>
        <translation>Атаковать существо</translation>
    </message>
    <message id="northgard.deed.challenge.named">
        <source>Attack the {creature}</source>
        <translation>Атаковать {creature:acc}</translation>
    </message>
    <message id="northgard.deed.challenge.button">
        <source>Attack</source>
        <translation>Атаковать</translation>
    </message>
    <message id="northgard.deed.copy_card.title">
        <source>Use a card</source>
        <translation>Применить карту</translation>
    </message>
    <message id="northgard.deed.copy_card.button">
        <source>Use</source>
        <translation>Применить</translation>
    </message>
    <message id="northgard.deed.take_back.title">
        <source>From the discard pile</source>
        <translation>Из сброса</translation>
    </message>
    <message id="northgard.deed.take_back.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="northgard.deed.draw_one.title">
        <source>Draw a card</source>
        <translation>Взять карту из колоды</translation>
    </message>
    <message id="northgard.deed.draw_one.button">
        <source>Draw</source>
        <translation>Взять карту</translation>
    </message>
    <message id="northgard.deed.collect_first.title">
        <source>Collect, then build</source>
        <translation>Собрать, потом строить</translation>
    </message>
    <message id="northgard.deed.collect_first.gain">
        <source>{place}: {goods}</source>
        <extracomment>A territory and what it yields.</extracomment>
        <translation>{place}: {goods}</translation>
    </message>
    <message id="northgard.deed.collect_first.gain_nothing">
        <source>{place}: nothing</source>
        <translation>{place}: ничего</translation>
    </message>
    <message id="northgard.deed.collect_first.button">
        <source>Collect</source>
        <translation>Собрать</translation>
    </message>
    <message id="northgard.deed.build_first.title">
        <source>Build, then collect</source>
        <translation>Строить, потом собрать</translation>
    </message>
    <message id="northgard.deed.build_first.button">
        <source>Build first</source>
        <translation>Сначала строить</translation>
    </message>
    <message id="northgard.deed.exchange.title">
        <source>Replace a building</source>
        <translation>Заменить здание</translation>
    </message>
    <message id="northgard.deed.exchange.named">
        <source>{building:^}</source>
        <translation>{building:^}</translation>
    </message>
    <message id="northgard.deed.exchange.instead">
        <source>Instead of {old:a} · {place}</source>
        <translation>Вместо {old:gen} · {place}</translation>
    </message>
    <message id="northgard.deed.exchange.button">
        <source>Replace</source>
        <translation>Заменить</translation>
    </message>
    <message id="northgard.deed.remove_from.title">
        <source>Remove a warrior</source>
        <translation>Убрать воина</translation>
    </message>
    <message id="northgard.deed.remove_from.button">
        <source>Remove</source>
        <translation>Убрать</translation>
    </message>
    <message id="northgard.deed.take_kind.title">
        <source>Take a resource</source>
        <translation>Взять ресурс</translation>
    </message>
    <message id="northgard.deed.take_kind.named">
        <source>Take {goods}</source>
        <translation>Взять {goods}</translation>
    </message>
    <message id="northgard.deed.take_kind.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="northgard.deed.place_at.title">
        <source>Place a warrior</source>
        <translation>Поместить воина</translation>
    </message>
    <message id="northgard.deed.place_at.button">
        <source>Place</source>
        <translation>Поместить</translation>
    </message>
    <message id="northgard.deed.come_out_at.title">
        <source>Hidden Ways</source>
        <translation>Тайные тропы</translation>
    </message>
    <message id="northgard.deed.come_out_at.button">
        <source>Go here</source>
        <translation>Сюда</translation>
    </message>
</context>
<context>
    <name>northgard_denials</name>
    <message id="northgard.denial.all_in_one_territory">
        <source>All of them must go to the same territory.</source>
        <translation>Все они должны прийти в одну область.</translation>
    </message>
    <message id="northgard.denial.all_together">
        <source>Those who pass through a partner’s land move on together.</source>
        <translation>Через землю партнёра все проходят вместе.</translation>
    </message>
    <message id="northgard.denial.another_type">
        <source>Choose a building of another type.</source>
        <translation>Выберите здание другого типа.</translation>
    </message>
    <message id="northgard.denial.battle_there">
        <source>A battle is waiting there.</source>
        <translation>Там ещё будет битва.</translation>
    </message>
    <message id="northgard.denial.border_would_stop">
        <source>A border would end in open land here.</source>
        <translation>Граница здесь оборвётся посреди области.</translation>
    </message>
    <message id="northgard.denial.brown_bear_here">
        <source>The brown bear here prevents that.</source>
        <translation>Бурый медведь здесь этого не позволит.</translation>
    </message>
    <message id="northgard.denial.clan_taken">
        <source>**{who}** has already chosen this clan.</source>
        <translation>Этот клан уже взял другой игрок: **{who}**.</translation>
    </message>
    <message id="northgard.denial.creature_there">
        <source>There is already a creature here.</source>
        <translation>Здесь уже есть существо.</translation>
    </message>
    <message id="northgard.denial.declared_before_the_battles">
        <source>Now you can only attack a creature in the territory you just won.</source>
        <translation>Теперь можно атаковать лишь существо в только что взятой области.</translation>
    </message>
    <message id="northgard.denial.different_territories">
        <source>One warrior per territory: choose another one.</source>
        <translation>По одному воину в область: выберите другую.</translation>
    </message>
    <message id="northgard.denial.does_not_fit">
        <source>This tile fits nowhere.</source>
        <translation>Этот тайл некуда выложить.</translation>
    </message>
    <message id="northgard.denial.has_no_effect">
        <source>This card has no effect: set it aside, swap it, or give it up to strengthen the clan.</source>
        <translation>У этой карты нет действия: её можно отложить, заменить или отдать за усиление клана.</translation>
    </message>
    <message id="northgard.denial.held_by_another">
        <source>**{who}** holds that territory.</source>
        <translation>Ту область занимает **{who}**.</translation>
    </message>
    <message id="northgard.denial.held_by_bear">
        <source>The brown bear holds everyone who was here when the move began.</source>
        <translation>Бурый медведь держит тех, кто был здесь до начала перемещения.</translation>
    </message>
    <message id="northgard.denial.kaija_does_not_attack">
        <source>Kaija can enter enemy land only after “The Bear Awakens”.</source>
        <translation>Кайя входит во вражеские области только после карты «Пробуждение зверя».</translation>
    </message>
    <message id="northgard.denial.kaija_not_there">
        <source>Kaija is not there.</source>
        <translation>Кайи там нет.</translation>
    </message>
    <message id="northgard.denial.kaija_not_waiting">
        <source>Kaija is not available: she is on the map or not yours.</source>
        <translation>Кайя прийти не может: она уже на поле или не с вами.</translation>
    </message>
    <message id="northgard.denial.kaija_takes_no_bribe">
        <source>Kaija takes no bribes.</source>
        <translation>Кайю не подкупить.</translation>
    </message>
    <message id="northgard.denial.lasts_all_year">
        <source>Its effect already lasts until the end of the year.</source>
        <translation>Это и так действует до конца года.</translation>
    </message>
    <message id="northgard.denial.lies_there_already">
        <source>Scorched Earth is already there.</source>
        <translation>«Выжженная земля» уже лежит там.</translation>
    </message>
    <message id="northgard.denial.main_card_played">
        <source>You have played your main card: only Flash cards can follow.</source>
        <translation>Основная карта уже сыграна: дальше только мгновенные.</translation>
    </message>
    <message id="northgard.denial.may_not_be_copied">
        <source>This card cannot be used this way.</source>
        <translation>Эту карту так применить нельзя.</translation>
    </message>
    <message id="northgard.denial.must_be_laid">
        <source>You must place this tile.</source>
        <translation>Этот тайл нужно выложить.</translation>
    </message>
    <message id="northgard.denial.must_build">
        <source>The card says to build, and you can.</source>
        <translation>Карта велит строить, и это возможно.</translation>
    </message>
    <message id="northgard.denial.must_choose">
        <source>Choose at least one of them.</source>
        <translation>Выберите хотя бы одно из них.</translation>
    </message>
    <message id="northgard.denial.needs_a_slot">
        <source>This building needs a slot.</source>
        <translation>Этому зданию нужна ячейка.</translation>
    </message>
    <message id="northgard.denial.neither_open_nor_wooded">
        <source>This territory is closed, and its tiles show no wood.</source>
        <translation>Эта область закрыта, и на её тайлах нет леса.</translation>
    </message>
    <message id="northgard.denial.no_battle_there">
        <source>There is no battle there.</source>
        <translation>Там нет битвы.</translation>
    </message>
    <message id="northgard.denial.no_building_there">
        <source>There is no building there.</source>
        <translation>Там нет здания.</translation>
    </message>
    <message id="northgard.denial.no_cards_in_hand">
        <source>This player has no cards in hand.</source>
        <translation>У этого игрока нет карт на руке.</translation>
    </message>
    <message id="northgard.denial.no_enemy_in_reach">
        <source>No enemy warrior is within reach.</source>
        <translation>Вражеских воинов в пределах досягаемости нет.</translation>
    </message>
    <message id="northgard.denial.no_enemy_there">
        <source>There are no enemy warriors there.</source>
        <translation>Вражеских воинов там нет.</translation>
    </message>
    <message id="northgard.denial.no_figures_there">
        <source>None of your figures there can move.</source>
        <translation>Там некого перемещать.</translation>
    </message>
    <message id="northgard.denial.no_free_cell_at_the_map">
        <source>A tile must share a full side with another tile.</source>
        <translation>Тайл кладут сторона к стороне рядом с другим.</translation>
    </message>
    <message id="northgard.denial.no_free_slot">
        <source>There is no free slot here.</source>
        <translation>Здесь нет свободной ячейки.</translation>
    </message>
    <message id="northgard.denial.no_neutral_territory">
        <source>This tile would leave no neutral territory for your warriors.</source>
        <translation>На этом тайле не останется нейтральной области для ваших воинов.</translation>
    </message>
    <message id="northgard.denial.no_open_territory">
        <source>You control no open territory to explore from.</source>
        <translation>У вас нет открытой области, чтобы провести из неё разведку.</translation>
    </message>
    <message id="northgard.denial.no_such_place">
        <source>There is no such place on the map.</source>
        <translation>На поле нет такого места.</translation>
    </message>
    <message id="northgard.denial.no_such_territory">
        <source>There is no such territory on the map.</source>
        <translation>На поле нет такой области.</translation>
    </message>
    <message id="northgard.denial.no_such_token">
        <source>You don’t have the token this card needs.</source>
        <translation>У вас нет жетона, который нужен этой карте.</translation>
    </message>
    <message id="northgard.denial.no_such_upgrade">
        <source>This clan card isn’t yours to take.</source>
        <translation>Этой карты клана вам не взять.</translation>
    </message>
    <message id="northgard.denial.no_territory">
        <source>You control no territory.</source>
        <translation>Вы не контролируете ни одной области.</translation>
    </message>
    <message id="northgard.denial.no_tiles_left">
        <source>The tile pile is empty.</source>
        <translation>В стопке не осталось тайлов.</translation>
    </message>
    <message id="northgard.denial.no_token_left">
        <source>All buildings of this type are already on the map.</source>
        <translation>Все здания этого типа уже на поле.</translation>
    </message>
    <message id="northgard.denial.no_warriors_left">
        <source>All your warriors are already on the map.</source>
        <translation>Все ваши воины уже на поле.</translation>
    </message>
    <message id="northgard.denial.no_warriors_there">
        <source>There are no warriors there.</source>
        <translation>Воинов там нет.</translation>
    </message>
    <message id="northgard.denial.no_wide_closed_territory">
        <source>You control no closed territory of three or more tiles.</source>
        <translation>У вас нет закрытой области из трёх и более тайлов.</translation>
    </message>
    <message id="northgard.denial.nobody_can_go_there">
        <source>None of your figures can get there.</source>
        <translation>Никто из ваших туда не доберётся.</translation>
    </message>
    <message id="northgard.denial.none_due_there">
        <source>No warrior may be placed there.</source>
        <translation>В эту область воина поместить нельзя.</translation>
    </message>
    <message id="northgard.denial.not_adjacent">
        <source>These territories are not adjacent.</source>
        <translation>Эти области не соседние.</translation>
    </message>
    <message id="northgard.denial.not_an_opponent">
        <source>Choose an opponent.</source>
        <translation>Выберите соперника.</translation>
    </message>
    <message id="northgard.denial.not_at_the_start_tile">
        <source>The first tile must be placed next to a start tile.</source>
        <translation>Первый тайл кладут рядом со стартовым.</translation>
    </message>
    <message id="northgard.denial.not_at_your_territory">
        <source>The tile must touch one of your open territories.</source>
        <translation>Тайл должен касаться вашей открытой области.</translation>
    </message>
    <message id="northgard.denial.not_enough">
        <source>You need {goods} but have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Нужно {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_points">
        <source>This border takes **{needed}** moves, and you have **{left}** left.</source>
        <translation>Эта граница требует перемещений: **{needed}**, а осталось **{left}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_resources">
        <source>You don’t have these resources.</source>
        <translation>У вас нет этих ресурсов.</translation>
    </message>
    <message id="northgard.denial.not_in_active_zone">
        <source>This card isn’t in that active zone.</source>
        <translation>Этой карты нет в той активной зоне.</translation>
    </message>
    <message id="northgard.denial.not_in_discard_pile">
        <source>This card is not in your discard pile.</source>
        <translation>Этой карты нет в вашем сбросе.</translation>
    </message>
    <message id="northgard.denial.not_in_hand">
        <source>This card isn’t in your hand.</source>
        <translation>У вас на руке нет этой карты.</translation>
    </message>
    <message id="northgard.denial.not_in_the_row">
        <source>This card is not in the row.</source>
        <translation>Этой карты нет в ряду.</translation>
    </message>
    <message id="northgard.denial.not_neutral">
        <source>**{who}** already holds this territory.</source>
        <translation>Эту область уже занимает **{who}**.</translation>
    </message>
    <message id="northgard.denial.not_next_to_yours">
        <source>It can only go next to one of your territories.</source>
        <translation>Её кладут только рядом с вашей областью.</translation>
    </message>
    <message id="northgard.denial.not_on_a_lair">
        <source>A lair is free: the creature must go to a lair.</source>
        <translation>Есть свободное логово: существо идёт в логово.</translation>
    </message>
    <message id="northgard.denial.not_on_the_map">
        <source>This creature is not on the map.</source>
        <translation>Этого существа нет на поле.</translation>
    </message>
    <message id="northgard.denial.not_on_the_tile">
        <source>This territory is not on the tile you just placed.</source>
        <translation>Этой области нет на только что выложенном тайле.</translation>
    </message>
    <message id="northgard.denial.not_open">
        <source>This territory is closed.</source>
        <translation>Эта область закрыта.</translation>
    </message>
    <message id="northgard.denial.not_so_many">
        <source>You cannot move that many.</source>
        <translation>Столько переместить нельзя.</translation>
    </message>
    <message id="northgard.denial.not_so_many_cards">
        <source>Keep, discard and put back exactly as many as the card says.</source>
        <translation>Оставьте, сбросьте и верните столько, сколько велит карта.</translation>
    </message>
    <message id="northgard.denial.not_so_many_lost">
        <source>Choose exactly as many as fall: **{n}**.</source>
        <translation>Выберите ровно столько, сколько гибнет: **{n}**.</translation>
    </message>
    <message id="northgard.denial.not_so_many_resources">
        <source>Pay exactly this many resources: **{needed}**.</source>
        <translation>Нужно ровно столько ресурсов: **{needed}**.</translation>
    </message>
    <message id="northgard.denial.not_these_cards">
        <source>Only the cards you just drew can be dealt with here.</source>
        <translation>Распределить можно только что взятые карты.</translation>
    </message>
    <message id="northgard.denial.not_these_tiles">
        <source>These are not the tiles you drew.</source>
        <translation>Вы брали другие тайлы.</translation>
    </message>
    <message id="northgard.denial.not_your_tile">
        <source>This is not one of your tiles.</source>
        <translation>Это не ваш тайл.</translation>
    </message>
    <message id="northgard.denial.not_yours">
        <source>You do not control this territory.</source>
        <translation>Вы не контролируете эту область.</translation>
    </message>
    <message id="northgard.denial.not_yours_but">
        <source>**{who}** controls this territory.</source>
        <translation>Эту область контролирует **{who}**.</translation>
    </message>
    <message id="northgard.denial.nothing_to_build">
        <source>There is nothing you can build or afford now.</source>
        <translation>Сейчас вам нечего строить или нечем платить.</translation>
    </message>
    <message id="northgard.denial.nothing_to_choose">
        <source>None of this card’s options is possible now.</source>
        <translation>Ни один вариант этой карты сейчас невозможен.</translation>
    </message>
    <message id="northgard.denial.nothing_to_copy">
        <source>There is no card you could use this way now.</source>
        <translation>Сейчас нет карты, которую вы могли бы так применить.</translation>
    </message>
    <message id="northgard.denial.nothing_to_replace">
        <source>You have no building that can be replaced.</source>
        <translation>У вас нет здания, которое можно заменить.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_move">
        <source>None of your warriors can move.</source>
        <translation>Никто из ваших воинов не может двинуться.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_recruit">
        <source>There is no territory you can recruit in.</source>
        <translation>Призывать воинов некуда.</translation>
    </message>
    <message id="northgard.denial.one_creature_per_territory">
        <source>Only one creature per territory can be attacked in one action.</source>
        <translation>В одной области за действие атакуют только одно существо.</translation>
    </message>
    <message id="northgard.denial.one_food_per_figure">
        <source>One food per figure of yours in the battle: at most **{figures}**.</source>
        <translation>По одной еде на каждую вашу фигурку в битве: не больше **{figures}**.</translation>
    </message>
    <message id="northgard.denial.only_a_reaction">
        <source>This card is played on an opponent’s turn, in response to a card.</source>
        <translation>Эту карту играют в ход соперника, в ответ на его карту.</translation>
    </message>
    <message id="northgard.denial.only_neutral">
        <source>Only neutral territories this time.</source>
        <translation>На этот раз — только нейтральные области.</translation>
    </message>
    <message id="northgard.denial.only_one">
        <source>Only one figure can join.</source>
        <translation>Прийти может только одна фигурка.</translation>
    </message>
    <message id="northgard.denial.only_small">
        <source>Only a small building this time.</source>
        <translation>На этот раз — только маленькое здание.</translation>
    </message>
    <message id="northgard.denial.only_there">
        <source>This time you can build only in the territory you chose.</source>
        <translation>На этот раз строить можно только в выбранной области.</translation>
    </message>
    <message id="northgard.denial.other_priorities">
        <source>Another territory attracts the creature more.</source>
        <translation>Другая область привлекает существо сильнее.</translation>
    </message>
    <message id="northgard.denial.partner_has_none">
        <source>**{who}** has none of that.</source>
        <translation>У игрока **{who}** этого нет.</translation>
    </message>
    <message id="northgard.denial.partner_here">
        <source>This is your partner’s land: you need moves left to leave it.</source>
        <translation>Это земля партнёра: нужны перемещения, чтобы её покинуть.</translation>
    </message>
    <message id="northgard.denial.partner_refused">
        <source>**{who}** has already refused that.</source>
        <translation>**{who}** на такой обмен не соглашается.</translation>
    </message>
    <message id="northgard.denial.picked_already">
        <source>You have already taken your card from this year’s row.</source>
        <translation>Вы уже взяли карту из ряда этого года.</translation>
    </message>
    <message id="northgard.denial.players_first">
        <source>The battle against the player there comes first.</source>
        <translation>Сначала — битва с игроком, чьи воины там.</translation>
    </message>
    <message id="northgard.denial.rough_border">
        <source>No one can retreat over a rough border.</source>
        <translation>Через трудную границу не отступают.</translation>
    </message>
    <message id="northgard.denial.same_kind">
        <source>You can’t trade a resource for the same one.</source>
        <translation>Ресурс не меняют на такой же.</translation>
    </message>
    <message id="northgard.denial.same_size">
        <source>Swap small for small, large for large.</source>
        <translation>Маленькое меняют на маленькое, большое — на большое.</translation>
    </message>
    <message id="northgard.denial.stands_there_already">
        <source>This territory already has a building of this type.</source>
        <translation>Такое здание в этой области уже есть.</translation>
    </message>
    <message id="northgard.denial.stopped_by_enemies">
        <source>Figures that meet an enemy can move no further.</source>
        <translation>Кто встретил врага, дальше не идёт.</translation>
    </message>
    <message id="northgard.denial.takes_no_slot">
        <source>This time a small building needs no slot: choose the territory.</source>
        <translation>На этот раз маленькому зданию ячейка не нужна: выберите область.</translation>
    </message>
    <message id="northgard.denial.three_for_one">
        <source>Give exactly three resources.</source>
        <translation>Отдайте ровно три ресурса.</translation>
    </message>
    <message id="northgard.denial.too_few_cards">
        <source>You need **{needed}** cards; your deck and discard pile hold **{held}**.</source>
        <translation>Нужно карт: **{needed}**; в колоде и сбросе — **{held}**.</translation>
    </message>
    <message id="northgard.denial.two_different_ones">
        <source>Choose a second, different action.</source>
        <translation>Второе действие должно отличаться от первого.</translation>
    </message>
    <message id="northgard.denial.two_valkyries">
        <source>Two fallen valkyries are there: no one can enter.</source>
        <translation>Две падшие валькирии: туда никто не войдёт.</translation>
    </message>
    <message id="northgard.denial.unrest_stays">
        <source>Unrest cannot leave the game.</source>
        <translation>«Беспорядки» нельзя убрать из игры.</translation>
    </message>
    <message id="northgard.denial.valkyrie_here">
        <source>A fallen valkyrie is there.</source>
        <translation>Там падшая валькирия.</translation>
    </message>
    <message id="northgard.denial.would_join_players">
        <source>The territories of **{who}** and **{other}** would become one.</source>
        <translation>Области игроков **{who}** и **{other}** стали бы одной.</translation>
    </message>
    <message id="northgard.denial.would_join_valkyrie">
        <source>Warriors and a fallen valkyrie would end up in one territory.</source>
        <translation>Воины и падшая валькирия оказались бы в одной области.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_large">
        <source>Only large buildings fit a large slot.</source>
        <translation>На большой ячейке стоят только большие здания.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_rune">
        <source>A large building does not fit a rune slot.</source>
        <translation>Большое здание не встанет на рунную ячейку.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_small">
        <source>A small slot takes small buildings only, but no rune stones.</source>
        <translation>На маленькой ячейке стоят только маленькие здания, кроме рунного камня.</translation>
    </message>
    <message id="northgard.denial.yields_none">
        <source>The territory yields none of that.</source>
        <translation>Эта область такого не приносит.</translation>
    </message>
    <message id="northgard.denial.yields_none_of_it">
        <source>The territory yields none of that.</source>
        <translation>Эта область такого не приносит.</translation>
    </message>
</context>
<context>
    <name>northgard_lands</name>
    <message id="northgard.land.0">
        <source>Elk Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лосиная долина|gen=Лосиной долины|acc=Лосиную долину|loc=Лосиной долине</translation>
    </message>
    <message id="northgard.land.1">
        <source>Fox Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лисья лощина|gen=Лисьей лощины|acc=Лисью лощину|loc=Лисьей лощине</translation>
    </message>
    <message id="northgard.land.2">
        <source>Oak Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дубовая роща|gen=Дубовой рощи|acc=Дубовую рощу|loc=Дубовой роще</translation>
    </message>
    <message id="northgard.land.3">
        <source>Swan Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лебединая бухта|gen=Лебединой бухты|acc=Лебединую бухту|loc=Лебединой бухте</translation>
    </message>
    <message id="northgard.land.4">
        <source>Badger Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Барсучья ложбина|gen=Барсучьей ложбины|acc=Барсучью ложбину|loc=Барсучьей ложбине</translation>
    </message>
    <message id="northgard.land.5">
        <source>Clover Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клеверная лощина|gen=Клеверной лощины|acc=Клеверную лощину|loc=Клеверной лощине</translation>
    </message>
    <message id="northgard.land.6">
        <source>Hazel Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ореховый лог|gen=Орехового лога|acc=Ореховый лог|loc=Ореховом логу</translation>
    </message>
    <message id="northgard.land.7">
        <source>Pear Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грушевая долина|gen=Грушевой долины|acc=Грушевую долину|loc=Грушевой долине</translation>
    </message>
    <message id="northgard.land.8">
        <source>Honey Meadows</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Медовые луга|gen=Медовых лугов|acc=Медовые луга|loc=Медовых лугах</translation>
    </message>
    <message id="northgard.land.9">
        <source>Marten Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кунья лощина|gen=Куньей лощины|acc=Кунью лощину|loc=Куньей лощине</translation>
    </message>
    <message id="northgard.land.10">
        <source>Beaver Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бобровая заводь|gen=Бобровой заводи|acc=Бобровую заводь|loc=Бобровой заводи</translation>
    </message>
    <message id="northgard.land.11">
        <source>Gloomy Ravine</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мрачный овраг|gen=Мрачного оврага|acc=Мрачный овраг|loc=Мрачном овраге</translation>
    </message>
    <message id="northgard.land.12">
        <source>Mouse Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мышиный лог|gen=Мышиного лога|acc=Мышиный лог|loc=Мышином логу</translation>
    </message>
    <message id="northgard.land.13">
        <source>Wheat Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пшеничные поля|gen=Пшеничных полей|acc=Пшеничные поля|loc=Пшеничных полях</translation>
    </message>
    <message id="northgard.land.14">
        <source>Bone Gully</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Костяная падь|gen=Костяной пади|acc=Костяную падь|loc=Костяной пади</translation>
    </message>
    <message id="northgard.land.15">
        <source>Stone Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Каменный лог|gen=Каменного лога|acc=Каменный лог|loc=Каменном логу</translation>
    </message>
    <message id="northgard.land.16">
        <source>Pigeon Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Голубиная лощина|gen=Голубиной лощины|acc=Голубиную лощину|loc=Голубиной лощине</translation>
    </message>
    <message id="northgard.land.17">
        <source>Crab Cove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крабовая бухта|gen=Крабовой бухты|acc=Крабовую бухту|loc=Крабовой бухте</translation>
    </message>
    <message id="northgard.land.18">
        <source>King’s Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Королевская долина|gen=Королевской долины|acc=Королевскую долину|loc=Королевской долине</translation>
    </message>
    <message id="northgard.land.19">
        <source>Dead Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мёртвые топи|gen=Мёртвых топей|acc=Мёртвые топи|loc=Мёртвых топях</translation>
    </message>
    <message id="northgard.land.20">
        <source>Copper Crags</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Медные скалы|gen=Медных скал|acc=Медные скалы|loc=Медных скалах</translation>
    </message>
    <message id="northgard.land.21">
        <source>Flint Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кремнистая долина|gen=Кремнистой долины|acc=Кремнистую долину|loc=Кремнистой долине</translation>
    </message>
    <message id="northgard.land.22">
        <source>Rich Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Богатый край|gen=Богатого края|acc=Богатый край|loc=Богатом краю</translation>
    </message>
    <message id="northgard.land.23">
        <source>Bee Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пчелиный лог|gen=Пчелиного лога|acc=Пчелиный лог|loc=Пчелином логу</translation>
    </message>
    <message id="northgard.land.24">
        <source>Reed Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Камышовые топи|gen=Камышовых топей|acc=Камышовые топи|loc=Камышовых топях</translation>
    </message>
    <message id="northgard.land.25">
        <source>Rune Hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рунные холмы|gen=Рунных холмов|acc=Рунные холмы|loc=Рунных холмах</translation>
    </message>
    <message id="northgard.land.26">
        <source>Cedar Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кедровый бор|gen=Кедрового бора|acc=Кедровый бор|loc=Кедровом бору</translation>
    </message>
    <message id="northgard.land.27">
        <source>White Crags</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Белые скалы|gen=Белых скал|acc=Белые скалы|loc=Белых скалах</translation>
    </message>
    <message id="northgard.land.28">
        <source>Raspberry Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Малиновый лог|gen=Малинового лога|acc=Малиновый лог|loc=Малиновом логу</translation>
    </message>
    <message id="northgard.land.29">
        <source>Deep Caves</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глубокие пещеры|gen=Глубоких пещер|acc=Глубокие пещеры|loc=Глубоких пещерах</translation>
    </message>
    <message id="northgard.land.30">
        <source>Smoky Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дымная лощина|gen=Дымной лощины|acc=Дымную лощину|loc=Дымной лощине</translation>
    </message>
    <message id="northgard.land.31">
        <source>Poplar Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тополиная лощина|gen=Тополиной лощины|acc=Тополиную лощину|loc=Тополиной лощине</translation>
    </message>
    <message id="northgard.land.32">
        <source>Fern Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Папоротниковая лощина|gen=Папоротниковой лощины|acc=Папоротниковую лощину|loc=Папоротниковой лощине</translation>
    </message>
    <message id="northgard.land.33">
        <source>Flax Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Льняные поля|gen=Льняных полей|acc=Льняные поля|loc=Льняных полях</translation>
    </message>
    <message id="northgard.land.34">
        <source>Granite Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гранитная лощина|gen=Гранитной лощины|acc=Гранитную лощину|loc=Гранитной лощине</translation>
    </message>
    <message id="northgard.land.35">
        <source>Nettle Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Крапивный лог|gen=Крапивного лога|acc=Крапивный лог|loc=Крапивном логу</translation>
    </message>
    <message id="northgard.land.36">
        <source>Goose Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гусиная лощина|gen=Гусиной лощины|acc=Гусиную лощину|loc=Гусиной лощине</translation>
    </message>
    <message id="northgard.land.37">
        <source>Burdock Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лопуховая низина|gen=Лопуховой низины|acc=Лопуховую низину|loc=Лопуховой низине</translation>
    </message>
    <message id="northgard.land.38">
        <source>Wormwood Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полынная низина|gen=Полынной низины|acc=Полынную низину|loc=Полынной низине</translation>
    </message>
    <message id="northgard.land.39">
        <source>Maple Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кленовая роща|gen=Кленовой рощи|acc=Кленовую рощу|loc=Кленовой роще</translation>
    </message>
    <message id="northgard.land.40">
        <source>Long Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Долгая долина|gen=Долгой долины|acc=Долгую долину|loc=Долгой долине</translation>
    </message>
    <message id="northgard.land.41">
        <source>Mint Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мятная ложбина|gen=Мятной ложбины|acc=Мятную ложбину|loc=Мятной ложбине</translation>
    </message>
    <message id="northgard.land.42">
        <source>Rowan Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рябиновая роща|gen=Рябиновой рощи|acc=Рябиновую рощу|loc=Рябиновой роще</translation>
    </message>
    <message id="northgard.land.43">
        <source>Barren Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пустынная низина|gen=Пустынной низины|acc=Пустынную низину|loc=Пустынной низине</translation>
    </message>
    <message id="northgard.land.44">
        <source>Dark Forest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тёмный лес|gen=Тёмного леса|acc=Тёмный лес|loc=Тёмном лесу</translation>
    </message>
    <message id="northgard.land.45">
        <source>Lily Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ландышевая долина|gen=Ландышевой долины|acc=Ландышевую долину|loc=Ландышевой долине</translation>
    </message>
    <message id="northgard.land.46">
        <source>Guelder Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Калиновая лощина|gen=Калиновой лощины|acc=Калиновую лощину|loc=Калиновой лощине</translation>
    </message>
    <message id="northgard.land.47">
        <source>Salmon Bay</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лососёвая бухта|gen=Лососёвой бухты|acc=Лососёвую бухту|loc=Лососёвой бухте</translation>
    </message>
    <message id="northgard.land.48">
        <source>Peace Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мирная долина|gen=Мирной долины|acc=Мирную долину|loc=Мирной долине</translation>
    </message>
    <message id="northgard.land.49">
        <source>Dew Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Росистая долина|gen=Росистой долины|acc=Росистую долину|loc=Росистой долине</translation>
    </message>
    <message id="northgard.land.50">
        <source>Quiet Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тихая долина|gen=Тихой долины|acc=Тихую долину|loc=Тихой долине</translation>
    </message>
    <message id="northgard.land.51">
        <source>Millet Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Просяные поля|gen=Просяных полей|acc=Просяные поля|loc=Просяных полях</translation>
    </message>
    <message id="northgard.land.52">
        <source>Sand Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Песчаный лог|gen=Песчаного лога|acc=Песчаный лог|loc=Песчаном логу</translation>
    </message>
    <message id="northgard.land.53">
        <source>Barrow Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Курганная долина|gen=Курганной долины|acc=Курганную долину|loc=Курганной долине</translation>
    </message>
    <message id="northgard.land.54">
        <source>Grim Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гиблые дебри|gen=Гиблых дебрей|acc=Гиблые дебри|loc=Гиблых дебрях</translation>
    </message>
    <message id="northgard.land.55">
        <source>Northern Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Северный край|gen=Северного края|acc=Северный край|loc=Северном краю</translation>
    </message>
    <message id="northgard.land.56">
        <source>Crystal Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хрустальное ущелье|gen=Хрустального ущелья|acc=Хрустальное ущелье|loc=Хрустальном ущелье</translation>
    </message>
    <message id="northgard.land.57">
        <source>Clay Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глинистый лог|gen=Глинистого лога|acc=Глинистый лог|loc=Глинистом логу</translation>
    </message>
    <message id="northgard.land.58">
        <source>Linden Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Липовая роща|gen=Липовой рощи|acc=Липовую рощу|loc=Липовой роще</translation>
    </message>
    <message id="northgard.land.59">
        <source>Chalk Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Меловая ложбина|gen=Меловой ложбины|acc=Меловую ложбину|loc=Меловой ложбине</translation>
    </message>
    <message id="northgard.land.60">
        <source>Ancient Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Древний лес|gen=Древнего леса|acc=Древний лес|loc=Древнем лесу</translation>
    </message>
    <message id="northgard.land.61">
        <source>Wet Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мокрая низина|gen=Мокрой низины|acc=Мокрую низину|loc=Мокрой низине</translation>
    </message>
    <message id="northgard.land.62">
        <source>Buckwheat Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гречишные поля|gen=Гречишных полей|acc=Гречишные поля|loc=Гречишных полях</translation>
    </message>
    <message id="northgard.land.63">
        <source>Moon Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лунная долина|gen=Лунной долины|acc=Лунную долину|loc=Лунной долине</translation>
    </message>
    <message id="northgard.land.64">
        <source>Mushroom Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грибная лощина|gen=Грибной лощины|acc=Грибную лощину|loc=Грибной лощине</translation>
    </message>
    <message id="northgard.land.65">
        <source>Far Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дальний край|gen=Дальнего края|acc=Дальний край|loc=Дальнем краю</translation>
    </message>
    <message id="northgard.land.66">
        <source>Warm Dell</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тёплая лощина|gen=Тёплой лощины|acc=Тёплую лощину|loc=Тёплой лощине</translation>
    </message>
    <message id="northgard.land.67">
        <source>Lynx Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рысья чаща|gen=Рысьей чащи|acc=Рысью чащу|loc=Рысьей чаще</translation>
    </message>
    <message id="northgard.land.68">
        <source>Thunder Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Громовое ущелье|gen=Громового ущелья|acc=Громовое ущелье|loc=Громовом ущелье</translation>
    </message>
    <message id="northgard.land.69">
        <source>Bald Hills</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лысые холмы|gen=Лысых холмов|acc=Лысые холмы|loc=Лысых холмах</translation>
    </message>
    <message id="northgard.land.70">
        <source>Mist Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Туманная долина|gen=Туманной долины|acc=Туманную долину|loc=Туманной долине</translation>
    </message>
    <message id="northgard.land.71">
        <source>Drowsy Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дремотная ложбина|gen=Дремотной ложбины|acc=Дремотную ложбину|loc=Дремотной ложбине</translation>
    </message>
    <message id="northgard.land.72">
        <source>Cold Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Холодное ущелье|gen=Холодного ущелья|acc=Холодное ущелье|loc=Холодном ущелье</translation>
    </message>
    <message id="northgard.land.73">
        <source>Southern Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Южный край|gen=Южного края|acc=Южный край|loc=Южном краю</translation>
    </message>
    <message id="northgard.land.74">
        <source>Blue Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Голубая долина|gen=Голубой долины|acc=Голубую долину|loc=Голубой долине</translation>
    </message>
    <message id="northgard.land.75">
        <source>Gentle Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пологая лощина|gen=Пологой лощины|acc=Пологую лощину|loc=Пологой лощине</translation>
    </message>
    <message id="northgard.land.76">
        <source>Dawn Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рассветная долина|gen=Рассветной долины|acc=Рассветную долину|loc=Рассветной долине</translation>
    </message>
    <message id="northgard.land.77">
        <source>Robber Ravine</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Разбойничий овраг|gen=Разбойничьего оврага|acc=Разбойничий овраг|loc=Разбойничьем овраге</translation>
    </message>
    <message id="northgard.land.78">
        <source>Hidden Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Потаённый лог|gen=Потаённого лога|acc=Потаённый лог|loc=Потаённом логу</translation>
    </message>
    <message id="northgard.land.79">
        <source>Poppy Fields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Маковые поля|gen=Маковых полей|acc=Маковые поля|loc=Маковых полях</translation>
    </message>
    <message id="northgard.land.80">
        <source>Round Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Круглая ложбина|gen=Круглой ложбины|acc=Круглую ложбину|loc=Круглой ложбине</translation>
    </message>
    <message id="northgard.land.81">
        <source>Larch Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лиственничный лес|gen=Лиственничного леса|acc=Лиственничный лес|loc=Лиственничном лесу</translation>
    </message>
    <message id="northgard.land.82">
        <source>Noon Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Полуденная долина|gen=Полуденной долины|acc=Полуденную долину|loc=Полуденной долине</translation>
    </message>
    <message id="northgard.land.83">
        <source>Hornbeam Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабовый лес|gen=Грабового леса|acc=Грабовый лес|loc=Грабовом лесу</translation>
    </message>
    <message id="northgard.land.84">
        <source>Crooked Gully</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кривая падь|gen=Кривой пади|acc=Кривую падь|loc=Кривой пади</translation>
    </message>
    <message id="northgard.land.85">
        <source>New Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Новый край|gen=Нового края|acc=Новый край|loc=Новом краю</translation>
    </message>
    <message id="northgard.land.86">
        <source>Beech Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Буковый лес|gen=Букового леса|acc=Буковый лес|loc=Буковом лесу</translation>
    </message>
    <message id="northgard.land.87">
        <source>Birch Grove</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Берёзовая роща|gen=Берёзовой рощи|acc=Берёзовую рощу|loc=Берёзовой роще</translation>
    </message>
    <message id="northgard.land.88">
        <source>Blessed Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Благодатная долина|gen=Благодатной долины|acc=Благодатную долину|loc=Благодатной долине</translation>
    </message>
    <message id="northgard.land.89">
        <source>Near Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ближняя лощина|gen=Ближней лощины|acc=Ближнюю лощину|loc=Ближней лощине</translation>
    </message>
    <message id="northgard.land.90">
        <source>Nether Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нижняя долина|gen=Нижней долины|acc=Нижнюю долину|loc=Нижней долине</translation>
    </message>
    <message id="northgard.land.91">
        <source>Thorn Thicket</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Терновая чаща|gen=Терновой чащи|acc=Терновую чащу|loc=Терновой чаще</translation>
    </message>
    <message id="northgard.land.92">
        <source>Rain Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дождливая долина|gen=Дождливой долины|acc=Дождливую долину|loc=Дождливой долине</translation>
    </message>
    <message id="northgard.land.93">
        <source>Rotten Fen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гнилые топи|gen=Гнилых топей|acc=Гнилые топи|loc=Гнилых топях</translation>
    </message>
    <message id="northgard.land.94">
        <source>Amber Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Янтарная долина|gen=Янтарной долины|acc=Янтарную долину|loc=Янтарной долине</translation>
    </message>
    <message id="northgard.land.95">
        <source>Frost Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Морозная долина|gen=Морозной долины|acc=Морозную долину|loc=Морозной долине</translation>
    </message>
    <message id="northgard.land.96">
        <source>Echo Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гулкая теснина|gen=Гулкой теснины|acc=Гулкую теснину|loc=Гулкой теснине</translation>
    </message>
    <message id="northgard.land.97">
        <source>Spring Dale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Родниковый лог|gen=Родникового лога|acc=Родниковый лог|loc=Родниковом логу</translation>
    </message>
    <message id="northgard.land.98">
        <source>Lonely Wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Глухая пуща|gen=Глухой пущи|acc=Глухую пущу|loc=Глухой пуще</translation>
    </message>
    <message id="northgard.land.99">
        <source>River Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Речная долина|gen=Речной долины|acc=Речную долину|loc=Речной долине</translation>
    </message>
    <message id="northgard.land.100">
        <source>Moss Hollow</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мшистая лощина|gen=Мшистой лощины|acc=Мшистую лощину|loc=Мшистой лощине</translation>
    </message>
    <message id="northgard.land.101">
        <source>Pearl Vale</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Жемчужная долина|gen=Жемчужной долины|acc=Жемчужную долину|loc=Жемчужной долине</translation>
    </message>
    <message id="northgard.land.102">
        <source>Narrow Gorge</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тесное ущелье|gen=Тесного ущелья|acc=Тесное ущелье|loc=Тесном ущелье</translation>
    </message>
</context>
<context>
    <name>northgard_options</name>
    <message id="northgard.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
        </translation>
    </message>
    <message id="northgard.result.sudden_victory">
        <source>{names} controls **{regions}** closed territories with large buildings.</source>
        <translation>{names}: закрытых областей с большими зданиями — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_team">
        <source>Together {names} control **{regions}** closed territories with large buildings.</source>
        <translation>{names} вместе: закрытых областей с большими зданиями — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_shared">
        <source>{names} control **{regions}** closed territories with large buildings each.</source>
        <translation>{names}: закрытых областей с большими зданиями — по **{regions}**.</translation>
    </message>
    <message id="northgard.result.most_fame">
        <source>{names} has the most fame: **{points}** [glory].</source>
        <translation>Больше всего славы — у игрока {names}: **{points}** [glory].</translation>
    </message>
    <message id="northgard.result.most_fame_team">
        <source>{names} have the most fame together.</source>
        <translation>{names} вместе добыли больше всего славы.</translation>
    </message>
    <message id="northgard.result.most_fame_shared">
        <source>{names} share the victory with **{points}** [glory] each.</source>
        <translation>{names} делят победу: у каждого **{points}** [glory].</translation>
    </message>
    <message id="northgard.option.years.title">
        <source>Years</source>
        <translation>Сколько лет</translation>
    </message>
    <message id="northgard.option.years.detail">
        <source>Ten years are decided by fame alone; in seven, three closed territories can win too</source>
        <translation>За десять лет всё решает слава; за семь можно победить и тремя закрытыми областями</translation>
    </message>
    <message id="northgard.option.years.7">
        <source>Seven</source>
        <translation>Семь</translation>
    </message>
    <message id="northgard.option.years.10">
        <source>Ten</source>
        <translation>Десять</translation>
    </message>
    <message id="northgard.option.creatures.title">
        <source>Creatures</source>
        <translation>Существа</translation>
    </message>
    <message id="northgard.option.creatures.detail">
        <source>Wolves, bears, draugr and valkyries leave their lairs</source>
        <translation>Из логов выходят волки, медведи, драугры и валькирии</translation>
    </message>
    <message id="northgard.option.more_creatures.title">
        <source>More creatures!</source>
        <translation>Ещё больше существ!</translation>
    </message>
    <message id="northgard.option.more_creatures.detail">
        <source>Players who pass may call a creature</source>
        <translation>Спасовав, игрок может вызвать существо</translation>
    </message>
    <message id="northgard.option.teams.title">
        <source>Teams</source>
        <translation>Игра командами</translation>
    </message>
    <message id="northgard.option.teams.detail">
        <source>Two against two: partners sit opposite each other and add up their fame</source>
        <translation>Двое на двое: партнёры сидят друг напротив друга, слава общая</translation>
    </message>
    <message id="northgard.option.clans.title">
        <source>Clans</source>
        <translation>Кланы</translation>
    </message>
    <message id="northgard.option.clans.detail">
        <source>Players choose their clans, or they are dealt at random</source>
        <translation>Каждый выбирает клан, или их раздаёт случай</translation>
    </message>
    <message id="northgard.option.clans.chosen">
        <source>Chosen</source>
        <translation>На выбор</translation>
    </message>
    <message id="northgard.option.clans.dealt">
        <source>Dealt</source>
        <translation>Случайно</translation>
    </message>
    <message id="northgard.option.first_player.title">
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message id="northgard.option.first_player.detail">
        <source>Normally the player who rolls the most axes</source>
        <translation>Обычно тот, кто выбросит больше всего топоров</translation>
    </message>
    <message id="northgard.option.first_player.auto">
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message id="northgard.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="northgard.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Место {n}</translation>
    </message>
    <message id="northgard.option.open_fame.title">
        <source>Open fame</source>
        <translation>Открытая слава</translation>
    </message>
    <message id="northgard.option.open_fame.detail">
        <source>Everyone can see how much fame the others have</source>
        <translation>Все видят, сколько славы у других</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.title">
        <source>Without the second start tile</source>
        <translation>Без второго стартового тайла</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.detail">
        <source>The five-player start tile stays in the box when fewer play</source>
        <translation>Стартовый тайл для пятерых остаётся в коробке, если играют меньше пяти</translation>
    </message>
</context>
<context>
    <name>northgard_page</name>
    <message id="northgard.page.bar.year">
        <source>Year</source>
        <extracomment>Before a row of numbers: the years of the game.</extracomment>
        <translation>Год</translation>
    </message>
    <message id="northgard.page.panel.final">
        <source>**{n}** [glory] if the game ended now</source>
        <extracomment>With cards, achievements and resources.</extracomment>
        <translation>**{n}** [glory], если бы игра закончилась сейчас</translation>
    </message>
    <message id="northgard.page.panel.harvest">
        <source>Next harvest: {goods}</source>
        <extracomment>{goods} are such as: 2 [food] 1 [glory].</extracomment>
        <translation>Ближайший урожай: {goods}</translation>
    </message>
    <message id="northgard.page.panel.upgrades">
        <source>Clan cards available: {cards}</source>
        <extracomment>{cards} are names of clan cards that cost lore.</extracomment>
        <translation>Усиления клана: {cards}</translation>
    </message>
    <message id="northgard.page.note.danger">
        <source>Beware</source>
        <translation>Берегитесь</translation>
    </message>
    <message id="northgard.page.note.year_end">
        <source>How your year ends</source>
        <extracomment>A heading over a forecast of harvest and winter.</extracomment>
        <translation>Итоги вашего года</translation>
    </message>
    <message id="northgard.page.note.harvest">
        <source>Harvest: {goods}</source>
        <translation>Урожай: {goods}</translation>
    </message>
    <message id="northgard.page.note.may_lose">
        <source>Scorched Earth may take **1** of these resources</source>
        <translation>«Выжженная земля» может забрать из него **1** ресурс</translation>
    </message>
    <message id="northgard.page.note.may_steal">
        <source>Scorched Earth may bring **1** more resource</source>
        <translation>«Выжженная земля» может принести ещё **1** ресурс</translation>
    </message>
    <message id="northgard.page.note.next_step" numerus="yes">
        <source>**{n}** more warrior: winter takes {goods} | **{n}** more warriors: winter takes {goods}</source>
        <extracomment>So many more warriors make winter cost {goods}.</extracomment>
        <translation>
            <numerusform>Ещё **{n}** воин — и зима возьмёт {goods}</numerusform>
            <numerusform>Ещё **{n}** воина — и зима возьмёт {goods}</numerusform>
            <numerusform>Ещё **{n}** воинов — и зима возьмёт {goods}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.tray.turn">
        <source>Turn it with the wheel, R or these buttons, then choose a cell.</source>
        <extracomment>A tile in hand; R is a key.</extracomment>
        <translation>Поворачивайте колесом, клавишей R или кнопками; затем выберите клетку.</translation>
    </message>
    <message id="northgard.page.tray.build">
        <source>Choose a building, then a slot for it.</source>
        <translation>Выберите здание, затем ячейку для него.</translation>
    </message>
    <message id="northgard.page.row.empty">
        <source>All cards of this year have been taken.</source>
        <translation>Все карты этого года разобраны.</translation>
    </message>
    <message id="northgard.page.browse.own">
        <source>All your cards</source>
        <translation>Все ваши карты</translation>
    </message>
    <message id="northgard.page.browse.order">
        <source>You know which cards are in your deck, but not their order.</source>
        <translation>Вы знаете, какие карты лежат в колоде, но не их порядок.</translation>
    </message>
    <message id="northgard.page.browse.left">
        <source>{n} left</source>
        <extracomment>So many tokens of a building.</extracomment>
        <translation>осталось {n}</translation>
    </message>
    <message id="northgard.page.upgrade.take">
        <source>Take this clan card</source>
        <translation>Взять эту карту клана</translation>
    </message>
    <message id="northgard.page.upgrade.give">
        <source>In exchange for this card from your hand</source>
        <translation>Взамен этой карты с руки</translation>
    </message>
    <message id="northgard.page.upgrade.what">
        <source>What happens to that card</source>
        <translation>Что станет с картой</translation>
    </message>
    <message id="northgard.page.upgrade.aside">
        <source>Set it aside</source>
        <extracomment>A choice: the card lies among those played this year.</extracomment>
        <translation>Отложить</translation>
    </message>
    <message id="northgard.page.upgrade.box">
        <source>Out of the game</source>
        <extracomment>A choice: the card leaves the game.</extracomment>
        <translation>Убрать из игры</translation>
    </message>
    <message id="northgard.page.assign.keep">
        <source>Keep</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>Оставить</translation>
    </message>
    <message id="northgard.page.assign.discard">
        <source>Discard</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message id="northgard.page.assign.top">
        <source>On the deck</source>
        <extracomment>A choice under a drawn card.</extracomment>
        <translation>На колоду</translation>
    </message>
    <message id="northgard.page.tile.first_left">
        <source>Of the others, the left one will come up first.</source>
        <translation>Из остальных первым снова появится левый.</translation>
    </message>
    <message id="northgard.page.tile.first_right">
        <source>Of the others, the right one will come up first.</source>
        <translation>Из остальных первым снова появится правый.</translation>
    </message>
    <message id="northgard.page.tile.other_order">
        <source>Other order</source>
        <extracomment>A button: the tiles that are not taken go under the pile the other way round.</extracomment>
        <translation>Другой порядок</translation>
    </message>
    <message id="northgard.page.amount.to">
        <source>To {place:acc}</source>
        <extracomment>A territory, whither one goes.</extracomment>
        <translation>Куда: {place}</translation>
    </message>
    <message id="northgard.page.amount.warriors">
        <source>Warriors</source>
        <translation>Воины</translation>
    </message>
    <message id="northgard.page.amount.of">
        <source>of {n}</source>
        <extracomment>After the word Warriors: there are so many.</extracomment>
        <translation>из {n}</translation>
    </message>
    <message id="northgard.page.amount.nobody">
        <source>Someone must go.</source>
        <translation>Кто-то должен пойти.</translation>
    </message>
    <message id="northgard.page.odds.creature">
        <source>Attack: {creature}</source>
        <translation>Атака на существо: {creature}</translation>
    </message>
    <message id="northgard.page.odds.strengths">
        <source>**{own}** [axe] against **{other}** [axe], plus the dice</source>
        <extracomment>Strengths before food and dice.</extracomment>
        <translation>**{own}** [axe] против **{other}** [axe], и ещё кубики</translation>
    </message>
    <message id="northgard.page.odds.win">
        <source>You win: **{n}%**</source>
        <extracomment>A chance.</extracomment>
        <translation>Вы победите: **{n} %**</translation>
    </message>
    <message id="northgard.page.odds.win_by_food">
        <source>You win: **{n}%** without food, **{least}–{most}%** with food</source>
        <extracomment>A chance, and how far it goes down or up by what both sides can spend.</extracomment>
        <translation>Вы победите: **{n} %** без еды, **{least}–{most} %** с едой</translation>
    </message>
    <message id="northgard.page.bubble.figures" numerus="yes">
        <source>**{n}** warrior | **{n}** warriors</source>
        <translation>
            <numerusform>**{n}** воин</numerusform>
            <numerusform>**{n}** воина</numerusform>
            <numerusform>**{n}** воинов</numerusform>
        </translation>
    </message>
    <message id="northgard.page.bubble.march_from">
        <source>**Move from here:** choose where to</source>
        <translation>**Перемещение отсюда:** выберите, куда</translation>
    </message>
    <message id="northgard.page.battle.title">
        <source>Battle: {place}</source>
        <extracomment>{place} is a territory.</extracomment>
        <translation>Битва: {place}</translation>
    </message>
    <message id="northgard.page.battle.attacks">
        <source>attacks</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>атакует</translation>
    </message>
    <message id="northgard.page.battle.defends">
        <source>defends</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>защищается</translation>
    </message>
    <message id="northgard.page.battle.strength">
        <source>Strength</source>
        <translation>Сила</translation>
    </message>
    <message id="northgard.page.battle.food" numerus="yes">
        <source>{n} food spent | {n} food spent</source>
        <translation>
            <numerusform>Потрачено еды: {n}</numerusform>
            <numerusform>Потрачено еды: {n}</numerusform>
            <numerusform>Потрачено еды: {n}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.battle.die">
        <source>Battle die</source>
        <translation>Кубик битвы</translation>
    </message>
    <message id="northgard.page.battle.card">
        <source>The card’s bonus</source>
        <translation>Бонус карты</translation>
    </message>
    <message id="northgard.page.battle.fortress">
        <source>Fortress</source>
        <translation>Форт</translation>
    </message>
    <message id="northgard.page.battle.tower">
        <source>Defence tower</source>
        <translation>Защитная башня</translation>
    </message>
    <message id="northgard.page.battle.creature">
        <source>Its own strength</source>
        <translation>Собственная сила</translation>
    </message>
    <message id="northgard.page.battle.step_warriors">
        <source>Warriors</source>
        <extracomment>The seven steps of a battle.</extracomment>
        <translation>Воины</translation>
    </message>
    <message id="northgard.page.battle.step_bonuses">
        <source>Bonuses</source>
        <translation>Бонусы</translation>
    </message>
    <message id="northgard.page.battle.step_food">
        <source>Food</source>
        <translation>Еда</translation>
    </message>
    <message id="northgard.page.battle.step_dice">
        <source>Dice</source>
        <translation>Кубики</translation>
    </message>
    <message id="northgard.page.battle.step_outcome">
        <source>Outcome</source>
        <translation>Исход</translation>
    </message>
    <message id="northgard.page.battle.step_losses">
        <source>Losses</source>
        <translation>Потери</translation>
    </message>
    <message id="northgard.page.battle.step_retreat">
        <source>Retreat</source>
        <translation>Отступление</translation>
    </message>
    <message id="northgard.page.battle.if_rolled_unfed">
        <source>If {who} rolls, and {other} spends no food…</source>
        <extracomment>The same, while {other} may still spend food.</extracomment>
        <translation>Если {who} выбросит, а {other} не тратит еду…</translation>
    </message>
    <message id="northgard.page.battle.if_rolled">
        <source>If {who} rolls…</source>
        <extracomment>Over boxes, one for each face of the die. {who} is a player or a creature.</extracomment>
        <translation>Если {who} выбросит…</translation>
    </message>
    <message id="northgard.page.battle.nobody">
        <source>no one</source>
        <extracomment>Nobody wins.</extracomment>
        <translation>никто</translation>
    </message>
    <message id="northgard.page.battle.chance">
        <source>you win: **{n}%**</source>
        <extracomment>Under a choice, such as: 2 food.</extracomment>
        <translation>победа: **{n} %**</translation>
    </message>
    <message id="northgard.page.battle.chance_by_food">
        <source>you win: **{least}–{n}%**</source>
        <extracomment>The same; the first if the other side spends all the food it can.</extracomment>
        <translation>победа: **{least}–{n} %**</translation>
    </message>
    <message id="northgard.page.battle.food_note">
        <source>At most **1** [food] per figure of yours; you have **{n}**. Food you spend is gone.</source>
        <extracomment>{n} counts food.</extracomment>
        <translation>Не больше **1** [food] на каждую вашу фигурку; у вас **{n}**. Потраченное не вернётся.</translation>
    </message>
    <message id="northgard.page.battle.spend" numerus="yes">
        <source>Spend {n} food | Spend {n} food</source>
        <extracomment>A button.</extracomment>
        <translation>
            <numerusform>Потратить {n} еду</numerusform>
            <numerusform>Потратить {n} еды</numerusform>
            <numerusform>Потратить {n} еды</numerusform>
        </translation>
    </message>
    <message id="northgard.page.battle.spend_none">
        <source>Spend nothing</source>
        <extracomment>A button.</extracomment>
        <translation>Не тратить</translation>
    </message>
    <message id="northgard.page.battle.take_point">
        <source>Add the point</source>
        <extracomment>A button: of a point or a casualty.</extracomment>
        <translation>Добавить очко</translation>
    </message>
    <message id="northgard.page.battle.take_casualty">
        <source>Deal the casualty</source>
        <extracomment>A button: of a point or a casualty.</extracomment>
        <translation>Добавить потерю</translation>
    </message>
    <message id="northgard.page.battle.won">
        <source>**{who}** wins, {figures}</source>
        <extracomment>{figures} are the strengths, such as 7 : 5.</extracomment>
        <translation>Побеждает **{who}**, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_fallen">
        <source>**{who}** wins: all opponents have fallen, {figures}</source>
        <extracomment>{figures} are the strengths, such as 2 : 6; the winner may be the weaker one.</extracomment>
        <translation>Побеждает **{who}**: все противники пали, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_nobody">
        <source>**No one** wins: everyone has fallen, {figures}</source>
        <translation>**Никто** не победил: все пали, {figures}</translation>
    </message>
    <message id="northgard.page.battle.go_on">
        <source>Go on</source>
        <extracomment>A button under a battle that is over.</extracomment>
        <translation>Дальше</translation>
    </message>
    <message id="northgard.page.year.title">
        <source>Year {year} is over</source>
        <translation>Год {year} завершён</translation>
    </message>
    <message id="northgard.page.year.regions">
        <source>Territories</source>
        <translation>Области</translation>
    </message>
    <message id="northgard.page.year.reaped">
        <source>Harvest</source>
        <translation>Урожай</translation>
    </message>
    <message id="northgard.page.year.trades">
        <source>Trades</source>
        <translation>Обмены</translation>
    </message>
    <message id="northgard.page.year.winter">
        <source>Winter</source>
        <translation>Зима</translation>
    </message>
    <message id="northgard.page.year.unrest">
        <source>Unrest</source>
        <translation>Беспорядки</translation>
    </message>
    <message id="northgard.page.asking.title">
        <source>Reactions and shields</source>
        <extracomment>The title of a sheet: how one wants to be asked about cards that one may hold.</extracomment>
        <translation>Ответы и защита карт</translation>
    </message>
    <message id="northgard.page.asking.detail">
        <source>Others know which cards you own, but not which you hold. So you are asked whenever you might hold Defensive Strategy, or Unrest when your hand is attacked. This order answers for you until you change it; everyone can see it.</source>
        <translation>Другие видят, какие карты ваши, но не то, что у вас на руке. Поэтому вопрос задаётся всякий раз, когда у вас могла бы быть «Оборонительная стратегия», а при атаке на ваши карты — «Беспорядки». Приказ отвечает за вас, пока вы его не измените; он виден всем.</translation>
    </message>
    <message id="northgard.page.asking.always_alone">
        <source>You are asked whenever you might have an answer, even when you have none.</source>
        <translation>Вас спросят всякий раз, когда ответ возможен, даже если ответить нечем.</translation>
    </message>
    <message id="northgard.page.asking.always_together">
        <source>The curtain falls whenever you might have an answer, whatever you hold. No one can read anything into it.</source>
        <translation>Занавес падает всякий раз, когда ответ возможен, что бы у вас ни было. Гадать по нему бесполезно.</translation>
    </message>
    <message id="northgard.page.asking.held_alone">
        <source>You are asked only when you hold the card.</source>
        <translation>Вас спросят, только если карта у вас на руке.</translation>
    </message>
    <message id="northgard.page.asking.held_together">
        <source>The curtain falls only when you hold the card. That is faster, but the others then know you have it; and when it stays up, that you don’t.</source>
        <translation>Занавес падает, только если карта у вас на руке. Быстро, но тогда другие это знают; а если не падает — знают, что её нет.</translation>
    </message>
    <message id="northgard.page.asking.never_alone">
        <source>You are not asked. Others’ cards take effect, and attacks on your hand go through.</source>
        <translation>Вас не спросят. Чужие карты действуют, атаки на ваши карты проходят.</translation>
    </message>
    <message id="northgard.page.asking.never_together">
        <source>You are not asked, and no curtain falls. Others’ cards take effect, attacks on your hand go through, and no one learns what you hold.</source>
        <translation>Вас не спросят, и занавес не упадёт. Чужие карты действуют, атаки на ваши проходят, и никто не узнает, что у вас было.</translation>
    </message>
    <message id="northgard.page.ask.passing">
        <source>End your year?</source>
        <translation>Закончить свой год?</translation>
    </message>
    <message id="northgard.page.ask.pass" numerus="yes">
        <source>You still hold **{n}** card: it goes to the discard pile. | You still hold **{n}** cards: they go to the discard pile.</source>
        <translation>
            <numerusform>У вас ещё **{n}** карта: она уйдёт в сброс.</numerusform>
            <numerusform>У вас ещё **{n}** карты: они уйдут в сброс.</numerusform>
            <numerusform>У вас ещё **{n}** карт: они уйдут в сброс.</numerusform>
        </translation>
    </message>
    <message id="northgard.page.end.years" numerus="yes">
        <source>{n} year | {n} years</source>
        <extracomment>How long the game was.</extracomment>
        <translation>
            <numerusform>{n} год</numerusform>
            <numerusform>{n} года</numerusform>
            <numerusform>{n} лет</numerusform>
        </translation>
    </message>
    <message id="northgard.page.end.fame_by_year">
        <source>Fame by year</source>
        <translation>Слава по годам</translation>
    </message>
    <message id="northgard.page.end.land_by_year">
        <source>Territories by year</source>
        <translation>Области по годам</translation>
    </message>
    <message id="northgard.page.end.source_closing">
        <source>Closed territories</source>
        <translation>Закрытые области</translation>
    </message>
    <message id="northgard.page.end.source_harvest">
        <source>Harvest</source>
        <translation>Урожай</translation>
    </message>
    <message id="northgard.page.end.source_altar">
        <source>Altars</source>
        <translation>Алтари</translation>
    </message>
    <message id="northgard.page.end.source_clan">
        <source>Clan</source>
        <translation>Клан</translation>
    </message>
    <message id="northgard.page.end.source_creature">
        <source>Creatures</source>
        <translation>Существа</translation>
    </message>
    <message id="northgard.page.end.column_closed">
        <source>Closed territories</source>
        <translation>Закрытые области</translation>
    </message>
    <message id="northgard.page.end.column_strongholds">
        <source>With large buildings</source>
        <translation>С большими зданиями</translation>
    </message>
    <message id="northgard.page.end.column_warriors">
        <source>Warriors left</source>
        <translation>Воинов осталось</translation>
    </message>
    <message id="northgard.page.end.column_tiles">
        <source>Tiles laid</source>
        <translation>Выложено тайлов</translation>
    </message>
    <message id="northgard.page.end.column_built">
        <source>Built</source>
        <translation>Построено</translation>
    </message>
    <message id="northgard.page.end.column_won">
        <source>Battles won</source>
        <translation>Выиграно битв</translation>
    </message>
    <message id="northgard.page.end.column_unrest">
        <source>Unrest</source>
        <translation>Беспорядки</translation>
    </message>
</context>
<context>
    <name>northgard_prompts</name>
    <message id="northgard.prompt.choose_clan.you">
        <source>Choose **your clan**</source>
        <translation>Выберите **свой клан**</translation>
    </message>
    <message id="northgard.prompt.choose_clan.then">
        <source>Its first card joins your deck; two more cost **3** [lore] each.</source>
        <translation>Его базовая карта войдёт в колоду; ещё две ждут, каждая за **3** [lore].</translation>
    </message>
    <message id="northgard.prompt.choose_clan.they">
        <source>**{who}** chooses a clan</source>
        <translation>**{who}** выбирает клан</translation>
    </message>
    <message id="northgard.prompt.setup_tile.you">
        <source>Place **one of your tiles** beside the start tile</source>
        <translation>Выложите **один из тайлов** рядом со стартовым</translation>
    </message>
    <message id="northgard.prompt.setup_tile.second">
        <source>Place your **second tile** anywhere on the map</source>
        <translation>Выложите **второй тайл** где угодно на поле</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then">
        <source>Then three warriors settle in one of its territories.</source>
        <translation>Затем три воина займут одну из его областей.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then_second">
        <source>Three more warriors settle there; the third tile goes back to the pile.</source>
        <translation>Там поселятся ещё три воина; третий тайл вернётся в стопку.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.they">
        <source>**{who}** places a tile</source>
        <translation>**{who}** выкладывает тайл</translation>
    </message>
    <message id="northgard.prompt.setup_group.you">
        <source>Choose a **territory for three warriors**</source>
        <translation>Выберите **область для трёх воинов**</translation>
    </message>
    <message id="northgard.prompt.setup_group.then">
        <source>A neutral territory with a part on the new tile.</source>
        <translation>Нейтральная область, которая есть и на новом тайле.</translation>
    </message>
    <message id="northgard.prompt.setup_group.they">
        <source>**{who}** settles in a territory</source>
        <translation>**{who}** занимает область</translation>
    </message>
    <message id="northgard.prompt.turn.you">
        <source>Play a card, or choose **another action**</source>
        <translation>Сыграйте карту или выберите **другое действие**</translation>
    </message>
    <message id="northgard.prompt.turn.then">
        <source>One main card a turn, and any number of Flash cards before and after it.</source>
        <translation>За ход — одна основная карта и сколько угодно мгновенных до и после неё.</translation>
    </message>
    <message id="northgard.prompt.turn.then_alone">
        <source>Everyone else has passed: you take one turn after another.</source>
        <translation>Все остальные спасовали: ваши ходы идут один за другим.</translation>
    </message>
    <message id="northgard.prompt.turn.they">
        <source>**{who}** chooses an action</source>
        <translation>**{who}** выбирает действие</translation>
    </message>
    <message id="northgard.prompt.next_card.you">
        <source>Play one more card, or **end your turn**</source>
        <translation>Сыграйте ещё карту или **завершите ход**</translation>
    </message>
    <message id="northgard.prompt.next_card.then">
        <source>You may still play your main card.</source>
        <translation>Вы ещё можете сыграть основную карту.</translation>
    </message>
    <message id="northgard.prompt.next_card.then_flash">
        <source>Only Flash cards now: the main card has been played.</source>
        <translation>Теперь только мгновенные: основная карта уже сыграна.</translation>
    </message>
    <message id="northgard.prompt.next_card.they">
        <source>**{who}** continues the turn</source>
        <translation>**{who}** продолжает ход</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.you">
        <source>Take **one card** from the row</source>
        <translation>Возьмите **одну карту** из ряда</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.achievement">
        <source>Choose your **achievement**</source>
        <translation>Выберите **достижение**</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then">
        <source>It goes on top of your deck: you will draw it next year.</source>
        <translation>Она ляжет на верх колоды: вы возьмёте её в следующем году.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then_achievement">
        <source>It counts at the end of this year.</source>
        <translation>Оно принесёт славу в конце этого года.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.they">
        <source>**{who}** takes a card from the row</source>
        <translation>**{who}** берёт карту из ряда</translation>
    </message>
    <message id="northgard.prompt.choose_basic.you">
        <source>Choose **what to do** with the card</source>
        <translation>Выберите, **что сделать** этой картой</translation>
    </message>
    <message id="northgard.prompt.choose_basic.second">
        <source>Choose a **second, different action**, or stop</source>
        <translation>Выберите **другое действие** или остановитесь</translation>
    </message>
    <message id="northgard.prompt.choose_basic.again">
        <source>Explore **again**?</source>
        <translation>Провести разведку **ещё раз**?</translation>
    </message>
    <message id="northgard.prompt.choose_basic.then">
        <source>You can only choose what is possible now.</source>
        <translation>Выбрать можно только то, что сейчас возможно.</translation>
    </message>
    <message id="northgard.prompt.choose_basic.they">
        <source>**{who}** chooses what a card does</source>
        <translation>**{who}** выбирает действие карты</translation>
    </message>
    <message id="northgard.prompt.recruiting.you" numerus="yes">
        <source>Recruit: **{n}** warrior to place | Recruit: **{n}** warriors to place</source>
        <translation>
            <numerusform>Призыв: поместите **{n}** воина</numerusform>
            <numerusform>Призыв: поместите **{n}** воинов</numerusform>
            <numerusform>Призыв: поместите **{n}** воинов</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own">
        <source>In territories you control.</source>
        <translation>В области, которые вы контролируете.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_neutral">
        <source>Only in neutral territories.</source>
        <translation>Только в нейтральные области.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own_or_neutral">
        <source>In territories you control, or in neutral ones.</source>
        <translation>В области, которые вы контролируете, или в нейтральные.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_same">
        <source>All in the same territory.</source>
        <translation>Всех в одну и ту же область.</translation>
    </message>
    <message id="northgard.prompt.recruiting.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** призывает воинов</translation>
    </message>
    <message id="northgard.prompt.levy.you">
        <source>Choose **where to place a warrior**</source>
        <translation>Выберите, **куда поместить воина**</translation>
    </message>
    <message id="northgard.prompt.levy.then">
        <source>You have too few warriors left for all these territories.</source>
        <translation>На все эти области воинов в запасе не хватит.</translation>
    </message>
    <message id="northgard.prompt.levy.then_kaija">
        <source>You may place Kaija instead of a warrior.</source>
        <translation>Вместо воина может прийти Кайя.</translation>
    </message>
    <message id="northgard.prompt.levy.they">
        <source>**{who}** places warriors</source>
        <translation>**{who}** размещает воинов</translation>
    </message>
    <message id="northgard.prompt.building.you">
        <source>Choose **what to build**, and where</source>
        <translation>Выберите, **что построить** и где</translation>
    </message>
    <message id="northgard.prompt.building.small">
        <source>Build a **small building**</source>
        <translation>Постройте **маленькое здание**</translation>
    </message>
    <message id="northgard.prompt.building.optional">
        <source>Build **one more**, or stop</source>
        <translation>Постройте **ещё одно** здание или остановитесь</translation>
    </message>
    <message id="northgard.prompt.building.then">
        <source>A small building costs **{small}** [wood], a large one **{large}** [wood].</source>
        <translation>Маленькое здание стоит **{small}** [wood], большое — **{large}** [wood].</translation>
    </message>
    <message id="northgard.prompt.building.they">
        <source>**{who}** builds</source>
        <translation>**{who}** строит</translation>
    </message>
    <message id="northgard.prompt.moving.you" numerus="yes">
        <source>Move your warriors: **{n}** move left | Move your warriors: **{n}** moves left</source>
        <translation>
            <numerusform>Двигайте воинов: осталось **{n}** перемещение</numerusform>
            <numerusform>Двигайте воинов: осталось **{n}** перемещения</numerusform>
            <numerusform>Двигайте воинов: осталось **{n}** перемещений</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.moving.then">
        <source>A rough border costs **2**. Battles follow after all moves.</source>
        <translation>Трудная граница стоит **2**. Битвы — после всех перемещений.</translation>
    </message>
    <message id="northgard.prompt.moving.then_wolf">
        <source>Rough borders cost **1** this time. Battles follow after all moves.</source>
        <translation>На этот раз трудная граница стоит **1**. Битвы — после всех перемещений.</translation>
    </message>
    <message id="northgard.prompt.moving.then_through">
        <source>Enemies don’t stop you. Battles happen where your warriors finish.</source>
        <translation>Враги вас не останавливают. Битвы — там, где воины закончат путь.</translation>
    </message>
    <message id="northgard.prompt.moving.they">
        <source>**{who}** moves warriors</source>
        <translation>**{who}** перемещает воинов</translation>
    </message>
    <message id="northgard.prompt.exploring.you">
        <source>Place the **new tile** beside one of your open territories</source>
        <translation>Присоедините **новый тайл** к своей открытой области</translation>
    </message>
    <message id="northgard.prompt.exploring.anywhere">
        <source>Place the **new tile** beside any open territory</source>
        <translation>Присоедините **новый тайл** к любой открытой области</translation>
    </message>
    <message id="northgard.prompt.exploring.then">
        <source>Each of your territories it closes brings **1** [glory] per tile of it.</source>
        <translation>Каждая ваша область, которую он закроет, принесёт по **1** [glory] за каждый её тайл.</translation>
    </message>
    <message id="northgard.prompt.exploring.then_redraw">
        <source>Or put it under the pile and draw another, which you must place.</source>
        <translation>Или положите его под низ стопки и возьмите другой: его придётся выложить.</translation>
    </message>
    <message id="northgard.prompt.exploring.they">
        <source>**{who}** explores</source>
        <translation>**{who}** проводит разведку</translation>
    </message>
    <message id="northgard.prompt.choose_tile.you">
        <source>Choose **which tile** to place</source>
        <translation>Выберите, **какой тайл** выложить</translation>
    </message>
    <message id="northgard.prompt.choose_tile.then">
        <source>The others go under the pile.</source>
        <translation>Остальные уйдут под низ стопки.</translation>
    </message>
    <message id="northgard.prompt.choose_tile.then_collect">
        <source>You collect what it shows; the others go under the pile.</source>
        <translation>Вы получите всё, что на нём изображено; остальные — под низ стопки.</translation>
    </message>
    <message id="northgard.prompt.choose_tile.they">
        <source>**{who}** chooses a tile</source>
        <translation>**{who}** выбирает тайл</translation>
    </message>
    <message id="northgard.prompt.assigning.you">
        <source>Of these cards: {what}</source>
        <extracomment>{what} are parts such as: keep 1, discard 2.</extracomment>
        <translation>Из этих карт: {what}</translation>
    </message>
    <message id="northgard.prompt.assigning.keep">
        <source>keep **{n}**</source>
        <translation>оставьте **{n}**</translation>
    </message>
    <message id="northgard.prompt.assigning.discard">
        <source>discard **{n}**</source>
        <translation>сбросьте **{n}**</translation>
    </message>
    <message id="northgard.prompt.assigning.top">
        <source>put **{n}** on the deck</source>
        <translation>положите **{n}** на колоду</translation>
    </message>
    <message id="northgard.prompt.assigning.then">
        <source>The others see only the cards you discard.</source>
        <translation>Соперники увидят только сброшенные карты.</translation>
    </message>
    <message id="northgard.prompt.assigning.they">
        <source>**{who}** deals with the drawn cards</source>
        <translation>**{who}** распределяет взятые карты</translation>
    </message>
    <message id="northgard.prompt.react.you">
        <source>**{player}** plays **{card}**. Cancel it?</source>
        <translation>**{player}** играет карту «**{card}**». Отменить?</translation>
    </message>
    <message id="northgard.prompt.react.then">
        <source>This uses up Defensive Strategy; the card has no effect.</source>
        <translation>Вы потратите «Оборонительную стратегию», и карта не подействует.</translation>
    </message>
    <message id="northgard.prompt.react.they">
        <source>**{who}** may respond to the card</source>
        <translation>**{who}** может ответить на карту</translation>
    </message>
    <message id="northgard.prompt.place_scorched.you">
        <source>Place **Scorched Earth** next to your land, or leave it</source>
        <translation>Положите **«Выжженную землю»** рядом со своими землями или не трогайте её</translation>
    </message>
    <message id="northgard.prompt.place_scorched.then">
        <source>You get **+1** [axe] in battles there, and **1** enemy resource at harvest.</source>
        <translation>В битвах там у вас **+1** [axe]; при сборе урожая — **1** ресурс у врага.</translation>
    </message>
    <message id="northgard.prompt.place_scorched.they">
        <source>**{who}** places Scorched Earth</source>
        <translation>**{who}** кладёт «Выжженную землю»</translation>
    </message>
    <message id="northgard.prompt.theft.you">
        <source>**Scorched Earth:** take **1** resource from **{victim}**?</source>
        <translation>**«Выжженная земля»:** забрать **1** ресурс у игрока **{victim}**?</translation>
    </message>
    <message id="northgard.prompt.theft.then">
        <source>One the territory with the token yields; its controller gets one less.</source>
        <translation>Из тех, что приносит область с жетоном; её владелец получит на один меньше.</translation>
    </message>
    <message id="northgard.prompt.theft.they">
        <source>**{who}** reaps on Scorched Earth</source>
        <translation>**{who}** собирает дань с «Выжженной земли»</translation>
    </message>
    <message id="northgard.prompt.trading.you">
        <source>**Trade** any three resources for one, or go on</source>
        <translation>**Обменяйте** любые три ресурса на один или продолжайте</translation>
    </message>
    <message id="northgard.prompt.trading.then">
        <source>Winter comes next: it takes {goods} for your warriors.</source>
        <extracomment>{goods} are such as: 3 [food] 1 [wood].</extracomment>
        <translation>Впереди зима: на ваших воинов уйдёт {goods}.</translation>
    </message>
    <message id="northgard.prompt.trading.then_free">
        <source>Winter comes next; your warriors cost you nothing.</source>
        <translation>Впереди зима; ваши воины ничего не стоят.</translation>
    </message>
    <message id="northgard.prompt.trading.they">
        <source>**{who}** trades</source>
        <translation>**{who}** обменивает ресурсы</translation>
    </message>
    <message id="northgard.prompt.answer_swap.you">
        <source>**{player}** offers {give} for {want}</source>
        <translation>**{player}** предлагает {give} за {want}</translation>
    </message>
    <message id="northgard.prompt.answer_swap.then">
        <source>One resource for one, between partners.</source>
        <translation>Один ресурс на один, между партнёрами.</translation>
    </message>
    <message id="northgard.prompt.answer_swap.they">
        <source>**{who}** answers their partner</source>
        <translation>**{who}** отвечает партнёру</translation>
    </message>
    <message id="northgard.prompt.start_again.you">
        <source>Start again with **three warriors** in a neutral territory</source>
        <translation>Начните заново: **три воина** в нейтральной области</translation>
    </message>
    <message id="northgard.prompt.start_again.then">
        <source>You have no one left on the map. You keep your cards, resources and fame.</source>
        <translation>На поле у вас никого не осталось. Карты, ресурсы и слава — по-прежнему ваши.</translation>
    </message>
    <message id="northgard.prompt.start_again.they">
        <source>**{who}** starts again</source>
        <translation>**{who}** начинает заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.you">
        <source>Place a **new tile** where you want to start again</source>
        <translation>Выложите **новый тайл** там, где хотите начать заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.then">
        <source>No neutral territory is left: this tile must bring one.</source>
        <translation>Нейтральных областей не осталось: тайл должен дать новую.</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.they">
        <source>**{who}** looks for new land</source>
        <translation>**{who}** ищет новую землю</translation>
    </message>
    <message id="northgard.prompt.choose_victim.you">
        <source>Choose **whose hand to look at**</source>
        <translation>Выберите, **чьи карты посмотреть**</translation>
    </message>
    <message id="northgard.prompt.choose_victim.random">
        <source>Choose **who discards** a card, or draw one yourself</source>
        <translation>Выберите, **кто сбросит** карту, или возьмите одну сами</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_search">
        <source>You discard one of its cards, then draw a card.</source>
        <translation>Одну из них вы сбросите; потом возьмёте карту себе.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_random">
        <source>The card is chosen at random.</source>
        <translation>Карту выберет случай.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_demand">
        <source>You choose a card; its owner discards it or pays you **2** resources.</source>
        <translation>Вы назовёте карту; владелец сбросит её или отдаст вам **2** ресурса.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.they">
        <source>**{who}** chooses whose hand to attack</source>
        <translation>**{who}** выбирает, на чьи карты покуситься</translation>
    </message>
    <message id="northgard.prompt.shield.you">
        <source>**{player}** attacks your hand. Discard **Unrest** as a shield?</source>
        <translation>**{player}** покушается на ваши карты. Закрыться **«Беспорядками»**?</translation>
    </message>
    <message id="northgard.prompt.shield.then">
        <source>Then no one sees your hand and it stays safe.</source>
        <translation>Тогда ваших карт никто не увидит, и с ними ничего не случится.</translation>
    </message>
    <message id="northgard.prompt.shield.they">
        <source>**{who}** may shield their hand</source>
        <translation>**{who}** может закрыть свои карты</translation>
    </message>
    <message id="northgard.prompt.search_hand.you">
        <source>Discard **one of {victim}’s cards**</source>
        <translation>Сбросьте **одну карту** игрока **{victim}**</translation>
    </message>
    <message id="northgard.prompt.search_hand.then">
        <source>Only you see this hand, and only now.</source>
        <translation>Эти карты видите только вы и только сейчас.</translation>
    </message>
    <message id="northgard.prompt.search_hand.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** рассматривает чужие карты</translation>
    </message>
    <message id="northgard.prompt.demand_card.you">
        <source>Demand **one of {victim}’s cards**</source>
        <translation>Потребуйте **одну карту** игрока **{victim}**</translation>
    </message>
    <message id="northgard.prompt.demand_card.then">
        <source>It is discarded, unless you are paid **2** resources instead.</source>
        <translation>Её сбросят, если только не отдадут вам взамен **2** ресурса.</translation>
    </message>
    <message id="northgard.prompt.demand_card.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** рассматривает чужие карты</translation>
    </message>
    <message id="northgard.prompt.ransom.you">
        <source>**{player}** demands **{card}**: discard it, or pay?</source>
        <translation>**{player}** требует карту «**{card}**»: сбросить её или откупиться?</translation>
    </message>
    <message id="northgard.prompt.ransom.then">
        <source>The price is **2** resources of your choice.</source>
        <translation>Откупиться можно **2** ресурсами по вашему выбору.</translation>
    </message>
    <message id="northgard.prompt.ransom.they">
        <source>**{who}** pays for a card, or loses it</source>
        <translation>**{who}** откупается или теряет карту</translation>
    </message>
    <message id="northgard.prompt.choose_discard.you">
        <source>Ancestral Curse: discard **one card**</source>
        <translation>«Проклятие предков»: сбросьте **одну карту**</translation>
    </message>
    <message id="northgard.prompt.choose_discard.then">
        <source>Any card in your hand, even Unrest.</source>
        <translation>Любую с руки, хоть «Беспорядки».</translation>
    </message>
    <message id="northgard.prompt.choose_discard.they">
        <source>**{who}** chooses a card to discard</source>
        <translation>**{who}** выбирает карту для сброса</translation>
    </message>
    <message id="northgard.prompt.buy_card.you">
        <source>Pay any **3** resources for **one more card**?</source>
        <translation>Отдать **3** любых ресурса за **ещё одну карту**?</translation>
    </message>
    <message id="northgard.prompt.buy_card.then">
        <source>Choose what you pay, or stop here.</source>
        <translation>Выберите, что отдать, или остановитесь.</translation>
    </message>
    <message id="northgard.prompt.buy_card.they">
        <source>**{who}** may pay for one more card</source>
        <translation>**{who}** может заплатить за ещё одну карту</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.you">
        <source>Pay any **2** resources for **one more warrior**?</source>
        <translation>Отдать **2** любых ресурса за **ещё одного воина**?</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.then">
        <source>The warrior joins the others in {place:loc}.</source>
        <translation>Воин присоединится к остальным в {place:loc}.</translation>
    </message>
    <message id="northgard.prompt.buy_warrior.they">
        <source>**{who}** may pay for one more warrior</source>
        <translation>**{who}** может заплатить за ещё одного воина</translation>
    </message>
    <message id="northgard.prompt.choose_battle.you">
        <source>Choose **which battle** to fight next</source>
        <translation>Выберите, **какая битва** будет следующей</translation>
    </message>
    <message id="northgard.prompt.choose_battle.then">
        <source>One at a time; no one can retreat to where a battle still waits.</source>
        <translation>По одной; туда, где битва ещё впереди, не отступают.</translation>
    </message>
    <message id="northgard.prompt.choose_battle.they">
        <source>**{who}** chooses the next battle</source>
        <translation>**{who}** выбирает следующую битву</translation>
    </message>
    <message id="northgard.prompt.pushing.you">
        <source>Drive **one defender** away before the battle?</source>
        <translation>Прогнать **одного защитника** перед битвой?</translation>
    </message>
    <message id="northgard.prompt.pushing.then">
        <source>From {place:gen} to an adjacent territory, neutral or the defender’s own.</source>
        <translation>Из {place:gen} в соседнюю область, нейтральную или подконтрольную защитнику.</translation>
    </message>
    <message id="northgard.prompt.pushing.they">
        <source>**{who}** may drive a defender away</source>
        <translation>**{who}** может прогнать защитника</translation>
    </message>
    <message id="northgard.prompt.commit_food.you">
        <source>Battle in {place:loc}: **how much food** do you spend?</source>
        <translation>Битва в {place:loc}: **сколько еды** потратить?</translation>
    </message>
    <message id="northgard.prompt.commit_food.then">
        <source>**{own}** [axe] against **{other}** [axe] before the dice; each food adds **1** [axe].</source>
        <translation>До броска: **{own}** [axe] против **{other}** [axe]; каждая еда даёт ещё **1** [axe].</translation>
    </message>
    <message id="northgard.prompt.commit_food.they">
        <source>**{who}** feeds the warriors for battle</source>
        <translation>**{who}** кормит воинов перед битвой</translation>
    </message>
    <message id="northgard.prompt.choose_face.you">
        <source>Your die: **1** [axe] or **1** [skull]?</source>
        <translation>Ваш кубик: **1** [axe] или **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.choose_face.then">
        <source>**{own}** [axe] against **{other}** [axe]; the other die is yet to be rolled.</source>
        <translation>**{own}** [axe] против **{other}** [axe]; второй кубик ещё не брошен.</translation>
    </message>
    <message id="northgard.prompt.choose_face.then_last">
        <source>**{own}** [axe] against **{other}** [axe]; this decides the battle.</source>
        <translation>**{own}** [axe] против **{other}** [axe]; это решит битву.</translation>
    </message>
    <message id="northgard.prompt.choose_face.they">
        <source>**{who}** chooses a side of the die</source>
        <translation>**{who}** выбирает результат кубика</translation>
    </message>
    <message id="northgard.prompt.throw_axe.you">
        <source>Axe Throwers: **1** extra [axe] or **1** extra [skull]?</source>
        <translation>«Метатели топоров»: ещё **1** [axe] или ещё **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.throw_axe.then">
        <source>**{own}** [axe] against **{other}** [axe]; the defender’s die is yet to be rolled.</source>
        <translation>**{own}** [axe] против **{other}** [axe]; защитник ещё не бросал кубик.</translation>
    </message>
    <message id="northgard.prompt.throw_axe.they">
        <source>**{who}** throws axes</source>
        <translation>**{who}** мечет топоры</translation>
    </message>
    <message id="northgard.prompt.choose_losses.you" numerus="yes">
        <source>**{n}** of your figures falls: choose which | **{n}** of your figures fall: choose which</source>
        <translation>
            <numerusform>Гибнет **{n}** ваша фигурка: выберите, какая</numerusform>
            <numerusform>Гибнут **{n}** ваши фигурки: выберите, какие</numerusform>
            <numerusform>Гибнет **{n}** ваших фигурок: выберите, какие</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.choose_losses.then">
        <source>Kaija is one of them, in {place:loc}. She can be recruited again.</source>
        <translation>Среди них Кайя, в {place:loc}. Её можно призвать снова.</translation>
    </message>
    <message id="northgard.prompt.choose_losses.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** выбирает, кто погибнет</translation>
    </message>
    <message id="northgard.prompt.retreating.you">
        <source>Retreat from {place:gen}: choose **where**</source>
        <translation>Отступление из {place:gen}: выберите, **куда**</translation>
    </message>
    <message id="northgard.prompt.retreating.then">
        <source>Group by group, to neutral territories or your own, over regular borders only.</source>
        <translation>Группа за группой, в нейтральные или свои области, через обычные границы.</translation>
    </message>
    <message id="northgard.prompt.retreating.they">
        <source>**{who}** retreats</source>
        <translation>**{who}** отступает</translation>
    </message>
    <message id="northgard.prompt.call_creature.you">
        <source>Call a **creature** onto the map?</source>
        <translation>Вызвать на поле **существо**?</translation>
    </message>
    <message id="northgard.prompt.call_creature.then">
        <source>You see which one comes and choose where; it acts at once.</source>
        <translation>Вы увидите, кто придёт, и выберете, куда; существо сразу начнёт действовать.</translation>
    </message>
    <message id="northgard.prompt.call_creature.they">
        <source>**{who}** may call a creature</source>
        <translation>**{who}** может вызвать существо</translation>
    </message>
    <message id="northgard.prompt.place_creature.you">
        <source>Choose a place for the **{creature}**</source>
        <translation>Выберите место: **{creature}**</translation>
    </message>
    <message id="northgard.prompt.place_creature.then">
        <source>A lair in a territory without a creature; if there is none, any such territory.</source>
        <translation>Логово в области без существ; если таких нет, любая область без существ.</translation>
    </message>
    <message id="northgard.prompt.place_creature.they">
        <source>**{who}** places a creature</source>
        <translation>**{who}** выбирает место для существа</translation>
    </message>
    <message id="northgard.prompt.choose_way.you">
        <source>Choose **where the {creature} goes**</source>
        <translation>Выберите, **куда идёт {creature}**</translation>
    </message>
    <message id="northgard.prompt.choose_way.then">
        <source>These territories attract it equally; the first player decides.</source>
        <translation>Эти области привлекают одинаково; решает первый игрок.</translation>
    </message>
    <message id="northgard.prompt.choose_way.they">
        <source>**{who}** leads a creature</source>
        <translation>**{who}** ведёт существо</translation>
    </message>
    <message id="northgard.prompt.challenging.you">
        <source>Attack a **creature** next to your warriors?</source>
        <translation>Атаковать **существо** рядом с вашими воинами?</translation>
    </message>
    <message id="northgard.prompt.challenging.then">
        <source>One per territory. You know its strength; a tie means you lose.</source>
        <translation>По одному на область. Его сила известна; ничья — поражение.</translation>
    </message>
    <message id="northgard.prompt.challenging.they">
        <source>**{who}** may attack a creature</source>
        <translation>**{who}** может атаковать существо</translation>
    </message>
    <message id="northgard.prompt.copying.you">
        <source>Choose **a card to use**</source>
        <translation>Выберите **карту, которую примените**</translation>
    </message>
    <message id="northgard.prompt.copying.then">
        <source>It works as if you had played it, and stays where it is.</source>
        <translation>Она сработает так, словно её сыграли вы, и останется на месте.</translation>
    </message>
    <message id="northgard.prompt.copying.they">
        <source>**{who}** chooses a card to use</source>
        <translation>**{who}** выбирает, какую карту применить</translation>
    </message>
    <message id="northgard.prompt.negotiating.you">
        <source>Take **a card from your discard pile**, or draw one</source>
        <translation>Возьмите **карту из своего сброса** или из колоды</translation>
    </message>
    <message id="northgard.prompt.negotiating.then">
        <source>You may play it this turn, if the rules of a turn allow.</source>
        <translation>Её можно сыграть в этот же ход, если позволяют правила хода.</translation>
    </message>
    <message id="northgard.prompt.negotiating.they">
        <source>**{who}** looks through the discard pile</source>
        <translation>**{who}** просматривает свой сброс</translation>
    </message>
    <message id="northgard.prompt.spreading.you">
        <source>Osmosis: choose **a territory for a warrior**</source>
        <translation>«Единение с природой»: выберите **область для воина**</translation>
    </message>
    <message id="northgard.prompt.spreading.then">
        <source>Up to three of your territories, open or with wood on their tiles; one warrior each.</source>
        <translation>До трёх ваших областей, открытых или с лесом на тайлах; по одному воину.</translation>
    </message>
    <message id="northgard.prompt.spreading.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** призывает воинов</translation>
    </message>
    <message id="northgard.prompt.joining.you">
        <source>Bring **one adjacent figure** to {place:acc}?</source>
        <translation>Привести **одну фигурку** из соседней области в {place:acc}?</translation>
    </message>
    <message id="northgard.prompt.joining.then">
        <source>Over any border. This is not a move: no one fights.</source>
        <translation>Через любую границу. Это не перемещение: битвы не будет.</translation>
    </message>
    <message id="northgard.prompt.joining.they">
        <source>**{who}** may bring one more warrior</source>
        <translation>**{who}** может привести ещё одного воина</translation>
    </message>
    <message id="northgard.prompt.choose_glory.you">
        <source>Build first, or **collect first**?</source>
        <translation>Сначала строить или **сначала собрать ресурсы**?</translation>
    </message>
    <message id="northgard.prompt.choose_glory.then">
        <source>You collect from the territory where you build.</source>
        <translation>Ресурсы приносит та область, где вы строите.</translation>
    </message>
    <message id="northgard.prompt.choose_glory.they">
        <source>**{who}** builds for glory</source>
        <translation>**{who}** строит во славу клана</translation>
    </message>
    <message id="northgard.prompt.rebuild.you">
        <source>Replace **one building** with another of the same size?</source>
        <translation>Заменить **одно здание** другим того же размера?</translation>
    </message>
    <message id="northgard.prompt.rebuild.then">
        <source>For free; it may repeat a type already there.</source>
        <translation>Бесплатно; новое может повторять уже стоящее.</translation>
    </message>
    <message id="northgard.prompt.rebuild.they">
        <source>**{who}** may replace a building</source>
        <translation>**{who}** может заменить здание</translation>
    </message>
    <message id="northgard.prompt.removing.you">
        <source>Remove **one enemy warrior** next to your land</source>
        <translation>Уберите **одного вражеского воина** рядом со своими землями</translation>
    </message>
    <message id="northgard.prompt.removing.anywhere">
        <source>Remove **one enemy warrior** anywhere</source>
        <translation>Уберите **одного вражеского воина** в любом месте</translation>
    </message>
    <message id="northgard.prompt.removing.then">
        <source>Choose the territory; if Kaija is there, her owner chooses who goes.</source>
        <translation>Выберите область; если там Кайя, кого убрать, решит владелец.</translation>
    </message>
    <message id="northgard.prompt.removing.then_raid">
        <source>Then take a resource that this territory yields.</source>
        <translation>Затем вы получите ресурс, который приносит эта область.</translation>
    </message>
    <message id="northgard.prompt.removing.they">
        <source>**{who}** removes a warrior</source>
        <translation>**{who}** убирает воина</translation>
    </message>
    <message id="northgard.prompt.choose_loot.you">
        <source>Take **one resource** from the supply</source>
        <translation>Возьмите **один ресурс** из общего запаса</translation>
    </message>
    <message id="northgard.prompt.choose_loot.then">
        <source>Of a kind {place} yields.</source>
        <translation>Из тех, что приносит область {place}.</translation>
    </message>
    <message id="northgard.prompt.choose_loot.they">
        <source>**{who}** takes loot</source>
        <translation>**{who}** берёт добычу</translation>
    </message>
    <message id="northgard.prompt.placing.you">
        <source>Place **one warrior** in a territory you control</source>
        <translation>Поместите **одного воина** в область, которую контролируете</translation>
    </message>
    <message id="northgard.prompt.placing.then">
        <source>This is not recruiting: training camps add nothing.</source>
        <translation>Это не призыв: учебные лагеря ничего не добавляют.</translation>
    </message>
    <message id="northgard.prompt.placing.they">
        <source>**{who}** places a warrior</source>
        <translation>**{who}** размещает воина</translation>
    </message>
    <message id="northgard.prompt.choose_exit.you">
        <source>Choose an open territory **where the hidden ways lead**</source>
        <translation>Выберите открытую область, **куда ведут тайные тропы**</translation>
    </message>
    <message id="northgard.prompt.choose_exit.then">
        <source>Anywhere on the map; then choose who goes there.</source>
        <translation>Где угодно на поле; потом выберите, кто туда пойдёт.</translation>
    </message>
    <message id="northgard.prompt.choose_exit.they">
        <source>**{who}** searches for hidden ways</source>
        <translation>**{who}** ищет тайные тропы</translation>
    </message>
    <message id="northgard.prompt.hidden_march.you">
        <source>Choose **who takes the hidden ways** to {place:acc}</source>
        <translation>Выберите, **кто пойдёт тайными тропами** в {place:acc}</translation>
    </message>
    <message id="northgard.prompt.hidden_march.then">
        <source>Any number of warriors from one territory. If an enemy is there, you attack.</source>
        <translation>Любое число воинов из одной области. Если там враг, вы атакуете.</translation>
    </message>
    <message id="northgard.prompt.hidden_march.they">
        <source>**{who}** walks hidden ways</source>
        <translation>**{who}** идёт тайными тропами</translation>
    </message>
    <message id="northgard.prompt.bribing.you">
        <source>Move up to **two enemy warriors** to an adjacent territory</source>
        <translation>Переведите до **двух вражеских воинов** в соседнюю область</translation>
    </message>
    <message id="northgard.prompt.bribing.then">
        <source>Over any border. If they meet others, their owner attacks.</source>
        <translation>Через любую границу. Встретив чужих, они атакуют.</translation>
    </message>
    <message id="northgard.prompt.bribing.they">
        <source>**{who}** bribes warriors</source>
        <translation>**{who}** подкупает воинов</translation>
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
        <translation>**{who}** бросает кубики за право первого хода: **{axes}** [axe].</translation>
    </message>
    <message id="northgard.event.first_player_chosen">
        <source>**{who}** is now the first player.</source>
        <translation>Первый игрок теперь — **{who}**.</translation>
    </message>
    <message id="northgard.event.setup_tiles_drawn">
        <source>**{who}** draws {tiles}.</source>
        <extracomment>{tiles} are such as: tile 4, tile 17.</extracomment>
        <translation>**{who}** берёт: {tiles}.</translation>
    </message>
    <message id="northgard.event.setup_tiles_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** tile. | **{who}** draws **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** берёт **{n}** тайл.</numerusform>
            <numerusform>**{who}** берёт **{n}** тайла.</numerusform>
            <numerusform>**{who}** берёт **{n}** тайлов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.setup_tiles_returned" numerus="yes">
        <source>**{who}** returns **{n}** tile. | **{who}** returns **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** возвращает **{n}** тайл.</numerusform>
            <numerusform>**{who}** возвращает **{n}** тайла.</numerusform>
            <numerusform>**{who}** возвращает **{n}** тайлов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.year_began">
        <source>**Year {year}** begins.</source>
        <translation>Начинается **год {year}**.</translation>
    </message>
    <message id="northgard.event.row_revealed">
        <source>New this year: {cards}.</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>В этом году: {cards}.</translation>
    </message>
    <message id="northgard.event.phase_began">
        <source>**{phase}**</source>
        <extracomment>A heading: the phase of the year that begins.</extracomment>
        <translation>**{phase}**</translation>
    </message>
    <message id="northgard.event.deck_shuffled" numerus="yes">
        <source>**{who}** shuffles the discard pile into a new deck: **{n}** card. | **{who}** shuffles the discard pile into a new deck: **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карта.</numerusform>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карты.</numerusform>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.cards_drawn">
        <source>**{who}** draws {cards}.</source>
        <translation>**{who}** берёт: {cards}.</translation>
    </message>
    <message id="northgard.event.cards_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** card. | **{who}** draws **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** берёт **{n}** карту.</numerusform>
            <numerusform>**{who}** берёт **{n}** карты.</numerusform>
            <numerusform>**{who}** берёт **{n}** карт.</numerusform>
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
        <translation>оставляет **{n}**</translation>
    </message>
    <message id="northgard.event.cards_thrown">
        <source>discards {cards}</source>
        <extracomment>{cards} are names of cards.</extracomment>
        <translation>сбрасывает {cards}</translation>
    </message>
    <message id="northgard.event.cards_returned">
        <source>puts **{n}** back on the deck</source>
        <translation>возвращает на колоду **{n}**</translation>
    </message>
    <message id="northgard.event.card_played">
        <source>**{who}** plays {card}.</source>
        <translation>**{who}** играет карту {card}.</translation>
    </message>
    <message id="northgard.event.card_cancelled">
        <source>**{by}** cancels **{who}**’s {card}.</source>
        <translation>**{by}** отменяет карту {card} игрока **{who}**.</translation>
    </message>
    <message id="northgard.event.card_copied">
        <source>**{who}** uses **{of}**’s {card}.</source>
        <translation>**{who}** применяет карту {card} игрока **{of}**.</translation>
    </message>
    <message id="northgard.event.effect_chosen">
        <source>**{who}** chooses: {what}.</source>
        <extracomment>{what} is such as: Recruit.</extracomment>
        <translation>**{who}** выбирает: {what}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_build_first">
        <source>**{who}** builds first, then collects.</source>
        <translation>**{who}** сначала строит, потом собирает ресурсы.</translation>
    </message>
    <message id="northgard.event.effect_chosen_collect_first">
        <source>**{who}** collects first in {place:loc}.</source>
        <translation>**{who}** сначала собирает ресурсы в {place:loc}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_hidden_ways">
        <source>**{who}**’s hidden ways lead to {place:acc}.</source>
        <translation>Тайные тропы игрока **{who}** ведут в {place:acc}.</translation>
    </message>
    <message id="northgard.event.hand_attacked">
        <source>**{who}** attacks **{victim}**’s hand.</source>
        <translation>**{who}** покушается на карты игрока **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_copied_own">
        <source>**{who}** uses {card} again.</source>
        <translation>**{who}** ещё раз применяет карту {card}.</translation>
    </message>
    <message id="northgard.event.waited">
        <source>**{who}** waits and sets {card} aside.</source>
        <translation>**{who}** выжидает: отложена карта {card}.</translation>
    </message>
    <message id="northgard.event.card_replaced">
        <source>**{who}** pays **1** [lore] to swap {card}.</source>
        <translation>**{who}** отдаёт **1** [lore] и заменяет карту {card}.</translation>
    </message>
    <message id="northgard.event.card_removed">
        <source>**{who}** pays **2** [lore] to remove {card}.</source>
        <translation>**{who}** отдаёт **2** [lore] и удаляет карту {card}.</translation>
    </message>
    <message id="northgard.event.clan_upgraded">
        <source>**{who}** strengthens the clan: {upgrade}. {card} is set aside.</source>
        <translation>**{who}** усиливает клан: {upgrade}. Отложена карта {card}.</translation>
    </message>
    <message id="northgard.event.clan_upgraded_boxed">
        <source>**{who}** strengthens the clan: {upgrade}. {card} leaves the game.</source>
        <translation>**{who}** усиливает клан: {upgrade}. Из игры убрана карта {card}.</translation>
    </message>
    <message id="northgard.event.passed">
        <source>**{who}** passes.</source>
        <translation>**{who}** пасует.</translation>
    </message>
    <message id="northgard.event.card_picked">
        <source>**{who}** takes {card}.</source>
        <translation>**{who}** получает карту {card}.</translation>
    </message>
    <message id="northgard.event.card_taken">
        <source>**{who}** takes {card} from the discard pile.</source>
        <translation>**{who}** берёт из сброса карту {card}.</translation>
    </message>
    <message id="northgard.event.card_discarded">
        <source>**{who}** has to discard {card}.</source>
        <translation>Игроку **{who}** приходится сбросить карту {card}.</translation>
    </message>
    <message id="northgard.event.shielded">
        <source>**{who}** discards **Unrest**: **{by}**’s card does no harm.</source>
        <translation>**{who}** сбрасывает **«Беспорядки»**: карта игрока **{by}** не вредит.</translation>
    </message>
    <message id="northgard.event.hand_seen">
        <source>**{who}** looks at **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** просматривает карты на руке игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="northgard.event.hand_seen_hidden">
        <source>**{who}** looks at **{victim}**’s hand.</source>
        <translation>**{who}** просматривает карты на руке игрока **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_demanded">
        <source>**{who}** demands {card} from **{victim}**.</source>
        <translation>**{who}** требует у игрока **{victim}** карту {card}.</translation>
    </message>
    <message id="northgard.event.card_demanded_hidden">
        <source>**{who}** demands a card from **{victim}**.</source>
        <translation>**{who}** требует карту у игрока **{victim}**.</translation>
    </message>
    <message id="northgard.event.ransomed">
        <source>**{who}** gives **{to}** {goods} and keeps the card.</source>
        <translation>**{who}** отдаёт игроку **{to}** {goods} и сохраняет карту.</translation>
    </message>
    <message id="northgard.event.resources_gained">
        <source>**{who}** gets {goods}.</source>
        <translation>**{who}** получает {goods}.</translation>
    </message>
    <message id="northgard.event.resources_paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** отдаёт {goods}.</translation>
    </message>
    <message id="northgard.event.fame_gained">
        <source>**{who}** gains **{fame}** [glory].</source>
        <translation>**{who}** получает **{fame}** [glory].</translation>
    </message>
    <message id="northgard.event.fame_gained_closing">
        <source>**{who}** gains **{fame}** [glory] for a closed territory.</source>
        <translation>**{who}** получает **{fame}** [glory] за закрытую область.</translation>
    </message>
    <message id="northgard.event.fame_gained_harvest">
        <source>**{who}** gains **{fame}** [glory] for closed territories.</source>
        <translation>**{who}** получает **{fame}** [glory] за закрытые области.</translation>
    </message>
    <message id="northgard.event.fame_gained_altar">
        <source>**{who}** gains **{fame}** [glory] for altars of kings.</source>
        <translation>**{who}** получает **{fame}** [glory] за алтари конунгов.</translation>
    </message>
    <message id="northgard.event.fame_lost">
        <source>**{who}** loses **{fame}** [glory].</source>
        <translation>**{who}** теряет **{fame}** [glory].</translation>
    </message>
    <message id="northgard.event.tiles_drawn">
        <source>**{who}** draws {tiles}.</source>
        <translation>**{who}** берёт: {tiles}.</translation>
    </message>
    <message id="northgard.event.tiles_drawn_hidden" numerus="yes">
        <source>**{who}** looks at **{n}** tile. | **{who}** looks at **{n}** tiles.</source>
        <translation>
            <numerusform>**{who}** смотрит **{n}** тайл.</numerusform>
            <numerusform>**{who}** смотрит **{n}** тайла.</numerusform>
            <numerusform>**{who}** смотрит **{n}** тайлов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.tiles_under_pile" numerus="yes">
        <source>**{n}** tile goes under the pile. | **{n}** tiles go under the pile.</source>
        <translation>
            <numerusform>Под низ стопки уходит **{n}** тайл.</numerusform>
            <numerusform>Под низ стопки уходят **{n}** тайла.</numerusform>
            <numerusform>Под низ стопки уходят **{n}** тайлов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.tile_laid">
        <source>**{who}** explores.</source>
        <translation>**{who}** проводит разведку.</translation>
    </message>
    <message id="northgard.event.tile_laid_setup">
        <source>**{who}** places a tile.</source>
        <translation>**{who}** выкладывает тайл.</translation>
    </message>
    <message id="northgard.event.tile_laid_closed">
        <source>**{who}** explores and closes {places}.</source>
        <extracomment>{places} are territories.</extracomment>
        <translation>**{who}** проводит разведку и закрывает: {places}.</translation>
    </message>
    <message id="northgard.event.explore_failed">
        <source>**{who}** finds no tile that fits.</source>
        <translation>**{who}** не находит подходящего тайла.</translation>
    </message>
    <message id="northgard.event.warriors_recruited" numerus="yes">
        <source>**{who}** recruits **{n}** warrior in {place:loc}. | **{who}** recruits **{n}** warriors in {place:loc}.</source>
        <translation>
            <numerusform>**{who}** призывает **{n}** воина в {place:acc}.</numerusform>
            <numerusform>**{who}** призывает **{n}** воинов в {place:acc}.</numerusform>
            <numerusform>**{who}** призывает **{n}** воинов в {place:acc}.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_setup" numerus="yes">
        <source>**{who}** settles in {place:loc}: **{n}** warrior. | **{who}** settles in {place:loc}: **{n}** warriors.</source>
        <translation>
            <numerusform>**{who}** занимает {place:acc}: **{n}** воин.</numerusform>
            <numerusform>**{who}** занимает {place:acc}: **{n}** воина.</numerusform>
            <numerusform>**{who}** занимает {place:acc}: **{n}** воинов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_camp" numerus="yes">
        <source>The training camp in {place:loc} adds **{n}** warrior. | The training camps in {place:loc} add **{n}** warriors.</source>
        <translation>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воина.</numerusform>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воинов.</numerusform>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воинов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_second_chance" numerus="yes">
        <source>**{who}** starts again in {place:loc}: **{n}** warrior. | **{who}** starts again in {place:loc}: **{n}** warriors.</source>
        <translation>
            <numerusform>**{who}** начинает заново в {place:loc}: **{n}** воин.</numerusform>
            <numerusform>**{who}** начинает заново в {place:loc}: **{n}** воина.</numerusform>
            <numerusform>**{who}** начинает заново в {place:loc}: **{n}** воинов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.kaija_recruited">
        <source>**{who}** brings **Kaija** to {place:acc}.</source>
        <translation>**{who}** призывает **Кайю** в {place:acc}.</translation>
    </message>
    <message id="northgard.event.built">
        <source>**{who}** builds {building:a} in {place:loc}.</source>
        <translation>**{who}** строит в {place:loc} {building:acc}.</translation>
    </message>
    <message id="northgard.event.building_replaced">
        <source>**{who}** replaces {old:a} with {new:a} in {place:loc}.</source>
        <translation>**{who}** ставит в {place:loc} {new:acc} вместо {old:gen}.</translation>
    </message>
    <message id="northgard.event.figures_moved">
        <source>**{who}** moves {figures}: {source} → {target}.</source>
        <translation>**{who}** перемещает {figures}: {source} → {target}.</translation>
    </message>
    <message id="northgard.event.figures_moved_retreat">
        <source>**{who}** retreats to {target:acc}: {figures}.</source>
        <translation>**{who}** отступает в {target:acc}, уводя {figures}.</translation>
    </message>
    <message id="northgard.event.figures_moved_push">
        <source>**{who}** must move {figures} from {source:gen} to {target:acc}.</source>
        <translation>Игроку **{who}** приходится увести {figures} из {source:gen} в {target:acc}.</translation>
    </message>
    <message id="northgard.event.figures_lost">
        <source>**{who}** loses {figures} in {place:loc}.</source>
        <translation>**{who}** теряет в {place:loc} {figures}.</translation>
    </message>
    <message id="northgard.event.figures_lost_no_retreat">
        <source>Nowhere to retreat from {place:gen}: **{who}** loses {figures}.</source>
        <translation>Отступать из {place:gen} некуда: **{who}** теряет {figures}.</translation>
    </message>
    <message id="northgard.event.scorched_placed">
        <source>**{who}** places **Scorched Earth** in {place:loc}.</source>
        <translation>**{who}** кладёт **«Выжженную землю»** в {place:acc}.</translation>
    </message>
    <message id="northgard.event.battle_began">
        <source>**{attacker}** attacks **{defender}** in {place:loc}.</source>
        <translation>Битва в {place:loc}: **{attacker}** атакует игрока **{defender}**.</translation>
    </message>
    <message id="northgard.event.battle_began_beast">
        <source>**{attacker}** attacks the {creature} in {place:loc}.</source>
        <translation>Битва в {place:loc}: **{attacker}** атакует {creature:acc}.</translation>
    </message>
    <message id="northgard.event.battle_began_prey">
        <source>The {creature} attacks **{defender}** in {place:loc}.</source>
        <translation>Битва в {place:loc}: {creature} атакует игрока **{defender}**.</translation>
    </message>
    <message id="northgard.event.food_spent">
        <source>**{who}** spends **{food}** [food].</source>
        <translation>**{who}** тратит **{food}** [food].</translation>
    </message>
    <message id="northgard.event.battle_die_rolled">
        <source>**{who}** rolls {face}.</source>
        <extracomment>{face} is such as: 2 [axe] and 1 [skull].</extracomment>
        <translation>**{who}** бросает кубик: {face}.</translation>
    </message>
    <message id="northgard.event.battle_die_rolled_creature">
        <source>**{roller}** rolls for the creature: {face}.</source>
        <translation>**{roller}** бросает кубик за существо: {face}.</translation>
    </message>
    <message id="northgard.event.face_chosen">
        <source>**{who}** chooses **1** [axe].</source>
        <translation>**{who}** выбирает **1** [axe].</translation>
    </message>
    <message id="northgard.event.face_chosen_casualty">
        <source>**{who}** chooses **1** [skull].</source>
        <translation>**{who}** выбирает **1** [skull].</translation>
    </message>
    <message id="northgard.event.face_chosen_creature">
        <source>The creature takes **1** [axe].</source>
        <translation>Существо берёт **1** [axe].</translation>
    </message>
    <message id="northgard.event.battle_ended">
        <source>**{who}** wins in {place:loc}, **{points}** to **{against}**.</source>
        <extracomment>The strengths of both sides.</extracomment>
        <translation>**{who}** побеждает в {place:loc}, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_creature">
        <source>The {creature} wins in {place:loc}, **{points}** to **{against}**.</source>
        <translation>{creature:^} побеждает в {place:loc}, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_fallen">
        <source>**{who}** wins in {place:loc}: all opponents have fallen, **{points}** to **{against}**.</source>
        <extracomment>The strengths of both sides; the winner may be the weaker one.</extracomment>
        <translation>**{who}** побеждает в {place:loc}: все противники пали, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_creature_fallen">
        <source>The {creature} wins in {place:loc}: all opponents have fallen, **{points}** to **{against}**.</source>
        <translation>{creature:^} побеждает в {place:loc}: все противники пали, **{points}** : **{against}**.</translation>
    </message>
    <message id="northgard.event.battle_ended_nobody">
        <source>No one survives the battle in {place:loc}.</source>
        <translation>В битве в {place:loc} не выживает никто.</translation>
    </message>
    <message id="northgard.event.creature_appeared">
        <source>{creature:a^} appears in {place:loc}.</source>
        <translation>{creature:^} появляется в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_called">
        <source>**{who}** calls {creature:a}.</source>
        <translation>**{who}** вызывает {creature:acc}.</translation>
    </message>
    <message id="northgard.event.creature_deck_shuffled">
        <source>The creature cards are shuffled: **{n}**.</source>
        <translation>Карты существ перемешаны: **{n}**.</translation>
    </message>
    <message id="northgard.event.creature_moved">
        <source>The {creature} moves to {target:acc}.</source>
        <translation>{creature:^} переходит в {target:acc}.</translation>
    </message>
    <message id="northgard.event.creature_acted">
        <source>The {creature} strikes in {place:loc}.</source>
        <translation>{creature:^} нападает в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_beaten">
        <source>**{who}** defeats the {creature}.</source>
        <translation>Побеждает **{who}**: {creature} покидает поле.</translation>
    </message>
    <message id="northgard.event.harvested">
        <source>**{who}** harvests {goods}.</source>
        <translation>Урожай игрока **{who}**: {goods}.</translation>
    </message>
    <message id="northgard.event.harvested_nothing">
        <source>**{who}** harvests nothing.</source>
        <translation>**{who}** остаётся без урожая.</translation>
    </message>
    <message id="northgard.event.resource_stolen">
        <source>**{who}** takes **1** {icon} from **{victim}**: Scorched Earth.</source>
        <translation>**{who}** забирает **1** {icon} у игрока **{victim}**: «Выжженная земля».</translation>
    </message>
    <message id="northgard.event.traded">
        <source>**{who}** trades {give} for {get}.</source>
        <translation>**{who}** меняет {give} на {get}.</translation>
    </message>
    <message id="northgard.event.partners_traded">
        <source>**{who}** gives **{partner}** {give} for {get}.</source>
        <translation>**{who}** отдаёт игроку **{partner}** {give} за {get}.</translation>
    </message>
    <message id="northgard.event.swap_offered">
        <source>**{who}** offers **{partner}** {give} for {get}.</source>
        <translation>**{who}** предлагает игроку **{partner}** {give} за {get}.</translation>
    </message>
    <message id="northgard.event.swap_refused">
        <source>**{partner}** won’t give {get} for {give}.</source>
        <translation>**{partner}** не отдаёт {get} за {give}.</translation>
    </message>
    <message id="northgard.event.winter_paid">
        <source>**{who}** pays {goods} for the winter.</source>
        <translation>**{who}** отдаёт за зиму {goods}.</translation>
    </message>
    <message id="northgard.event.winter_paid_short">
        <source>**{who}** cannot feed everyone: {goods} is not enough.</source>
        <translation>**{who}** не может прокормить всех: {goods} — этого мало.</translation>
    </message>
    <message id="northgard.event.winter_paid_short_nothing">
        <source>**{who}** has nothing to feed the warriors with.</source>
        <translation>Игроку **{who}** нечем кормить воинов.</translation>
    </message>
    <message id="northgard.event.unrest_taken">
        <source>**{who}** takes an **Unrest** card.</source>
        <translation>**{who}** берёт карту **«Беспорядки»**.</translation>
    </message>
    <message id="northgard.event.unrest_taken_none">
        <source>No Unrest card is left: **{who}** pays in fame.</source>
        <translation>Карт «Беспорядки» больше нет: **{who}** платит славой.</translation>
    </message>
    <message id="northgard.event.top_card_discarded">
        <source>**{who}** discards the top card of the deck: {card}.</source>
        <translation>**{who}** сбрасывает верхнюю карту колоды: {card}.</translation>
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
            <numerusform>**{n}** воина</numerusform>
            <numerusform>**{n}** воинов</numerusform>
            <numerusform>**{n}** воинов</numerusform>
        </translation>
    </message>
    <message id="northgard.words.with_kaija">
        <source>{warriors} and **Kaija**</source>
        <extracomment>In the accusative.</extracomment>
        <translation>{warriors} и **Кайю**</translation>
    </message>
    <message id="northgard.words.kaija">
        <source>**Kaija**</source>
        <extracomment>In the accusative.</extracomment>
        <translation>**Кайю**</translation>
    </message>
    <message id="northgard.words.part">
        <source>{place} · {part}</source>
        <extracomment>A territory, and the old name of the part of it where a slot is.</extracomment>
        <translation>{place} · {part}</translation>
    </message>
    <message id="northgard.words.tile">
        <source>tile {n}</source>
        <extracomment>Tiles are told apart by numbers.</extracomment>
        <translation>тайл {n}</translation>
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
            <numerusform>{n} область</numerusform>
            <numerusform>{n} области</numerusform>
            <numerusform>{n} областей</numerusform>
        </translation>
    </message>
    <message id="northgard.words.lair">
        <source>lair</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>логово</translation>
    </message>
    <message id="northgard.words.east">
        <source>{n} east</source>
        <extracomment>How far from the start tile a place is.</extracomment>
        <translation>{n} к востоку</translation>
    </message>
    <message id="northgard.words.west">
        <source>{n} west</source>
        <translation>{n} к западу</translation>
    </message>
    <message id="northgard.words.north">
        <source>{n} north</source>
        <translation>{n} к северу</translation>
    </message>
    <message id="northgard.words.south">
        <source>{n} south</source>
        <translation>{n} к югу</translation>
    </message>
    <message id="northgard.words.turned">
        <source>turned by {n}°</source>
        <extracomment>How a tile is turned, clockwise.</extracomment>
        <translation>поворот на {n}°</translation>
    </message>
    <message id="northgard.words.upright">
        <source>not turned</source>
        <translation>без поворота</translation>
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
    <message id="shell.common.save">
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message id="shell.common.on">
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message id="shell.common.off">
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message id="shell.common.key_hint">
        <source>{what} ({key})</source>
        <extracomment>A tooltip: what a button does, and its key.</extracomment>
        <translation>{what} ({key})</translation>
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
    <message id="shell.home.continue_heading">
        <source>Continue</source>
        <translation>Продолжить</translation>
    </message>
    <message id="shell.home.continue_nothing">
        <source>No games in progress</source>
        <translation>Начатых партий нет</translation>
    </message>
    <message id="shell.home.continue_nothing_detail">
        <source>Take a box from the shelf: a game you leave will wait for you here.</source>
        <translation>Возьмите коробку с полки: недоигранная партия будет ждать здесь.</translation>
    </message>
    <message id="shell.home.continue_button">
        <source>Continue</source>
        <translation>Продолжить</translation>
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
        <translation>Ходит {who}</translation>
    </message>
    <message id="shell.home.continue_other">
        <source>Other saves</source>
        <translation>Другие партии</translation>
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
        <translation>сохранено {when}</translation>
    </message>
    <message id="shell.home.learn_heading">
        <source>Learn</source>
        <translation>Обучение</translation>
    </message>
    <message id="shell.home.learn_soon">
        <source>Lessons are yet to come</source>
        <translation>Уроки ещё впереди</translation>
    </message>
    <message id="shell.home.learn_soon_detail">
        <source>Until then, every button and every spot on the board will tell you what it does.</source>
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
        <source>The almanac of rules is yet to come.</source>
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
    <message id="shell.home.night">
        <source>Night hall</source>
        <translation>Ночной зал</translation>
    </message>
    <message id="shell.home.day">
        <source>Day hall</source>
        <translation>Дневной зал</translation>
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
        <source>Seats are in turn order</source>
        <translation>Порядок мест — порядок ходов</translation>
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
        <source>Plans ahead, by sound rules of thumb</source>
        <translation>Играет обдуманно, проверенными приёмами</translation>
    </message>
    <message id="shell.setup.name_label">
        <source>Name</source>
        <translation>Имя</translation>
    </message>
    <message id="shell.setup.name_default">
        <source>Player {n}</source>
        <extracomment>The name of a seat until somebody types another one.</extracomment>
        <translation>Игрок {n}</translation>
    </message>
    <message id="shell.setup.colour_label">
        <source>Colour and emblem</source>
        <translation>Цвет и эмблема</translation>
    </message>
    <message id="shell.setup.private_hand">
        <source>Between turns the curtain hides this hand</source>
        <translation>Карты скрыты за занавесом между ходами</translation>
    </message>
    <message id="shell.setup.private_none">
        <source>One person and computers: no curtain needed</source>
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
    <message id="shell.setup.add_seat">
        <source>Add a player</source>
        <extracomment>The dashed row below the seats.</extracomment>
        <translation>Добавить игрока</translation>
    </message>
    <message id="shell.setup.quick_two">
        <source>Quick game for two</source>
        <translation>Быстро вдвоём</translation>
    </message>
    <message id="shell.setup.quick_solo">
        <source>Me vs computers</source>
        <extracomment>A button: one person, the other seats are computers.</extracomment>
        <translation>Я и компьютеры</translation>
    </message>
    <message id="shell.setup.load">
        <source>Load</source>
        <translation>Загрузить</translation>
    </message>
    <message id="shell.setup.colours_note">
        <source>Colour-blind friendly: each banner has its own shape and emblem.</source>
        <translation>Удобно при дальтонизме: у каждого знамени своя форма и эмблема.</translation>
    </message>
    <message id="shell.setup.options_heading">
        <source>Rules of this game</source>
        <translation>Правила партии</translation>
    </message>
    <message id="shell.setup.options_reset">
        <source>Reset</source>
        <translation>Вернуть обычные</translation>
    </message>
    <message id="shell.setup.seed_label">
        <source>Random seed</source>
        <translation>Ключ партии</translation>
    </message>
    <message id="shell.setup.seed_other">
        <source>Another</source>
        <extracomment>A button: draw another seed.</extracomment>
        <translation>Другой</translation>
    </message>
    <message id="shell.setup.seed_note">
        <source>The same seed gives the same board and cards: handy for a rematch or a dispute.</source>
        <translation>Тот же ключ — то же поле и те же карты: удобно для реванша и споров.</translation>
    </message>
    <message id="shell.setup.seed_bad">
        <source>A seed is a number from 0 to {most}.</source>
        <translation>Ключ партии — число от 0 до {most}.</translation>
    </message>
    <message id="shell.setup.undo_label">
        <source>Undo</source>
        <translation>Отмена ходов</translation>
    </message>
    <message id="shell.setup.undo_strict">
        <source>Until something is revealed</source>
        <translation>Пока не открылось новое</translation>
    </message>
    <message id="shell.setup.undo_free">
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message id="shell.setup.undo_note">
        <source>Unlimited undo can show what was hidden: agree on it among friends.</source>
        <translation>Отмена без ограничений может показать скрытое: играйте так только со своими.</translation>
    </message>
    <message id="shell.setup.start">
        <source>Start the game</source>
        <translation>Начать партию</translation>
    </message>
    <message id="shell.setup.about_time">
        <source>About {minutes} min</source>
        <extracomment>Of the whole game, for the number of players chosen.</extracomment>
        <translation>Около {minutes} мин</translation>
    </message>
    <message id="shell.setup.bad_name">
        <source>This name is too long or has characters that cannot be saved.</source>
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
        <source>These rules are for {range}.</source>
        <extracomment>{range} is such as: 3–4 players.</extracomment>
        <translation>Эти правила рассчитаны на {range}.</translation>
    </message>
    <message id="shell.setup.bad_options">
        <source>These rules don’t go together.</source>
        <translation>Эти правила не сочетаются.</translation>
    </message>
    <message id="shell.setup.span" numerus="yes">
        <source>{span} player | {span} players</source>
        <extracomment>{span} is such as: 3–4; {n} is its greater number.</extracomment>
        <translation>
            <numerusform>{span} игрока</numerusform>
            <numerusform>{span} игроков</numerusform>
            <numerusform>{span} игроков</numerusform>
        </translation>
    </message>
    <message id="shell.setup.bad_option">
        <source>“{rule}” doesn’t go with the other rules chosen.</source>
        <translation>«{rule}» не сочетается с остальными правилами.</translation>
    </message>
    <message id="shell.setup.not_with_these">
        <source>This doesn’t go with the other rules chosen.</source>
        <translation>Не сочетается с остальными выбранными правилами.</translation>
    </message>
    <message id="shell.setup.guest_1">
        <source>Sigrid</source>
        <extracomment>Names of the players until somebody types others: none that a hero, chief, leader or card of any game has.</extracomment>
        <translation>Сигрид</translation>
    </message>
    <message id="shell.setup.guest_2">
        <source>Leif</source>
        <translation>Лейф</translation>
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
        <source>Solveig</source>
        <translation>Сольвейг</translation>
    </message>
    <message id="shell.setup.at_least_two">
        <source>At least two must play.</source>
        <translation>За столом нужны хотя бы двое.</translation>
    </message>
    <message id="shell.setup.no_up">
        <source>This is already the first seat.</source>
        <translation>Это место и так первое.</translation>
    </message>
    <message id="shell.setup.no_down">
        <source>This is already the last seat.</source>
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
        <source>Gameplay</source>
        <translation>Игра</translation>
    </message>
    <message id="shell.settings.heading_motion">
        <source>Animation</source>
        <translation>Анимация</translation>
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
        <source>All text, from 90 to 130%</source>
        <translation>Всех надписей, от 90 до 130 %</translation>
    </message>
    <message id="shell.settings.interface_scale">
        <source>Interface scale</source>
        <translation>Масштаб</translation>
    </message>
    <message id="shell.settings.interface_scale_detail">
        <source>Makes everything larger or smaller</source>
        <translation>Увеличивает или уменьшает всё сразу</translation>
    </message>
    <message id="shell.settings.percent">
        <source>{n}%</source>
        <translation>{n} %</translation>
    </message>
    <message id="shell.settings.speed">
        <source>Animation speed</source>
        <translation>Скорость анимации</translation>
    </message>
    <message id="shell.settings.speed_value">
        <source>{n}×</source>
        <extracomment>Such as 2×: twice as fast.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="shell.settings.speed_off">
        <source>Off</source>
        <translation>Без анимации</translation>
    </message>
    <message id="shell.settings.speed_detail">
        <source>For pieces, dice and computers’ turns</source>
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
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Переспрашивать</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask before anything that cannot be undone</source>
        <translation>Переспрашивать перед тем, чего уже не отменить</translation>
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
        <source>Patterns over colours</source>
        <translation>Узоры поверх цвета</translation>
    </message>
    <message id="shell.settings.patterns_detail">
        <source>Buildings and guards are also hatched, differently for each player</source>
        <translation>Постройки и дозорные ещё и заштрихованы, у каждого игрока по-своему</translation>
    </message>
    <message id="shell.settings.curtain">
        <source>Curtain</source>
        <translation>Занавес</translation>
    </message>
    <message id="shell.settings.curtain_detail">
        <source>When only one person may see a hand</source>
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
    <message id="shell.settings.reset">
        <source>Restore defaults</source>
        <translation>Сбросить настройки</translation>
    </message>
    <message id="shell.settings.reset_ask">
        <source>Restore the defaults for everything on this page?</source>
        <translation>Сбросить все настройки на этой странице?</translation>
    </message>
    <message id="shell.settings.data_folder">
        <source>Your games are kept in {folder}</source>
        <translation>Ваши партии лежат в папке {folder}</translation>
    </message>
    <message id="shell.settings.unreadable">
        <source>The settings could not be read; defaults are used.</source>
        <translation>Не удалось прочитать настройки: взяты обычные.</translation>
    </message>
    <message id="shell.settings.not_saved">
        <source>The settings could not be saved: {why}.</source>
        <translation>Не удалось сохранить настройки: {why}.</translation>
    </message>
    <message id="shell.settings.ignored">
        <source>One setting could not be read and is back to its default: {name}.</source>
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
    <message id="shell.saves.none_autosave">
        <source>A game you leave unfinished waits here.</source>
        <translation>Прерванная партия будет ждать вас здесь.</translation>
    </message>
    <message id="shell.saves.none_saved">
        <source>Save a game here under a name from the menu at the table.</source>
        <translation>В меню за столом партию можно сохранить сюда, дав ей название.</translation>
    </message>
    <message id="shell.saves.empty">
        <source>Nothing is saved yet</source>
        <translation>Пока ничего не сохранено</translation>
    </message>
    <message id="shell.saves.empty_detail">
        <source>Every game is saved automatically after each action.</source>
        <translation>Любая партия автоматически сохраняется после каждого действия.</translation>
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
    <message id="shell.saves.delete_ask">
        <source>Delete the game saved {when}?</source>
        <translation>Удалить партию, сохранённую {when}?</translation>
    </message>
    <message id="shell.saves.delete_detail">
        <source>This cannot be undone.</source>
        <translation>Вернуть её будет нельзя.</translation>
    </message>
    <message id="shell.saves.delete_broken_ask">
        <source>Delete the file {name}?</source>
        <extracomment>A file that is no game, or a broken one.</extracomment>
        <translation>Удалить файл {name}?</translation>
    </message>
    <message id="shell.saves.players_list">
        <source>{names}</source>
        <extracomment>Names of the players, separated by commas.</extracomment>
        <translation>{names}</translation>
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
        <source>{game}, {when}</source>
        <oldsource>{game}, turn {turn}</oldsource>
        <extracomment>The name offered for a new save; {when} is such as: turn 14, or: year 3.</extracomment>
        <translation>{game}, {when}</translation>
    </message>
    <message id="shell.saves.saved">
        <source>Saved as “{name}”.</source>
        <translation>Сохранено: «{name}».</translation>
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
        <source>The system did not allow the file to be read.</source>
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
        <source>This is not a saved game, or it was damaged on its way here.</source>
        <translation>Это не сохранённая партия, или она испортилась по дороге.</translation>
    </message>
    <message id="shell.bad_save.cut_short">
        <source>The end of the file is missing.</source>
        <translation>Файл обрывается: конца не хватает.</translation>
    </message>
    <message id="shell.bad_save.not_a_save">
        <source>This is some other kind of file, not a saved game.</source>
        <translation>Это какой-то другой файл, а не партия.</translation>
    </message>
    <message id="shell.bad_save.newer_format">
        <source>It was saved by a newer Meadhall. Update the program to open it.</source>
        <translation>Партия сохранена более новой программой. Обновите Meadhall, чтобы её открыть.</translation>
    </message>
    <message id="shell.bad_save.open_elsewhere">
        <source>It is open in another window of Meadhall. Close it there first.</source>
        <translation>Она открыта в другом окне Meadhall. Сначала закройте её там.</translation>
    </message>
    <message id="shell.bad_save.unknown_game">
        <source>This is a game of “{game}”, which this Meadhall does not have.</source>
        <translation>Это партия в «{game}», а такой игры здесь нет.</translation>
    </message>
    <message id="shell.bad_save.damaged">
        <source>The file is damaged.</source>
        <translation>Файл повреждён.</translation>
    </message>
    <message id="shell.bad_save.no_position">
        <source>The rules have changed since, and this game can no longer be continued.</source>
        <translation>Правила с тех пор изменились, продолжить эту партию нельзя.</translation>
    </message>
    <message id="shell.save_failed.disk_full">
        <source>the disk is full</source>
        <translation>на диске нет места</translation>
    </message>
    <message id="shell.save_failed.not_allowed">
        <source>the folder is not writable</source>
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
    <message id="shell.save_failed.open_elsewhere">
        <source>it is open in another window</source>
        <translation>партия открыта в другом окне</translation>
    </message>
    <message id="shell.notice.autosave_failed">
        <source>The game is not being saved: {why}. Play on, but don’t close the program.</source>
        <translation>Партия не сохраняется: {why}. Играйте дальше, но не закрывайте программу.</translation>
    </message>
    <message id="shell.notice.autosave_works">
        <source>The game is being saved again.</source>
        <translation>Партия снова сохраняется.</translation>
    </message>
    <message id="shell.notice.branches_lost" numerus="yes">
        <source>{n} undone branch no longer fits and was left out. | {n} undone branches no longer fit and were left out.</source>
        <translation>
            <numerusform>{n} отменённая ветка больше не подходит и пропущена.</numerusform>
            <numerusform>{n} отменённые ветки больше не подходят и пропущены.</numerusform>
            <numerusform>{n} отменённых веток больше не подходят и пропущены.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.bots_replaced" numerus="yes">
        <source>This version does not know the computer player {names}. A steady one takes over that seat. | This version does not know the computer players {names}. Steady ones take over their seats.</source>
        <translation>
            <numerusform>Эта версия не знает компьютерного игрока {names}. Вместо него продолжит бывалый.</numerusform>
            <numerusform>Эта версия не знает компьютерных игроков {names}. Вместо них продолжат бывалые.</numerusform>
            <numerusform>Эта версия не знает компьютерных игроков {names}. Вместо них продолжат бывалые.</numerusform>
        </translation>
    </message>
    <message id="shell.notice.resumed_rules">
        <source>The rules have changed since. The game continues from action {line} of {lines}.</source>
        <translation>Правила с тех пор изменились. Партия продолжается с действия {line} из {lines}.</translation>
    </message>
    <message id="shell.notice.resumed">
        <source>The end of this save could not be replayed. The game continues from action {line} of {lines}.</source>
        <translation>Конец записи не удалось воспроизвести. Партия продолжается с действия {line} из {lines}.</translation>
    </message>
    <message id="shell.about.title">
        <source>About Meadhall</source>
        <translation>О программе</translation>
    </message>
    <message id="shell.about.version">
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
    <message id="shell.about.heading_what">
        <source>What it is</source>
        <translation>Что это такое</translation>
    </message>
    <message id="shell.about.what">
        <source>A warm room for long evenings: four board games of the North on your own computer, for friends around one screen and for computer players when the friends are snowed in.</source>
        <translation>Тёплая комната для долгих вечеров: четыре северные настольные игры на вашем компьютере — для друзей у одного экрана и для компьютерных соперников, когда друзей занесло снегом.</translation>
    </message>
    <message id="shell.about.heading_notice">
        <source>Made by fans</source>
        <translation>Работа поклонников</translation>
    </message>
    <message id="shell.about.notice">
        <source>Meadhall is made by fans, for love, and is not commercial. It is not affiliated with, endorsed by or connected to the publishers or authors of these games. The names of the games and all trademarks belong to their owners. Meadhall contains no art or text from the published games: the pictures and words are our own.</source>
        <translation>Meadhall сделан поклонниками из любви к играм и не приносит дохода. Он не связан с издателями и авторами этих игр и не одобрен ими. Названия игр и все товарные знаки принадлежат их владельцам. В Meadhall нет ни рисунков, ни текстов изданных игр: рисунки и слова — наши собственные.</translation>
    </message>
    <message id="shell.about.buy">
        <source>If you like a game, buy it: the box is the better half.</source>
        <translation>Понравилась игра? Купите её: коробка — лучшая её половина.</translation>
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
        <source>The window is built with Qt and PySide6, unchanged, under the LGPL. Their source lies at download.qt.io.</source>
        <translation>Окно построено на неизменённых Qt и PySide6, лицензия LGPL. Их исходный код лежит на download.qt.io.</translation>
    </message>
    <message id="shell.about.part_art">
        <source>Art</source>
        <extracomment>A tab among licences: that of our pictures and texts.</extracomment>
        <translation>Рисунки</translation>
    </message>
    <message id="shell.about.part_fonts">
        <source>Fonts</source>
        <extracomment>A tab among licences.</extracomment>
        <translation>Шрифты</translation>
    </message>
    <message id="shell.about.part_qt">
        <source>Inside Qt</source>
        <extracomment>A tab among licences: those of other makers whose work is part of Qt.</extracomment>
        <translation>Внутри Qt</translation>
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
    <message id="shell.ask.quit_button">
        <source>Quit</source>
        <translation>Выйти</translation>
    </message>
    <message id="shell.ask.quit_unsaved">
        <source>The game is not saved</source>
        <translation>Партия не сохранена</translation>
    </message>
    <message id="shell.ask.quit_unsaved_detail">
        <source>It could not be saved: {why}. Quit anyway?</source>
        <translation>Сохранить не удалось: {why}. Всё равно выйти?</translation>
    </message>
    <message id="shell.ask.open_unsaved_detail">
        <source>It could not be saved: {why}. Open the other game anyway?</source>
        <extracomment>A file was opened by a double click.</extracomment>
        <translation>Сохранить не удалось: {why}. Всё равно открыть другую партию?</translation>
    </message>
    <message id="shell.ask.open_button">
        <source>Open</source>
        <translation>Открыть</translation>
    </message>
    <message id="shell.ask.bot_failed">
        <source>A computer player is not responding</source>
        <translation>Компьютерный игрок не отвечает</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is saved. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партия сохранена. Позовите его снова или встаньте из-за стола и вернитесь позже.</translation>
    </message>
    <message id="shell.trouble.title">
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message id="shell.trouble.detail">
        <source>The game is saved as it was before. You can go on.</source>
        <translation>Партия сохранена такой, какой была до этого. Можно играть дальше.</translation>
    </message>
    <message id="shell.trouble.log">
        <source>The details are in {file}.</source>
        <extracomment>{file} is the place of a log file.</extracomment>
        <translation>Подробности — в файле {file}.</translation>
    </message>
    <message id="shell.keys.title">
        <source>Keys</source>
        <translation>Клавиши</translation>
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
    <message id="shell.keys.key_drag">
        <source>Drag</source>
        <translation>Потянуть</translation>
    </message>
    <message id="shell.keys.near_place">
        <source>Go to the next place that way</source>
        <translation>К соседнему месту в ту сторону</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what you started</source>
        <translation>Прервать начатое</translation>
    </message>
    <message id="shell.keys.help">
        <source>Show the keys</source>
        <translation>Показать клавиши</translation>
    </message>
    <message id="shell.keys.fullscreen">
        <source>Full screen</source>
        <translation>Во весь экран</translation>
    </message>
    <message id="shell.keys.save">
        <source>Save the game</source>
        <translation>Сохранить партию</translation>
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
        <translation>Ход {turn}</translation>
    </message>
    <message id="table.bar.over">
        <source>Game over</source>
        <translation>Партия окончена</translation>
    </message>
    <message id="table.bar.step">
        <source>{name}: {now} of {steps}</source>
        <extracomment>Read aloud: how far the game has come, such as: Year: 3 of 7.</extracomment>
        <translation>{name}: {now} из {steps}</translation>
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
        <translation>Помощь</translation>
    </message>
    <message id="table.bar.settings">
        <source>Settings</source>
        <translation>Настройки</translation>
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
    <message id="table.heading.board">
        <source>Board</source>
        <extracomment>Read aloud: the map of the game.</extracomment>
        <translation>Поле</translation>
    </message>
    <message id="table.heading.goal">
        <source>Goal</source>
        <translation>Цель</translation>
    </message>
    <message id="table.heading.left">
        <source>Left in the supply</source>
        <extracomment>How many tokens, cards and so on are left.</extracomment>
        <translation>Осталось в запасе</translation>
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
        <source>You are watching.</source>
        <translation>Вы смотрите за игрой.</translation>
    </message>
    <message id="table.prompt.aside">
        <source>Meanwhile you may: {what}.</source>
        <extracomment>While another player is asked; {what} is a list of names of actions.</extracomment>
        <translation>Тем временем вы можете: {what}.</translation>
    </message>
    <message id="table.prompt.skip">
        <source>Click or press Space to see the result at once.</source>
        <translation>Щёлкните или нажмите пробел, чтобы сразу увидеть итог.</translation>
    </message>
    <message id="table.prompt.pick">
        <source>{what}: choose a **highlighted place** on the board</source>
        <extracomment>One kind of action has been chosen; {what} is its name, such as Road.</extracomment>
        <translation>{what}: выберите **подсвеченное место** на поле</translation>
    </message>
    <message id="table.prompt.pick_detail">
        <source>Price: {price}. Esc shows everything you can do.</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Цена: {price}. Esc покажет всё, что можно сделать.</translation>
    </message>
    <message id="table.prompt.pick_free">
        <source>Esc shows everything you can do.</source>
        <translation>Esc покажет всё, что можно сделать.</translation>
    </message>
    <message id="table.button.undo">
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
    <message id="table.button.fork">
        <source>Go back to it</source>
        <translation>Вернуться</translation>
    </message>
    <message id="table.button.cancel">
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message id="table.button.show_board">
        <source>Show the board</source>
        <translation>Показать поле</translation>
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
    <message id="table.tip.unlock">
        <source>{why} Rule {rule}</source>
        <extracomment>{why} is a whole sentence, {rule} a number.</extracomment>
        <translation>{why} Правило {rule}</translation>
    </message>
    <message id="table.seat.person">
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message id="table.seat.computer">
        <source>Computer</source>
        <translation>Компьютер</translation>
    </message>
    <message id="table.seat.asked">
        <source>Deciding now</source>
        <extracomment>Read aloud.</extracomment>
        <translation>Сейчас решает</translation>
    </message>
    <message id="table.seat.points" numerus="yes">
        <source>{n} point | {n} points</source>
        <translation>
            <numerusform>{n} очко</numerusform>
            <numerusform>{n} очка</numerusform>
            <numerusform>{n} очков</numerusform>
        </translation>
    </message>
    <message id="table.seat.heavy">
        <source>more than {most} cards</source>
        <extracomment>After the number of cards in a big hand.</extracomment>
        <translation>больше {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Всё об игроке {who}</translation>
    </message>
    <message id="table.seat.cards">
        <source>Open cards</source>
        <extracomment>A button: cards of a player through which everybody may look, such as the discard pile.</extracomment>
        <translation>Открытые карты</translation>
    </message>
    <message id="table.seat.look">
        <source>I am {who}: show my cards</source>
        <extracomment>A button: a player who is not asked wants the screen.</extracomment>
        <translation>Я — {who}: показать мои карты</translation>
    </message>
    <message id="table.note.more">
        <source>{heading}: more</source>
        <extracomment>The name of a button beside a heading.</extracomment>
        <translation>{heading}: подробнее</translation>
    </message>
    <message id="table.things.turn_left">
        <source>Left</source>
        <extracomment>A button: a quarter turn to the left.</extracomment>
        <translation>Влево</translation>
    </message>
    <message id="table.things.turn_right">
        <source>Right</source>
        <extracomment>A button: a quarter turn to the right.</extracomment>
        <translation>Вправо</translation>
    </message>
    <message id="table.picker.advised">
        <source>Good for a first game</source>
        <extracomment>Under a card such as a hero or a clan. Short.</extracomment>
        <translation>Хорошо для начала</translation>
    </message>
    <message id="table.hand.menu">
        <source>What to do with the card</source>
        <extracomment>Read aloud when a small menu opens over a card.</extracomment>
        <translation>Что сделать с картой</translation>
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
    <message id="table.actions.all" numerus="yes">
        <source>{n} action | All {n} actions</source>
        <extracomment>A button: the list of actions grows over the saga.</extracomment>
        <translation>
            <numerusform>{n} действие</numerusform>
            <numerusform>Все {n} действия</numerusform>
            <numerusform>Все {n} действий</numerusform>
        </translation>
    </message>
    <message id="table.actions.none">
        <source>Nothing to do now</source>
        <translation>Сейчас делать нечего</translation>
    </message>
    <message id="table.actions.chosen">
        <source>Chosen</source>
        <translation>Выбрано</translation>
    </message>
    <message id="table.actions.places" numerus="yes">
        <source>{n} place | {n} places</source>
        <translation>
            <numerusform>{n} место</numerusform>
            <numerusform>{n} места</numerusform>
            <numerusform>{n} мест</numerusform>
        </translation>
    </message>
    <message id="table.actions.spoken_locked">
        <source>{action}. Not now: {why}</source>
        <extracomment>Read aloud; {why} is a whole sentence.</extracomment>
        <translation>{action}. Сейчас нельзя: {why}</translation>
    </message>
    <message id="table.pace.to_me">
        <source>To my turn</source>
        <extracomment>A golden button while others play: everything until then is passed over.</extracomment>
        <translation>До моего хода</translation>
    </message>
    <message id="table.pace.passing">
        <source>On to your turn…</source>
        <translation>Дальше, до вашего хода…</translation>
    </message>
    <message id="table.pace.under_way">
        <source>Already on the way to your turn.</source>
        <translation>До вашего хода уже недалеко.</translation>
    </message>
    <message id="table.pace.pause">
        <source>Pause</source>
        <extracomment>A button: the others wait.</extracomment>
        <translation>Пауза</translation>
    </message>
    <message id="table.pace.go_on">
        <source>Let them go on</source>
        <extracomment>The same button while the others wait.</extracomment>
        <translation>Пусть продолжают</translation>
    </message>
    <message id="table.pace.step">
        <source>One step</source>
        <extracomment>A button: the others do one more thing and then wait.</extracomment>
        <translation>Один шаг</translation>
    </message>
    <message id="table.pace.speed">
        <source>How fast the others play at this table</source>
        <translation>Скорость ходов соперников за этим столом</translation>
    </message>
    <message id="table.pace.times">
        <source>{n}×</source>
        <extracomment>So many times the usual speed.</extracomment>
        <translation>{n}×</translation>
    </message>
    <message id="table.pace.follow">
        <source>Slow down for what concerns you: off</source>
        <extracomment>A button; it is off now.</extracomment>
        <translation>Медленнее, когда дело касается вас: нет</translation>
    </message>
    <message id="table.pace.follows">
        <source>Slow down for what concerns you: on</source>
        <extracomment>The same button; it is on now.</extracomment>
        <translation>Медленнее, когда дело касается вас: да</translation>
    </message>
    <message id="table.saga.news" numerus="yes">
        <source>{n} new | {n} new</source>
        <extracomment>Beside the heading Saga: so many lines are new.</extracomment>
        <translation>
            <numerusform>{n} новая</numerusform>
            <numerusform>{n} новые</numerusform>
            <numerusform>{n} новых</numerusform>
        </translation>
    </message>
    <message id="table.saga.title">
        <source>Saga</source>
        <translation>Летопись</translation>
    </message>
    <message id="table.saga.fork" numerus="yes">
        <source>Another way was tried **here** ({n} action): {what} | Another way was tried **here** ({n} actions): {what}</source>
        <extracomment>A line of the saga; {what} is a sentence: how that way began.</extracomment>
        <translation>
            <numerusform>Здесь пробовали **иначе** ({n} действие): {what}</numerusform>
            <numerusform>Здесь пробовали **иначе** ({n} действия): {what}</numerusform>
            <numerusform>Здесь пробовали **иначе** ({n} действий): {what}</numerusform>
        </translation>
    </message>
    <message id="table.composer.more" numerus="yes">
        <source>Choose **{n}** more | Choose **{n}** more</source>
        <translation>
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
        </translation>
    </message>
    <message id="table.composer.ready">
        <source>Ready</source>
        <translation>Готово</translation>
    </message>
    <message id="table.composer.full">
        <source>You have chosen enough: take one back first.</source>
        <translation>Выбрано достаточно: сначала уберите одну.</translation>
    </message>
    <message id="table.composer.no_such">
        <source>The price cannot be paid this way.</source>
        <translation>Так эту цену не заплатить.</translation>
    </message>
    <message id="table.composer.clear">
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message id="table.composer.held">
        <source>{n} held</source>
        <extracomment>How many of a kind one holds.</extracomment>
        <translation>на руке {n}</translation>
    </message>
    <message id="table.chooser.chosen">
        <source>chosen: {n}</source>
        <extracomment>Read aloud after the name of a card: so many of it are chosen.</extracomment>
        <translation>выбрано: {n}</translation>
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
    <message id="table.trade.anything">
        <source>Anything</source>
        <translation>Что угодно</translation>
    </message>
    <message id="table.trade.anything_hint">
        <source>Leave this side open and see what is proposed</source>
        <translation>Оставьте эту сторону открытой и послушайте предложения</translation>
    </message>
    <message id="table.trade.to">
        <source>To</source>
        <translation>Кому</translation>
    </message>
    <message id="table.trade.offer">
        <source>Offer</source>
        <translation>Предложить</translation>
    </message>
    <message id="table.trade.withdraw">
        <source>Withdraw</source>
        <translation>Отозвать</translation>
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
        <source>yet to answer</source>
        <extracomment>This player has not answered yet.</extracomment>
        <translation>ответа ещё нет</translation>
    </message>
    <message id="table.trade.refuse_all">
        <source>Refuse all this turn</source>
        <translation>Больше не слушать</translation>
    </message>
    <message id="table.trade.hear_again">
        <source>Take offers again</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="table.trade.refuses">
        <source>takes no offers this turn</source>
        <translation>не слушает предложений в этот ход</translation>
    </message>
    <message id="table.trade.rate">
        <source>{rate}:1</source>
        <extracomment>A rate of exchange.</extracomment>
        <translation>{rate}:1</translation>
    </message>
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Предложения вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Предложить</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and no resource may be on both sides.</source>
        <translation>Каждый отдаёт хотя бы одну карту; одно и то же сырьё не может быть с обеих сторон.</translation>
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
        <source>You have no trade routes: everything trades at the usual rate.</source>
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
        <source>Pass the screen to</source>
        <extracomment>On the curtain, above a large name.</extracomment>
        <translation>Передайте экран игроку</translation>
    </message>
    <message id="table.curtain.button">
        <source>I am {who}: open</source>
        <extracomment>A button; {who} is a player's name.</extracomment>
        <translation>Я — {who}: открыть</translation>
    </message>
    <message id="table.curtain.facts">
        <source>{game} · turn {turn}</source>
        <extracomment>On the curtain, under the name.</extracomment>
        <translation>{game} · ход {turn}</translation>
    </message>
    <message id="table.curtain.facts_step">
        <source>{game} · {name} {now}</source>
        <extracomment>On the curtain, under the name, such as: Uncharted Lands · Year 3.</extracomment>
        <translation>{game} · {name} {now}</translation>
    </message>
    <message id="table.curtain.your_turn">
        <source>your turn</source>
        <translation>ваш ход</translation>
    </message>
    <message id="table.curtain.your_answer">
        <source>waiting for your answer</source>
        <extracomment>In the middle of another player's turn.</extracomment>
        <translation>ждут вашего ответа</translation>
    </message>
    <message id="table.curtain.others">
        <source>Others, look away: this hand is shown next.</source>
        <translation>Остальные отворачиваются: сейчас откроются ваши карты.</translation>
    </message>
    <message id="table.curtain.away">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message id="table.curtain.nothing">
        <source>Nothing has happened since.</source>
        <translation>С тех пор ничего не произошло.</translation>
    </message>
    <message id="table.curtain.privacy">
        <source>Privacy</source>
        <translation>Тайна карт</translation>
    </message>
    <message id="table.curtain.privacy_detail">
        <source>Until the button is pressed, nothing hidden is on the table: no hand, no card, no plan.</source>
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
        <source>The curtain falls only when another person takes over.</source>
        <translation>Занавес опускается, только когда за экран садится другой игрок.</translation>
    </message>
    <message id="table.recap.title">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
    </message>
    <message id="table.recap.nothing">
        <source>Nothing has happened since your last turn.</source>
        <translation>С вашего прошлого хода ничего не произошло.</translation>
    </message>
    <message id="table.recap.more" numerus="yes">
        <source>and {n} more line in the saga | and {n} more lines in the saga</source>
        <translation>
            <numerusform>и ещё {n} строка в летописи</numerusform>
            <numerusform>и ещё {n} строки в летописи</numerusform>
            <numerusform>и ещё {n} строк в летописи</numerusform>
        </translation>
    </message>
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message id="table.end.later">
        <source>Scores are counted when the game is over.</source>
        <translation>Очки подсчитывают, когда партия окончена.</translation>
    </message>
    <message id="table.end.heading_sources">
        <source>Where the points came from</source>
        <translation>Откуда взялись очки</translation>
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
    <message id="table.end.board">
        <source>To the board</source>
        <translation>К полю</translation>
    </message>
    <message id="table.end.shelf">
        <source>To the shelf</source>
        <translation>К полке</translation>
    </message>
    <message id="table.end.turns" numerus="yes">
        <source>{n} turn | {n} turns</source>
        <translation>
            <numerusform>{n} ход</numerusform>
            <numerusform>{n} хода</numerusform>
            <numerusform>{n} ходов</numerusform>
        </translation>
    </message>
    <message id="table.end.place">
        <source>Place {n}</source>
        <extracomment>The player's rank; places may be shared.</extracomment>
        <translation>{n}-е место</translation>
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
        <translation>Получено карт</translation>
    </message>
    <message id="table.end.column_trades">
        <source>Trades</source>
        <translation>Обмены</translation>
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
            <numerusform>Отменить {n} действие?</numerusform>
            <numerusform>Отменить {n} действия?</numerusform>
            <numerusform>Отменить {n} действий?</numerusform>
        </translation>
    </message>
    <message id="table.ask.undo_to_detail">
        <source>What you undo stays in the saga as a branch of its own.</source>
        <translation>Отменённое останется в летописи отдельной веткой.</translation>
    </message>
    <message id="table.ask.fork">
        <source>Go back to what was undone?</source>
        <translation>Вернуться к отменённому?</translation>
    </message>
    <message id="table.ask.fork_detail">
        <source>What has been done since is undone and stays in the saga as a branch of its own.</source>
        <translation>Сделанное с тех пор отменится и останется в летописи отдельной веткой.</translation>
    </message>
    <message id="table.bot.call_again">
        <source>Call it again</source>
        <translation>Позвать снова</translation>
    </message>
    <message id="table.look.new">
        <source>NEW</source>
        <extracomment>A small blue tab on a new card.</extracomment>
        <translation>НОВОЕ</translation>
    </message>
    <message id="table.keys.act">
        <source>Play what is chosen</source>
        <translation>Сыграть выбранное</translation>
    </message>
    <message id="table.keys.places">
        <source>Cycle through the places</source>
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
    <message id="table.keys.turn">
        <source>Turn what you are placing</source>
        <extracomment>Before a tile or the like is laid, by quarters.</extracomment>
        <translation>Повернуть то, что кладёте</translation>
    </message>
    <message id="table.keys.village">
        <source>Another village</source>
        <extracomment>Where a board shows one of several villages. The key is Page Down.</extracomment>
        <translation>Другое поселение</translation>
    </message>
    <message id="table.keys.skip">
        <source>Skip the animation</source>
        <translation>Пропустить анимацию</translation>
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
        <source>This is not the question now.</source>
        <translation>Сейчас решается не это.</translation>
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
        <source>There is no such undone branch.</source>
        <translation>Такой отменённой ветки нет.</translation>
    </message>
    <message id="table.denial.another_decided">
        <source>**{who}** has decided something since: you cannot undo that alone.</source>
        <translation>После этого уже было решение игрока **{who}**: в одиночку такое не отменить.</translation>
    </message>
    <message id="table.denial.decided_by_another">
        <source>**{who}** decided that: no one else can bring it back.</source>
        <translation>Это решение игрока **{who}**: никто другой его не вернёт.</translation>
    </message>
    <message id="table.denial.chance_decided">
        <source>Dice or cards have decided something since: that cannot be undone.</source>
        <translation>С тех пор что-то решили кубики или карты: этого не отменить.</translation>
    </message>
    <message id="table.denial.something_revealed">
        <source>Something hidden has been revealed since: no one can unsee it.</source>
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
        <translation>карта|few=карты|gen=карт</translation>
    </message>
    <message id="icon.glory">
        <source>point|gen=points</source>
        <extracomment>Victory points in one game, fame in another. few= follows 2 to 4 where it is not gen=. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>очко|few=очка|gen=очков</translation>
    </message>
    <message id="icon.food">
        <source>food</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>еда|gen=еды</translation>
    </message>
    <message id="icon.wood">
        <source>wood</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>лес|gen=леса</translation>
    </message>
    <message id="icon.lore">
        <source>lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>предание|few=предания|gen=преданий</translation>
    </message>
    <message id="icon.axe">
        <source>combat point|gen=combat points</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>очко силы|few=очка силы|gen=очков силы</translation>
    </message>
    <message id="icon.skull">
        <source>casualty|gen=casualties</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>потеря|few=потери|gen=потерь</translation>
    </message>
    <message id="icon.bolt">
        <source>Flash</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мгновенная карта</translation>
    </message>
    <message id="icon.beer">
        <source>beer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пиво|few=пива|gen=пива</translation>
    </message>
    <message id="icon.gold">
        <source>gold</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>золото|gen=золота</translation>
    </message>
    <message id="icon.coin">
        <source>coin|gen=coins</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>монета|few=монеты|gen=монет</translation>
    </message>
    <message id="icon.favour">
        <source>favour</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>милость|few=милости|gen=милостей</translation>
    </message>
    <message id="icon.blame">
        <source>blame</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>позор|gen=позора</translation>
    </message>
    <message id="icon.shield">
        <source>shield|gen=shields</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>щит|few=щита|gen=щитов</translation>
    </message>
    <message id="icon.wound">
        <source>hit|gen=hits</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>удар|few=удара|gen=ударов</translation>
    </message>
    <message id="icon.log">
        <source>wood</source>
        <extracomment>Wood as the Harbour of Champions calls it. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дерево|gen=дерева</translation>
    </message>
    <message id="icon.swordsman">
        <source>swordsman|gen=swordsmen</source>
        <extracomment>The picture of a sword, read as the kind of warrior. So are the next two. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>мечник|few=мечника|gen=мечников</translation>
    </message>
    <message id="icon.spearman">
        <source>spearman|gen=spearmen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>копейщик|few=копейщика|gen=копейщиков</translation>
    </message>
    <message id="icon.axeman">
        <source>axeman|gen=axemen</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>топорщик|few=топорщика|gen=топорщиков</translation>
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
        <source>Waits in the clearing. When warriors outnumber the section’s guards, they all invade.</source>
        <translation>Ждёт на опушке. Когда воинов больше, чем дозорных на участке, все они вторгаются в Дар.</translation>
    </message>
    <message id="watch.wildling_text.climber">
        <source>Crosses the Wall at once, to the first free hex along its arrow. This is not an invasion.</source>
        <translation>Сразу перебирается через Стену на первый свободный гекс своей стрелки. Это не вторжение.</translation>
    </message>
    <message id="watch.wildling_text.giant">
        <source>Strikes down the guard on post 1 and goes home. If there are no guards, starts an invasion.</source>
        <translation>Сбивает дозорного с поста 1 и уходит домой. Если дозорных нет, начинает вторжение.</translation>
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
        <translation>клана ледяной реки</translation>
    </message>
    <message id="watch.of_clan.cave">
        <source>of the caves</source>
        <translation>клана пещерных жителей</translation>
    </message>
    <message id="watch.of_clan.hornfoot">
        <source>of the Hornfoots</source>
        <translation>клана рогоногих</translation>
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
        <translation>участок {n}</translation>
    </message>
    <message id="watch.place.post">
        <source>section {section}, post {post}</source>
        <translation>участок {section}, пост {post}</translation>
    </message>
    <message id="watch.place.clearing">
        <source>clearing {trails}</source>
        <extracomment>{trails} are the numbers of the trails that end there, such as 1·2.</extracomment>
        <translation>опушка {trails}</translation>
    </message>
    <message id="watch.place.camp">
        <source>{clan}, camp {camp}</source>
        <extracomment>{clan} is the name of a clan.</extracomment>
        <translation>{clan}, лагерь {camp}</translation>
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
        <source>Then build a road from it.</source>
        <translation>Затем проложите от него дорогу.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.then_second">
        <source>You collect one card per adjacent hex at once.</source>
        <translation>Вы сразу получите по карте с каждого соседнего гекса.</translation>
    </message>
    <message id="watch.prompt.setup_settlement.they">
        <source>**{who}** founds a settlement</source>
        <translation>**{who}** основывает поселение</translation>
    </message>
    <message id="watch.prompt.setup_road.you">
        <source>Build a **road** from your new settlement</source>
        <translation>Проложите **дорогу** от нового поселения</translation>
    </message>
    <message id="watch.prompt.setup_road.then">
        <source>Point it towards where you want to build next.</source>
        <translation>Ведите её туда, где хотите строить дальше.</translation>
    </message>
    <message id="watch.prompt.setup_road.they">
        <source>**{who}** builds a road</source>
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
        <source>The guard takes the lowest-numbered free post.</source>
        <translation>Дозорный встанет на свободный пост с наименьшим номером.</translation>
    </message>
    <message id="watch.prompt.post_free_guard.then_points">
        <source>The lowest-numbered free post. This guard brings **1** [glory].</source>
        <translation>Он встанет на свободный пост с наименьшим номером и принесёт **1** [glory].</translation>
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
        <source>Everyone collects; then the wildlings stir.</source>
        <translation>Все собирают сырьё; потом оживает север.</translation>
    </message>
    <message id="watch.prompt.pre_roll.then_base">
        <source>Everyone collects.</source>
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
        <source>Building anything ends trading for this turn.</source>
        <translation>Первая же постройка завершит торговлю.</translation>
    </message>
    <message id="watch.prompt.turn.then_combined">
        <source>Trade and build in any order.</source>
        <translation>Торгуйте и стройте в любом порядке.</translation>
    </message>
    <message id="watch.prompt.turn.then_tokens">
        <source>A settlement reveals one wildling token, a keep two.</source>
        <translation>Поселение раскрывает один жетон одичалых, крепость — два.</translation>
    </message>
    <message id="watch.prompt.turn.then_build">
        <source>Trade is over this turn.</source>
        <translation>Торговля в этот ход окончена.</translation>
    </message>
    <message id="watch.prompt.turn.then_proposals" numerus="yes">
        <source>**{n}** proposal awaits your answer. | **{n}** proposals await your answer.</source>
        <translation>
            <numerusform>**{n}** предложение ждёт вашего ответа.</numerusform>
            <numerusform>**{n}** предложения ждут вашего ответа.</numerusform>
            <numerusform>**{n}** предложений ждут вашего ответа.</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.turn.they">
        <source>**{who}** trades and builds</source>
        <translation>**{who}** торгует и строит</translation>
    </message>
    <message id="watch.prompt.discard.you" numerus="yes">
        <source>Discard **{n}** card | Discard **{n}** cards</source>
        <translation>
            <numerusform>Сбросьте **{n}** карту</numerusform>
            <numerusform>Сбросьте **{n}** карты</numerusform>
            <numerusform>Сбросьте **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.discard.then">
        <source>A seven: anyone holding more than 7 resource cards discards half.</source>
        <translation>Выпала семёрка: у кого больше 7 карт сырья, тот сбрасывает половину.</translation>
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
        <source>Its hex yields nothing while he is there; then you rob a player next to it.</source>
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
        <source>You draw one card from that hand, unseen.</source>
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
        <source>The roll gave you nothing. Afterwards keep Samwell or change heroes.</source>
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
        <source>**{who}** offers {give}. What will you give?</source>
        <translation>**{who}** предлагает {give}. Что дадите взамен?</translation>
    </message>
    <message id="watch.prompt.answer_offer.open_give">
        <source>**{who}** wants {want}. What do you ask for it?</source>
        <translation>**{who}** просит {want}. Что попросите взамен?</translation>
    </message>
    <message id="watch.prompt.answer_offer.then">
        <source>Accept, decline or counter. All answers are revealed together.</source>
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
        <source>Driving one out earns a card from that hex.</source>
        <translation>За изгнанного одичалого вы возьмёте карту сырья с того гекса, где он стоял.</translation>
    </message>
    <message id="watch.prompt.ranger_choice.they">
        <source>**{who}** sends out a patrol</source>
        <translation>**{who}** посылает дозор</translation>
    </message>
    <message id="watch.prompt.free_road.you">
        <source>Build your **first free road**</source>
        <translation>Проложите **первую бесплатную дорогу**</translation>
    </message>
    <message id="watch.prompt.free_road.second">
        <source>Build your **second free road**, or stop</source>
        <translation>Проложите **вторую бесплатную дорогу** или остановитесь</translation>
    </message>
    <message id="watch.prompt.free_road.then">
        <source>You may then build a second one.</source>
        <translation>За ней можно проложить вторую.</translation>
    </message>
    <message id="watch.prompt.free_road.then_second">
        <source>This one is free too.</source>
        <translation>Она тоже ничего не стоит.</translation>
    </message>
    <message id="watch.prompt.free_road.they">
        <source>**{who}** builds a free road</source>
        <translation>**{who}** прокладывает бесплатную дорогу</translation>
    </message>
    <message id="watch.prompt.winter.you" numerus="yes">
        <source>Take **{n}** card from the supply | Take **{n}** cards from the supply</source>
        <translation>
            <numerusform>Возьмите из резерва **{n}** карту</numerusform>
            <numerusform>Возьмите из резерва **{n}** карты</numerusform>
            <numerusform>Возьмите из резерва **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="watch.prompt.winter.then">
        <source>The same or different; you may spend them this turn.</source>
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
        <source>On side B the hero can be used once more, starting next turn.</source>
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
        <source>The hero can act starting next turn.</source>
        <translation>Герой сможет действовать со следующего хода.</translation>
    </message>
    <message id="watch.prompt.choose_hero.they">
        <source>**{who}** chooses a hero</source>
        <translation>**{who}** выбирает героя</translation>
    </message>
    <message id="watch.prompt.demand_resource.you">
        <source>Choose a **resource** and one or two opponents</source>
        <translation>Назовите **сырьё** и одного или двух соперников</translation>
    </message>
    <message id="watch.prompt.demand_resource.then">
        <source>Each who has it gives you one; you give any card back.</source>
        <translation>Каждый, у кого оно есть, отдаст вам карту; взамен вы дадите любую свою.</translation>
    </message>
    <message id="watch.prompt.demand_resource.they">
        <source>**{who}** demands a resource</source>
        <translation>**{who}** требует сырьё</translation>
    </message>
    <message id="watch.prompt.give_back.you">
        <source>Give **{to}** a card in return</source>
        <translation>Отдайте взамен карту игроку **{to}**</translation>
    </message>
    <message id="watch.prompt.give_back.then">
        <source>Any card in your hand, even the one you just got.</source>
        <translation>Любую с руки, даже только что полученную.</translation>
    </message>
    <message id="watch.prompt.give_back.they">
        <source>**{who}** gives a card in return</source>
        <translation>**{who}** отдаёт карту взамен</translation>
    </message>
    <message id="watch.prompt.barter_one.you">
        <source>Trade **one card** for one from the supply</source>
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
        <source>Choose **whose hand to look at**</source>
        <translation>Выберите, **чьи карты посмотреть**</translation>
    </message>
    <message id="watch.prompt.choose_leader.then">
        <source>Only a player with more points than you; you take one card.</source>
        <translation>Только того, у кого больше очков, чем у вас; одну карту вы заберёте.</translation>
    </message>
    <message id="watch.prompt.choose_leader.they">
        <source>**{who}** chooses a hand to look at</source>
        <translation>**{who}** выбирает, чьи карты посмотреть</translation>
    </message>
    <message id="watch.prompt.take_from_hand.you">
        <source>Take **one card** from **{victim}**’s hand</source>
        <translation>Возьмите **одну карту** у игрока **{victim}**</translation>
    </message>
    <message id="watch.prompt.take_from_hand.then">
        <source>No one else sees this hand.</source>
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
        <source>Post a guard, **replacing one card** of the cost</source>
        <translation>Выставьте дозорного, заменив **одну карту** в цене</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.then">
        <source>Any resource can replace one of [brick] [wool] [timber].</source>
        <translation>Любое сырьё вместо одного из трёх: [brick] [wool] [timber].</translation>
    </message>
    <message id="watch.prompt.hire_with_substitute.they">
        <source>**{who}** posts a guard</source>
        <translation>**{who}** выставляет дозорного</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.you">
        <source>Buy a card; **you may replace one resource**</source>
        <translation>Купите карту; **один вид сырья** в цене можно заменить</translation>
    </message>
    <message id="watch.prompt.buy_with_vision.then">
        <source>Then choose one of the top three cards of the deck.</source>
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
        <source>Those behind it move up. Then a wildling token is revealed.</source>
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
        <source>Its hex yields again.</source>
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
    <message id="watch.board.gift">
        <source>The Gift</source>
        <translation>Дар</translation>
    </message>
    <message id="watch.board.invasions">
        <source>Invasions</source>
        <translation>Вторжения</translation>
    </message>
    <message id="watch.board.invasions_note">
        <source>The third invasion ends the game in tragedy.</source>
        <translation>Третье вторжение — трагический конец игры.</translation>
    </message>
    <message id="watch.board.gift_wildlings">
        <source>Wildlings in the Gift</source>
        <translation>Одичалые в Даре</translation>
    </message>
    <message id="watch.board.gift_wildlings_note">
        <source>The eighth ends the Watch.</source>
        <translation>Восьмой — поражение Дозора.</translation>
    </message>
    <message id="watch.board.gift_count">
        <source>{n} / {most}</source>
        <extracomment>How many wildlings are in the Gift, and how many it bears.</extracomment>
        <translation>{n} / {most}</translation>
    </message>
    <message id="watch.board.roll">
        <source>This turn’s roll</source>
        <translation>Бросок кубиков</translation>
    </message>
    <message id="watch.board.roll_produces">
        <source>**{sum}** — the land yields</source>
        <extracomment>Under the dice.</extracomment>
        <translation>**{sum}** — сбор сырья</translation>
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
        <translation>**{n}** — на севере тихо</translation>
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
        <source>**{points}** [glory] win the true victory. If the Wall falls, the player with the most guards wins.</source>
        <translation>**{points}** [glory] — истинная победа. Если Стена падёт, победит тот, у кого больше дозорных.</translation>
    </message>
    <message id="watch.board.goal_base">
        <source>**{points}** [glory] win the game.</source>
        <translation>**{points}** [glory] — победа.</translation>
    </message>
    <message id="watch.board.section">
        <source>Section {section}: {guards}, {warriors}</source>
        <extracomment>In the tooltip; the other two are such as: 2 guards, 1 warrior.</extracomment>
        <translation>Участок {section}: {guards}, {warriors}</translation>
    </message>
    <message id="watch.board.warriors" numerus="yes">
        <source>{n} warrior | {n} warriors</source>
        <translation>
            <numerusform>{n} воин</numerusform>
            <numerusform>{n} воина</numerusform>
            <numerusform>{n} воинов</numerusform>
        </translation>
    </message>
    <message id="watch.board.section_holds" numerus="yes">
        <source>**{n}** more warrior, and the section falls. | **{n}** more warriors, and the section falls.</source>
        <translation>
            <numerusform>Ещё **{n}** воин — и участок падёт.</numerusform>
            <numerusform>Ещё **{n}** воина — и участок падёт.</numerusform>
            <numerusform>Ещё **{n}** воинов — и участок падёт.</numerusform>
        </translation>
    </message>
    <message id="watch.board.camps_to_rush" numerus="yes">
        <source>One more token, and the clan rushes. | **{n}** more tokens, and the clan rushes.</source>
        <translation>
            <numerusform>Ещё **{n}** жетон — и набег клана.</numerusform>
            <numerusform>Ещё **{n}** жетона — и набег клана.</numerusform>
            <numerusform>Ещё **{n}** жетонов — и набег клана.</numerusform>
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
        <source>Tormund stops it from yielding.</source>
        <translation>Тормунд не даёт собирать сырьё.</translation>
    </message>
    <message id="watch.board.hex_wildling">
        <source>A wildling stops it from yielding: {kind}.</source>
        <extracomment>{kind} is warrior, climber or giant.</extracomment>
        <translation>Одичалый не даёт собирать сырьё: {kind}.</translation>
    </message>
    <message id="watch.board.pips" numerus="yes">
        <source>{n} pip | {n} pips</source>
        <translation>
            <numerusform>{n} точка</numerusform>
            <numerusform>{n} точки</numerusform>
            <numerusform>{n} точек</numerusform>
        </translation>
    </message>
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Тропа {number}</translation>
    </message>
    <message id="watch.forecast.guard" numerus="yes">
        <source>**Section {section}, post {post}.** {n} warrior in the clearing; {guards}. | **Section {section}, post {post}.** {n} warriors in the clearing; {guards}.</source>
        <translation>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
            <numerusform>**Участок {section}, пост {post}.** Воинов на опушке: {n}; {guards}.</numerusform>
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
        <source>Reveals {n} wildling token. | Reveals {n} wildling tokens.</source>
        <translation>
            <numerusform>Раскроет {n} жетон одичалых.</numerusform>
            <numerusform>Раскроет {n} жетона одичалых.</numerusform>
            <numerusform>Раскроет {n} жетонов одичалых.</numerusform>
        </translation>
    </message>
    <message id="watch.forecast.close_to_rush">
        <source>One token short of a rush: {clans}.</source>
        <extracomment>{clans} are names of clans.</extracomment>
        <translation>До набега один жетон: {clans}.</translation>
    </message>
    <message id="watch.forecast.keep">
        <source>Doubles its yield; one more point.</source>
        <translation>Сбор вдвое больше, и ещё одно очко.</translation>
    </message>
    <message id="watch.forecast.road">
        <source>Longest Road goes to {who}.</source>
        <extracomment>{who} is a player's name.</extracomment>
        <translation>«Самый длинный тракт» получит игрок {who}.</translation>
    </message>
    <message id="watch.forecast.road_aside">
        <source>Longest Road is set aside.</source>
        <translation>Жетон «Самый длинный тракт» отложат в сторону.</translation>
    </message>
    <message id="watch.forecast.tormund">
        <source>Blocks {hex:acc}. To rob: {victims}.</source>
        <extracomment>{victims} are names, or: nobody.</extracomment>
        <translation>Заблокирует {hex:acc}. Кого грабить: {victims}.</translation>
    </message>
    <message id="watch.forecast.nobody">
        <source>no one</source>
        <translation>некого</translation>
    </message>
    <message id="watch.forecast.ends_now">
        <source>If it ended now: **{who}**, {guards}</source>
        <extracomment>Who would win the tragic end.</extracomment>
        <translation>Закончись игра сейчас, победит **{who}**: {guards}</translation>
    </message>
    <message id="watch.forecast.ends_now_nobody">
        <source>If it ended now: no one</source>
        <translation>Закончись игра сейчас, не победит никто</translation>
    </message>
    <message id="watch.forecast.ends_now_unsure">
        <source>(unless hidden points decide)</source>
        <extracomment>Follows a sentence such as: If it ended now: Ann, 2 guards.</extracomment>
        <translation>(если не решат скрытые очки)</translation>
    </message>
    <message id="watch.forecast.guards_now" numerus="yes">
        <source>{n} guard | {n} guards</source>
        <translation>
            <numerusform>{n} дозорный</numerusform>
            <numerusform>{n} дозорных</numerusform>
            <numerusform>{n} дозорных</numerusform>
        </translation>
    </message>
    <message id="watch.panel.road">
        <source>Road: **{n}**</source>
        <extracomment>Length of the longest road of a player.</extracomment>
        <translation>Тракт: **{n}**</translation>
    </message>
    <message id="watch.panel.road_longest">
        <source>Road: **{n}**, the longest</source>
        <translation>Тракт: **{n}**, самый длинный</translation>
    </message>
    <message id="watch.panel.patrol">
        <source>Patrol: **{n}**</source>
        <translation>Отряд: **{n}**</translation>
    </message>
    <message id="watch.panel.patrol_largest">
        <source>Patrol: **{n}**, the largest</source>
        <translation>Отряд: **{n}**, самый большой</translation>
    </message>
    <message id="watch.panel.hand" numerus="yes">
        <source>{n} resource card | {n} resource cards</source>
        <translation>
            <numerusform>{n} карта сырья</numerusform>
            <numerusform>{n} карты сырья</numerusform>
            <numerusform>{n} карт сырья</numerusform>
        </translation>
    </message>
    <message id="watch.panel.cards" numerus="yes">
        <source>{n} development card | {n} development cards</source>
        <translation>
            <numerusform>{n} карта развития</numerusform>
            <numerusform>{n} карты развития</numerusform>
            <numerusform>{n} карт развития</numerusform>
        </translation>
    </message>
    <message id="watch.panel.roads_left" numerus="yes">
        <source>{n} road left | {n} roads left</source>
        <translation>
            <numerusform>осталась {n} дорога</numerusform>
            <numerusform>осталось {n} дороги</numerusform>
            <numerusform>осталось {n} дорог</numerusform>
        </translation>
    </message>
    <message id="watch.panel.settlements_left" numerus="yes">
        <source>{n} settlement left | {n} settlements left</source>
        <translation>
            <numerusform>осталось {n} поселение</numerusform>
            <numerusform>осталось {n} поселения</numerusform>
            <numerusform>осталось {n} поселений</numerusform>
        </translation>
    </message>
    <message id="watch.panel.keeps_left" numerus="yes">
        <source>{n} keep left | {n} keeps left</source>
        <translation>
            <numerusform>осталась {n} крепость</numerusform>
            <numerusform>осталось {n} крепости</numerusform>
            <numerusform>осталось {n} крепостей</numerusform>
        </translation>
    </message>
    <message id="watch.panel.guards">
        <source>{n} of {most} guards on the Wall</source>
        <extracomment>How many guards of a player stand.</extracomment>
        <translation>Дозорных на Стене: {n} из {most}</translation>
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
        <extracomment>{side} is: side A or side B.</extracomment>
        <translation>Ваш герой, {side}</translation>
    </message>
    <message id="watch.panel.price_raised">
        <source>Paying with: {price}</source>
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
        <translation>Карты победных очков</translation>
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
        <source>Move Tormund and rob as with a seven, but no one discards. Or send a wildling in the Gift home and take a card of the hex it stood on. The card stays face up and counts towards Largest Patrol.</source>
        <translation>Переместите Тормунда и ограбьте соперника, как при семёрке, но без сброса карт. Или прогоните одичалого из Дара домой и возьмите карту сырья с того гекса, где он стоял. Карта остаётся лежать в открытую и учитывается для «Самого большого отряда».</translation>
    </message>
    <message id="watch.card.ranger_patrol.full_base">
        <source>Move Tormund and rob as with a seven, but no one discards. The card stays face up and counts towards Largest Patrol.</source>
        <translation>Переместите Тормунда и ограбьте соперника, как при семёрке, но без сброса карт. Карта остаётся лежать в открытую и учитывается для «Самого большого отряда».</translation>
    </message>
    <message id="watch.card.road_building.name">
        <source>Road Building</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строительство дорог</translation>
    </message>
    <message id="watch.card.road_building.text">
        <source>Build up to two roads for free.</source>
        <translation>Бесплатно проложите до двух дорог.</translation>
    </message>
    <message id="watch.card.road_building.full">
        <source>Build up to two of your roads for free, by the usual rules.</source>
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
        <source>Take any two resource cards from the supply, the same or different. You may spend them this turn.</source>
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
        <translation>**1** [glory]</translation>
    </message>
    <message id="watch.card.point.full">
        <source>Worth **1** [glory]. It stays hidden until it wins you the game, or until the end.</source>
        <translation>Приносит **1** [glory]. Остаётся скрытой, пока не принесёт победу или пока не закончится партия.</translation>
    </message>
    <message id="watch.card.unknown.name">
        <source>hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>скрытая карта</translation>
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
        <source>At any time on your turn</source>
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
        <source>Demand a resource from one or two opponents; give a card in return.</source>
        <translation>Потребуйте сырьё у одного или двух соперников; взамен отдайте по карте.</translation>
    </message>
    <message id="watch.hero.jeor_mormont.full">
        <source>Choose a resource and demand one card of it from one or two opponents. Give each who hands one over any one card of yours in return.</source>
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
        <translation>Бросок ничего вам не дал — возьмите карту.</translation>
    </message>
    <message id="watch.hero.samwell_tarly.full">
        <source>When any player’s roll, except a seven, gives you no card, take one resource card of your choice from the supply.</source>
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
        <source>Pick up one of your roads that touches your other pieces at one end only, and rebuild it for free in any other allowed place.</source>
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
        <source>Post a guard; you may replace one resource.</source>
        <translation>Выставьте дозорного, заменив в цене один вид сырья.</translation>
    </message>
    <message id="watch.hero.alliser_thorne.full">
        <source>Post a guard on the Wall; you may pay any resource in place of one of its three.</source>
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
        <source>Buy a card: choose one of three.</source>
        <translation>Купите карту развития, выбрав из трёх.</translation>
    </message>
    <message id="watch.hero.melisandre.full">
        <source>Buy a development card; you may pay any resource in place of one of its three. Look at the top three cards, keep one and shuffle the others back in.</source>
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
        <source>Look at a leader’s hand and take a card.</source>
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
        <source>Send a wildling in the north home; reveal a token.</source>
        <translation>Прогоните одичалого с севера домой; раскройте жетон.</translation>
    </message>
    <message id="watch.hero.benjen_stark.full">
        <source>Send one wildling from a camp or a clearing back to the Frostfangs; those behind it move up. Then reveal a token from the reserve.</source>
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
        <source>Send a wildling in the Gift home.</source>
        <translation>Прогоните одичалого из Дара домой.</translation>
    </message>
    <message id="watch.hero.ygritte.full">
        <source>Send one wildling in the Gift back to the Frostfangs.</source>
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
        <source>Turn a played patrol into a guard.</source>
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
        <source>Send Tormund home; take a card from that hex.</source>
        <translation>Прогоните Тормунда домой; возьмите карту сырья с его гекса.</translation>
    </message>
    <message id="watch.hero.qhorin_halfhand.full">
        <source>Send Tormund back to his camp and take a resource card of the hex he leaves.</source>
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
        <source>Everyone collects</source>
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
        <source>Accept a proposal</source>
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
        <source>Take offers again</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="watch.deed.refuse_offers.button">
        <source>Refuse all</source>
        <translation>Не слушать</translation>
    </message>
    <message id="watch.deed.refuse_offers.button_again">
        <source>Take offers</source>
        <translation>Снова слушать</translation>
    </message>
    <message id="watch.deed.play_card.title">
        <source>Play a card</source>
        <translation>Сыграть карту</translation>
    </message>
    <message id="watch.deed.play_card.detail">
        <source>One per turn</source>
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
            <numerusform>{n} карта на руке</numerusform>
            <numerusform>{n} карты на руке</numerusform>
            <numerusform>{n} карт на руке</numerusform>
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
        <source>You give {give}, you get {want}</source>
        <oldsource>{give} for {want}</oldsource>
        <extracomment>Cards: what you would give, and what you want for it.</extracomment>
        <translation>Вы даёте {give}, получаете {want}</translation>
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
        <source>You give {give}, you get {get}</source>
        <oldsource>{give} for {get}</oldsource>
        <translation>Вы даёте {give}, получаете {get}</translation>
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
        <source>And rob a player</source>
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
        <source>Flip to side B</source>
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
        <source>Give a card in return</source>
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
        <source>Look at a hand</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message id="watch.deed.look_at.named">
        <source>Look at {who}’s hand</source>
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
        <source>{origin} → {path}</source>
        <extracomment>Two places, such as: forest 9 · hills 4 → hills 4 · fields 3.</extracomment>
        <translation>{origin} → {path}</translation>
    </message>
    <message id="watch.deed.hire_cheaply.title">
        <source>Guard</source>
        <translation>Дозорный</translation>
    </message>
    <message id="watch.deed.hire_cheaply.named">
        <source>Section {section}: {price}</source>
        <extracomment>{price} is a row of icons.</extracomment>
        <translation>Участок {section}: {price}</translation>
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
        <source>{price}, the usual price</source>
        <extracomment>{price} is a row of icons: the usual price.</extracomment>
        <translation>{price}, обычная цена</translation>
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
        <source>You can’t play a card on the turn you buy it.</source>
        <translation>Карту нельзя сыграть в тот ход, когда она куплена.</translation>
    </message>
    <message id="watch.denial.cannot_pay">
        <source>Missing: {cards}.</source>
        <extracomment>{cards} are cards such as 1 [ore].</extracomment>
        <translation>Не хватает: {cards}.</translation>
    </message>
    <message id="watch.denial.cannot_pay_at_all">
        <source>Your cards cannot pay for it, even with one replaced.</source>
        <translation>Ваших карт не хватит, даже если одну заменить.</translation>
    </message>
    <message id="watch.denial.card_not_held">
        <source>You don’t have this card.</source>
        <translation>У вас нет этой карты.</translation>
    </message>
    <message id="watch.denial.cards_not_held">
        <source>You don’t have these cards.</source>
        <translation>У вас нет таких карт.</translation>
    </message>
    <message id="watch.denial.deck_is_empty">
        <source>No development cards are left.</source>
        <translation>Карт развития больше нет.</translation>
    </message>
    <message id="watch.denial.did_not_accept">
        <source>**{who}** has declined.</source>
        <translation>Ответ игрока **{who}** — отказ.</translation>
    </message>
    <message id="watch.denial.hero_not_on_display">
        <source>This hero is not on display.</source>
        <translation>Этого героя нет в резерве.</translation>
    </message>
    <message id="watch.denial.hero_rests">
        <source>A hero rests on the turn it is taken or used.</source>
        <translation>Герой отдыхает в тот ход, когда его взяли или призвали на помощь.</translation>
    </message>
    <message id="watch.denial.just_returned">
        <source>You can’t take back the hero you are returning.</source>
        <translation>Возвращаемого героя нельзя сразу взять снова.</translation>
    </message>
    <message id="watch.denial.lay_one_first">
        <source>You must build the first road.</source>
        <translation>Первую дорогу пропустить нельзя.</translation>
    </message>
    <message id="watch.denial.more_than_there_are">
        <source>There are only **{most}** cards of each kind.</source>
        <translation>Карт одного вида всего **{most}**.</translation>
    </message>
    <message id="watch.denial.must_touch_new_settlement">
        <source>The road must touch the settlement you just founded.</source>
        <translation>Дорога должна начинаться у нового поселения.</translation>
    </message>
    <message id="watch.denial.no_gifts">
        <source>Each side gives at least one card.</source>
        <translation>Каждый отдаёт хотя бы одну карту.</translation>
    </message>
    <message id="watch.denial.no_guard_possible">
        <source>There is no free post, or you have no guards left.</source>
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
        <source>Tormund can only go to a hex with a number.</source>
        <translation>Тормунд ходит только на гексы с числом.</translation>
    </message>
    <message id="watch.denial.no_own_settlement">
        <source>A keep must replace one of your settlements.</source>
        <translation>Крепость строят на месте своего поселения.</translation>
    </message>
    <message id="watch.denial.no_patrol_played">
        <source>You have no played Ranger Patrol.</source>
        <translation>Перед вами нет сыгранного «Дозора разведчиков».</translation>
    </message>
    <message id="watch.denial.no_piece_left_road">
        <source>You have no roads left.</source>
        <translation>У вас не осталось дорог.</translation>
    </message>
    <message id="watch.denial.no_piece_left_settlement">
        <source>You have no settlements left: build a keep first.</source>
        <translation>У вас не осталось поселений: сначала постройте крепость.</translation>
    </message>
    <message id="watch.denial.no_piece_left_keep">
        <source>You have no keeps left.</source>
        <translation>У вас не осталось крепостей.</translation>
    </message>
    <message id="watch.denial.no_piece_left_guard">
        <source>You have no guards left.</source>
        <translation>У вас не осталось дозорных.</translation>
    </message>
    <message id="watch.denial.no_road_possible">
        <source>There is nowhere to build your road.</source>
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
        <source>No one who has cards has more points than you.</source>
        <translation>Никто из тех, у кого есть карты, не опережает вас по очкам.</translation>
    </message>
    <message id="watch.denial.not_ahead_of_you">
        <source>This player isn’t ahead of you in points, or has no cards.</source>
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
        <source>You have nothing to trade with the supply.</source>
        <translation>Вам нечего обменять с резервом.</translation>
    </message>
    <message id="watch.denial.nothing_to_rob">
        <source>You can’t rob this player here.</source>
        <translation>Этого игрока здесь не ограбить.</translation>
    </message>
    <message id="watch.denial.one_card_a_turn">
        <source>Only one development card per turn.</source>
        <translation>За ход можно сыграть только одну карту развития.</translation>
    </message>
    <message id="watch.denial.one_or_two_opponents">
        <source>Choose one or two opponents.</source>
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
        <source>By your rules, you win only at the end of your turn.</source>
        <translation>По вашим правилам победа наступает в конце хода.</translation>
    </message>
    <message id="watch.denial.only_in_brotherhood">
        <source>There is no Wall in the base game.</source>
        <translation>В базовой игре нет Стены.</translation>
    </message>
    <message id="watch.denial.open_offer">
        <source>An open offer can only be answered with an offer.</source>
        <translation>На открытое предложение отвечают только своим предложением.</translation>
    </message>
    <message id="watch.denial.others_on_display">
        <source>There are other heroes: take one of them.</source>
        <translation>В резерве есть другие герои: возьмите одного из них.</translation>
    </message>
    <message id="watch.denial.partner_lacks_cards">
        <source>The other side doesn’t have enough cards for this.</source>
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
        <source>Point cards aren’t played: they count on their own.</source>
        <translation>Карты победных очков играть не нужно: они считаются сами.</translation>
    </message>
    <message id="watch.denial.refuses_all_offers">
        <source>Someone you are asking takes no more offers this turn.</source>
        <translation>Кто-то из них не слушает предложений в этот ход.</translation>
    </message>
    <message id="watch.denial.road_not_connected">
        <source>A road must extend one of your roads or buildings.</source>
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
        <source>No resource may be on both sides.</source>
        <translation>Одно и то же сырьё не может быть с обеих сторон.</translation>
    </message>
    <message id="watch.denial.same_path">
        <source>The road is already here.</source>
        <translation>Дорога и так лежит здесь.</translation>
    </message>
    <message id="watch.denial.section_full">
        <source>All posts of section **{section}** are taken.</source>
        <translation>На участке **{section}** заняты все посты.</translation>
    </message>
    <message id="watch.denial.side_b_is_up">
        <source>Side B is up: the hero must go back.</source>
        <translation>Открыта сторона Б: герой должен вернуться в резерв.</translation>
    </message>
    <message id="watch.denial.so_already">
        <source>Nothing would change.</source>
        <translation>Ничего не изменится.</translation>
    </message>
    <message id="watch.denial.supply_is_short">
        <source>The supply doesn’t have enough of these cards.</source>
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
        <translation>У вас **{have}** из **{need}** [glory].</translation>
    </message>
    <message id="watch.denial.too_near">
        <source>Too close to **{who}**: buildings must be at least two paths apart.</source>
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
            <numerusform>Выберите ровно **{n}** карту; выбрано **{chosen}**.</numerusform>
            <numerusform>Выберите ровно **{n}** карты; выбрано **{chosen}**.</numerusform>
            <numerusform>Выберите ровно **{n}** карт; выбрано **{chosen}**.</numerusform>
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
        <translation>У игрока **{who}** — **{points}** [glory]: истинная победа. Стена стоит.</translation>
    </message>
    <message id="watch.result.base_victory">
        <source>{who} wins</source>
        <translation>Победа: {who}</translation>
    </message>
    <message id="watch.result.base_victory_story">
        <source>**{who}** has **{points}** [glory].</source>
        <translation>У игрока **{who}** — **{points}** [glory].</translation>
    </message>
    <message id="watch.result.tragic_victory">
        <source>A tragic victory: {who}</source>
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
        <source>The wildlings have broken through, and no one held the Wall better than the rest.</source>
        <translation>Одичалые прорвались, и никто не держал Стену лучше других.</translation>
    </message>
    <message id="watch.option.mode.title">
        <source>Game</source>
        <translation>Игра</translation>
    </message>
    <message id="watch.option.mode.detail">
        <source>Base is the plain game; Brotherhood adds the Wall, wildlings and heroes</source>
        <translation>Базовая — без севера; «Братство» добавляет Стену, одичалых и героев</translation>
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
        <source>Map</source>
        <translation>Расклад</translation>
    </message>
    <message id="watch.option.layout.detail">
        <source>Standard suits a first game; random is different every time</source>
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
        <source>Starting pieces</source>
        <translation>Начальная расстановка</translation>
    </message>
    <message id="watch.option.placement.detail">
        <source>Preset pieces save time; placing them freely is a game in itself</source>
        <translation>Готовая расстановка бережёт время; свободная — игра сама по себе</translation>
    </message>
    <message id="watch.option.placement.auto">
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message id="watch.option.placement.ready">
        <source>Preset</source>
        <translation>Готовая</translation>
    </message>
    <message id="watch.option.placement.free">
        <source>Free</source>
        <translation>Свободная</translation>
    </message>
    <message id="watch.option.first_player.title">
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message id="watch.option.first_player.detail">
        <source>Normally by lot in Base, by dice in Brotherhood</source>
        <translation>В базовой игре жребий, в «Братстве» — бросок кубиков</translation>
    </message>
    <message id="watch.option.first_player.auto">
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message id="watch.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="watch.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Место {n}</translation>
    </message>
    <message id="watch.option.roads.title">
        <source>Roads</source>
        <translation>Дороги</translation>
    </message>
    <message id="watch.option.roads.detail">
        <source>How many roads each player has</source>
        <translation>Сколько дорог у каждого игрока</translation>
    </message>
    <message id="watch.option.roads.count" numerus="yes">
        <source>{n} road | {n} roads</source>
        <translation>
            <numerusform>{n} дорога</numerusform>
            <numerusform>{n} дороги</numerusform>
            <numerusform>{n} дорог</numerusform>
        </translation>
    </message>
    <message id="watch.option.combined_trade_build.title">
        <source>Trade and build together</source>
        <translation>Торговля и строительство вместе</translation>
    </message>
    <message id="watch.option.combined_trade_build.detail">
        <source>Building does not end trading</source>
        <translation>Строительство не прерывает торговлю</translation>
    </message>
    <message id="watch.option.confirm_victory.title">
        <source>Claiming victory</source>
        <translation>Объявлять о победе</translation>
    </message>
    <message id="watch.option.confirm_victory.detail">
        <source>A player with 10 points must claim victory; otherwise the game ends on its own</source>
        <translation>Игрок с 10 очками должен объявить о победе; иначе партия заканчивается сама</translation>
    </message>
    <message id="watch.option.hide_supply.title">
        <source>Hidden supply</source>
        <translation>Скрытый резерв</translation>
    </message>
    <message id="watch.option.hide_supply.detail">
        <source>Players can’t see how many cards of each kind are left</source>
        <translation>Никто не видит, сколько карт каждого вида осталось</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.title">
        <source>Tragedy of Heroes</source>
        <translation>Трагедия героев</translation>
    </message>
    <message id="watch.option.tragedy_of_heroes.detail">
        <source>Three of a kind on the dice removes a hero from the game</source>
        <translation>Три одинаковых числа на кубиках убирают героя из игры</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.title">
        <source>Win only at end of turn</source>
        <translation>Победа в конце хода</translation>
    </message>
    <message id="watch.option.victory_at_end_of_turn.detail">
        <source>10 points win only once the turn is over: the wildlings may come first</source>
        <translation>10 очков приносят победу лишь в конце хода: одичалые могут успеть раньше</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.title">
        <source>Early wildlings</source>
        <translation>Ранние одичалые</translation>
    </message>
    <message id="watch.option.setup_reveals_tokens.detail">
        <source>Starting settlements reveal wildling tokens</source>
        <translation>Стартовые поселения раскрывают жетоны одичалых</translation>
    </message>
    <message id="watch.option.single_arrow.title">
        <source>One arrow per section</source>
        <translation>Одна стрелка на участок</translation>
    </message>
    <message id="watch.option.single_arrow.detail">
        <source>All wildlings of a section take the same path through the Gift</source>
        <translation>Все одичалые одного участка идут по Дару одной дорогой</translation>
    </message>
</context>
<context>
    <name>watch_saga</name>
    <message id="watch.event.first_player_rolled">
        <source>**{who}** rolls **{total}** to go first.</source>
        <translation>**{who}** бросает кубики за право первого хода: **{total}**.</translation>
    </message>
    <message id="watch.event.first_player_chosen">
        <source>**{who}** goes first.</source>
        <translation>Начинает **{who}**.</translation>
    </message>
    <message id="watch.event.turn_began">
        <source>Turn **{turn}**: **{who}**.</source>
        <translation>Ход **{turn}**: **{who}**.</translation>
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
        <source>**{roll}** gives no one anything.</source>
        <translation>**{roll}** никому ничего не приносит.</translation>
    </message>
    <message id="watch.event.produced_short">
        <source>The supply runs out of {what:gen}.</source>
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
            <numerusform>**{who}** сбрасывает **{n}** карту.</numerusform>
            <numerusform>**{who}** сбрасывает **{n}** карты.</numerusform>
            <numerusform>**{who}** сбрасывает **{n}** карт.</numerusform>
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
        <source>**{who}** offers {give} and waits for proposals.</source>
        <translation>**{who}** предлагает {give} и ждёт предложений.</translation>
    </message>
    <message id="watch.event.offer_made_open_give">
        <source>**{who}** wants {want} and waits for proposals.</source>
        <translation>**{who}** просит {want} и ждёт предложений.</translation>
    </message>
    <message id="watch.event.offer_made_to">
        <source>To {names} only.</source>
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
        <source>No one takes **{who}**’s offer.</source>
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
        <source>**{who}** declines **{proposer}**’s proposal.</source>
        <translation>**{who}** отклоняет предложение игрока **{proposer}**.</translation>
    </message>
    <message id="watch.event.offers_refused">
        <source>**{who}** takes no more offers this turn.</source>
        <translation>**{who}** больше не слушает предложений в этот ход.</translation>
    </message>
    <message id="watch.event.offers_heard">
        <source>**{who}** takes offers again.</source>
        <translation>**{who}** снова слушает предложения.</translation>
    </message>
    <message id="watch.event.road_built">
        <source>**{who}** builds a road: {path}.</source>
        <translation>**{who}** прокладывает дорогу: {path}.</translation>
    </message>
    <message id="watch.event.road_moved">
        <source>**{who}** moves a road: {origin} → {path}.</source>
        <translation>**{who}** переносит дорогу: {origin} → {path}.</translation>
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
        <translation>**{who}** выставляет дозорного: участок **{section}**, пост **{post}**.</translation>
    </message>
    <message id="watch.event.guard_points_changed" numerus="yes">
        <source>**{who}** has **{n}** [glory] for guards. | **{who}** has **{n}** [glory] for guards.</source>
        <translation>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
            <numerusform>За дозорных у игрока **{who}** теперь **{n}** [glory].</numerusform>
        </translation>
    </message>
    <message id="watch.event.longest_road_taken">
        <source>**{who}** takes **Longest Road**: **{length}**.</source>
        <translation>**{who}** получает жетон **«Самый длинный тракт»**: длина **{length}**.</translation>
    </message>
    <message id="watch.event.longest_road_laid_aside">
        <source>**Longest Road** is set aside.</source>
        <translation>Жетон **«Самый длинный тракт»** откладывают в сторону.</translation>
    </message>
    <message id="watch.event.largest_patrol_taken">
        <source>**{who}** takes **Largest Patrol**: **{patrols}**.</source>
        <translation>**{who}** получает жетон **«Самый большой отряд»**: дозоров **{patrols}**.</translation>
    </message>
    <message id="watch.event.largest_patrol_laid_aside">
        <source>**Largest Patrol** is set aside.</source>
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
        <source>**{who}** reveals: {tokens}.</source>
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
        <translation>{kind:^} {clan} занимает лагерь **{camp}**.</translation>
    </message>
    <message id="watch.event.none_left_to_muster">
        <source>{kind:^} {clan}: none left in the Frostfangs.</source>
        <translation>{kind:^} {clan}: на Клыках Мороза таких больше нет.</translation>
    </message>
    <message id="watch.event.rush_began">
        <source>**{clan:^}** rushes!</source>
        <translation>**{clan:^}** идёт в набег!</translation>
    </message>
    <message id="watch.event.no_advance">
        <source>No one comes down trail **{number}**.</source>
        <translation>По тропе **{number}** никто не идёт.</translation>
    </message>
    <message id="watch.event.no_advance_quiet">
        <source>**{number}**: the north is quiet.</source>
        <translation>**{number}**: на севере тихо.</translation>
    </message>
    <message id="watch.event.advanced">
        <source>{kind:^} {clan} comes down trail **{trail}**.</source>
        <translation>{kind:^} {clan} идёт по тропе **{trail}**.</translation>
    </message>
    <message id="watch.event.crossed">
        <source>{kind:^} crosses the Wall: {hex}.</source>
        <extracomment>Warrior, climber or giant: all are of one gender.</extracomment>
        <translation>{kind:^} перебирается через Стену: {hex}.</translation>
    </message>
    <message id="watch.event.guard_lost">
        <source>**{who}** loses a guard on section **{section}**.</source>
        <translation>**{who}** теряет дозорного на участке **{section}**.</translation>
    </message>
    <message id="watch.event.giant_left">
        <source>The giant goes back to the Frostfangs.</source>
        <translation>Великан уходит на Клыки Мороза.</translation>
    </message>
    <message id="watch.event.invasion_began">
        <source>**Invasion** over section **{section}**!</source>
        <translation>**Вторжение** через участок **{section}**!</translation>
    </message>
    <message id="watch.event.invasion_marked">
        <source>Invasion **{n}** of **{most}**.</source>
        <translation>Вторжение **{n}** из **{most}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_gift">
        <source>{kind:^} leaves the Gift: {hex}.</source>
        <translation>{kind:^} покидает Дар: {hex}.</translation>
    </message>
    <message id="watch.event.wildling_removed_camp">
        <source>{kind:^} {clan} leaves camp **{camp}**.</source>
        <translation>{kind:^} {clan} покидает лагерь **{camp}**.</translation>
    </message>
    <message id="watch.event.wildling_removed_clearing">
        <source>{kind:^} leaves clearing **{trails}**.</source>
        <translation>{kind:^} покидает опушку **{trails}**.</translation>
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
        <source>**{who}** demands {what:acc} from {names}. | **{who}** demands {what:acc} from {names}.</source>
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
        <source>**{who}** gives **{to}** {cards} in return.</source>
        <translation>**{who}** отдаёт взамен игроку **{to}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen">
        <source>**{who}** looks at **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** смотрит карты игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="watch.event.hand_seen_hidden">
        <source>**{who}** looks at **{victim}**’s hand.</source>
        <translation>**{who}** смотрит карты игрока **{victim}**.</translation>
    </message>
    <message id="watch.event.card_taken_from_hand">
        <source>**{who}** takes {cards} from **{victim}**.</source>
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
        <source>**{who}** looks at the top card of the deck. | **{who}** looks at the top **{n}** cards of the deck.</source>
        <translation>
            <numerusform>**{who}** смотрит **{n}** верхнюю карту колоды.</numerusform>
            <numerusform>**{who}** смотрит **{n}** верхние карты колоды.</numerusform>
            <numerusform>**{who}** смотрит **{n}** верхних карт колоды.</numerusform>
        </translation>
    </message>
    <message id="watch.event.card">
        <source>**{card}**</source>
        <extracomment>A card in a list; put it into the quotation marks of the language.</extracomment>
        <translation>**«{card}»**</translation>
    </message>
    <message id="watch.event.points_revealed">
        <source>**{who}** shows {cards}.</source>
        <translation>**{who}** раскрывает: {cards}.</translation>
    </message>
    <message id="watch.event.game_won">
        <source>**{who}** wins with **{points}** [glory].</source>
        <translation>Побеждает **{who}**: **{points}** [glory].</translation>
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
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорный.</numerusform>
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорных.</numerusform>
            <numerusform>Лучше всех Стену держит **{who}**: **{n}** дозорных.</numerusform>
        </translation>
    </message>
    <message id="watch.event.tragic_end_nobody">
        <source>No one wins.</source>
        <translation>Победителя нет.</translation>
    </message>
</context>
<context>
    <name>wild</name>
    <message id="wild.chief.ragnar">
        <source>Ragnar</source>
        <extracomment>The chiefs of the clans: names to choose from, with no effect on the game. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Рагнар</translation>
    </message>
    <message id="wild.chief.lagertha">
        <source>Lagertha</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лагерта</translation>
    </message>
    <message id="wild.chief.bjorn">
        <source>Björn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Бьёрн</translation>
    </message>
    <message id="wild.chief.astrid">
        <source>Astrid</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Астрид</translation>
    </message>
    <message id="wild.chief.olaf">
        <source>Olaf</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Олаф</translation>
    </message>
    <message id="wild.chief.freydis">
        <source>Freydis</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Фрейдис</translation>
    </message>
    <message id="wild.chief.harald">
        <source>Harald</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Харальд</translation>
    </message>
    <message id="wild.chief.ingrid">
        <source>Ingrid</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ингрид</translation>
    </message>
    <message id="wild.chief_text.ragnar">
        <source>Has a plan. The plan is an axe.</source>
        <translation>Всегда с планом. План — топор.</translation>
    </message>
    <message id="wild.chief_text.lagertha">
        <source>Came for the gold, stayed for the shouting.</source>
        <translation>Пришла за золотом, осталась покричать.</translation>
    </message>
    <message id="wild.chief_text.bjorn">
        <source>Has wrestled a bear. The bear wants to talk about it.</source>
        <translation>Боролся с медведем. Медведь хочет об этом поговорить.</translation>
    </message>
    <message id="wild.chief_text.astrid">
        <source>Reads runes, palms and other people’s letters.</source>
        <translation>Читает руны, ладони и чужие письма.</translation>
    </message>
    <message id="wild.chief_text.olaf">
        <source>Never lost a fight he can remember.</source>
        <translation>Не проиграл ни одной драки, которую помнит.</translation>
    </message>
    <message id="wild.chief_text.freydis">
        <source>Sails by the stars, mostly into other ships.</source>
        <translation>Плывёт по звёздам. Чаще всего — в чужой борт.</translation>
    </message>
    <message id="wild.chief_text.harald">
        <source>Combs his beard before every raid, and after.</source>
        <translation>Расчёсывает бороду до набега и после.</translation>
    </message>
    <message id="wild.chief_text.ingrid">
        <source>Knows three battle cries and all the verses.</source>
        <translation>Знает три боевых клича и все застольные песни.</translation>
    </message>
    <message id="wild.building.brewery.name">
        <source>Brewery|a=a Brewery</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пивоварня|gen=пивоварни|dat=пивоварне|acc=пивоварню|ins=пивоварней|loc=пивоварне|short=пиво-варня</translation>
    </message>
    <message id="wild.building.brewery.text">
        <source>**1** barrel of beer each round.</source>
        <translation>**1** бочка пива каждый раунд.</translation>
    </message>
    <message id="wild.building.brewery.full">
        <source>Production phase: 1 beer barrel, never more than 1 on the card. Keeps brewing even when damaged. Rivals can find it in the dark, by the smell.</source>
        <translation>Фаза производства: 1 пивная бочка (на карте не больше 1). Ущерб производству не мешает. Соперники найдут её и в темноте — по запаху.</translation>
    </message>
    <message id="wild.building.smelter.name">
        <source>Gold Factory|a=a Gold Factory</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>плавильня|gen=плавильни|dat=плавильне|acc=плавильню|ins=плавильней|loc=плавильне|short=пла-вильня</translation>
    </message>
    <message id="wild.building.smelter.text">
        <source>**1** bar of gold each round.</source>
        <translation>**1** золотой слиток каждый раунд.</translation>
    </message>
    <message id="wild.building.smelter.full">
        <source>Production phase: 1 gold bar, never more than 1 on the card. Keeps working even when damaged. It turns sweat into gold; the sweat is someone else’s.</source>
        <translation>Фаза производства: 1 золотой слиток (на карте не больше 1). Ущерб производству не мешает. Превращает пот в золото. Пот — не ваш.</translation>
    </message>
    <message id="wild.building.beer_storage.name">
        <source>Beer Storage|a=a Beer Storage</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>хранилище пива|gen=хранилища пива|dat=хранилищу пива|acc=хранилище пива|ins=хранилищем пива|loc=хранилище пива|short=склад пива</translation>
    </message>
    <message id="wild.building.beer_storage.text">
        <source>Holds **4** barrels. Full: **1** [glory] each round.</source>
        <translation>До **4** бочек. Полное: **1** [glory] за раунд.</translation>
    </message>
    <message id="wild.building.beer_storage.full">
        <source>Holds up to 4 beer barrels. Storage phase: 1 VP if it holds 4. Damaged: the attacker takes 1 barrel from it. Cool, dark, and counted every night.</source>
        <translation>Вмещает до 4 пивных бочек. Фаза хранения: 1 ПО, если в нём 4 бочки. При ущербе атакующий забирает отсюда 1 бочку. Темно, прохладно, и каждую ночь всё пересчитано.</translation>
    </message>
    <message id="wild.building.gold_storage.name">
        <source>Gold Storage|a=a Gold Storage</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>хранилище золота|gen=хранилища золота|dat=хранилищу золота|acc=хранилище золота|ins=хранилищем золота|loc=хранилище золота|short=склад золота</translation>
    </message>
    <message id="wild.building.gold_storage.text">
        <source>Holds **4** gold bars. Full: **1** [glory] each round.</source>
        <translation>До **4** слитков. Полное: **1** [glory] за раунд.</translation>
    </message>
    <message id="wild.building.gold_storage.full">
        <source>Holds up to 4 gold bars. Storage phase: 1 VP if it holds 4. Damaged: the attacker takes 1 bar from it. A lock, a larger lock, and a dwarf asleep on both.</source>
        <translation>Вмещает до 4 золотых слитков. Фаза хранения: 1 ПО, если в нём 4 слитка. При ущербе атакующий забирает отсюда 1 слиток. Замок, замок побольше и спящий на обоих гном.</translation>
    </message>
    <message id="wild.building.tavern.name">
        <source>Tavern|a=a Tavern</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>таверна|gen=таверны|dat=таверне|acc=таверну|ins=таверной|loc=таверне</translation>
    </message>
    <message id="wild.building.tavern.text">
        <source>Draw **1** more card each round.</source>
        <translation>Каждый раунд берите на **1** карту больше.</translation>
    </message>
    <message id="wild.building.tavern.full">
        <source>Draw phase: draw 1 more card. Damaged: the attacker gets 1 extra VP. The best ideas come with the third mug, the others with the fourth.</source>
        <translation>Фаза добора: возьмите на 1 карту больше. При ущербе атакующий получает ещё 1 ПО. Лучшие мысли приходят после третьей кружки, остальные — после четвёртой.</translation>
    </message>
    <message id="wild.building.drakkar.name">
        <source>Drakkar|a=a Drakkar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драккар|gen=драккара|dat=драккару|acc=драккар|ins=драккаром|loc=драккаре</translation>
    </message>
    <message id="wild.building.drakkar.text">
        <source>Keep **1** card for the next round.</source>
        <translation>Оставьте **1** карту на следующий раунд.</translation>
    </message>
    <message id="wild.building.drakkar.full">
        <source>End of the round: you may keep 1 card in hand and still draw as many as usual. It goes nowhere, but it does so beautifully.</source>
        <translation>Конец раунда: можете оставить на руке 1 карту; на добор это не влияет. Никуда не плывёт, зато как красиво!</translation>
    </message>
    <message id="wild.hall.town_hall_1.name">
        <source>Town Hall, level 1|a=a Town Hall of level 1</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 1-го уровня|gen=ратуши 1-го уровня|dat=ратуше 1-го уровня|acc=ратушу 1-го уровня|ins=ратушей 1-го уровня|loc=ратуше 1-го уровня</translation>
    </message>
    <message id="wild.hall.town_hall_1.text">
        <source>Room for **3** buildings.</source>
        <translation>Место для **3** построек.</translation>
    </message>
    <message id="wild.hall.town_hall_1.full">
        <source>Up to 3 buildings in your village, not counting the Town Hall. Damaged: the attacker gets 1 VP more. A hut with ambitions.</source>
        <translation>В поселении не больше 3 построек, ратуша не считается. При ущербе атакующий получает ещё 1 ПО. Изба с большими надеждами.</translation>
    </message>
    <message id="wild.hall.town_hall_2.name">
        <source>Town Hall, level 2|a=a Town Hall of level 2</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 2-го уровня|gen=ратуши 2-го уровня|dat=ратуше 2-го уровня|acc=ратушу 2-го уровня|ins=ратушей 2-го уровня|loc=ратуше 2-го уровня</translation>
    </message>
    <message id="wild.hall.town_hall_2.text">
        <source>Room for **6** buildings.</source>
        <translation>Место для **6** построек.</translation>
    </message>
    <message id="wild.hall.town_hall_2.full">
        <source>Up to 6 buildings, not counting the Town Hall, and at most 3 of a kind. Damaged: the attacker gets 2 VP more. It has a door now. It opens inwards.</source>
        <translation>Не больше 6 построек, ратуша не считается, одинаковых — не больше 3. При ущербе атакующий получает ещё 2 ПО. Теперь и с дверью. Открывается внутрь.</translation>
    </message>
    <message id="wild.hall.town_hall_3.name">
        <source>Town Hall, level 3|a=a Town Hall of level 3</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша 3-го уровня|gen=ратуши 3-го уровня|dat=ратуше 3-го уровня|acc=ратушу 3-го уровня|ins=ратушей 3-го уровня|loc=ратуше 3-го уровня</translation>
    </message>
    <message id="wild.hall.town_hall_3.text">
        <source>Room for all. When built: **4** [glory].</source>
        <translation>Место есть всегда. При постройке: **4** [glory].</translation>
    </message>
    <message id="wild.hall.town_hall_3.full">
        <source>Any number of buildings, but at most 3 of a kind. When built: 4 VP at once. Damaged: the attacker takes an Asgard card. Even the mice wipe their feet.</source>
        <translation>Построек сколько угодно, но одинаковых не больше 3. При постройке: сразу 4 ПО. При ущербе атакующий берёт карту Асгарда. Даже мыши вытирают лапы.</translation>
    </message>
    <message id="wild.thing.hall">
        <source>Town Hall</source>
        <extracomment>Of any level. A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>ратуша|gen=ратуши|dat=ратуше|acc=ратушу|ins=ратушей|loc=ратуше</translation>
    </message>
    <message id="wild.thing.dragon.name">
        <source>Dragon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>дракон|gen=дракона|dat=дракону|acc=дракона|ins=драконом|loc=драконе</translation>
    </message>
    <message id="wild.thing.dragon.text">
        <source>Beat it once per round (defence **1**): **1** barrel or bar of your choice.</source>
        <translation>Раз в раунд победите его (защита **1**): **1** бочка или слиток на выбор.</translation>
    </message>
    <message id="wild.thing.dragon.full">
        <source>Each player may attack the dragon once per round. Its defence is 1, and whoever beats it takes 1 beer barrel or 1 gold bar. It has guarded that hoard for a thousand years and is getting tired of it.</source>
        <translation>Каждый игрок может атаковать дракона раз в раунд. Его защита — 1; победитель берёт 1 пивную бочку или 1 золотой слиток. Тысячу лет стережёт сокровища и порядком от них устал.</translation>
    </message>
    <message id="wild.mission.worker.name">
        <source>Worker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Работник</translation>
    </message>
    <message id="wild.mission.worker.text">
        <source>Build a building this turn.</source>
        <translation>Возведите в этот ход постройку.</translation>
    </message>
    <message id="wild.mission.worker.full">
        <source>Build any building this turn. Hammers are on the house. Help yourself.</source>
        <translation>Возведите в этот ход любую постройку. Молотки — за счёт заведения.</translation>
    </message>
    <message id="wild.mission.worship.name">
        <source>Worship</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Поклонение</translation>
    </message>
    <message id="wild.mission.worship.text">
        <source>Buy a card from Odin’s Path this turn.</source>
        <translation>Купите в этот ход карту Пути Одина.</translation>
    </message>
    <message id="wild.mission.worship.full">
        <source>Buy a card from Odin’s Path this turn. Odin accepts prayers and, rather more gladly, cash.</source>
        <translation>Купите в этот ход карту Пути Одина. Один принимает молитвы, но наличные — охотнее.</translation>
    </message>
    <message id="wild.mission.strategy.name">
        <source>Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Стратегия</translation>
    </message>
    <message id="wild.mission.strategy.text">
        <source>Buy a card from a Unit stack this turn.</source>
        <translation>Купите в этот ход карту из стопки бойцов.</translation>
    </message>
    <message id="wild.mission.strategy.full">
        <source>Buy a card from a Unit stack this turn. A plan is good. Someone to carry it out is better.</source>
        <translation>Купите в этот ход карту из стопки бойцов. План — это хорошо. Тот, кто пойдёт впереди, — ещё лучше.</translation>
    </message>
    <message id="wild.mission.shield.name">
        <source>Shield</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Щит</translation>
    </message>
    <message id="wild.mission.shield.text">
        <source>Buy a card from a Fortification stack this turn.</source>
        <translation>Купите в этот ход карту из стопки укреплений.</translation>
    </message>
    <message id="wild.mission.shield.full">
        <source>Buy a card from a Fortification stack this turn. A wall is just a shield nobody has to carry.</source>
        <translation>Купите в этот ход карту из стопки укреплений. Стена — это щит, который не надо таскать.</translation>
    </message>
    <message id="wild.mission.beer_mission.name">
        <source>Beer!</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пиво!</translation>
    </message>
    <message id="wild.mission.beer_mission.text">
        <source>Have at least **2** Breweries.</source>
        <translation>Заведите не меньше **2** пивоварен.</translation>
    </message>
    <message id="wild.mission.beer_mission.full">
        <source>Have at least 2 Breweries, even under construction. One for the thirst, one for the reserve thirst.</source>
        <translation>Заведите не меньше 2 пивоварен, строящиеся тоже считаются. Одна — от жажды, другая — от запасной жажды.</translation>
    </message>
    <message id="wild.mission.gold_mission.name">
        <source>Gold!</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золото!</translation>
    </message>
    <message id="wild.mission.gold_mission.text">
        <source>Have at least **2** Gold Factories.</source>
        <translation>Заведите не меньше **2** плавилен.</translation>
    </message>
    <message id="wild.mission.gold_mission.full">
        <source>Have at least 2 Gold Factories, even under construction. Money can’t buy happiness. Two furnaces full might.</source>
        <translation>Заведите не меньше 2 плавилен, строящиеся тоже считаются. Не в деньгах счастье. В двух печах денег — возможно.</translation>
    </message>
    <message id="wild.mission.brewer.name">
        <source>Brewer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивовар</translation>
    </message>
    <message id="wild.mission.brewer.text">
        <source>Have **3** Breweries.</source>
        <translation>Заведите **3** пивоварни.</translation>
    </message>
    <message id="wild.mission.brewer.full">
        <source>Have 3 Breweries, even under construction. Your river is foaming, and the fish are singing.</source>
        <translation>Заведите 3 пивоварни, строящиеся тоже считаются. Река пенится, рыбы поют.</translation>
    </message>
    <message id="wild.mission.foundry.name">
        <source>Foundry</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Литейный двор</translation>
    </message>
    <message id="wild.mission.foundry.text">
        <source>Have **3** Gold Factories.</source>
        <translation>Заведите **3** плавильни.</translation>
    </message>
    <message id="wild.mission.foundry.full">
        <source>Have 3 Gold Factories, even under construction. It no longer snows here. It rains soot.</source>
        <translation>Заведите 3 плавильни, строящиеся тоже считаются. Снега у вас больше не бывает. Бывает сажа.</translation>
    </message>
    <message id="wild.mission.innkeeper.name">
        <source>Innkeeper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Трактирщик</translation>
    </message>
    <message id="wild.mission.innkeeper.text">
        <source>Have at least **2** Taverns.</source>
        <translation>Заведите не меньше **2** таверн.</translation>
    </message>
    <message id="wild.mission.innkeeper.full">
        <source>Have at least 2 Taverns, even under construction. Thrown out of one? The other is just across the mud.</source>
        <translation>Заведите не меньше 2 таверн, строящиеся тоже считаются. Вышвырнули из одной? До другой — одна лужа.</translation>
    </message>
    <message id="wild.mission.captain.name">
        <source>Captain</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Капитан</translation>
    </message>
    <message id="wild.mission.captain.text">
        <source>Have at least **1** Drakkar.</source>
        <translation>Заведите хотя бы **1** драккар.</translation>
    </message>
    <message id="wild.mission.captain.full">
        <source>Have at least 1 Drakkar, even under construction. Nobody asks whether you can swim.</source>
        <translation>Заведите хотя бы 1 драккар, строящийся тоже считается. Умеете ли вы плавать, никто не спрашивает.</translation>
    </message>
    <message id="wild.mission.thirsty.name">
        <source>Thirsty?</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Жажда?</translation>
    </message>
    <message id="wild.mission.thirsty.text">
        <source>Spend **6** [beer] or more on costs this turn.</source>
        <translation>Потратьте за ход на покупки и стройку **6** [beer] или больше.</translation>
    </message>
    <message id="wild.mission.thirsty.full">
        <source>Spend 6 or more beer on cards, buildings and the Town Hall this turn; what you exchange does not count, nor does what you drink.</source>
        <translation>Заплатите за этот ход 6 или больше пива за карты, постройки и ратушу; обмен не считается. Выпитое — тоже.</translation>
    </message>
    <message id="wild.mission.money_money.name">
        <source>Money, Money</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Деньги, деньги</translation>
    </message>
    <message id="wild.mission.money_money.text">
        <source>Spend **5** [gold] or more on costs this turn.</source>
        <translation>Потратьте за ход на покупки и стройку **5** [gold] или больше.</translation>
    </message>
    <message id="wild.mission.money_money.full">
        <source>Spend 5 or more gold on cards, buildings and the Town Hall this turn; what you exchange does not count. It must be funny, in a rich chief’s world.</source>
        <translation>Заплатите за этот ход 5 или больше золота за карты, постройки и ратушу; обмен не считается. Люди гибнут за металл, а вы — покупайте.</translation>
    </message>
    <message id="wild.mission.attacker_mission.name">
        <source>Attacker</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Налётчик</translation>
    </message>
    <message id="wild.mission.attacker_mission.text">
        <source>Make **3** successful attacks on rivals’ buildings this turn.</source>
        <translation>Успешно атакуйте за этот ход **3** постройки соперников.</translation>
    </message>
    <message id="wild.mission.attacker_mission.full">
        <source>Make 3 successful attacks on rivals’ buildings this turn; the Town Hall counts too. You could have knocked. In a way, you did.</source>
        <translation>Успешно атакуйте за этот ход 3 постройки соперников; ратуша тоже подходит. Можно было и постучать. Вы и постучали.</translation>
    </message>
    <message id="wild.mission.town_fall.name">
        <source>Town Fall</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Падение ратуши</translation>
    </message>
    <message id="wild.mission.town_fall.text">
        <source>Successfully attack a rival’s Town Hall this turn.</source>
        <translation>Успешно атакуйте в этот ход ратушу соперника.</translation>
    </message>
    <message id="wild.mission.town_fall.full">
        <source>Successfully attack a rival’s Town Hall this turn. The office is closed until further notice.</source>
        <translation>Успешно атакуйте в этот ход ратушу соперника. Приём граждан временно прекращён.</translation>
    </message>
    <message id="wild.mission.architect.name">
        <source>Architect</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Архитектор</translation>
    </message>
    <message id="wild.mission.architect.text">
        <source>Have at least **6** buildings, not counting the Town Hall.</source>
        <translation>Доведите поселение до **6** построек, не считая ратуши.</translation>
    </message>
    <message id="wild.mission.architect.full">
        <source>Have at least 6 buildings, even under construction; the Town Hall does not count. None of them is straight, and you call it a style.</source>
        <translation>Доведите поселение до 6 построек, в том числе строящихся; ратуша не в счёт. Ни одной ровной стены. Вы называете это стилем.</translation>
    </message>
    <message id="wild.mission.warfare.name">
        <source>Warfare</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Военное дело</translation>
    </message>
    <message id="wild.mission.warfare.text">
        <source>Hit a rival’s building with a Unit of strength **4** or more.</source>
        <translation>Успешно атакуйте постройку соперника с бойцом силой **4** или больше.</translation>
    </message>
    <message id="wild.mission.warfare.full">
        <source>Successfully attack a rival’s building this turn in an attack with a Unit of strength 4 or more. Size does matter, says the pig.</source>
        <translation>Успешно атакуйте в этот ход постройку соперника, если в атаке участвует боец с силой 4 или больше. Размер имеет значение, говорит свинья.</translation>
    </message>
    <message id="wild.achievement.accomplisher.name">
        <source>Accomplisher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Исполнитель</translation>
    </message>
    <message id="wild.achievement.accomplisher.text">
        <source>Most completed missions</source>
        <translation>Больше всех заданий</translation>
    </message>
    <message id="wild.achievement.accomplisher.full">
        <source>The most completed missions when the game ends. Your list of lists is finished.</source>
        <translation>Больше всех выполненных заданий в конце игры. Составьте список списков и вычеркните его.</translation>
    </message>
    <message id="wild.achievement.builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строитель</translation>
    </message>
    <message id="wild.achievement.builder.text">
        <source>Most buildings</source>
        <translation>Больше всех построек</translation>
    </message>
    <message id="wild.achievement.builder.full">
        <source>The most buildings in your village when the game ends; the Town Hall does not count. Nobody has asked about drains.</source>
        <translation>Больше всех построек в поселении в конце игры; ратуша не считается. Про канализацию никто не спросил.</translation>
    </message>
    <message id="wild.achievement.king_pig.name">
        <source>King Pig</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Король свиней</translation>
    </message>
    <message id="wild.achievement.king_pig.text">
        <source>Most Pigators</source>
        <translation>Больше всех Свинаторов</translation>
    </message>
    <message id="wild.achievement.king_pig.full">
        <source>The most Pigator cards in all your piles when the game ends. Long may he wallow.</source>
        <translation>Больше всех карт «Свинатор» во всех ваших стопках в конце игры. Да хрюкает он вечно!</translation>
    </message>
    <message id="wild.achievement.gold_digger.name">
        <source>Gold Digger</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золотоискатель</translation>
    </message>
    <message id="wild.achievement.gold_digger.text">
        <source>Most stored gold bars</source>
        <translation>Больше всех слитков</translation>
    </message>
    <message id="wild.achievement.gold_digger.full">
        <source>The most gold bars in Gold Storages when the game ends. It is not greed if you stack it neatly.</source>
        <translation>Больше всех золотых слитков в хранилищах в конце игры. Это не жадность, если сложено аккуратно.</translation>
    </message>
    <message id="wild.achievement.follower.name">
        <source>Follower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Последователь</translation>
    </message>
    <message id="wild.achievement.follower.text">
        <source>Most Path cards</source>
        <translation>Больше всех карт Пути</translation>
    </message>
    <message id="wild.achievement.follower.full">
        <source>The most cards of Odin’s Path in all your piles when the game ends; Undead do not count. Odin has noticed you. He is squinting.</source>
        <translation>Больше всех карт Пути Одина во всех ваших стопках в конце игры; нежить не считается. Один вас заметил. И прищурился.</translation>
    </message>
    <message id="wild.achievement.conqueror.name">
        <source>Conqueror</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Завоеватель</translation>
    </message>
    <message id="wild.achievement.conqueror.text">
        <source>Most Unit cards</source>
        <translation>Больше всех бойцов</translation>
    </message>
    <message id="wild.achievement.conqueror.full">
        <source>The most Unit cards in all your piles when the game ends, starters and Path cards too; Heroes do not count. Roll call takes all morning.</source>
        <translation>Больше всех карт бойцов во всех ваших стопках в конце игры, считая начальные и карты Пути; герои не считаются. Перекличка длится до обеда.</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.name">
        <source>Beer Tycoon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивной магнат</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.text">
        <source>Most stored barrels</source>
        <translation>Больше всех бочек</translation>
    </message>
    <message id="wild.achievement.beer_tycoon.full">
        <source>The most beer barrels in Beer Storages when the game ends. The hardest part was not to drink it.</source>
        <translation>Больше всех пивных бочек в хранилищах в конце игры. Труднее всего было не выпить.</translation>
    </message>
    <message id="wild.achievement.defender.name">
        <source>Defender</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Защитник</translation>
    </message>
    <message id="wild.achievement.defender.text">
        <source>Most Fortification cards</source>
        <translation>Больше всех укреплений</translation>
    </message>
    <message id="wild.achievement.defender.full">
        <source>The most Fortification cards in all your piles when the game ends, Path cards too. You sleep well, in armour.</source>
        <translation>Больше всех карт укреплений во всех ваших стопках в конце игры, считая карты Пути. Спите спокойно. В доспехах.</translation>
    </message>
    <message id="wild.phase.setup">
        <source>Set-up</source>
        <translation>Подготовка</translation>
    </message>
    <message id="wild.phase.production">
        <source>Production</source>
        <translation>Производство</translation>
    </message>
    <message id="wild.phase.draw">
        <source>Draw</source>
        <translation>Добор</translation>
    </message>
    <message id="wild.phase.actions">
        <source>Actions</source>
        <translation>Действия</translation>
    </message>
    <message id="wild.phase.storage">
        <source>Storage</source>
        <translation>Хранение</translation>
    </message>
    <message id="wild.phase.end">
        <source>Round end</source>
        <translation>Конец раунда</translation>
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
        <translation>Путь Одина</translation>
    </message>
    <message id="wild.board.fighters">
        <source>Units</source>
        <translation>Бойцы</translation>
    </message>
    <message id="wild.board.fortifications">
        <source>Fortifications</source>
        <translation>Укрепления</translation>
    </message>
    <message id="wild.board.buildings">
        <source>Buildings</source>
        <translation>Постройки</translation>
    </message>
    <message id="wild.board.achievements">
        <source>Achievements</source>
        <translation>Достижения</translation>
    </message>
    <message id="wild.board.hit">
        <source>HIT!</source>
        <extracomment>In the burst over a damaged building. Very short.</extracomment>
        <translation>БАЦ!</translation>
    </message>
    <message id="wild.board.blocked">
        <source>NOPE!</source>
        <extracomment>In the burst when an attack was repelled. Very short.</extracomment>
        <translation>ДУДКИ!</translation>
    </message>
    <message id="wild.board.village" numerus="yes">
        <source>{n} of {most} buildings | {n} of {most} buildings</source>
        <translation>
            <numerusform>{n} постройка из {most}</numerusform>
            <numerusform>{n} постройки из {most}</numerusform>
            <numerusform>{n} построек из {most}</numerusform>
        </translation>
    </message>
    <message id="wild.board.village_full" numerus="yes">
        <source>{n} building | {n} buildings</source>
        <extracomment>Where there is no limit.</extracomment>
        <translation>
            <numerusform>{n} постройка</numerusform>
            <numerusform>{n} постройки</numerusform>
            <numerusform>{n} построек</numerusform>
        </translation>
    </message>
    <message id="wild.board.last_round">
        <source>Last round!</source>
        <extracomment>On a tag at the end of the track of points.</extracomment>
        <translation>Последний раунд!</translation>
    </message>
    <message id="wild.forecast.target">
        <source>**{building}**: defence **{defence}**</source>
        <extracomment>The building that is pointed at.</extracomment>
        <translation>**{building}**: защита **{defence}**</translation>
    </message>
    <message id="wild.forecast.forts" numerus="yes">
        <source>Includes **{n}** Fortification on it. | Includes **{n}** Fortifications on it.</source>
        <translation>
            <numerusform>Вместе с **{n}** укреплением.</numerusform>
            <numerusform>Вместе с **{n}** укреплениями.</numerusform>
            <numerusform>Вместе с **{n}** укреплениями.</numerusform>
        </translation>
    </message>
    <message id="wild.forecast.growth">
        <source>Each attacking Unit adds **{n}** to it.</source>
        <extracomment>To the defence: a Shockwave Tower lies there.</extracomment>
        <translation>Каждый атакующий боец прибавляет к ней **{n}**.</translation>
    </message>
    <message id="wild.forecast.success_first">
        <source>Success: **{points}** [glory] at the end of your turn.</source>
        <translation>Успех: **{points}** [glory] в конце вашего хода.</translation>
    </message>
    <message id="wild.forecast.success_next">
        <source>Success no. **{count}** this turn: **{before}** [glory] become **{points}** at the end of it.</source>
        <translation>Успех № **{count}** за ход: в конце хода не **{before}** [glory], а **{points}**.</translation>
    </message>
    <message id="wild.forecast.reward_points">
        <source>At once: **{n}** [glory].</source>
        <translation>Сразу: **{n}** [glory].</translation>
    </message>
    <message id="wild.forecast.reward_token">
        <source>At once: **1** [{token}] from it.</source>
        <extracomment>{token} is an icon: beer or gold.</extracomment>
        <translation>Сразу: **1** [{token}] отсюда.</translation>
    </message>
    <message id="wild.forecast.reward_nothing">
        <source>It is empty: no loot.</source>
        <translation>Внутри пусто: поживиться нечем.</translation>
    </message>
    <message id="wild.forecast.reward_asgard">
        <source>At once: an Asgard card.</source>
        <translation>Сразу: карта Асгарда.</translation>
    </message>
    <message id="wild.forecast.repelled">
        <source>Repelled: the defender gets **1** [glory] for each of your Units and Heroes.</source>
        <translation>Отражено: защищающийся получает **1** [glory] за каждого вашего бойца и героя.</translation>
    </message>
    <message id="wild.forecast.full_defence">
        <source>And **{n}** [glory] more at the end of your turn, unless you have hit one of their buildings.</source>
        <translation>И ещё **{n}** [glory] в конце вашего хода, если ни одна ваша атака на него не удастся.</translation>
    </message>
    <message id="wild.forecast.hand_none">
        <source>Nothing in the defender’s hand can stop you.</source>
        <translation>На руке защищающегося нет ничего, что вас остановит.</translation>
    </message>
    <message id="wild.forecast.hand" numerus="yes">
        <source>At most **{n}** card in hand can defend: worth up to **+{most}**. | At most **{n}** cards in hand can defend: worth up to **+{most}**.</source>
        <extracomment>Defence that they add, and strength that they take away.</extracomment>
        <translation>
            <numerusform>Защитить может не больше **{n}** карты с руки: это стоит до **+{most}**.</numerusform>
            <numerusform>Защитить могут не больше **{n}** карт с руки: это стоит до **+{most}**.</numerusform>
            <numerusform>Защитить могут не больше **{n}** карт с руки: это стоит до **+{most}**.</numerusform>
        </translation>
    </message>
    <message id="wild.forecast.hand_points">
        <source>It may bring them **{n}** [glory] more.</source>
        <extracomment>A Sheep Cannon that may be in the defender’s hand.</extracomment>
        <translation>Это может принести сопернику ещё **{n}** [glory].</translation>
    </message>
    <message id="wild.forecast.undead">
        <source>Beat it: **{n}** [glory] and **1** [{token}].</source>
        <translation>За победу: **{n}** [glory] и **1** [{token}].</translation>
    </message>
    <message id="wild.forecast.dragon">
        <source>Beat it: **1** [beer] or **1** [gold]. Once per round.</source>
        <translation>За победу: **1** [beer] или **1** [gold]. Раз в раунд.</translation>
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
        <translation>Улучшение</translation>
    </message>
    <message id="wild.card_type.unit">
        <source>Unit</source>
        <translation>Боец</translation>
    </message>
    <message id="wild.card_type.hero">
        <source>Hero</source>
        <translation>Герой</translation>
    </message>
    <message id="wild.card_type.fortification">
        <source>Fortification</source>
        <translation>Укрепление</translation>
    </message>
    <message id="wild.card_type.undead">
        <source>Undead</source>
        <translation>Нежить</translation>
    </message>
    <message id="wild.card_group.starter">
        <source>Starter card</source>
        <extracomment>Where a card comes from.</extracomment>
        <translation>Начальная карта</translation>
    </message>
    <message id="wild.card_group.units">
        <source>Market</source>
        <extracomment>Where a card comes from: the market.</extracomment>
        <translation>Рынок</translation>
    </message>
    <message id="wild.card_group.fortifications">
        <source>Market</source>
        <translation>Рынок</translation>
    </message>
    <message id="wild.card_group.path">
        <source>Odin’s Path</source>
        <translation>Путь Одина</translation>
    </message>
    <message id="wild.card_group.asgard">
        <source>Asgard</source>
        <translation>Асгард</translation>
    </message>
    <message id="wild.card.unknown.name">
        <source>A hidden card</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Скрытая карта</translation>
    </message>
    <message id="wild.card.beer.name">
        <source>Beer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пиво</translation>
    </message>
    <message id="wild.card.beer.text">
        <source>Gain **1** [beer].</source>
        <translation>Получите **1** [beer].</translation>
    </message>
    <message id="wild.card.beer.full">
        <source>Gain 1 beer for this turn. Cold, foamy and legal tender.</source>
        <translation>Получите 1 пиво на этот ход. Холодное, пенное, принимается к оплате.</translation>
    </message>
    <message id="wild.card.gold.name">
        <source>Gold</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золото</translation>
    </message>
    <message id="wild.card.gold.text">
        <source>Gain **1** [gold].</source>
        <translation>Получите **1** [gold].</translation>
    </message>
    <message id="wild.card.gold.full">
        <source>Gain 1 gold for this turn. It does not grow on trees. We have looked.</source>
        <translation>Получите 1 золото на этот ход. На деревьях не растёт. Мы проверяли.</translation>
    </message>
    <message id="wild.card.viking_warrior.name">
        <source>Viking Warrior</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Викинг-воин</translation>
    </message>
    <message id="wild.card.viking_warrior.text">
        <source>Strength **1**.</source>
        <translation>Сила **1**.</translation>
    </message>
    <message id="wild.card.viking_warrior.full">
        <source>Strength 1. Works for free and complains only about the food.</source>
        <translation>Сила 1. Работает даром и ворчит только на еду.</translation>
    </message>
    <message id="wild.card.elf_archer.name">
        <source>Elf Archer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Эльф-лучник</translation>
    </message>
    <message id="wild.card.elf_archer.text">
        <source>Strength **2**.</source>
        <translation>Сила **2**.</translation>
    </message>
    <message id="wild.card.elf_archer.full">
        <source>Strength 2. Never misses a target, nor a chance to mention it.</source>
        <translation>Сила 2. Бьёт без промаха и не упускает случая об этом напомнить.</translation>
    </message>
    <message id="wild.card.bone_crusher.name">
        <source>Bone Crusher</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Костолом</translation>
    </message>
    <message id="wild.card.bone_crusher.text">
        <source>Strength **3**.</source>
        <translation>Сила **3**.</translation>
    </message>
    <message id="wild.card.bone_crusher.full">
        <source>Strength 3. Calls himself a healer: the bones have to be set afterwards, after all.</source>
        <translation>Сила 3. Называет себя лекарем: вправлять-то потом всё равно кому-то надо.</translation>
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
        <translation>Сила 5. Наполовину свинья, наполовину гладиатор, целиком аппетит.</translation>
    </message>
    <message id="wild.card.tower.name">
        <source>Cannon Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Башня</translation>
    </message>
    <message id="wild.card.tower.text">
        <source>**+2** defence for your building under attack.</source>
        <translation>**+2** к защите вашей атакованной постройки.</translation>
    </message>
    <message id="wild.card.tower.full">
        <source>Play it when a rival attacks you: +2 defence for that target until the round ends. It says “boom” so you don’t have to.</source>
        <translation>Разыграйте, когда вас атакуют: +2 к защите цели до конца раунда. Говорит «бабах!», чтобы вам не пришлось.</translation>
    </message>
    <message id="wild.card.chicken_tower.name">
        <source>Chicken Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Куриная башня</translation>
    </message>
    <message id="wild.card.chicken_tower.text">
        <source>**+3** defence for your building under attack.</source>
        <translation>**+3** к защите вашей атакованной постройки.</translation>
    </message>
    <message id="wild.card.chicken_tower.full">
        <source>Play it when a rival attacks you: +3 defence for that target until the round ends. It fires eggs. Not all of them are fresh.</source>
        <translation>Разыграйте, когда вас атакуют: +3 к защите цели до конца раунда. Стреляет яйцами. Свежими — не всегда.</translation>
    </message>
    <message id="wild.card.sheep_cannon.name">
        <source>Sheep Cannon</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Овцепушка|short=Овце-пушка</translation>
    </message>
    <message id="wild.card.sheep_cannon.text">
        <source>**+5** defence. Attack repelled: **1** [glory] more.</source>
        <translation>**+5** к защите. Атака отражена: ещё **1** [glory].</translation>
    </message>
    <message id="wild.card.sheep_cannon.full">
        <source>Play it when a rival attacks you: +5 defence for that target until the round ends, and 1 extra VP whenever an attack on it is repelled. The sheep volunteered. Nobody knows why.</source>
        <translation>Разыграйте, когда вас атакуют: +5 к защите цели до конца раунда и ещё 1 ПО за каждую отражённую атаку этой цели. Овцы вызвались сами. Зачем — никто не знает.</translation>
    </message>
    <message id="wild.card.beer_mugs.name">
        <source>Beer Mugs</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивные кружки</translation>
    </message>
    <message id="wild.card.beer_mugs.text">
        <source>Gain **3** [beer].</source>
        <translation>Получите **3** [beer].</translation>
    </message>
    <message id="wild.card.beer_mugs.full">
        <source>Gain 3 beer for this turn. One to pay with, two to think it over. Return the mugs.</source>
        <translation>Получите 3 пива на этот ход. Одной кружкой расплатиться, двумя обмыть. Кружки верните.</translation>
    </message>
    <message id="wild.card.gold_bars.name">
        <source>Gold Bars</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Груда слитков</translation>
    </message>
    <message id="wild.card.gold_bars.text">
        <source>Gain **2** [gold].</source>
        <translation>Получите **2** [gold].</translation>
    </message>
    <message id="wild.card.gold_bars.full">
        <source>Gain 2 gold for this turn. Shiny, heavy, and it is rude to ask where they come from.</source>
        <translation>Получите 2 золота на этот ход. Блестят, оттягивают руки, и лучше не спрашивать, чьи они.</translation>
    </message>
    <message id="wild.card.beer_specialist.name">
        <source>Beer Specialist</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивной эксперт</translation>
    </message>
    <message id="wild.card.beer_specialist.text">
        <source>Gain **1** [beer] for each of your Breweries.</source>
        <translation>Получите **1** [beer] за каждую вашу пивоварню.</translation>
    </message>
    <message id="wild.card.beer_specialist.full">
        <source>Gain 1 beer for each Brewery you have, even under construction. Knows every barrel by its first name.</source>
        <translation>Получите 1 пиво за каждую вашу пивоварню, в том числе строящуюся. Со всеми бочками на «ты».</translation>
    </message>
    <message id="wild.card.gold_miner.name">
        <source>Gold Miner</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шахтёр</translation>
    </message>
    <message id="wild.card.gold_miner.text">
        <source>Gain **1** [gold] for each of your Gold Factories.</source>
        <translation>Получите **1** [gold] за каждую вашу плавильню.</translation>
    </message>
    <message id="wild.card.gold_miner.full">
        <source>Gain 1 gold for each Gold Factory you have, even under construction. Sings while digging. The singing costs extra.</source>
        <translation>Получите 1 золото за каждую вашу плавильню, в том числе строящуюся. Копает с песней. Песня — за отдельную плату.</translation>
    </message>
    <message id="wild.card.recipe_theft.name">
        <source>Recipe Theft</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кража рецепта</translation>
    </message>
    <message id="wild.card.recipe_theft.text">
        <source>Gain **2** [beer]; steal **1** barrel from a Beer Storage.</source>
        <translation>Получите **2** [beer]; украдите **1** бочку из хранилища пива.</translation>
    </message>
    <message id="wild.card.recipe_theft.full">
        <source>Gain 2 beer. Then you may take 1 barrel from a rival’s Beer Storage. It is not an attack, so nobody can defend. The secret ingredient is theft.</source>
        <translation>Получите 2 пива. Затем можете забрать 1 бочку из хранилища пива одного соперника. Это не атака, и защититься нельзя. Секретный ингредиент — кража.</translation>
    </message>
    <message id="wild.card.money_theft.name">
        <source>Money Theft</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кража золота</translation>
    </message>
    <message id="wild.card.money_theft.text">
        <source>Gain **1** [gold]; steal **1** bar from a Gold Storage.</source>
        <translation>Получите **1** [gold]; украдите **1** слиток из хранилища золота.</translation>
    </message>
    <message id="wild.card.money_theft.full">
        <source>Gain 1 gold. Then you may take 1 bar from a rival’s Gold Storage. It is not an attack, so nobody can defend. You didn’t steal it, you set it free.</source>
        <translation>Получите 1 золото. Затем можете забрать 1 слиток из хранилища золота одного соперника. Это не атака, и защититься нельзя. Вы его не украли, вы его освободили.</translation>
    </message>
    <message id="wild.card.scroll.name">
        <source>Scroll</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Свиток</translation>
    </message>
    <message id="wild.card.scroll.text">
        <source>Draw **2** cards.</source>
        <translation>Возьмите **2** карты.</translation>
    </message>
    <message id="wild.card.scroll.full">
        <source>Draw 2 cards. The runes on it say: please turn over.</source>
        <translation>Возьмите 2 карты. Рунами начертано: «Смотри на обороте».</translation>
    </message>
    <message id="wild.card.crystal.name">
        <source>Crystal</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Кристалл</translation>
    </message>
    <message id="wild.card.crystal.text">
        <source>Draw **1** card + gain **1** [beer] or **1** [gold].</source>
        <translation>Возьмите **1** карту + получите **1** [beer] или **1** [gold].</translation>
    </message>
    <message id="wild.card.crystal.full">
        <source>Draw 1 card + gain 1 beer or 1 gold. Do the two parts in any order, even with other actions in between. Look deep into it and you will see the price tag.</source>
        <translation>Возьмите 1 карту + получите 1 пиво или 1 золото. Части — в любом порядке, между ними можно действовать. Вглядитесь в глубину: там ценник.</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.name">
        <source>Mystery Gift (Resource)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Загадочный дар: ресурс</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.text">
        <source>Draw and show **1** card. A resource? Take **1** barrel.</source>
        <translation>Возьмите и покажите **1** карту. Ресурс? Берите **1** бочку.</translation>
    </message>
    <message id="wild.card.mystery_gift_resource.full">
        <source>Draw 1 card, show it to everyone and take it into your hand. If it is a resource card, take 1 beer barrel from the supply. It sloshes, so it can’t be socks.</source>
        <translation>Возьмите 1 карту и покажите её всем; она идёт на руку. Если это карта ресурса, возьмите из запаса 1 пивную бочку. Булькает — значит, не носки.</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.name">
        <source>Mystery Gift (Unit)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Загадочный дар: боец</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.text">
        <source>Draw and show **1** card. A Unit? Take **1** gold bar.</source>
        <translation>Возьмите и покажите **1** карту. Боец? Берите **1** слиток.</translation>
    </message>
    <message id="wild.card.mystery_gift_unit.full">
        <source>Draw 1 card, show it to everyone and take it into your hand. If it is a Unit card, take 1 gold bar from the supply. The parcel grunts, which is a good sign.</source>
        <translation>Возьмите 1 карту и покажите её всем; она идёт на руку. Если это карта бойца, возьмите из запаса 1 золотой слиток. Посылка хрюкнула — хороший знак.</translation>
    </message>
    <message id="wild.card.sword.name">
        <source>Sword</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Меч</translation>
    </message>
    <message id="wild.card.sword.text">
        <source>**+3** strength for one attack that includes a Unit.</source>
        <translation>**+3** к силе одной атаки, в которой есть боец.</translation>
    </message>
    <message id="wild.card.sword.full">
        <source>+3 strength for one attack that includes at least one Unit; a Hero alone is not enough. The pointed end goes into the neighbour.</source>
        <translation>+3 к силе одной атаки, в которой участвует хотя бы один боец; одного героя мало. Острым концом — в соседа.</translation>
    </message>
    <message id="wild.card.odins_boost.name">
        <source>Odin’s Boost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сила Одина</translation>
    </message>
    <message id="wild.card.odins_boost.text">
        <source>Draw **1** card + your Units have **+1** strength this turn.</source>
        <translation>Возьмите **1** карту + сила ваших бойцов **+1** на этот ход.</translation>
    </message>
    <message id="wild.card.odins_boost.full">
        <source>Draw 1 card + each of your Units has 1 extra strength in every attack you declare after this, until the end of the turn. Heroes get nothing: they are full of themselves already.</source>
        <translation>Возьмите 1 карту + каждый ваш боец сильнее на 1 во всех атаках, которые вы объявите после этого до конца хода. Героям — ничего: они и так от себя в восторге.</translation>
    </message>
    <message id="wild.card.shaman.name">
        <source>Shaman</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шаман</translation>
    </message>
    <message id="wild.card.shaman.text">
        <source>Draw **1** card + strength **2**.</source>
        <translation>Возьмите **1** карту + сила **2**.</translation>
    </message>
    <message id="wild.card.shaman.full">
        <source>Draw 1 card + strength 2. Speaks with spirits. As a rule they order another round.</source>
        <translation>Возьмите 1 карту + сила 2. Говорит с духами. Обычно те заказывают ещё по одной.</translation>
    </message>
    <message id="wild.card.bear_rider.name">
        <source>Bear Rider</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Медвежий всадник</translation>
    </message>
    <message id="wild.card.bear_rider.text">
        <source>Strength **4**.</source>
        <translation>Сила **4**.</translation>
    </message>
    <message id="wild.card.bear_rider.full">
        <source>Strength 4. The bear does the work, the rider takes the applause.</source>
        <translation>Сила 4. Медведь работает, всадник раскланивается.</translation>
    </message>
    <message id="wild.card.assassin.name">
        <source>Assassin</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ассасин</translation>
    </message>
    <message id="wild.card.assassin.text">
        <source>Strength **2**. Or, under attack: one enemy Unit counts **0**.</source>
        <translation>Сила **2**. Или при защите: сила вражеского бойца — **0**.</translation>
    </message>
    <message id="wild.card.assassin.full">
        <source>Strength 2. Or play it from your hand when a rival attacks you: the strength of one attacking Unit becomes 0 for that attack. Nobody saw it happen. Everybody saw the invoice.</source>
        <translation>Сила 2. Или, когда вас атакуют, разыграйте с руки: сила одного атакующего бойца в этой атаке становится 0. Никто ничего не видел. Все видели счёт.</translation>
    </message>
    <message id="wild.card.shockwave_tower.name">
        <source>Shockwave Tower</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Громовая башня</translation>
    </message>
    <message id="wild.card.shockwave_tower.text">
        <source>**+2** defence, plus **1** for each attacking Unit.</source>
        <translation>**+2** к защите и ещё **1** за каждого бойца в атаке.</translation>
    </message>
    <message id="wild.card.shockwave_tower.full">
        <source>Play it when a rival attacks you: +2 defence for that target until the round ends, plus 1 for each Unit in the attack. The more the merrier, says the tower.</source>
        <translation>Разыграйте, когда вас атакуют: +2 к защите цели до конца раунда и ещё +1 за каждого бойца в атаке. Чем больше гостей, тем ей веселее.</translation>
    </message>
    <message id="wild.card.hero_trap.name">
        <source>Hero Trap</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Ловушка для героя</translation>
    </message>
    <message id="wild.card.hero_trap.text">
        <source>**+1** defence; one attacking Hero counts **0**.</source>
        <translation>**+1** к защите; сила одного атакующего героя — **0**.</translation>
    </message>
    <message id="wild.card.hero_trap.full">
        <source>Play it when a rival attacks you: +1 defence for that target until the round ends, and the strength of one attacking Hero becomes 0 for this attack. The bait is a mirror.</source>
        <translation>Разыграйте, когда вас атакуют: +1 к защите цели до конца раунда, а сила одного атакующего героя в этой атаке становится 0. Приманка — зеркало.</translation>
    </message>
    <message id="wild.card.undead_beer.name">
        <source>Undead (beer)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нежить с пивом</translation>
    </message>
    <message id="wild.card.undead_beer.text">
        <source>Beat it for **1** [glory] and **1** barrel of beer.</source>
        <translation>Победите её: **1** [glory] и **1** бочка пива.</translation>
    </message>
    <message id="wild.card.undead_beer.full">
        <source>It can’t be bought, but it can be beaten: defence 2. The winner gets 1 VP and 1 beer barrel, and the card goes to the Path discard. Dead for ages, and still not sober.</source>
        <translation>Купить нельзя, победить можно: защита 2. Победитель получает 1 ПО и 1 пивную бочку, карта уходит в сброс Пути Одина. Давно мертва, но всё ещё не трезва.</translation>
    </message>
    <message id="wild.card.undead_gold.name">
        <source>Undead (gold)</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Нежить с золотом</translation>
    </message>
    <message id="wild.card.undead_gold.text">
        <source>Beat it for **1** [glory] and **1** bar of gold.</source>
        <translation>Победите её: **1** [glory] и **1** слиток золота.</translation>
    </message>
    <message id="wild.card.undead_gold.full">
        <source>It can’t be bought, but it can be beaten: defence 3. The winner gets 1 VP and 1 gold bar, and the card goes to the Path discard. They say you can’t take it with you. This one did.</source>
        <translation>Купить нельзя, победить можно: защита 3. Победитель получает 1 ПО и 1 золотой слиток, карта уходит в сброс Пути Одина. С собой, говорят, не унесёшь. Эта унесла.</translation>
    </message>
    <message id="wild.card.alviss.name">
        <source>Alviss</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Альвис</translation>
    </message>
    <message id="wild.card.alviss.text">
        <source>Draw **2** cards + strength **2**.</source>
        <translation>Возьмите **2** карты + сила **2**.</translation>
    </message>
    <message id="wild.card.alviss.full">
        <source>Draw 2 cards + strength 2. Knows everything, and says all of it.</source>
        <translation>Возьмите 2 карты + сила 2. Знает всё и всё рассказывает.</translation>
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
        <translation>Сила 7. Гром в комплекте. Молот продаётся отдельно.</translation>
    </message>
    <message id="wild.card.grendel.name">
        <source>Grendel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грендель</translation>
    </message>
    <message id="wild.card.grendel.text">
        <source>Strength **6**. Hits a rival’s building: **1** extra [glory].</source>
        <translation>Сила **6**. Успех против постройки соперника: ещё **1** [glory].</translation>
    </message>
    <message id="wild.card.grendel.full">
        <source>Strength 6. When his attack on a rival’s building succeeds, get 1 extra VP. Comes to every party. Nobody has ever invited him.</source>
        <translation>Сила 6. Если его атака постройки соперника успешна, получите ещё 1 ПО. Приходит на каждый пир. Его ни разу не звали.</translation>
    </message>
    <message id="wild.card.valkyrie.name">
        <source>Valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Валькирия</translation>
    </message>
    <message id="wild.card.valkyrie.text">
        <source>Take **1** Unit from your discard pile + strength **4**.</source>
        <translation>Возьмите **1** бойца из своего сброса + сила **4**.</translation>
    </message>
    <message id="wild.card.valkyrie.full">
        <source>Take 1 Unit card from your discard pile into your hand + strength 4. Your fallen were looking forward to Valhalla. She is sorry, too.</source>
        <translation>Возьмите на руку 1 карту бойца из своего сброса + сила 4. Павшие уже собрались в Вальхаллу. Ей тоже неловко.</translation>
    </message>
    <message id="wild.card.dvergar.name">
        <source>Dvergar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Цверг</translation>
    </message>
    <message id="wild.card.dvergar.text">
        <source>Strength **3**, plus **1** for each of your Breweries.</source>
        <translation>Сила **3** и ещё **1** за каждую вашу пивоварню.</translation>
    </message>
    <message id="wild.card.dvergar.full">
        <source>Strength 3, plus 1 for each Brewery you have, even under construction. Small, strong and well watered.</source>
        <translation>Сила 3 и ещё +1 за каждую вашу пивоварню, в том числе строящуюся. Мал, да удал. После пятой кружки — ещё удалее.</translation>
    </message>
    <message id="wild.card.mjollnir.name">
        <source>Mjöllnir</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мьёльнир</translation>
    </message>
    <message id="wild.card.mjollnir.text">
        <source>**+6** strength for one attack that includes a Unit.</source>
        <translation>**+6** к силе одной атаки, в которой есть боец.</translation>
    </message>
    <message id="wild.card.mjollnir.full">
        <source>+6 strength for one attack that includes at least one Unit; a Hero alone is not enough. Only the worthy can lift it. The unworthy push.</source>
        <translation>+6 к силе одной атаки, в которой участвует хотя бы один боец; одного героя мало. Поднять его может лишь достойный. Недостойные толкают.</translation>
    </message>
    <message id="wild.card.lokis_lens.name">
        <source>Loki’s Lens</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Линза Локи</translation>
    </message>
    <message id="wild.card.lokis_lens.text">
        <source>Look at a rival’s hand + draw **2** cards.</source>
        <translation>Посмотрите карты соперника + возьмите **2** карты.</translation>
    </message>
    <message id="wild.card.lokis_lens.full">
        <source>Look at a rival’s hand + draw 2 cards. It isn’t cheating if a god is in on it.</source>
        <translation>Посмотрите карты одного соперника + возьмите 2 карты. Это не жульничество, если с вами бог.</translation>
    </message>
    <message id="wild.card.beer_taxes.name">
        <source>Beer Taxes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Пивной налог</translation>
    </message>
    <message id="wild.card.beer_taxes.text">
        <source>Gain **2** [beer], plus **1** per rival with a Brewery.</source>
        <translation>Получите **2** [beer] и ещё по **1** за соперника с пивоварней.</translation>
    </message>
    <message id="wild.card.beer_taxes.full">
        <source>Gain 2 beer, plus 1 for each rival who has a Brewery. In Valhalla death is no trouble. Taxes are.</source>
        <translation>Получите 2 пива и ещё по 1 за каждого соперника, у которого есть пивоварня. Смерти в Вальхалле не боятся. Налогов — боятся.</translation>
    </message>
    <message id="wild.card.gold_taxes.name">
        <source>Gold Taxes</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Золотой налог</translation>
    </message>
    <message id="wild.card.gold_taxes.text">
        <source>Gain **1** [gold], plus **1** per rival with a Gold Factory.</source>
        <translation>Получите **1** [gold] и ещё по **1** за соперника с плавильней.</translation>
    </message>
    <message id="wild.card.gold_taxes.full">
        <source>Gain 1 gold, plus 1 for each rival who has a Gold Factory. The collector’s smile is free of charge.</source>
        <translation>Получите 1 золото и ещё по 1 за каждого соперника, у которого есть плавильня. Улыбка сборщика — бесплатно.</translation>
    </message>
    <message id="wild.card.treasure_chest.name">
        <source>Treasure Chest</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Сундук с сокровищами</translation>
    </message>
    <message id="wild.card.treasure_chest.text">
        <source>Gain **2** [beer] and **2** [gold].</source>
        <translation>Получите **2** [beer] и **2** [gold].</translation>
    </message>
    <message id="wild.card.treasure_chest.full">
        <source>Gain 2 beer and 2 gold for this turn. Who keeps beer in a chest? Someone with neighbours like you.</source>
        <translation>Получите 2 пива и 2 золота на этот ход. Кто держит пиво в сундуке? Тот, у кого такие соседи, как вы.</translation>
    </message>
    <message id="wild.card.time_manipulation.name">
        <source>Time Manipulation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Власть над временем</translation>
    </message>
    <message id="wild.card.time_manipulation.text">
        <source>Draw **4** cards, then put **1** on top of your deck.</source>
        <translation>Возьмите **4** карты, затем положите **1** на верх колоды.</translation>
    </message>
    <message id="wild.card.time_manipulation.full">
        <source>Draw 4 cards, then put 1 card from your hand on top of your deck. You have read this before. You will again.</source>
        <translation>Возьмите 4 карты, затем положите 1 карту с руки на верх своей колоды. Это вы уже читали. И ещё прочтёте.</translation>
    </message>
    <message id="wild.card.resurrection.name">
        <source>Resurrection</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Воскрешение</translation>
    </message>
    <message id="wild.card.resurrection.text">
        <source>Take up to **2** cards from your discard pile.</source>
        <translation>Возьмите до **2** карт из своего сброса.</translation>
    </message>
    <message id="wild.card.resurrection.full">
        <source>Take up to 2 cards of your choice from your discard pile into your hand. They were only resting.</source>
        <translation>Возьмите на руку до 2 любых карт из своего сброса. Они просто прилегли.</translation>
    </message>
</context>
<context>
    <name>wild_deeds</name>
    <message id="wild.deed.set_asking.title">
        <source>When I am attacked</source>
        <translation>Когда меня атакуют</translation>
    </message>
    <message id="wild.deed.set_asking.always">
        <source>Always ask me</source>
        <translation>Всегда спрашивать</translation>
    </message>
    <message id="wild.deed.set_asking.always_detail">
        <source>Rivals can’t read anything into it</source>
        <translation>Тогда никто ни о чём не догадается</translation>
    </message>
    <message id="wild.deed.set_asking.held">
        <source>Ask if I can answer</source>
        <translation>Если есть чем ответить</translation>
    </message>
    <message id="wild.deed.set_asking.held_detail">
        <source>Faster, but a curtain then gives away that you hold something</source>
        <translation>Быстрее, но занавес тогда выдаёт: что-то у вас на руке есть</translation>
    </message>
    <message id="wild.deed.set_asking.never">
        <source>Never ask me</source>
        <translation>Никогда не спрашивать</translation>
    </message>
    <message id="wild.deed.set_asking.never_detail">
        <source>The walls will have to manage on their own</source>
        <translation>Пусть стены справляются сами</translation>
    </message>
    <message id="wild.deed.set_asking.button">
        <source>Set</source>
        <translation>Так и делать</translation>
    </message>
    <message id="wild.deed.set_asking.opens">
        <source>Attacks…</source>
        <extracomment>A button that opens a sheet: how one wants to be asked when one is attacked. Short.</extracomment>
        <translation>Атаки…</translation>
    </message>
    <message id="wild.deed.play.title">
        <source>Play a card</source>
        <translation>Разыграть карту</translation>
    </message>
    <message id="wild.deed.play.detail">
        <source>Fortifications wait for a rival’s turn</source>
        <translation>Укрепления ждут хода соперника</translation>
    </message>
    <message id="wild.deed.play.gain">
        <source>Gain {goods}</source>
        <extracomment>What one part of a card does. {goods} are such as: 3 [beer].</extracomment>
        <translation>Получить {goods}</translation>
    </message>
    <message id="wild.deed.play.gain_nothing">
        <source>Gain nothing: you have nothing it counts</source>
        <translation>Ничего не даст: считать у вас нечего</translation>
    </message>
    <message id="wild.deed.play.gain_and_steal">
        <source>Gain {goods}; then you may steal a {token}</source>
        <translation>Получить {goods}; затем, если хотите, украсть {token:acc}</translation>
    </message>
    <message id="wild.deed.play.choose">
        <source>Gain **1** [beer] or **1** [gold]</source>
        <translation>Получить **1** [beer] или **1** [gold]</translation>
    </message>
    <message id="wild.deed.play.unit_bonus">
        <source>Your Units have **+{n}** strength this turn</source>
        <translation>Сила ваших бойцов **+{n}** на этот ход</translation>
    </message>
    <message id="wild.deed.play.draw" numerus="yes">
        <source>Draw **{n}** card | Draw **{n}** cards</source>
        <translation>
            <numerusform>Взять **{n}** карту</numerusform>
            <numerusform>Взять **{n}** карты</numerusform>
            <numerusform>Взять **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.deed.play.draw_and_put_back" numerus="yes">
        <source>Draw **{n}** card, then put **1** on your deck | Draw **{n}** cards, then put **1** on your deck</source>
        <translation>
            <numerusform>Взять **{n}** карту, затем положить **1** на колоду</numerusform>
            <numerusform>Взять **{n}** карты, затем положить **1** на колоду</numerusform>
            <numerusform>Взять **{n}** карт, затем положить **1** на колоду</numerusform>
        </translation>
    </message>
    <message id="wild.deed.play.show">
        <source>Draw and show **1** card: {kind} brings a {token}</source>
        <translation>Взять и показать **1** карту. Если это {kind}, получите {token:acc}</translation>
    </message>
    <message id="wild.deed.play.recover_unit">
        <source>Take **1** Unit from your discard pile</source>
        <translation>Взять **1** бойца из своего сброса</translation>
    </message>
    <message id="wild.deed.play.recover">
        <source>Take up to **{n}** cards from your discard pile</source>
        <translation>Взять из своего сброса до **{n}** карт</translation>
    </message>
    <message id="wild.deed.play.peek">
        <source>Look at a rival’s hand</source>
        <translation>Посмотреть карты соперника</translation>
    </message>
    <message id="wild.deed.play.button">
        <source>Play</source>
        <translation>Разыграть</translation>
    </message>
    <message id="wild.deed.play_all.title">
        <source>Play all resources</source>
        <translation>Разыграть все ресурсы</translation>
    </message>
    <message id="wild.deed.play_all.brings">
        <source>{cards}: {goods} for this turn</source>
        <extracomment>{cards} are names of cards, such as: Beer ×2, Gold; {goods} such as: 2 [beer] 1 [gold].</extracomment>
        <translation>{cards}: {goods} на этот ход</translation>
    </message>
    <message id="wild.deed.play_all.button">
        <source>Resources</source>
        <extracomment>A button: play all cards in hand that bring beer or gold. Short.</extracomment>
        <translation>Все ресурсы</translation>
    </message>
    <message id="wild.deed.buy_card.title">
        <source>Buy a card</source>
        <translation>Купить карту</translation>
    </message>
    <message id="wild.deed.buy_card.detail">
        <source>It reaches your hand in a later round</source>
        <translation>На руку она попадёт в одном из следующих раундов</translation>
    </message>
    <message id="wild.deed.buy_card.button">
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message id="wild.deed.buy_card.opens">
        <source>Market</source>
        <extracomment>A button that opens all that is for sale.</extracomment>
        <translation>Рынок</translation>
    </message>
    <message id="wild.deed.buy_path.title">
        <source>Buy from Odin’s Path</source>
        <translation>Купить на Пути Одина</translation>
    </message>
    <message id="wild.deed.buy_path.detail">
        <source>It reaches your hand in a later round</source>
        <translation>На руку она попадёт в одном из следующих раундов</translation>
    </message>
    <message id="wild.deed.buy_path.button">
        <source>Buy</source>
        <translation>Купить</translation>
    </message>
    <message id="wild.deed.build.title">
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message id="wild.deed.build.detail">
        <source>It works from next round on</source>
        <translation>Заработает со следующего раунда</translation>
    </message>
    <message id="wild.deed.build.button">
        <source>Build</source>
        <translation>Построить</translation>
    </message>
    <message id="wild.deed.demolish.title">
        <source>Demolish a building</source>
        <translation>Разобрать постройку</translation>
    </message>
    <message id="wild.deed.demolish.detail">
        <source>Once per round, no refunds</source>
        <translation>Раз в раунд, деньги не возвращаются</translation>
    </message>
    <message id="wild.deed.demolish.named">
        <source>Demolish: {building}</source>
        <extracomment>A building, perhaps with a number: Brewery 2.</extracomment>
        <translation>Разобрать {building:acc}</translation>
    </message>
    <message id="wild.deed.demolish.losing">
        <source>No refund; lost with it: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels.</extracomment>
        <translation>Деньги не возвращаются; пропадёт: {tokens}</translation>
    </message>
    <message id="wild.deed.demolish.button">
        <source>Demolish</source>
        <translation>Разобрать</translation>
    </message>
    <message id="wild.deed.upgrade_hall.title">
        <source>Upgrade the Town Hall</source>
        <translation>Улучшить ратушу</translation>
    </message>
    <message id="wild.deed.upgrade_hall.to_2">
        <source>{price}: room for **6** buildings, from next round on</source>
        <translation>{price}: место для **6** построек со следующего раунда</translation>
    </message>
    <message id="wild.deed.upgrade_hall.to_3">
        <source>{price}: **4** [glory] now, any number of buildings later</source>
        <translation>{price}: сразу **4** [glory], а потом строй сколько хочешь</translation>
    </message>
    <message id="wild.deed.upgrade_hall.highest">
        <source>It can’t get any higher</source>
        <translation>Выше некуда</translation>
    </message>
    <message id="wild.deed.upgrade_hall.button">
        <source>Upgrade</source>
        <translation>Улучшить</translation>
    </message>
    <message id="wild.deed.exchange.title">
        <source>Exchange two for one</source>
        <translation>Обменять два на одно</translation>
    </message>
    <message id="wild.deed.exchange.detail">
        <source>What you get lasts this turn only</source>
        <translation>Полученного хватит только на этот ход</translation>
    </message>
    <message id="wild.deed.exchange.named">
        <source>{give} for {get}</source>
        <extracomment>Such as: 2 [beer] for 1 [gold].</extracomment>
        <translation>{give} на {get}</translation>
    </message>
    <message id="wild.deed.exchange.button">
        <source>Exchange</source>
        <translation>Обменять</translation>
    </message>
    <message id="wild.deed.take_from.title">
        <source>Steal a token</source>
        <translation>Украсть фишку</translation>
    </message>
    <message id="wild.deed.take_from.named">
        <source>From {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>У игрока {who}</translation>
    </message>
    <message id="wild.deed.take_from.held">
        <source>{place:^}: {tokens}</source>
        <extracomment>A storage and what it holds.</extracomment>
        <translation>{place:^}: {tokens}</translation>
    </message>
    <message id="wild.deed.take_from.button">
        <source>Steal</source>
        <translation>Украсть</translation>
    </message>
    <message id="wild.deed.take_nothing.title">
        <source>Steal nothing</source>
        <translation>Ничего не красть</translation>
    </message>
    <message id="wild.deed.take_nothing.detail">
        <source>Honest, and slightly suspicious</source>
        <translation>Честно и немного подозрительно</translation>
    </message>
    <message id="wild.deed.take_nothing.button">
        <source>Stay honest</source>
        <translation>Не красть</translation>
    </message>
    <message id="wild.deed.take_resource.title">
        <source>Gain a resource</source>
        <translation>Получить ресурс</translation>
    </message>
    <message id="wild.deed.take_resource.named">
        <source>Gain {goods}</source>
        <translation>Получить {goods}</translation>
    </message>
    <message id="wild.deed.take_resource.button">
        <source>Gain</source>
        <translation>Получить</translation>
    </message>
    <message id="wild.deed.put_on_top.title">
        <source>Put on your deck</source>
        <translation>Положить на колоду</translation>
    </message>
    <message id="wild.deed.put_on_top.button">
        <source>On the deck</source>
        <translation>На колоду</translation>
    </message>
    <message id="wild.deed.recover.title">
        <source>Take cards back</source>
        <translation>Вернуть из сброса</translation>
    </message>
    <message id="wild.deed.recover.nothing">
        <source>Take nothing</source>
        <translation>Ничего не брать</translation>
    </message>
    <message id="wild.deed.recover.button">
        <source>Take back</source>
        <translation>Вернуть</translation>
    </message>
    <message id="wild.deed.look_at.title">
        <source>Look at a hand</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message id="wild.deed.look_at.held" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>На руке **{n}** карта</numerusform>
            <numerusform>На руке **{n}** карты</numerusform>
            <numerusform>На руке **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.deed.look_at.button">
        <source>Look</source>
        <translation>Посмотреть</translation>
    </message>
    <message id="wild.deed.put_token.title">
        <source>Place the token</source>
        <translation>Куда положить фишку</translation>
    </message>
    <message id="wild.deed.put_token.named">
        <source>{token:^}</source>
        <extracomment>A beer barrel or a gold bar.</extracomment>
        <translation>{token:^}</translation>
    </message>
    <message id="wild.deed.put_token.into">
        <source>Into the {place}: it is kept</source>
        <extracomment>A storage.</extracomment>
        <translation>В {place:acc}: там сохранится</translation>
    </message>
    <message id="wild.deed.put_token.outside">
        <source>By the Town Hall: spend it this turn</source>
        <translation>К ратуше: лучше потратить в этот же ход</translation>
    </message>
    <message id="wild.deed.put_token.button">
        <source>Put it there</source>
        <translation>Положить сюда</translation>
    </message>
    <message id="wild.deed.attack_rival.title">
        <source>Attack a rival</source>
        <translation>Атаковать соперника</translation>
    </message>
    <message id="wild.deed.attack_rival.detail">
        <source>One rival per turn: **1** [glory] for the first hit, **2** for each one after</source>
        <translation>Один соперник за ход: **1** [glory] за первое попадание, за каждое следующее **2**</translation>
    </message>
    <message id="wild.deed.attack_rival.named">
        <source>{who}: {target}</source>
        <extracomment>A player and what is attacked: the Town Hall, or a building, perhaps with a number.</extracomment>
        <translation>{who}: {target}</translation>
    </message>
    <message id="wild.deed.attack_rival.button">
        <source>Attack</source>
        <translation>Атаковать</translation>
    </message>
    <message id="wild.deed.attack_rival.opens">
        <source>Raid…</source>
        <extracomment>A button that opens a sheet. Short.</extracomment>
        <translation>Набег…</translation>
    </message>
    <message id="wild.deed.attack_undead.title">
        <source>Fight the Undead</source>
        <translation>Упокоить нежить</translation>
    </message>
    <message id="wild.deed.attack_undead.detail">
        <source>They pay in [glory] and leave something behind</source>
        <translation>Платит [glory] и кое-что оставляет на память</translation>
    </message>
    <message id="wild.deed.attack_undead.button">
        <source>Fight</source>
        <translation>Упокоить</translation>
    </message>
    <message id="wild.deed.attack_dragon.title">
        <source>Fight the dragon</source>
        <translation>Сразиться с драконом</translation>
    </message>
    <message id="wild.deed.attack_dragon.detail">
        <source>Once per round: a barrel or a bar, and a good story</source>
        <translation>Раз в раунд: бочка или слиток и тема для застолья</translation>
    </message>
    <message id="wild.deed.attack_dragon.button">
        <source>Fight</source>
        <translation>Сразиться</translation>
    </message>
    <message id="wild.deed.defence.title">
        <source>Defend</source>
        <translation>Защищаться</translation>
    </message>
    <message id="wild.deed.defence.detail">
        <source>With Fortifications and Assassins from your hand</source>
        <translation>Укреплениями и ассасинами с руки</translation>
    </message>
    <message id="wild.deed.defence.nothing">
        <source>Play nothing</source>
        <translation>Ничего не играть</translation>
    </message>
    <message id="wild.deed.defence.naming">
        <source>{cards} against {names}</source>
        <extracomment>An Assassin or a Hero Trap, and the attackers whose strength becomes 0.</extracomment>
        <translation>{cards} против: {names}</translation>
    </message>
    <message id="wild.deed.defence.button">
        <source>Defend</source>
        <translation>Защищаться</translation>
    </message>
    <message id="wild.deed.end_turn.title">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="wild.deed.end_turn.next">
        <source>next: {who}</source>
        <extracomment>{who} is a player’s name, which cannot be declined.</extracomment>
        <translation>дальше: {who}</translation>
    </message>
    <message id="wild.deed.end_turn.last">
        <source>the storage phase is next</source>
        <translation>дальше фаза хранения</translation>
    </message>
    <message id="wild.deed.end_turn.raid">
        <source>{goods} for the raid</source>
        <extracomment>{goods} is such as: 3 [glory].</extracomment>
        <translation>{goods} за набег</translation>
    </message>
    <message id="wild.deed.end_turn.full_defence">
        <source>{goods} to {who} for the full defence</source>
        <extracomment>{goods} is such as: 1 [glory]; {who} is a player’s name, which cannot be declined.</extracomment>
        <translation>{goods} игроку {who} за защиту</translation>
    </message>
    <message id="wild.deed.end_turn.lost">
        <source>{goods} will be lost</source>
        <extracomment>{goods} are resources such as: 2 [beer].</extracomment>
        <translation>пропадёт: {goods}</translation>
    </message>
    <message id="wild.deed.end_turn.button">
        <source>End turn</source>
        <translation>Завершить ход</translation>
    </message>
    <message id="wild.deed.complete_mission.title">
        <source>Complete a mission</source>
        <translation>Выполнить задание</translation>
    </message>
    <message id="wild.deed.complete_mission.detail">
        <source>One per round</source>
        <translation>Одно за раунд</translation>
    </message>
    <message id="wild.deed.complete_mission.brings">
        <source>{goods} · {text}</source>
        <extracomment>What the mission brings, such as: 2 [glory], and what it asks.</extracomment>
        <translation>{goods} · {text}</translation>
    </message>
    <message id="wild.deed.complete_mission.button">
        <source>Complete</source>
        <translation>Выполнить</translation>
    </message>
    <message id="wild.deed.swap_mission.title">
        <source>Swap a mission</source>
        <translation>Поменять задание</translation>
    </message>
    <message id="wild.deed.swap_mission.detail">
        <source>Costs **1** gold bar, once per turn</source>
        <translation>За **1** золотой слиток, раз в ход</translation>
    </message>
    <message id="wild.deed.swap_mission.named">
        <source>Swap: {mission}</source>
        <extracomment>{mission} is a name in quotation marks.</extracomment>
        <translation>Поменять {mission}</translation>
    </message>
    <message id="wild.deed.swap_mission.button">
        <source>Swap</source>
        <translation>Поменять</translation>
    </message>
    <message id="wild.deed.take_asgard.title">
        <source>Take an Asgard card</source>
        <translation>Взять карту Асгарда</translation>
    </message>
    <message id="wild.deed.take_asgard.button">
        <source>Take</source>
        <translation>Взять</translation>
    </message>
    <message id="wild.deed.take_chief.title">
        <source>Choose a chief</source>
        <translation>Выбрать вождя</translation>
    </message>
    <message id="wild.deed.take_chief.button">
        <source>Choose</source>
        <translation>Выбрать</translation>
    </message>
    <message id="wild.deed.store.title">
        <source>Store tokens</source>
        <translation>Убрать на хранение</translation>
    </message>
    <message id="wild.deed.store.stock">
        <source>{place}: **{n}**</source>
        <extracomment>A storage and how many tokens it will hold.</extracomment>
        <translation>{place}: **{n}**</translation>
    </message>
    <message id="wild.deed.store.nothing">
        <source>Store nothing</source>
        <translation>Ничего не хранить</translation>
    </message>
    <message id="wild.deed.store.gains">
        <source>{goods} for full storages</source>
        <extracomment>{goods} is such as: 1 [glory].</extracomment>
        <translation>{goods} за полные хранилища</translation>
    </message>
    <message id="wild.deed.store.loses">
        <source>lost: {tokens}</source>
        <extracomment>{tokens} are such as: 1 barrel and 1 bar.</extracomment>
        <translation>сгорит: {tokens}</translation>
    </message>
    <message id="wild.deed.store.button">
        <source>Store</source>
        <translation>На хранение</translation>
    </message>
    <message id="wild.deed.keep_cards.title">
        <source>Keep aboard</source>
        <translation>Оставить на борту</translation>
    </message>
    <message id="wild.deed.keep_cards.nothing">
        <source>Keep nothing</source>
        <translation>Ничего не оставлять</translation>
    </message>
    <message id="wild.deed.keep_cards.button">
        <source>Keep</source>
        <translation>Оставить</translation>
    </message>
    <message id="wild.pay.cards">
        <source>plays {cards}</source>
        <extracomment>What a purchase takes: these cards are played for it. {cards} are names, such as: Beer ×2, Gold.</extracomment>
        <translation>из руки: {cards}</translation>
    </message>
    <message id="wild.pay.tokens">
        <source>spends {tokens}</source>
        <extracomment>As above; {tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>фишками: {tokens}</translation>
    </message>
    <message id="wild.pay.left">
        <source>{goods} left for this turn</source>
        <extracomment>As above: what those cards bring beyond the price; {goods} are such as: 1 [beer].</extracomment>
        <translation>останется на этот ход: {goods}</translation>
    </message>
    <message id="wild.fight.odds">
        <source>{band}: **{strength}** against **{defence}**</source>
        <extracomment>{band} are names of cards, such as: Elf Archer ×2, Sword.</extracomment>
        <translation>{band}: **{strength}** против **{defence}**</translation>
    </message>
    <message id="wild.fight.hit">
        <source>a hit: {gains}</source>
        <extracomment>{gains} are such as: 3 [glory], 1 barrel.</extracomment>
        <translation>попадание: {gains}</translation>
    </message>
    <message id="wild.fight.asgard">
        <source>an Asgard card</source>
        <translation>карта Асгарда</translation>
    </message>
    <message id="wild.fight.repelled">
        <source>repelled: {goods} for them</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>отражено: сопернику {goods}</translation>
    </message>
    <message id="wild.fight.repelled_fully">
        <source>repelled: {goods} for them, plus **{n}** [glory] if you hit nothing else</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>отражено: сопернику {goods}, и **{n}** [glory], если других попаданий не будет</translation>
    </message>
    <message id="wild.fight.thrown_out">
        <source>**{strength}** against **{defence}**: repelled, {goods} for you</source>
        <extracomment>The attack, the defence, and what it brings: 2 [glory].</extracomment>
        <translation>**{strength}** против **{defence}**: отражено, вам {goods}</translation>
    </message>
    <message id="wild.fight.thrown_out_fully">
        <source>**{strength}** against **{defence}**: repelled, {goods} for you, plus **{n}** [glory] if nothing of yours is hit this turn</source>
        <extracomment>As above.</extracomment>
        <translation>**{strength}** против **{defence}**: отражено, вам {goods} и ещё **{n}** [glory], если за ход по вам не попадут</translation>
    </message>
    <message id="wild.fight.hit_all_the_same">
        <source>**{strength}** against **{defence}**: they get through</source>
        <translation>**{strength}** против **{defence}**: прорвутся</translation>
    </message>
</context>
<context>
    <name>wild_denials</name>
    <message id="wild.denial.assassin_names_a_unit">
        <source>Point each Assassin at an attacking Unit of its own.</source>
        <translation>Каждому ассасину укажите своего атакующего бойца.</translation>
    </message>
    <message id="wild.denial.attacked_already">
        <source>**{who}** has already been attacked this round. Queue at someone else’s door.</source>
        <translation>Игрок **{who}** в этом раунде уже отбивался. Встаньте в очередь к другой двери.</translation>
    </message>
    <message id="wild.denial.booster_needs_a_unit">
        <source>Someone has to wield it: send a Unit along.</source>
        <translation>Кто-то должен это держать: добавьте в атаку бойца.</translation>
    </message>
    <message id="wild.denial.cannot_attack">
        <source>{card} cannot attack.</source>
        <translation>Карта {card} атаковать не может.</translation>
    </message>
    <message id="wild.denial.cannot_pay">
        <source>You are short of {goods}.</source>
        <extracomment>{goods} are such as: 1 [beer] 2 [gold].</extracomment>
        <translation>Не хватает {goods}.</translation>
    </message>
    <message id="wild.denial.chief_taken">
        <source>Someone else already leads with this beard.</source>
        <translation>С этой бородой уже правит кто-то другой.</translation>
    </message>
    <message id="wild.denial.damaged_already">
        <source>It is already damaged: kicking ruins brings nothing.</source>
        <translation>Здесь уже лежит жетон ущерба: пинать руины бесполезно.</translation>
    </message>
    <message id="wild.denial.demolished_already">
        <source>One demolition per round: the neighbours are complaining.</source>
        <translation>Одна разборка за раунд: соседи жалуются на шум.</translation>
    </message>
    <message id="wild.denial.dragon_once">
        <source>The dragon receives you only once per round.</source>
        <translation>Дракон принимает вас раз в раунд.</translation>
    </message>
    <message id="wild.denial.empty_slot">
        <source>There is no card here.</source>
        <translation>В этой ячейке нет карты.</translation>
    </message>
    <message id="wild.denial.hall_under_construction">
        <source>The Town Hall is under construction until the end of the round.</source>
        <translation>Ратуша строится до конца раунда.</translation>
    </message>
    <message id="wild.denial.highest_hall">
        <source>The Town Hall cannot grow: the gods have complained about the shade.</source>
        <translation>Выше некуда: боги жалуются, что ратуша заслоняет им солнце.</translation>
    </message>
    <message id="wild.denial.in_play_area">
        <source>{card} is already played and has nothing more to give this round.</source>
        <translation>Карта {card} уже на столе и в этом раунде больше ничего не даст.</translation>
    </message>
    <message id="wild.denial.named_twice">
        <source>Each building can only pay once.</source>
        <translation>Каждая постройка платит только один раз.</translation>
    </message>
    <message id="wild.denial.needs_a_gold_token">
        <source>It takes a gold bar: gold from cards is not enough for the clerks.</source>
        <translation>Нужен золотой слиток: золото с карт писарей не убеждает.</translation>
    </message>
    <message id="wild.denial.never_the_hall">
        <source>The Town Hall stays. Someone has to keep the paperwork.</source>
        <translation>Ратуша остаётся: должен же кто-то вести бумаги.</translation>
    </message>
    <message id="wild.denial.no_attackers">
        <source>Send at least one Unit or Hero. Shouting does not count.</source>
        <translation>Отправьте хотя бы одного бойца или героя. Крик не считается.</translation>
    </message>
    <message id="wild.denial.no_booster">
        <source>{card} doesn’t strengthen others.</source>
        <translation>Карта {card} никого не усиливает.</translation>
    </message>
    <message id="wild.denial.no_defence">
        <source>{card} cannot defend.</source>
        <translation>Картой {card} не защититься.</translation>
    </message>
    <message id="wild.denial.no_mission">
        <source>There is no mission here until next round.</source>
        <translation>До следующего раунда задания здесь нет.</translation>
    </message>
    <message id="wild.denial.no_missions_left">
        <source>There are no missions left to swap for.</source>
        <translation>Менять не на что: задания закончились.</translation>
    </message>
    <message id="wild.denial.no_room_there">
        <source>There is no room for it: {place}.</source>
        <extracomment>{place} is a building.</extracomment>
        <translation>Места нет: {place}.</translation>
    </message>
    <message id="wild.denial.no_such_building">
        <source>There is no such building.</source>
        <translation>Такой постройки нет.</translation>
    </message>
    <message id="wild.denial.no_such_hero_attacks">
        <source>{card} is not among the attacking Heroes.</source>
        <translation>Героя {card} среди атакующих нет.</translation>
    </message>
    <message id="wild.denial.no_such_part">
        <source>{card} cannot do that.</source>
        <translation>Карта {card} этого не умеет.</translation>
    </message>
    <message id="wild.denial.no_such_storage">
        <source>It can’t be stored there.</source>
        <translation>Здесь это не хранят.</translation>
    </message>
    <message id="wild.denial.no_such_unit_attacks">
        <source>{card} is not among the attacking Units.</source>
        <translation>Бойца {card} среди атакующих нет.</translation>
    </message>
    <message id="wild.denial.no_undead">
        <source>There are no Undead in this place.</source>
        <translation>В этой ячейке нет нежити.</translation>
    </message>
    <message id="wild.denial.not_a_rival">
        <source>Choose a rival; yourself does not count, whatever your friends say.</source>
        <translation>Выберите соперника; вы сами не в счёт, что бы ни говорили друзья.</translation>
    </message>
    <message id="wild.denial.not_for_sale">
        <source>{card} is not for sale.</source>
        <translation>Карта {card} не продаётся.</translation>
    </message>
    <message id="wild.denial.not_in_discard">
        <source>{card} is not in your discard pile.</source>
        <translation>Карты {card} нет в вашем сбросе.</translation>
    </message>
    <message id="wild.denial.not_in_hand">
        <source>{card} isn’t in your hand.</source>
        <translation>Карты {card} нет у вас на руке.</translation>
    </message>
    <message id="wild.denial.not_met">
        <source>Not yet: **{reached}** of **{needed}** for {mission}.</source>
        <extracomment>How far the player has come.</extracomment>
        <translation>Пока **{reached}** из **{needed}**: {mission}.</translation>
    </message>
    <message id="wild.denial.not_on_show">
        <source>{card} isn’t on display in Asgard.</source>
        <translation>Карты {card} нет среди открытых карт Асгарда.</translation>
    </message>
    <message id="wild.denial.not_so_many_tokens">
        <source>You don’t have that many tokens: **{held}** is all.</source>
        <translation>Столько у вас нет, всего **{held}**.</translation>
    </message>
    <message id="wild.denial.not_these_storages">
        <source>Those are not your storages.</source>
        <translation>Это не ваши хранилища.</translation>
    </message>
    <message id="wild.denial.not_this_resource">
        <source>That is not the token on offer.</source>
        <translation>Дают не эту фишку.</translation>
    </message>
    <message id="wild.denial.nothing_there_to_pay_with">
        <source>Nothing there to pay with: {place}.</source>
        <translation>Платить оттуда нечем: {place}.</translation>
    </message>
    <message id="wild.denial.nothing_to_play_together">
        <source>You hold no two cards that bring beer or gold.</source>
        <translation>На руке нет двух карт, приносящих пиво или золото.</translation>
    </message>
    <message id="wild.denial.one_for_each_drakkar">
        <source>Each Drakkar carries one card, so **{most}** in all.</source>
        <translation>На каждый драккар — одна карта, всего **{most}**.</translation>
    </message>
    <message id="wild.denial.one_mission_only">
        <source>One mission per round: leave something for tomorrow.</source>
        <translation>Одно задание за раунд: оставьте что-нибудь на завтра.</translation>
    </message>
    <message id="wild.denial.one_rival_only">
        <source>One rival per turn: this turn it is **{who}**.</source>
        <translation>Один соперник за ход, и на этот раз это **{who}**.</translation>
    </message>
    <message id="wild.denial.one_swap_only">
        <source>One swap per turn: the mission clerk needs a rest.</source>
        <translation>Один обмен задания за ход: писарю нужен отдых.</translation>
    </message>
    <message id="wild.denial.only_in_defence">
        <source>{card} only defends: play it when a rival attacks you.</source>
        <translation>Карта {card} только для защиты: разыграйте её, когда вас атакуют.</translation>
    </message>
    <message id="wild.denial.recover_exactly" numerus="yes">
        <source>Choose exactly **{n}** card. | Choose exactly **{n}** cards.</source>
        <translation>
            <numerusform>Выберите ровно **{n}** карту.</numerusform>
            <numerusform>Выберите ровно **{n}** карты.</numerusform>
            <numerusform>Выберите ровно **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.denial.recover_so_many">
        <source>Choose **{least}** to **{most}** cards.</source>
        <translation>Выберите карт: от **{least}** до **{most}**.</translation>
    </message>
    <message id="wild.denial.settlement_full">
        <source>Your Town Hall manages **{limit}** buildings and not one more: upgrade it.</source>
        <translation>Больше **{limit}** построек такая ратуша не потянет: улучшите её.</translation>
    </message>
    <message id="wild.denial.sold_out">
        <source>Sold out: {card}.</source>
        <extracomment>{card} is a card or a building.</extracomment>
        <translation>Распродано: {card}.</translation>
    </message>
    <message id="wild.denial.storage_empty">
        <source>Nothing is stored there but echoes.</source>
        <translation>Там хранится только эхо.</translation>
    </message>
    <message id="wild.denial.storage_has_room">
        <source>A storage has room, so the token must go there.</source>
        <translation>В хранилище есть место: фишка идёт туда.</translation>
    </message>
    <message id="wild.denial.storage_holds">
        <source>A storage holds **{most}**, however hard you push.</source>
        <translation>В хранилище помещается **{most}**, как ни утрамбовывай.</translation>
    </message>
    <message id="wild.denial.stored_stays">
        <source>What is stored stays stored: **{least}** or more.</source>
        <translation>Что хранится, то хранится: не меньше **{least}**.</translation>
    </message>
    <message id="wild.denial.three_of_a_kind">
        <source>Three buildings of a kind are enough for anyone.</source>
        <translation>Трёх одинаковых построек хватит кому угодно.</translation>
    </message>
    <message id="wild.denial.too_little_to_exchange">
        <source>An exchange takes {goods}, but you have **{held}**.</source>
        <extracomment>{goods} is such as: 2 [beer].</extracomment>
        <translation>Для обмена нужно {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="wild.denial.too_weak">
        <source>Strength **{strength}** against defence **{defence}**: bring more, or better ones.</source>
        <translation>Сила **{strength}** против защиты **{defence}**: возьмите больше бойцов или бойцов побольше.</translation>
    </message>
    <message id="wild.denial.trap_names_a_hero">
        <source>Choose the Hero for the trap.</source>
        <translation>Укажите героя, который попадёт в ловушку.</translation>
    </message>
    <message id="wild.denial.under_construction">
        <source>Under construction until the end of the round: {place}.</source>
        <extracomment>{place} is a building.</extracomment>
        <translation>До конца раунда строится: {place}.</translation>
    </message>
</context>
<context>
    <name>wild_options</name>
    <message id="wild.result.title" numerus="yes">
        <source>{names} wins | {names} win</source>
        <translation>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
            <numerusform>Победа: {names}</numerusform>
        </translation>
    </message>
    <message id="wild.result.most_points">
        <source>**{points}** [glory]: {names} went wildest, and the neighbours will be rebuilding for weeks.</source>
        <translation>**{points}** [glory]: {names} дичает успешнее всех, а соседям хватит ремонта на месяц.</translation>
    </message>
    <message id="wild.result.tie_break">
        <source>**{points}** [glory], and a tie: but one more achievement speaks for {names}.</source>
        <translation>**{points}** [glory] и ничья, но ещё одно достижение решает дело: {names}.</translation>
    </message>
    <message id="wild.result.shared">
        <source>{names} share the victory, **{points}** [glory] each, and the last barrel.</source>
        <translation>Победу делят {names}: по **{points}** [glory] и последняя бочка на всех.</translation>
    </message>
    <message id="wild.source.attacks">
        <source>Raids</source>
        <translation>Набеги</translation>
    </message>
    <message id="wild.source.repelled">
        <source>Repelled attacks</source>
        <translation>Отражённые атаки</translation>
    </message>
    <message id="wild.source.full_defence">
        <source>Full defences</source>
        <extracomment>Points for turns in which an attacker hit nothing.</extracomment>
        <translation>Полная защита</translation>
    </message>
    <message id="wild.source.damage">
        <source>Damage rewards</source>
        <extracomment>Points for damage done, in the chart at the end.</extracomment>
        <translation>Награды за ущерб</translation>
    </message>
    <message id="wild.source.missions">
        <source>Missions</source>
        <translation>Задания</translation>
    </message>
    <message id="wild.source.storage">
        <source>Full storages</source>
        <translation>Полные хранилища</translation>
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
        <translation>Грендель</translation>
    </message>
    <message id="wild.source.achievements">
        <source>Achievements</source>
        <translation>Достижения</translation>
    </message>
    <message id="wild.option.long_game.title">
        <source>Long game</source>
        <translation>Удлинённая партия</translation>
    </message>
    <message id="wild.option.long_game.detail">
        <source>Play to 40 points with three or four players, too</source>
        <translation>До 40 очков и для трёх-четырёх игроков</translation>
    </message>
    <message id="wild.option.first_game.title">
        <source>First game</source>
        <translation>Первая игра</translation>
    </message>
    <message id="wild.option.first_game.detail">
        <source>Four achievements that suit a first raid, instead of four random ones</source>
        <translation>Четыре достижения, удобные для первого набега, вместо четырёх случайных</translation>
    </message>
    <message id="wild.option.hopeless_attacks.title">
        <source>Hopeless attacks</source>
        <translation>Безнадёжные атаки</translation>
    </message>
    <message id="wild.option.hopeless_attacks.detail">
        <source>Attacks too weak for what everybody can see may be declared, after a warning; otherwise they are forbidden</source>
        <translation>Атаковать можно и тогда, когда сил заведомо не хватит: игра лишь предупредит. Иначе такие атаки запрещены</translation>
    </message>
    <message id="wild.option.first_player.title">
        <source>First player</source>
        <translation>Первый игрок</translation>
    </message>
    <message id="wild.option.first_player.detail">
        <source>Normally decided by chance, though we suspect it measures beards</source>
        <translation>Обычно решает случай, но мы подозреваем, что он меряет бороды</translation>
    </message>
    <message id="wild.option.first_player.auto">
        <source>By the rules</source>
        <translation>По правилам</translation>
    </message>
    <message id="wild.option.first_player.seat">
        <source>{who}</source>
        <extracomment>The player who begins: a name.</extracomment>
        <translation>{who}</translation>
    </message>
    <message id="wild.option.first_player.number">
        <source>Seat {n}</source>
        <extracomment>Where there is no name yet.</extracomment>
        <translation>Место {n}</translation>
    </message>
    <message id="wild.option.chiefs.title">
        <source>Clan chiefs</source>
        <translation>Вожди кланов</translation>
    </message>
    <message id="wild.option.chiefs.detail">
        <source>Players choose their chiefs, or they are dealt at random; only looks differ</source>
        <translation>Каждый выбирает вождя, или их раздаёт случай; разница только в усах и косах</translation>
    </message>
    <message id="wild.option.chiefs.chosen">
        <source>Chosen</source>
        <translation>Выбирают</translation>
    </message>
    <message id="wild.option.chiefs.dealt">
        <source>Dealt</source>
        <translation>Раздают</translation>
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
            <numerusform>На руке **{n}** карта</numerusform>
            <numerusform>На руке **{n}** карты</numerusform>
            <numerusform>На руке **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.deck" numerus="yes">
        <source>**{n}** card in the deck | **{n}** cards in the deck</source>
        <translation>
            <numerusform>В колоде **{n}** карта</numerusform>
            <numerusform>В колоде **{n}** карты</numerusform>
            <numerusform>В колоде **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.discard" numerus="yes">
        <source>**{n}** card discarded | **{n}** cards discarded</source>
        <translation>
            <numerusform>В сбросе **{n}** карта</numerusform>
            <numerusform>В сбросе **{n}** карты</numerusform>
            <numerusform>В сбросе **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.beer" numerus="yes">
        <source>Beer: **{pool}** for this turn, **{n}** barrel | Beer: **{pool}** for this turn, **{n}** barrels</source>
        <extracomment>{pool} is beer that is lost when the turn ends; barrels can be stored.</extracomment>
        <translation>
            <numerusform>Пиво: **{pool}** на этот ход и **{n}** бочка</numerusform>
            <numerusform>Пиво: **{pool}** на этот ход и **{n}** бочки</numerusform>
            <numerusform>Пиво: **{pool}** на этот ход и **{n}** бочек</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.gold" numerus="yes">
        <source>Gold: **{pool}** for this turn, **{n}** bar | Gold: **{pool}** for this turn, **{n}** bars</source>
        <extracomment>{pool} is gold that is lost when the turn ends; bars can be stored.</extracomment>
        <translation>
            <numerusform>Золото: **{pool}** на этот ход и **{n}** слиток</numerusform>
            <numerusform>Золото: **{pool}** на этот ход и **{n}** слитка</numerusform>
            <numerusform>Золото: **{pool}** на этот ход и **{n}** слитков</numerusform>
        </translation>
    </message>
    <message id="wild.page.panel.open">
        <source>Can be attacked</source>
        <extracomment>Under a rival’s name. Short.</extracomment>
        <translation>Можно атаковать</translation>
    </message>
    <message id="wild.page.panel.attacked">
        <source>Attacked this round</source>
        <extracomment>Under a player’s name. Short.</extracomment>
        <translation>Атака в этом раунде уже была</translation>
    </message>
    <message id="wild.page.panel.attacked_by">
        <source>Attacked by {who}</source>
        <extracomment>{who} are names of players, which cannot be declined.</extracomment>
        <translation>Атакующий: {who}</translation>
    </message>
    <message id="wild.page.panel.attacked_by_you">
        <source>Attacked by you</source>
        <translation>Атакуете вы</translation>
    </message>
    <message id="wild.page.panel.defends">
        <source>may defend</source>
        <extracomment>Beside the name of a player who is attacked just now. Short.</extracomment>
        <translation>думает о защите</translation>
    </message>
    <message id="wild.page.panel.hammer">
        <source>Has the hammer: goes first this round</source>
        <translation>С молотом: ходит в этом раунде раньше всех</translation>
    </message>
    <message id="wild.page.panel.hall">
        <source>Town Hall **{level}**, buildings **{n}** of **{most}**</source>
        <extracomment>Level of the Town Hall, buildings, and how many there may be.</extracomment>
        <translation>Ратуша **{level}**, построек **{n}** из **{most}**</translation>
    </message>
    <message id="wild.page.panel.hall_full">
        <source>Town Hall **{level}**, buildings **{n}**, no limit</source>
        <extracomment>Level of the Town Hall, and how many buildings.</extracomment>
        <translation>Ратуша **{level}**, построек **{n}**, ограничений нет</translation>
    </message>
    <message id="wild.page.panel.tokens">
        <source>On buildings: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>На постройках: {tokens}</translation>
    </message>
    <message id="wild.page.panel.missions">
        <source>Missions: {missions}</source>
        <extracomment>{missions} are names in quotation marks.</extracomment>
        <translation>Задания: {missions}</translation>
    </message>
    <message id="wild.page.panel.done">
        <source>Completed: {missions}</source>
        <extracomment>{missions} are names in quotation marks.</extracomment>
        <translation>Выполнено: {missions}</translation>
    </message>
    <message id="wild.page.panel.defences">
        <source>In hand or deck, able to defend: {cards}</source>
        <extracomment>Cards that everybody has seen this player get, and that do not lie open.</extracomment>
        <translation>На руке или в колоде, годится для защиты: {cards}</translation>
    </message>
    <message id="wild.page.panel.no_defences">
        <source>Nothing in hand or deck that could defend</source>
        <translation>На руке и в колоде защищаться нечем</translation>
    </message>
    <message id="wild.page.panel.owned">
        <source>All cards: {cards}</source>
        <extracomment>{cards} are such as: Resource ×7, Unit ×3.</extracomment>
        <translation>Все карты: {cards}</translation>
    </message>
    <message id="wild.page.panel.asking_always">
        <source>Asked at every attack</source>
        <translation>Спрашивать при каждой атаке</translation>
    </message>
    <message id="wild.page.panel.asking_held">
        <source>Is asked only when able to defend</source>
        <translation>Спрашивать, только если есть чем защититься</translation>
    </message>
    <message id="wild.page.panel.asking_never">
        <source>Never asked about attacks</source>
        <translation>Не спрашивать при атаках</translation>
    </message>
    <message id="wild.page.building.whole">
        <source>{place}: defence {defence}</source>
        <extracomment>A building and its defence.</extracomment>
        <translation>{place}: защита {defence}</translation>
    </message>
    <message id="wild.page.building.new">
        <source>{place}: defence {defence}, under construction</source>
        <translation>{place}: защита {defence}, строится</translation>
    </message>
    <message id="wild.page.building.damaged">
        <source>{place}: defence {defence}, damaged</source>
        <translation>{place}: защита {defence}, с жетоном ущерба</translation>
    </message>
    <message id="wild.page.note.bell">
        <source>Last round</source>
        <extracomment>A heading.</extracomment>
        <translation>Последний раунд</translation>
    </message>
    <message id="wild.page.note.bell_text">
        <source>**{who}** rang the bell. When this round is over, achievements are counted.</source>
        <translation>**{who}** бьёт в колокол. Когда раунд закончится, посчитают достижения.</translation>
    </message>
    <message id="wild.page.note.asgard">
        <source>Asgard at</source>
        <extracomment>A heading over a line with marks: so many points bring a card from Asgard.</extracomment>
        <translation>Асгард ждёт на</translation>
    </message>
    <message id="wild.page.note.points">
        <source>**{n}** of **{most}** [glory].</source>
        <extracomment>So many points one has; with so many the last round begins.</extracomment>
        <translation>**{n}** [glory] из **{most}**.</translation>
    </message>
    <message id="wild.page.note.next_gift">
        <source>Next gift at **{mark}**.</source>
        <extracomment>A number of points.</extracomment>
        <translation>Следующий дар — на **{mark}**.</translation>
    </message>
    <message id="wild.page.note.asgard_left" numerus="yes">
        <source>**{n}** card is left in Asgard. | **{n}** cards are left in Asgard.</source>
        <translation>
            <numerusform>В Асгарде осталась **{n}** карта.</numerusform>
            <numerusform>В Асгарде осталось **{n}** карты.</numerusform>
            <numerusform>В Асгарде осталось **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.page.note.scale">
        <source>{n} points; marks at {marks}</source>
        <extracomment>Read aloud; {marks} are numbers.</extracomment>
        <translation>Очков: {n}; отметки: {marks}</translation>
    </message>
    <message id="wild.page.note.round">
        <source>Once per round</source>
        <extracomment>A heading over what may be done once only.</extracomment>
        <translation>Раз в раунд</translation>
    </message>
    <message id="wild.page.note.mission_open">
        <source>You can still complete a mission.</source>
        <translation>Можно ещё выполнить задание.</translation>
    </message>
    <message id="wild.page.note.mission_done">
        <source>Mission completed.</source>
        <translation>Задание выполнено.</translation>
    </message>
    <message id="wild.page.note.dragon_open">
        <source>The dragon has not been fought yet.</source>
        <translation>С драконом ещё не сражались.</translation>
    </message>
    <message id="wild.page.note.dragon_done">
        <source>Dragon fought.</source>
        <translation>Дракон побеждён.</translation>
    </message>
    <message id="wild.page.note.demolish_done">
        <source>Building demolished.</source>
        <translation>Постройка разобрана.</translation>
    </message>
    <message id="wild.page.note.seen">
        <source>{who}’s hand</source>
        <extracomment>A heading: what one has seen with Loki’s Lens. {who} is a name, which cannot be declined.</extracomment>
        <translation>Карты игрока {who}</translation>
    </message>
    <message id="wild.page.note.seen_nothing">
        <source>No cards</source>
        <translation>Нет карт</translation>
    </message>
    <message id="wild.page.note.achievements">
        <source>Achievements</source>
        <extracomment>A heading: what is counted at the end.</extracomment>
        <translation>Достижения</translation>
    </message>
    <message id="wild.page.note.standings">
        <source>Achievements so far</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Достижения на сейчас</translation>
    </message>
    <message id="wild.page.note.nobody_leads">
        <source>**{name}**: no one</source>
        <extracomment>{name} is an achievement; nobody has anything of what it counts.</extracomment>
        <translation>**{name}**: никто</translation>
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
        <translation>На этот ход</translation>
    </message>
    <message id="wild.page.tray.tokens">
        <source>Tokens</source>
        <extracomment>Over barrels and bars. Very short.</extracomment>
        <translation>Фишки</translation>
    </message>
    <message id="wild.page.tray.area">
        <source>Played this round</source>
        <extracomment>A heading over cards.</extracomment>
        <translation>Сыграно в этом раунде</translation>
    </message>
    <message id="wild.page.tray.discard">
        <source>Discard</source>
        <translation>Сброс</translation>
    </message>
    <message id="wild.page.tray.cards" numerus="yes">
        <source>{n} card | {n} cards</source>
        <translation>
            <numerusform>{n} карта</numerusform>
            <numerusform>{n} карты</numerusform>
            <numerusform>{n} карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.piles.title">
        <source>Your cards</source>
        <translation>Ваши карты</translation>
    </message>
    <message id="wild.page.piles.note">
        <source>No one knows the order of a deck, only what must be in it.</source>
        <translation>Порядка колоды не знает никто, зато известно, что в ней есть.</translation>
    </message>
    <message id="wild.page.piles.open">
        <source>Open cards: {who}</source>
        <extracomment>The title of a sheet with the discard pile of a player and what was played.</extracomment>
        <translation>Открытые карты: {who}</translation>
    </message>
    <message id="wild.page.piles.top">
        <source>Known on top of the deck</source>
        <translation>Известный верх колоды</translation>
    </message>
    <message id="wild.page.piles.deck">
        <source>In the deck</source>
        <translation>В колоде</translation>
    </message>
    <message id="wild.page.piles.discard">
        <source>Discard pile</source>
        <translation>Сброс</translation>
    </message>
    <message id="wild.page.piles.area">
        <source>Played and bought this round</source>
        <translation>Сыграно и куплено в этом раунде</translation>
    </message>
    <message id="wild.page.piles.empty">
        <source>No cards</source>
        <translation>Нет карт</translation>
    </message>
    <message id="wild.page.missions.title">
        <source>Missions</source>
        <extracomment>A heading over two cards.</extracomment>
        <translation>Задания</translation>
    </message>
    <message id="wild.page.missions.none">
        <source>New missions come with the next round.</source>
        <translation>Новые задания придут со следующим раундом.</translation>
    </message>
    <message id="wild.page.missions.progress">
        <source>**{n}** of **{most}**</source>
        <extracomment>How far one has come.</extracomment>
        <translation>**{n}** из **{most}**</translation>
    </message>
    <message id="wild.page.missions.met">
        <source>**Done!**</source>
        <extracomment>The condition of a mission is met: it can be handed in.</extracomment>
        <translation>**Готово!**</translation>
    </message>
    <message id="wild.page.bubble.left">
        <source>**{n}** left</source>
        <extracomment>So many cards or buildings are left in the market.</extracomment>
        <translation>Осталось **{n}**</translation>
    </message>
    <message id="wild.page.bubble.own">
        <source>You have **{n}**</source>
        <extracomment>So many buildings of a kind.</extracomment>
        <translation>У вас **{n}**</translation>
    </message>
    <message id="wild.page.bubble.leaves">
        <source>Leaves the Path at the end of the round</source>
        <translation>В конце раунда уйдёт с Пути</translation>
    </message>
    <message id="wild.page.bubble.village">
        <source>Click to look at this village</source>
        <translation>Щёлкните, чтобы заглянуть в это поселение</translation>
    </message>
    <message id="wild.page.bubble.held">
        <source>On it: {tokens}</source>
        <extracomment>{tokens} are such as: 2 barrels.</extracomment>
        <translation>Здесь лежит: {tokens}</translation>
    </message>
    <message id="wild.page.bubble.forts">
        <source>Fortified until the end of the round: {cards}</source>
        <extracomment>{cards} are names of Fortifications.</extracomment>
        <translation>Укреплено до конца раунда: {cards}</translation>
    </message>
    <message id="wild.page.bubble.path_deck">
        <source>**{n}** in the deck, **{gone}** gone</source>
        <extracomment>Cards of Odin’s Path.</extracomment>
        <translation>В колоде **{n}**, ушло **{gone}**</translation>
    </message>
    <message id="wild.page.bubble.asgard" numerus="yes">
        <source>**{n}** card left. Choose one when you reach {marks} points. | **{n}** cards left. Choose one when you reach {marks} points.</source>
        <extracomment>{marks} are such as: 5, 12, 20.</extracomment>
        <translation>
            <numerusform>Осталась **{n}** карта. Выберите одну, когда дойдёте до {marks} очков.</numerusform>
            <numerusform>Осталось **{n}** карты. Выберите одну, когда дойдёте до {marks} очков.</numerusform>
            <numerusform>Осталось **{n}** карт. Выберите одну, когда дойдёте до {marks} очков.</numerusform>
        </translation>
    </message>
    <message id="wild.page.bubble.track">
        <source>With **{most}** [glory] the last round begins</source>
        <extracomment>The track of points.</extracomment>
        <translation>На **{most}** [glory] начинается последний раунд</translation>
    </message>
    <message id="wild.page.shop.title">
        <source>The market</source>
        <translation>Рынок</translation>
    </message>
    <message id="wild.page.shop.purse">
        <source>With the cards in your hand you can spend {goods}.</source>
        <extracomment>{goods} are such as: 2 [beer] 1 [gold].</extracomment>
        <translation>С картами на руке можно потратить {goods}.</translation>
    </message>
    <message id="wild.page.shop.either">
        <source>**{n}** more may be either [beer] or [gold].</source>
        <extracomment>Follows the sentence with what one can spend: a card brings one or the other.</extracomment>
        <translation>Ещё **{n}** — на выбор: [beer] или [gold].</translation>
    </message>
    <message id="wild.page.shop.empty">
        <source>You have nothing to spend.</source>
        <translation>Тратить нечего.</translation>
    </message>
    <message id="wild.page.shop.stacks">
        <source>Units and Fortifications</source>
        <extracomment>A heading over cards.</extracomment>
        <translation>Бойцы и укрепления</translation>
    </message>
    <message id="wild.page.shop.shades">
        <source>Green: you can pay. Dashed gold: you can pay after an exchange. Locked: hover to see what is missing.</source>
        <translation>Зелёное: можно заплатить. Золотой пунктир: можно после обмена. Замок: наведите курсор — увидите, чего не хватает.</translation>
    </message>
    <message id="wild.page.shop.order">
        <source>Cards in your hand pay before tokens that you could store, and leave as little over as they can. To pay otherwise, play cards first or name a building above.</source>
        <translation>Карты с руки платят раньше фишек, которые можно сохранить, и так, чтобы лишнего осталось поменьше. Хотите иначе — сначала разыграйте нужные карты или укажите постройку выше.</translation>
    </message>
    <message id="wild.page.shop.first">
        <source>Pay first from:</source>
        <extracomment>Before a choice: the usual order, or a building whose tokens pay before anything else.</extracomment>
        <translation>Платить сначала:</translation>
    </message>
    <message id="wild.page.shop.usual">
        <source>the usual order</source>
        <extracomment>What is lost soonest pays first.</extracomment>
        <translation>как обычно</translation>
    </message>
    <message id="wild.page.shop.exchange">
        <source>First exchange {give} for {get}</source>
        <extracomment>Such as: 4 [beer] for 2 [gold].</extracomment>
        <translation>Сначала обменяйте {give} на {get}</translation>
    </message>
    <message id="wild.page.shop.then_pay">
        <source>Then pay {goods}</source>
        <extracomment>{goods} are such as: 2 [gold].</extracomment>
        <translation>Затем заплатите {goods}</translation>
    </message>
    <message id="wild.page.shop.both">
        <source>Exchange and buy</source>
        <extracomment>A button.</extracomment>
        <translation>Обменять и купить</translation>
    </message>
    <message id="wild.page.raid.title">
        <source>Raid</source>
        <extracomment>The title of a sheet: whom one attacks, and with whom.</extracomment>
        <translation>Набег</translation>
    </message>
    <message id="wild.page.raid.wild">
        <source>In the wild</source>
        <extracomment>A heading over Undead and the dragon.</extracomment>
        <translation>За околицей</translation>
    </message>
    <message id="wild.page.raid.holds" numerus="yes">
        <source>**{n}** card in hand | **{n}** cards in hand</source>
        <translation>
            <numerusform>На руке **{n}** карта</numerusform>
            <numerusform>На руке **{n}** карты</numerusform>
            <numerusform>На руке **{n}** карт</numerusform>
        </translation>
    </message>
    <message id="wild.page.raid.nobody">
        <source>You have no one to send: no Units or Heroes in hand.</source>
        <translation>Отправить некого: на руке ни бойца, ни героя.</translation>
    </message>
    <message id="wild.page.raid.strength">
        <source>Strength {n}</source>
        <extracomment>On a bar.</extracomment>
        <translation>Сила {n}</translation>
    </message>
    <message id="wild.page.raid.against">
        <source>{strength} against {defence}</source>
        <extracomment>On a bar: strength against defence.</extracomment>
        <translation>{strength} против {defence}</translation>
    </message>
    <message id="wild.page.raid.repelled">
        <source>If repelled, the defender gains</source>
        <extracomment>Before a number of points.</extracomment>
        <translation>Если отразят, соперник получит</translation>
    </message>
    <message id="wild.page.raid.full_defence">
        <source>…and at the end of your turn, if you hit nothing else</source>
        <extracomment>Goes on from the line above, before a number of points.</extracomment>
        <translation>…и в конце вашего хода, если других попаданий не будет</translation>
    </message>
    <message id="wild.page.raid.choose">
        <source>Choose what you attack.</source>
        <translation>Выберите цель.</translation>
    </message>
    <message id="wild.page.raid.suggest">
        <source>Just enough</source>
        <extracomment>A button: suggests the weakest band that will do.</extracomment>
        <translation>Впритык</translation>
    </message>
    <message id="wild.page.raid.too_few">
        <source>Not even all of them together are strong enough.</source>
        <translation>Сил не хватит, даже если пойдут все.</translation>
    </message>
    <message id="wild.page.raid.confirm">
        <source>Attack</source>
        <extracomment>A button.</extracomment>
        <translation>Атаковать</translation>
    </message>
    <message id="wild.page.raid.attack">
        <source>Attack · {n}</source>
        <extracomment>A button; {n} is the strength.</extracomment>
        <translation>Атаковать · {n}</translation>
    </message>
    <message id="wild.page.defend.strength">
        <source>attacks with strength **{n}**</source>
        <extracomment>Under a player’s name.</extracomment>
        <translation>атакует с силой **{n}**</translation>
    </message>
    <message id="wild.page.defend.now" numerus="yes">
        <source>Defence with {n} Fortification on it | Defence with {n} Fortifications on it</source>
        <extracomment>Before a number; {n} is how many lie on the building already.</extracomment>
        <translation>
            <numerusform>Защита (укреплений: {n})</numerusform>
            <numerusform>Защита (укреплений: {n})</numerusform>
            <numerusform>Защита (укреплений: {n})</numerusform>
        </translation>
    </message>
    <message id="wild.page.defend.empty">
        <source>Nothing in your hand can defend. Keep a straight face.</source>
        <translation>На руке защищаться нечем. Сделайте каменное лицо.</translation>
    </message>
    <message id="wild.page.defend.names">
        <source>{card} against</source>
        <extracomment>Before names of attackers, of which one is chosen for an Assassin or a Hero Trap.</extracomment>
        <translation>{card} против</translation>
    </message>
    <message id="wild.page.defend.choose">
        <source>Choose cards, or play nothing.</source>
        <translation>Выберите карты или не играйте ничего.</translation>
    </message>
    <message id="wild.page.defend.in_vain">
        <source>These cards do not stop it.</source>
        <translation>Эти карты атаку не остановят.</translation>
    </message>
    <message id="wild.page.store.outside">
        <source>Outside</source>
        <extracomment>Over tokens that are not stored.</extracomment>
        <translation>Во дворе</translation>
    </message>
    <message id="wild.page.store.lost">
        <source>Lost tonight</source>
        <translation>Сгорит к утру</translation>
    </message>
    <message id="wild.page.store.nothing_lost">
        <source>Nothing is lost</source>
        <translation>Ничего не сгорит</translation>
    </message>
    <message id="wild.page.store.full">
        <source>Full: **1** [glory]</source>
        <extracomment>Under a storage.</extracomment>
        <translation>Полно: **1** [glory]</translation>
    </message>
    <message id="wild.page.store.held">
        <source>**{n}** of **{most}**</source>
        <extracomment>Under a storage: so many tokens.</extracomment>
        <translation>**{n}** из **{most}**</translation>
    </message>
    <message id="wild.page.store.no_more">
        <source>No more of it, or no more room.</source>
        <translation>Больше нет — или больше некуда.</translation>
    </message>
    <message id="wild.page.store.again">
        <source>Reset</source>
        <extracomment>A button: back to the suggested arrangement.</extracomment>
        <translation>Сбросить</translation>
    </message>
    <message id="wild.page.store.confirm">
        <source>Store</source>
        <extracomment>A button.</extracomment>
        <translation>На хранение</translation>
    </message>
    <message id="wild.page.store.hint">
        <source>Drag tokens, click them, or use plus and minus.</source>
        <translation>Перетаскивайте фишки, щёлкайте по ним или нажимайте плюс и минус.</translation>
    </message>
    <message id="wild.page.asking.title">
        <source>When I am attacked</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Когда меня атакуют</translation>
    </message>
    <message id="wild.page.asking.detail">
        <source>An order for all attacks on you until you change it. Everyone can see it.</source>
        <translation>Приказ на все атаки на вас, пока вы его не измените. Он виден всем.</translation>
    </message>
    <message id="wild.page.asking.always_alone">
        <source>You are asked at every attack, even with nothing to answer with.</source>
        <translation>Вас спросят при каждой атаке, даже если ответить нечем.</translation>
    </message>
    <message id="wild.page.asking.always_together">
        <source>The curtain falls at every attack on you, whatever you hold. No one can read anything into it.</source>
        <translation>Занавес падает при каждой атаке на вас, что бы у вас ни было. Гадать по нему бесполезно.</translation>
    </message>
    <message id="wild.page.asking.held_alone">
        <source>You are asked only when you hold something that can defend.</source>
        <translation>Вас спросят, только если на руке есть чем защититься.</translation>
    </message>
    <message id="wild.page.asking.held_together">
        <source>The curtain falls only when you hold something that can defend. That is faster, but the others then know you do; and when it stays up, that you don’t.</source>
        <translation>Занавес падает, только если вам есть чем защититься. Быстро, но тогда другие это знают; а если не падает — знают, что нечем.</translation>
    </message>
    <message id="wild.page.asking.never_alone">
        <source>Attacks on you go through without a question. Your cards stay in your hand.</source>
        <translation>Атаки на вас проходят без вопросов. Ваши карты остаются на руке.</translation>
    </message>
    <message id="wild.page.asking.never_together">
        <source>Attacks on you go through without a question and without a curtain. Your cards stay in your hand, and no one learns what they are.</source>
        <translation>Атаки на вас проходят без вопросов и без занавеса. Ваши карты остаются на руке, и никто о них не узнает.</translation>
    </message>
    <message id="wild.page.ask.end">
        <source>End the turn?</source>
        <translation>Завершить ход?</translation>
    </message>
    <message id="wild.page.ask.demolish">
        <source>{what}?</source>
        <extracomment>{what} is such as: Demolish: Brewery 2.</extracomment>
        <translation>{what}?</translation>
    </message>
    <message id="wild.page.ask.pool">
        <source>{goods} will be lost.</source>
        <extracomment>{goods} are such as: 2 [gold].</extracomment>
        <translation>Пропадёт: {goods}.</translation>
    </message>
    <message id="wild.page.ask.mission">
        <source>You can still complete {mission}.</source>
        <extracomment>{mission} is a name in quotation marks.</extracomment>
        <translation>Ещё можно выполнить задание {mission}.</translation>
    </message>
    <message id="wild.page.ask.dragon">
        <source>The dragon has not been fought yet.</source>
        <translation>С драконом ещё не сражались.</translation>
    </message>
    <message id="wild.page.ask.hopeless">
        <source>Attack all the same?</source>
        <translation>Всё равно атаковать?</translation>
    </message>
    <message id="wild.page.ask.hopeless_rival">
        <source>**{strength}** against **{defence}**: they are sure to be repelled, and {who} gets {goods}.</source>
        <extracomment>{goods} is such as: 2 [glory].</extracomment>
        <translation>**{strength}** против **{defence}**: атаку наверняка отобьют, и {who} получит {goods}.</translation>
    </message>
    <message id="wild.page.ask.hopeless_fully">
        <source>**{n}** [glory] more at the end of your turn, unless you hit something of theirs.</source>
        <extracomment>Follows the sentence before: for the defender.</extracomment>
        <translation>Ещё **{n}** [glory] — в конце вашего хода, если вы не нанесёте этому игроку никакого ущерба.</translation>
    </message>
    <message id="wild.page.ask.hopeless_undead">
        <source>**{strength}** against **{defence}**: they are sure to fail. Nobody gains anything.</source>
        <translation>**{strength}** против **{defence}**: атака наверняка не удастся. Никто ничего не получит.</translation>
    </message>
    <message id="wild.page.seen.note">
        <source>Only you see these cards.</source>
        <translation>Эти карты видите только вы.</translation>
    </message>
    <message id="wild.page.round.title">
        <source>Round {n} is over</source>
        <extracomment>The title of a sheet.</extracomment>
        <translation>Раунд {n} окончен</translation>
    </message>
    <message id="wild.page.round.raids">
        <source>Raids</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Набеги</translation>
    </message>
    <message id="wild.page.round.defence">
        <source>Defence</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Защита</translation>
    </message>
    <message id="wild.page.round.missions">
        <source>Missions</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Задания</translation>
    </message>
    <message id="wild.page.round.others">
        <source>Other</source>
        <extracomment>The head of a column: points.</extracomment>
        <translation>Прочее</translation>
    </message>
    <message id="wild.page.round.bought">
        <source>Bought and built</source>
        <extracomment>The head of a column: names.</extracomment>
        <translation>Куплено и построено</translation>
    </message>
    <message id="wild.page.round.lost">
        <source>Lost</source>
        <extracomment>The head of a column: tokens without room.</extracomment>
        <translation>Сгорело</translation>
    </message>
    <message id="wild.page.end.rounds" numerus="yes">
        <source>{n} round | {n} rounds</source>
        <translation>
            <numerusform>{n} раунд</numerusform>
            <numerusform>{n} раунда</numerusform>
            <numerusform>{n} раундов</numerusform>
        </translation>
    </message>
    <message id="wild.page.end.points_by_round">
        <source>Points by round</source>
        <translation>Очки по раундам</translation>
    </message>
    <message id="wild.page.end.hits_by_round">
        <source>Successful attacks by round</source>
        <translation>Успешные атаки по раундам</translation>
    </message>
    <message id="wild.page.end.column_hits">
        <source>Hits</source>
        <extracomment>The head of a column: successful attacks.</extracomment>
        <translation>Попадания</translation>
    </message>
    <message id="wild.page.end.column_repelled">
        <source>Repelled</source>
        <extracomment>The head of a column: attacks thrown back.</extracomment>
        <translation>Отражено</translation>
    </message>
    <message id="wild.page.end.column_bought">
        <source>Cards bought</source>
        <translation>Куплено карт</translation>
    </message>
    <message id="wild.page.end.column_accomplisher">
        <source>Missions</source>
        <extracomment>What an achievement counts: the head of a narrow column, so are the next ones. One short word.</extracomment>
        <translation>Задания</translation>
    </message>
    <message id="wild.page.end.column_builder">
        <source>Buildings</source>
        <translation>Постройки</translation>
    </message>
    <message id="wild.page.end.column_king_pig">
        <source>Pigators</source>
        <translation>Свинаторы</translation>
    </message>
    <message id="wild.page.end.column_gold_digger">
        <source>Bars</source>
        <translation>Слитки</translation>
    </message>
    <message id="wild.page.end.column_beer_tycoon">
        <source>Barrels</source>
        <translation>Бочки</translation>
    </message>
    <message id="wild.page.end.column_follower">
        <source>Path cards</source>
        <translation>Карты Пути</translation>
    </message>
    <message id="wild.page.end.column_conqueror">
        <source>Units</source>
        <translation>Бойцы</translation>
    </message>
    <message id="wild.page.end.column_defender">
        <source>Fortifications</source>
        <translation>Укрепления</translation>
    </message>
</context>
<context>
    <name>wild_prompts</name>
    <message id="wild.prompt.pick_chief.you">
        <source>Choose **your clan chief**</source>
        <translation>Выберите **вождя клана**</translation>
    </message>
    <message id="wild.prompt.pick_chief.then">
        <source>They differ in looks only. And in volume.</source>
        <translation>Отличаются только внешностью. И громкостью.</translation>
    </message>
    <message id="wild.prompt.pick_chief.they">
        <source>**{who}** chooses a chief</source>
        <translation>**{who}** выбирает вождя</translation>
    </message>
    <message id="wild.prompt.take_turn.you">
        <source>Your turn: **play, buy, build, raid**</source>
        <translation>Ваш ход: **играйте, покупайте, стройте, грабьте**</translation>
    </message>
    <message id="wild.prompt.take_turn.then">
        <source>Cards bring beer and gold. What you buy reaches your hand in a later round.</source>
        <translation>Карты дают пиво и золото. Купленное попадёт на руку в одном из следующих раундов.</translation>
    </message>
    <message id="wild.prompt.take_turn.then_pool">
        <source>To spend: {goods}. What is left when the turn ends is lost.</source>
        <extracomment>{goods} are such as: 2 [beer] 1 [gold].</extracomment>
        <translation>Можно потратить: {goods}. Что останется в конце хода — пропадёт.</translation>
    </message>
    <message id="wild.prompt.take_turn.then_raid">
        <source>Raiding **{rival}**: {goods} for hits so far, **{n}** more for the next.</source>
        <extracomment>{goods} is such as: 3 [glory].</extracomment>
        <translation>Набег на игрока **{rival}**: пока {goods}, за следующее попадание ещё **{n}**.</translation>
    </message>
    <message id="wild.prompt.take_turn.they">
        <source>**{who}** takes a turn</source>
        <translation>**{who}** делает ход</translation>
    </message>
    <message id="wild.prompt.defend.you">
        <source>**{rival}** attacks your {target}: defend?</source>
        <extracomment>{target} is a building or the Town Hall.</extracomment>
        <translation>**{rival}** атакует у вас {target:acc}: защищаться?</translation>
    </message>
    <message id="wild.prompt.defend.then">
        <source>**{strength}** against **{defence}**. Repel it for {goods}.</source>
        <extracomment>The attack, the defence so far, and such as: 2 [glory].</extracomment>
        <translation>**{strength}** против **{defence}**. Отразите — получите {goods}.</translation>
    </message>
    <message id="wild.prompt.defend.then_fully">
        <source>**{strength}** against **{defence}**. Repel it for {goods}, plus **{n}** [glory] if nothing of yours is hit.</source>
        <extracomment>As above.</extracomment>
        <translation>**{strength}** против **{defence}**. Отразите — получите {goods} и ещё **{n}** [glory], если за ход по вам не попадут.</translation>
    </message>
    <message id="wild.prompt.defend.they">
        <source>**{who}** may defend</source>
        <translation>**{who}** думает о защите</translation>
    </message>
    <message id="wild.prompt.steal_token.you">
        <source>Steal **1** {token} from a rival’s storage?</source>
        <extracomment>{token} is a beer barrel or a gold bar.</extracomment>
        <translation>Украсть **1** {token:acc} из хранилища соперника?</translation>
    </message>
    <message id="wild.prompt.steal_token.then">
        <source>It is not an attack: nobody can defend, and nobody stays offended for long.</source>
        <translation>Это не атака: защититься нельзя, да и обижаться никто долго не станет.</translation>
    </message>
    <message id="wild.prompt.steal_token.they">
        <source>**{who}** looks around for something to steal</source>
        <translation>**{who}** смотрит, где что плохо лежит</translation>
    </message>
    <message id="wild.prompt.choose_resource.you">
        <source>Gain **beer or gold**?</source>
        <translation>Получить **пиво или золото**?</translation>
    </message>
    <message id="wild.prompt.choose_resource.then">
        <source>It is for this turn only.</source>
        <translation>Только на этот ход.</translation>
    </message>
    <message id="wild.prompt.choose_resource.they">
        <source>**{who}** looks deep into a crystal</source>
        <translation>**{who}** всматривается в кристалл</translation>
    </message>
    <message id="wild.prompt.choose_put_back.you">
        <source>Put **one card** from your hand on your deck</source>
        <translation>Положите **одну карту** с руки на свою колоду</translation>
    </message>
    <message id="wild.prompt.choose_put_back.then">
        <source>You will draw it next, and only you know.</source>
        <translation>Вы возьмёте её следующей, и знаете об этом только вы.</translation>
    </message>
    <message id="wild.prompt.choose_put_back.they">
        <source>**{who}** puts a card on the deck</source>
        <translation>**{who}** кладёт карту на колоду</translation>
    </message>
    <message id="wild.prompt.recover_cards.you" numerus="yes">
        <source>Take **{n} card** from your discard pile | Take up to **{n} cards** from your discard pile</source>
        <translation>
            <numerusform>Возьмите из своего сброса **{n} карту**</numerusform>
            <numerusform>Возьмите из своего сброса до **{n} карт**</numerusform>
            <numerusform>Возьмите из своего сброса до **{n} карт**</numerusform>
        </translation>
    </message>
    <message id="wild.prompt.recover_cards.unit">
        <source>Take **a Unit** from your discard pile</source>
        <translation>Возьмите из своего сброса **бойца**</translation>
    </message>
    <message id="wild.prompt.recover_cards.then">
        <source>Into your hand at once, a little dusty.</source>
        <translation>Сразу на руку, разве что чуть пыльными.</translation>
    </message>
    <message id="wild.prompt.recover_cards.they">
        <source>**{who}** searches the discard pile</source>
        <translation>**{who}** роется в сбросе</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.you">
        <source>Choose **whose hand** to look at</source>
        <translation>Выберите, **чьи карты** посмотреть</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.then">
        <source>Only you see it, and only once. Giggling is allowed.</source>
        <translation>Видите только вы и только раз. Хихикать разрешается.</translation>
    </message>
    <message id="wild.prompt.peek_at_hand.they">
        <source>**{who}** takes out Loki’s Lens</source>
        <translation>**{who}** достаёт Линзу Локи</translation>
    </message>
    <message id="wild.prompt.place_token.you">
        <source>Where does the **{token}** go?</source>
        <extracomment>{token} is a beer barrel or a gold bar.</extracomment>
        <translation>Куда положить: **{token}**?</translation>
    </message>
    <message id="wild.prompt.place_token.dragon">
        <source>The dragon pays: **a barrel or a bar**?</source>
        <translation>Дракон платит: **бочка или слиток**?</translation>
    </message>
    <message id="wild.prompt.place_token.then">
        <source>In a storage it is kept; by the Town Hall it should be spent this turn.</source>
        <translation>В хранилище сохранится, а у ратуши лучше потратить в этот же ход.</translation>
    </message>
    <message id="wild.prompt.place_token.they">
        <source>**{who}** puts the plunder away</source>
        <translation>**{who}** убирает добычу</translation>
    </message>
    <message id="wild.prompt.pick_asgard.you">
        <source>Choose **a card from Asgard**</source>
        <translation>Выберите **карту Асгарда**</translation>
    </message>
    <message id="wild.prompt.pick_asgard.then">
        <source>It reaches your hand in a later round; the others wait for the next hero.</source>
        <translation>На руку попадёт в одном из следующих раундов; остальные ждут нового героя.</translation>
    </message>
    <message id="wild.prompt.pick_asgard.they">
        <source>**{who}** stands before Asgard</source>
        <translation>**{who}** стоит у врат Асгарда</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.you">
        <source>Put your tokens **into the storages**</source>
        <translation>Уберите фишки **в хранилища**</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.then">
        <source>A storage with **4** brings **1** [glory]. What finds no room is lost.</source>
        <translation>Хранилище с **4** фишками приносит **1** [glory]. Чему нет места — сгорает.</translation>
    </message>
    <message id="wild.prompt.arrange_tokens.they">
        <source>**{who}** rolls barrels about</source>
        <translation>**{who}** катает бочки</translation>
    </message>
    <message id="wild.prompt.keep.you" numerus="yes">
        <source>Keep **{n} card** aboard? | Keep up to **{n} cards** aboard?</source>
        <translation>
            <numerusform>Оставить на борту **{n} карту**?</numerusform>
            <numerusform>Оставить на борту до **{n} карт**?</numerusform>
            <numerusform>Оставить на борту до **{n} карт**?</numerusform>
        </translation>
    </message>
    <message id="wild.prompt.keep.then">
        <source>Nobody else learns which. The rest of your hand is discarded.</source>
        <translation>Что именно — никто не узнает. Остальные карты уходят в сброс.</translation>
    </message>
    <message id="wild.prompt.keep.they">
        <source>**{who}** decides what stays aboard</source>
        <translation>**{who}** решает, что останется на борту</translation>
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
        <translation>Клан игрока **{who}** ведёт **{chief}**.</translation>
    </message>
    <message id="wild.event.first_player_chosen">
        <source>**{who}** gets the hammer and goes first.</source>
        <translation>**{who}** получает молот и ходит раньше всех.</translation>
    </message>
    <message id="wild.event.achievements_shown">
        <source>To be counted at the end: {achievements}.</source>
        <extracomment>{achievements} are names in quotation marks.</extracomment>
        <translation>В конце посчитают: {achievements}.</translation>
    </message>
    <message id="wild.event.asgard_shown">
        <source>Asgard sends samples: {cards}.</source>
        <translation>Асгард прислал образцы: {cards}.</translation>
    </message>
    <message id="wild.event.path_laid">
        <source>Odin’s Path opens with {cards}.</source>
        <translation>Путь Одина открывают карты: {cards}.</translation>
    </message>
    <message id="wild.event.round_began">
        <source>**Round {round}** begins.</source>
        <translation>Начинается **раунд {round}**.</translation>
    </message>
    <message id="wild.event.phase_began">
        <source>**{phase}**</source>
        <extracomment>A heading: the phase of the round that begins.</extracomment>
        <translation>**{phase}**</translation>
    </message>
    <message id="wild.event.produced">
        <source>**{who}** brews and smelts: {tokens}.</source>
        <extracomment>{tokens} are such as: 2 barrels and 1 bar.</extracomment>
        <translation>**{who}** варит и плавит: {tokens}.</translation>
    </message>
    <message id="wild.event.cards_drawn">
        <source>**{who}** draws {cards}.</source>
        <translation>**{who}** берёт: {cards}.</translation>
    </message>
    <message id="wild.event.cards_drawn_hidden" numerus="yes">
        <source>**{who}** draws **{n}** card. | **{who}** draws **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** берёт **{n}** карту.</numerusform>
            <numerusform>**{who}** берёт **{n}** карты.</numerusform>
            <numerusform>**{who}** берёт **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.deck_shuffled" numerus="yes">
        <source>**{who}** shuffles the discard pile into a new deck: **{n}** card. | **{who}** shuffles the discard pile into a new deck: **{n}** cards.</source>
        <translation>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карта.</numerusform>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карты.</numerusform>
            <numerusform>**{who}** перемешивает сброс в новую колоду: **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.mission_taken">
        <source>**{who}** gets a mission: {mission}.</source>
        <translation>**{who}** получает задание {mission}.</translation>
    </message>
    <message id="wild.event.turn_ended_content">
        <source>**{who}** has done enough for one turn.</source>
        <extracomment>Three ways to say that a turn is over.</extracomment>
        <translation>**{who}** считает, что на этот ход хватит.</translation>
    </message>
    <message id="wild.event.turn_ended_innocent">
        <source>**{who}** leans back and looks innocent.</source>
        <translation>**{who}** откидывается на лавке с самым невинным видом.</translation>
    </message>
    <message id="wild.event.turn_ended_thirsty">
        <source>**{who}** calls it a turn, and calls for a mug.</source>
        <translation>**{who}** завершает ход и тянется за кружкой.</translation>
    </message>
    <message id="wild.event.card_played">
        <source>**{who}** plays {card}.</source>
        <translation>**{who}** разыгрывает карту {card}.</translation>
    </message>
    <message id="wild.event.card_played_gain">
        <source>**{who}** plays {card}: {goods}.</source>
        <translation>**{who}** разыгрывает карту {card}: {goods}.</translation>
    </message>
    <message id="wild.event.card_played_on">
        <source>**{who}** squeezes more out of {card}.</source>
        <extracomment>Another part of a card that was played before.</extracomment>
        <translation>**{who}** выжимает из карты {card} ещё немного.</translation>
    </message>
    <message id="wild.event.pool_gained">
        <source>**{who}** gains {goods}.</source>
        <translation>**{who}** получает {goods}.</translation>
    </message>
    <message id="wild.event.pool_lost_table">
        <source>**{who}** leaves {goods} on the table. It won’t keep.</source>
        <extracomment>Three ways to say that resources are lost.</extracomment>
        <translation>**{who}** оставляет на столе {goods}. До завтра не доживёт.</translation>
    </message>
    <message id="wild.event.pool_lost_thief">
        <source>**{who}** forgets {goods}. Somebody under the table does not.</source>
        <translation>**{who}** забывает {goods}. Тот, кто под столом, — не забывает.</translation>
    </message>
    <message id="wild.event.pool_lost_dogs">
        <source>The dogs get **{who}**’s {goods}.</source>
        <translation>Собаки благодарят игрока **{who}** за {goods}.</translation>
    </message>
    <message id="wild.event.exchanged">
        <source>**{who}** exchanges {give} for {get}.</source>
        <translation>**{who}** меняет {give} на {get}.</translation>
    </message>
    <message id="wild.event.paid">
        <source>**{who}** pays {goods}.</source>
        <translation>**{who}** платит {goods}.</translation>
    </message>
    <message id="wild.event.card_bought">
        <source>**{who}** buys {card}.</source>
        <translation>**{who}** покупает карту {card}.</translation>
    </message>
    <message id="wild.event.card_bought_path">
        <source>**{who}** buys {card} from Odin’s Path.</source>
        <translation>**{who}** покупает на Пути Одина карту {card}.</translation>
    </message>
    <message id="wild.event.path_moved">
        <source>New on Odin’s Path: {card}.</source>
        <translation>Новое на Пути Одина: {card}.</translation>
    </message>
    <message id="wild.event.path_moved_empty">
        <source>Nothing new on Odin’s Path.</source>
        <translation>На Пути Одина ничего нового.</translation>
    </message>
    <message id="wild.event.path_shuffled" numerus="yes">
        <source>The Path discard is shuffled: **{n}** card walks again. | The Path discard is shuffled: **{n}** cards walk again.</source>
        <translation>
            <numerusform>Сброс Пути Одина перемешан: снова в пути **{n}** карта.</numerusform>
            <numerusform>Сброс Пути Одина перемешан: снова в пути **{n}** карты.</numerusform>
            <numerusform>Сброс Пути Одина перемешан: снова в пути **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.token_gained">
        <source>**{who}** gets a {token}. It goes into the {place}.</source>
        <extracomment>{token} is a beer barrel or a gold bar, {place} a storage.</extracomment>
        <translation>**{who}** получает {token:acc} и убирает в {place:acc}.</translation>
    </message>
    <message id="wild.event.token_gained_hall">
        <source>**{who}** gets a {token}. No room: it waits outside the Town Hall.</source>
        <translation>**{who}** получает {token:acc}. Места нет: пусть полежит у ратуши.</translation>
    </message>
    <message id="wild.event.token_stolen">
        <source>**{who}** relieves **{victim}** of a {token}.</source>
        <translation>**{who}** избавляет игрока **{victim}** от {token:gen}.</translation>
    </message>
    <message id="wild.event.units_strengthened">
        <source>Odin winks at **{who}**’s Units: **+{bonus}** strength this turn.</source>
        <translation>Один подмигивает бойцам игрока **{who}**: сила **+{bonus}** на этот ход.</translation>
    </message>
    <message id="wild.event.card_shown">
        <source>**{who}** shows {card}.</source>
        <translation>**{who}** показывает карту {card}.</translation>
    </message>
    <message id="wild.event.hand_seen">
        <source>**{who}** studies **{victim}**’s hand: {cards}.</source>
        <translation>**{who}** изучает карты игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="wild.event.hand_seen_hidden">
        <source>**{who}** studies **{victim}**’s hand, and hums.</source>
        <translation>**{who}** изучает карты игрока **{victim}** и многозначительно хмыкает.</translation>
    </message>
    <message id="wild.event.hand_seen_empty">
        <source>**{who}** studies **{victim}**’s hand. Five fingers, no cards.</source>
        <translation>**{who}** изучает руку игрока **{victim}**. Пять пальцев, ни одной карты.</translation>
    </message>
    <message id="wild.event.cards_recovered">
        <source>**{who}** fetches {cards} back from the discard pile.</source>
        <translation>**{who}** достаёт из сброса: {cards}.</translation>
    </message>
    <message id="wild.event.cards_recovered_none">
        <source>**{who}** searches the discard pile and finds nothing.</source>
        <translation>**{who}** роется в сбросе и не находит ничего.</translation>
    </message>
    <message id="wild.event.card_put_back">
        <source>**{who}** puts {card} on top of the deck.</source>
        <translation>**{who}** кладёт карту {card} на верх колоды.</translation>
    </message>
    <message id="wild.event.card_put_back_hidden">
        <source>**{who}** puts a card on top of the deck.</source>
        <translation>**{who}** кладёт карту на верх колоды.</translation>
    </message>
    <message id="wild.event.built">
        <source>**{who}** builds {building:a}.</source>
        <translation>**{who}** строит {building:acc}.</translation>
    </message>
    <message id="wild.event.demolished">
        <source>**{who}** demolishes the {building}. It spoiled the view.</source>
        <translation>**{who}** разбирает {building:acc}: портит вид.</translation>
    </message>
    <message id="wild.event.hall_upgraded">
        <source>**{who}** raises the Town Hall to level **{level}**.</source>
        <translation>**{who}** поднимает ратушу до уровня **{level}**.</translation>
    </message>
    <message id="wild.event.attack_declared">
        <source>**{who}** attacks **{victim}**’s {target} with {cards}: **{strength}** against **{defence}**.</source>
        <extracomment>{target} is a building or the Town Hall.</extracomment>
        <translation>**{who}** атакует {target:acc} игрока **{victim}** (**{strength}** против **{defence}**): {cards}.</translation>
    </message>
    <message id="wild.event.defended">
        <source>**{who}** answers with {cards}.</source>
        <translation>**{who}** отвечает: {cards}.</translation>
    </message>
    <message id="wild.event.defended_not">
        <source>**{who}** relies on the walls alone.</source>
        <extracomment>Nothing was played in defence.</extracomment>
        <translation>**{who}** полагается на одни стены.</translation>
    </message>
    <message id="wild.event.defended_disarmed">
        <source>**{who}** answers with {cards}. Not fighting today: {disarmed}.</source>
        <extracomment>{disarmed} are attackers whose strength is 0 now.</extracomment>
        <translation>**{who}** отвечает: {cards}. Сегодня без дела: {disarmed}.</translation>
    </message>
    <message id="wild.event.attack_succeeded">
        <source>**Hit!** **{victim}**’s {target} is smoking, **{strength}** to **{defence}**: hit number **{successes}** for **{who}**.</source>
        <extracomment>The strength of the attack, the defence, and how many attacks have succeeded this turn.</extracomment>
        <translation>**Есть!** {target:^} игрока **{victim}** дымится (**{strength}** против **{defence}**). Попаданий за ход у игрока **{who}**: **{successes}**.</translation>
    </message>
    <message id="wild.event.attack_repelled">
        <source>**{victim}** throws **{who}** out of the {target}: **{strength}** against **{defence}**.</source>
        <translation>**{victim}** отражает атаку на {target:acc} (**{strength}** против **{defence}**). **{who}** летит с крыльца.</translation>
    </message>
    <message id="wild.event.full_defence">
        <source>Full defence: not a scratch on **{who}**’s village.</source>
        <translation>Полная защита: в поселении игрока **{who}** ни царапины.</translation>
    </message>
    <message id="wild.event.full_defence_shielded">
        <source>Full defence: not a scratch on **{who}**’s village. A damage token shields the Town Hall.</source>
        <translation>Полная защита: в поселении игрока **{who}** ни царапины. Ратушу прикрывает жетон ущерба.</translation>
    </message>
    <message id="wild.event.undead_beaten">
        <source>**{who}** lays {card} to rest again, with {cards}.</source>
        <translation>**{who}** отправляет карту {card} обратно в могилу. За могильщика: {cards}.</translation>
    </message>
    <message id="wild.event.undead_stood">
        <source>**{who}** disturbs {card} with {cards}. It turns over and rests on.</source>
        <translation>**{who}** тревожит карту {card}. Будят: {cards}. Покойник переворачивается на другой бок.</translation>
    </message>
    <message id="wild.event.dragon_beaten_used">
        <source>**{who}** beats the dragon with {cards}. It is used to it.</source>
        <extracomment>Three ways to say that the dragon is beaten.</extracomment>
        <translation>**{who}** побеждает дракона ({cards}). Дракон уже привык.</translation>
    </message>
    <message id="wild.event.dragon_beaten_dinner">
        <source>**{who}** disturbs the dragon at dinner, with {cards}, and wins the dessert.</source>
        <translation>**{who}** застаёт дракона за ужином ({cards}) и отбирает десерт.</translation>
    </message>
    <message id="wild.event.dragon_beaten_hoard">
        <source>The dragon sees **{who}**’s {cards} coming and opens the hoard itself.</source>
        <translation>Дракон видит, кого ведёт **{who}** ({cards}), и сам открывает сундук.</translation>
    </message>
    <message id="wild.event.mission_completed">
        <source>**{who}** completes {mission}. The crowd goes mildly wild.</source>
        <translation>**{who}** выполняет задание {mission}. Толпа умеренно дичает.</translation>
    </message>
    <message id="wild.event.mission_swapped">
        <source>**{who}** trades {mission} in: too much like work.</source>
        <translation>**{who}** меняет задание {mission}: слишком похоже на работу.</translation>
    </message>
    <message id="wild.event.points_gained_attacks">
        <source>**{who}** gains **{points}** [glory] for a successful raid.</source>
        <translation>**{who}** получает **{points}** [glory] за удачный набег.</translation>
    </message>
    <message id="wild.event.points_gained_repelled">
        <source>**{who}** gains **{points}** [glory] for a repelled attack.</source>
        <translation>**{who}** получает **{points}** [glory] за отражённую атаку.</translation>
    </message>
    <message id="wild.event.points_gained_full_defence">
        <source>**{who}** gains **{points}** [glory] for a full defence.</source>
        <translation>**{who}** получает **{points}** [glory] за полную защиту.</translation>
    </message>
    <message id="wild.event.points_gained_storage">
        <source>**{who}** gains **{points}** [glory] for full storages.</source>
        <translation>**{who}** получает **{points}** [glory] за полные хранилища.</translation>
    </message>
    <message id="wild.event.points_gained_undead">
        <source>**{who}** gains **{points}** [glory] for a quieter graveyard.</source>
        <translation>**{who}** получает **{points}** [glory] за тишину на кладбище.</translation>
    </message>
    <message id="wild.event.points_gained_town_hall">
        <source>**{who}** gains **{points}** [glory] for a great Town Hall.</source>
        <translation>**{who}** получает **{points}** [glory] за великую ратушу.</translation>
    </message>
    <message id="wild.event.points_gained_damage">
        <source>**{who}** gains **{points}** [glory] for the damage done.</source>
        <translation>**{who}** получает **{points}** [glory] за нанесённый ущерб.</translation>
    </message>
    <message id="wild.event.points_gained_grendel">
        <source>**{who}** gains **{points}** [glory]: Grendel has enjoyed himself.</source>
        <translation>**{who}** получает **{points}** [glory]: Гренделю понравилось.</translation>
    </message>
    <message id="wild.event.points_gained_mission">
        <source>**{who}** gains **{points}** [glory] for the mission.</source>
        <translation>**{who}** получает **{points}** [glory] за задание.</translation>
    </message>
    <message id="wild.event.last_round">
        <source>**{who}** rings the bell: this is the **last round**!</source>
        <translation>**{who}** бьёт в колокол: это **последний раунд**!</translation>
    </message>
    <message id="wild.event.asgard_turned">
        <source>Asgard opens for **{who}**, and out steps {card}.</source>
        <translation>Асгард открывается игроку **{who}**, а за воротами — {card}.</translation>
    </message>
    <message id="wild.event.asgard_taken">
        <source>**{who}** takes {card} from Asgard.</source>
        <translation>**{who}** берёт из Асгарда карту {card}.</translation>
    </message>
    <message id="wild.event.asgard_missed">
        <source>Nobody is home in Asgard: **{who}** gets no card.</source>
        <translation>В Асгарде никого нет дома: **{who}** остаётся без карты.</translation>
    </message>
    <message id="wild.event.tokens_stored">
        <source>**{who}** has in store: {tokens}.</source>
        <translation>В хранилищах игрока **{who}**: {tokens}.</translation>
    </message>
    <message id="wild.event.tokens_stored_lost">
        <source>**{who}** has in store: {tokens}. Lost: {lost}.</source>
        <extracomment>{lost} are tokens without room, such as: 1 barrel and 1 bar.</extracomment>
        <translation>В хранилищах игрока **{who}**: {tokens}. Сгорает: {lost}.</translation>
    </message>
    <message id="wild.event.tokens_stored_only_lost">
        <source>**{who}** stores nothing. Lost: {lost}.</source>
        <translation>**{who}** ничего не хранит. Сгорает: {lost}.</translation>
    </message>
    <message id="wild.event.cards_chosen">
        <source>**{who}** has chosen what stays aboard.</source>
        <translation>**{who}** знает, что останется на борту.</translation>
    </message>
    <message id="wild.event.hand_discarded">
        <source>**{who}** discards {cards}.</source>
        <translation>**{who}** сбрасывает: {cards}.</translation>
    </message>
    <message id="wild.event.hand_discarded_kept" numerus="yes">
        <source>**{who}** discards {cards}; **{n}** card stays aboard. | **{who}** discards {cards}; **{n}** cards stay aboard.</source>
        <translation>
            <numerusform>**{who}** сбрасывает: {cards}; на борту остаётся **{n}** карта.</numerusform>
            <numerusform>**{who}** сбрасывает: {cards}; на борту остаются **{n}** карты.</numerusform>
            <numerusform>**{who}** сбрасывает: {cards}; на борту остаётся **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.hand_discarded_only_kept" numerus="yes">
        <source>**{who}** keeps **{n}** card aboard. | **{who}** keeps **{n}** cards aboard.</source>
        <translation>
            <numerusform>**{who}** оставляет на борту **{n}** карту.</numerusform>
            <numerusform>**{who}** оставляет на борту **{n}** карты.</numerusform>
            <numerusform>**{who}** оставляет на борту **{n}** карт.</numerusform>
        </translation>
    </message>
    <message id="wild.event.tokens_cleared">
        <source>Scaffolds come down, smoke clears, everybody is neighbours again.</source>
        <translation>Строительные леса сняты, дым рассеялся, все снова добрые соседи.</translation>
    </message>
    <message id="wild.event.path_left_unwanted">
        <source>{card} leaves Odin’s Path. Nobody wanted it.</source>
        <extracomment>Three ways to say that a card leaves.</extracomment>
        <translation>Карта {card} уходит с Пути Одина. Никто не позарился.</translation>
    </message>
    <message id="wild.event.path_left_waiting">
        <source>{card} waits no longer, and leaves Odin’s Path.</source>
        <translation>Карта {card} больше не ждёт и уходит с Пути Одина.</translation>
    </message>
    <message id="wild.event.path_left_hurt">
        <source>{card} wanders off Odin’s Path, a little hurt.</source>
        <translation>Карта {card} бредёт прочь с Пути Одина. Слегка обижена.</translation>
    </message>
    <message id="wild.event.hammer_passed">
        <source>The hammer goes to **{who}**.</source>
        <translation>Молот переходит к игроку **{who}**.</translation>
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
        <translation>{achievement}: никто. Неловкое молчание.</translation>
    </message>
    <message id="wild.event.tie_checked">
        <source>A tie! {achievement} speaks for {names}.</source>
        <extracomment>Who stays in; a tie is broken by one more achievement.</extracomment>
        <translation>Ничья! Решает достижение {achievement}: {names}.</translation>
    </message>
    <message id="wild.event.tie_checked_nothing">
        <source>A tie! {achievement} does not help.</source>
        <translation>Ничья! Достижение {achievement} не помогает.</translation>
    </message>
    <message id="wild.words.barrel">
        <source>beer barrel</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>пивная бочка|gen=пивной бочки|acc=пивную бочку</translation>
    </message>
    <message id="wild.words.bar">
        <source>gold bar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>золотой слиток|gen=золотого слитка|acc=золотой слиток</translation>
    </message>
    <message id="wild.words.barrels" numerus="yes">
        <source>**{n}** barrel | **{n}** barrels</source>
        <translation>
            <numerusform>**{n}** бочка</numerusform>
            <numerusform>**{n}** бочки</numerusform>
            <numerusform>**{n}** бочек</numerusform>
        </translation>
    </message>
    <message id="wild.words.bars" numerus="yes">
        <source>**{n}** bar | **{n}** bars</source>
        <translation>
            <numerusform>**{n}** слиток</numerusform>
            <numerusform>**{n}** слитка</numerusform>
            <numerusform>**{n}** слитков</numerusform>
        </translation>
    </message>
    <message id="wild.words.slot">
        <source>place {n}</source>
        <extracomment>On Odin’s Path; place 1 is next to the deck.</extracomment>
        <translation>ячейка {n}</translation>
    </message>
    <message id="wild.words.mission">
        <source>mission {n}</source>
        <extracomment>The first or the second one, where both are alike.</extracomment>
        <translation>задание {n}</translation>
    </message>
    <message id="wild.words.times">
        <source>{what} ×{n}</source>
        <extracomment>Such as: Elf Archer ×2.</extracomment>
        <translation>{what} ×{n}</translation>
    </message>
</context>
</TS>
