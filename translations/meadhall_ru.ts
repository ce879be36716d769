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
        <source>Grow the map, close regions and gather fame. Three closed regions with large buildings win, or the greatest fame after seven years.</source>
        <translation>Открывайте земли, закрывайте области, копите славу. Победу приносят три закрытые области с большими зданиями или наибольшая слава за семь лет.</translation>
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
        <source>**+1** [skull] in battle for whoever defends the region.</source>
        <translation>**+1** [skull] в битве тому, кто защищает область.</translation>
    </message>
    <message id="northgard.building_text.training_camp">
        <source>Whoever recruits here gets **1** warrior more.</source>
        <translation>Призвав сюда воинов, получите ещё **1**.</translation>
    </message>
    <message id="northgard.building_text.fortress">
        <source>**+2** [axe] in battle for whoever defends the region.</source>
        <translation>**+2** [axe] в битве тому, кто защищает область.</translation>
    </message>
    <message id="northgard.building_text.forge">
        <source>**1** card more at the start of each year.</source>
        <translation>В начале года — на **1** карту больше.</translation>
    </message>
    <message id="northgard.building_text.altar_of_kings">
        <source>**3** [glory] at harvest, even in an open region.</source>
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
        <source>War bear of the Bear clan: **2** [axe], dies of **1** [skull], eats nothing in winter.</source>
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
        <source>You own Kaija, a figure of her own. When you recruit, she may come in place of a warrior. She has 2 combat points, one casualty kills her, and she may be recruited again. She does not enter enemy regions and costs nothing in winter.</source>
        <translation>У вас есть Кайя — особая фигурка. При призыве она может прийти вместо воина. У неё 2 очка силы, её убивает одна потеря, и её можно призвать снова. Во вражеские области она не входит, зимой ничего не стоит.</translation>
    </message>
    <message id="northgard.clan.boar.name">
        <source>Clan of the Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан вепря</translation>
    </message>
    <message id="northgard.clan.boar.text">
        <source>Exploring that closes no region brings **1** [lore].</source>
        <translation>Разведка, не закрывшая ни одной области, приносит **1** [lore].</translation>
    </message>
    <message id="northgard.clan.boar.full">
        <source>When you explore and the new tile closes no region at all, take 1 lore.</source>
        <translation>Если при вашей разведке новый тайл не закрыл ни одной области, получите 1 предание.</translation>
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
        <source>After you build, take 1 food for a small building or 2 food for a large one.</source>
        <translation>Построив здание, получите 1 еду за маленькое или 2 еды за большое.</translation>
    </message>
    <message id="northgard.clan.raven.name">
        <source>Clan of the Raven</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан ворона</translation>
    </message>
    <message id="northgard.clan.raven.text">
        <source>Regions of yours that you close give their harvest at once.</source>
        <translation>Ваши области, которые закрыла ваша разведка, сразу дают урожай.</translation>
    </message>
    <message id="northgard.clan.raven.full">
        <source>When you explore and close regions you control, collect at once all the resources they yield, as at harvest.</source>
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
        <source>Before you carry out a card of your clan, you may lay Scorched Earth next to a region of yours. In battle there you have 1 combat point more; at harvest you take 1 resource of an enemy region with it.</source>
        <translation>Перед выполнением карты своего клана можете положить «Выжженную землю» рядом со своей областью. В битве там у вас на 1 очко силы больше, а при сборе урожая вы забираете 1 ресурс вражеской области с жетоном.</translation>
    </message>
    <message id="northgard.clan.stag.name">
        <source>Clan of the Stag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан оленя</translation>
    </message>
    <message id="northgard.clan.stag.text">
        <source>**1** [glory] for a conquest, and for each region of yours you close.</source>
        <translation>**1** [glory] за захват области и за каждую свою, которую вы закрыли.</translation>
    </message>
    <message id="northgard.clan.stag.full">
        <source>Gain 1 fame when you attack and win a region in battle, and 1 more for each region you control that your exploring closes.</source>
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
        <source>Its region yields no fame for being closed, its tiles no resources.</source>
        <translation>Его область не даёт славы как закрытая, а её тайлы — ресурсов.</translation>
    </message>
    <message id="northgard.creature.brown_bear.name">
        <source>brown bear|a=a brown bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бурый медведь|gen=бурого медведя|acc=бурого медведя|ins=бурым медведем</translation>
    </message>
    <message id="northgard.creature.brown_bear.text">
        <source>In its region nobody builds, recruits, explores or leaves.</source>
        <translation>В его области не строят, не призывают, не разведывают и не уходят.</translation>
    </message>
    <message id="northgard.creature.draugr.name">
        <source>draugr|a=a draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драугр|gen=драугра|acc=драугра|ins=драугром</translation>
    </message>
    <message id="northgard.creature.draugr.text">
        <source>Kills **1** warrior of the region it comes to.</source>
        <translation>Убивает **1** воина в области, куда приходит.</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.name">
        <source>fallen valkyrie|a=a fallen valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>падшая валькирия|gen=падшей валькирии|acc=падшую валькирию|ins=падшей валькирией</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.text">
        <source>Attacks all warriors of the region it comes to.</source>
        <translation>Атакует воинов в области, куда приходит.</translation>
    </message>
    <message id="northgard.creature_words.strength">
        <source>Strength: **{n}** [axe]</source>
        <extracomment>Of a creature.</extracomment>
        <translation>Сила: **{n}** [axe]</translation>
    </message>
    <message id="northgard.creature_words.path">
        <source>Goes where there is most: {what}.</source>
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
        <source>Clan cards to take</source>
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
        <source>**{regions}** closed regions with a large building each win at the end of a year; else the greatest fame after year **{years}**.</source>
        <translation>**{regions}** закрытые области с большим зданием в каждой дают победу в конце года; иначе — наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_team">
        <source>A team wins with **{regions}** closed regions with large buildings at the end of a year; else with the greatest fame after year **{years}**.</source>
        <translation>**{regions}** закрытых областей с большими зданиями дают команде победу в конце года; иначе — наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_fame">
        <source>The greatest fame after year **{years}** wins.</source>
        <translation>Побеждает наибольшая слава после года **{years}**.</translation>
    </message>
    <message id="northgard.region.name">
        <source>{place}</source>
        <extracomment>The name of a region.</extracomment>
        <translation>{place}</translation>
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
        <source>Open: **{n}** side is missing | Open: **{n}** sides are missing</source>
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
    <message id="northgard.region.closing">
        <source>Closing it now would bring **{n}** [glory].</source>
        <translation>Закрыв её сейчас, вы получите **{n}** [glory].</translation>
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
        <source>Closes {place:acc}: nobody gains fame</source>
        <translation>Закроет {place:acc}: славы не получит никто</translation>
    </message>
    <message id="northgard.forecast.attack">
        <source>Attack {who} — battle</source>
        <translation>Атака на игрока {who} — битва</translation>
    </message>
    <message id="northgard.forecast.die">
        <source>+ die</source>
        <extracomment>After a strength.</extracomment>
        <translation>+ кубик</translation>
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
    <message id="northgard.forecast.goat">
        <source>The Goat gets {goods}</source>
        <translation>Коза получит {goods}</translation>
    </message>
    <message id="northgard.forecast.winter">
        <source>Winter then takes {goods}</source>
        <translation>Зима возьмёт {goods}</translation>
    </message>
    <message id="northgard.forecast.unrest">
        <source>Not enough for winter: an Unrest card</source>
        <translation>На зиму не хватит: карта «Беспорядки»</translation>
    </message>
    <message id="northgard.forecast.wins_year_end">
        <source>If nothing changes, victory at the end of the year: **{who}**</source>
        <translation>Если ничего не изменится, победа в конце года: **{who}**</translation>
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
        <extracomment>Closed regions with a large building, towards victory.</extracomment>
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
        <translation>Пас</translation>
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
        <source>Any number of Flash cards may be played before and after the main card of a turn.</source>
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
        <source>Place 1 warrior from your supply in a region you control. Each Training Camp there adds one more.</source>
        <translation>Поместите 1 воина из запаса в область, которую вы контролируете. Каждый учебный лагерь в ней добавит ещё одного.</translation>
    </message>
    <message id="northgard.card.st_explore.name">
        <source>Explore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Разведка</translation>
    </message>
    <message id="northgard.card.st_explore.text">
        <source>Draw **1** tile and lay it.</source>
        <translation>Возьмите **1** тайл и выложите его.</translation>
    </message>
    <message id="northgard.card.st_explore.full">
        <source>Draw the top tile and attach it to one of your open regions. Each region of yours that it closes brings as much fame as that region has tiles.</source>
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
        <source>Lead any number of your warriors from one region to an adjacent one. A rough border needs 2 moves of one card.</source>
        <translation>Переведите любое число своих воинов из одной области в соседнюю. Для трудной границы нужно 2 перемещения одной карты.</translation>
    </message>
    <message id="northgard.card.st_build.name">
        <source>Build</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строительство</translation>
    </message>
    <message id="northgard.card.st_build.text">
        <source>Put up **1** building and pay its wood.</source>
        <translation>Постройте **1** здание, оплатив его лесом.</translation>
    </message>
    <message id="northgard.card.st_build.full">
        <source>Put up a building in a region you control, on a free slot of its size. A small one costs 1 wood, a large one 3. Two buildings of one type may not be built in one region.</source>
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
        <source>Do one thing of your choice: recruit 1 warrior, explore, move once, or build.</source>
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
        <source>Move once. If Kaija is among those who move, first take all the food and wood that the region she leaves yields.</source>
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
        <source>Recruit 2 warriors. Until the end of the year Kaija may move into enemy regions too.</source>
        <translation>Призовите 2 воинов. До конца года Кайя может входить и во вражеские области.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.name">
        <source>Protector of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Защитник земли</translation>
    </message>
    <message id="northgard.card.cl_bear_2.text">
        <source>Draw **1** card for each of your closed regions of **3** or more tiles.</source>
        <translation>Возьмите по **1** карте за каждую свою закрытую область из **3** и более тайлов.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.full">
        <source>Draw 1 card for each closed region of 3 or more tiles that you control.</source>
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
        <source>Recruit **1** warrior in up to **3** of your regions, open or wooded.</source>
        <translation>Призовите по **1** воину в свои области (до **3**), открытые или с лесом.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.full">
        <source>Choose up to 3 of your regions that are open or show wood on their tiles, and recruit 1 warrior in each. Buildings that yield wood do not count.</source>
        <translation>Выберите до 3 своих областей, которые открыты или содержат лес на тайлах, и призовите в каждую по 1 воину. Лес от зданий не в счёт.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.name">
        <source>Lay of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знание местности</translation>
    </message>
    <message id="northgard.card.cl_boar_2.text">
        <source>Explore with **3** tiles, keep **1** and collect all it shows.</source>
        <translation>Разведка: **1** тайл из **3**; получите всё, что на нём изображено.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.full">
        <source>Draw 3 tiles and keep 1; the others go under the pile. Take from the supply every resource shown on the tile you keep, then lay it.</source>
        <translation>Возьмите 3 тайла и оставьте 1; остальные положите под низ стопки. Получите все ресурсы, изображённые на выбранном тайле, затем выложите его.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.name">
        <source>Goat Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан козы</translation>
    </message>
    <message id="northgard.card.cl_goat_0.text">
        <source>Build, even a building of a type the region already has.</source>
        <translation>Строительство; здание может повторять уже стоящее в области.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.full">
        <source>Build; the building may be of a type that already stands in the region.</source>
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
        <source>Do two different things, in any order: recruit 1 warrior, explore, move once, build.</source>
        <translation>Выполните два разных действия в любом порядке: призыв 1 воина, разведка, 1 перемещение, строительство.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.name">
        <source>Resourceful People</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Находчивый народ</translation>
    </message>
    <message id="northgard.card.cl_goat_2.text">
        <source>Draw **2** cards. For any **3** resources, draw **1** more.</source>
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
        <source>Explore: draw **2** tiles, lay **1**.</source>
        <translation>Разведка: возьмите **2** тайла, выложите **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.full">
        <source>Explore with 2 tiles: lay 1, the other goes under the pile.</source>
        <translation>Разведка с 2 тайлами: 1 выложите, другой положите под низ стопки.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.name">
        <source>Raiding Party</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Отряд налётчиков</translation>
    </message>
    <message id="northgard.card.cl_raven_1.text">
        <source>Remove any **1** enemy warrior; take **1** resource of that region.</source>
        <translation>Уберите любого вражеского воина; получите **1** ресурс той области.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.full">
        <source>Remove 1 enemy warrior anywhere on the map. Then take from the supply 1 resource of a kind which that region yields.</source>
        <translation>Уберите 1 вражеского воина из любой области поля. Затем возьмите из общего запаса 1 ресурс из тех, что она приносит.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.name">
        <source>Raven Mercenaries</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Наёмники ворона</translation>
    </message>
    <message id="northgard.card.cl_raven_2.text">
        <source>Recruit **2** in a neutral region; for any **2** resources, **1** more.</source>
        <translation>Призовите **2** воинов в нейтральную область; за **2** ресурса — ещё **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.full">
        <source>Recruit 2 warriors together in one neutral region. Then you may pay any 2 resources to recruit 1 more there.</source>
        <translation>Призовите 2 воинов вместе в одну нейтральную область. Затем можете отдать 2 любых ресурса и призвать туда ещё 1.</translation>
    </message>
    <message id="northgard.card.cl_snake_0.name">
        <source>Snake Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан змеи</translation>
    </message>
    <message id="northgard.card.cl_snake_0.text">
        <source>**1** move. Afterwards Scorched Earth may be laid again.</source>
        <translation>**1** перемещение. Потом можете снова положить «Выжженную землю».</translation>
    </message>
    <message id="northgard.card.cl_snake_0.full">
        <source>Move once, with its battles. Afterwards you may place or move the Scorched Earth token once more.</source>
        <translation>Сделайте 1 перемещение и проведите его битвы. После этого можете ещё раз положить или передвинуть жетон «Выжженная земля».</translation>
    </message>
    <message id="northgard.card.cl_snake_1.name">
        <source>Rapacious Exploitation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Алчные поборы</translation>
    </message>
    <message id="northgard.card.cl_snake_1.text">
        <source>See a hand; its owner discards the card you name or pays **2** resources.</source>
        <translation>Посмотрите карты соперника: выбранную он сбросит или отдаст **2** ресурса.</translation>
    </message>
    <message id="northgard.card.cl_snake_1.full">
        <source>Look at an opponent’s hand and choose a card. Its owner discards it or gives you 2 resources; the owner chooses which. Whoever has fewer than 2 resources must discard.</source>
        <translation>Посмотрите карты на руке соперника и выберите одну. Её владелец сбрасывает её или отдаёт вам 2 ресурса по своему выбору. У кого меньше 2 ресурсов, тот сбрасывает карту.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.name">
        <source>Stolen Lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Украденные предания</translation>
    </message>
    <message id="northgard.card.cl_snake_2.text">
        <source>Use a card in play of whoever holds the scorched region.</source>
        <translation>Примените сыгранную карту того, кому принадлежит выжженная область.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.full">
        <source>Carry out 1 card in the active zone of the opponent who controls the region with the Scorched Earth token. The card stays where it is.</source>
        <translation>Выполните действие 1 карты из активной зоны соперника, который контролирует область с жетоном «Выжженная земля». Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.name">
        <source>Stag Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан оленя</translation>
    </message>
    <message id="northgard.card.cl_stag_0.text">
        <source>Recruit **1**; **1** neighbour may join, over any border.</source>
        <translation>Призовите **1** воина; ещё **1** может перейти к нему через любую границу.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.full">
        <source>Recruit 1 warrior. Then you may bring 1 of your warriors from an adjacent region into that region, over any border.</source>
        <translation>Призовите 1 воина. Затем можете перевести в эту же область 1 своего воина из соседней через любую границу.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.name">
        <source>Glory of the Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава клана</translation>
    </message>
    <message id="northgard.card.cl_stag_1.text">
        <source>Build. Before or after it collect all that this region yields.</source>
        <translation>Строительство. До или после него получите все ресурсы этой области.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.full">
        <source>Build. Once, before or after it, you may collect everything that the region of the building yields, as at harvest.</source>
        <translation>Постройте здание. Один раз, до или после этого, можете получить все ресурсы его области, как при сборе урожая.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.name">
        <source>Annexation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Присоединение земель</translation>
    </message>
    <message id="northgard.card.cl_stag_2.text">
        <source>**1** move. Before or after it you may explore.</source>
        <translation>**1** перемещение. До или после него можете провести разведку.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.full">
        <source>Move once, with its battles. Before or after it you may explore.</source>
        <translation>Сделайте 1 перемещение и проведите его битвы. До или после этого можете провести разведку.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.name">
        <source>Wolf Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан волка</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.text">
        <source>**1** move; rough borders are like regular ones to you.</source>
        <translation>**1** перемещение; трудные границы для вас как обычные.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.full">
        <source>Move once. In this action a rough border costs 1 move, and you may retreat over rough borders.</source>
        <translation>Сделайте 1 перемещение. В этом действии трудная граница стоит 1 перемещение, и отступать через трудные границы тоже можно.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.name">
        <source>Plunder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабёж</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.text">
        <source>Remove **1** enemy warrior next to you. Draw **1** card.</source>
        <translation>Уберите **1** вражеского воина по соседству. Возьмите **1** карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.full">
        <source>Remove 1 warrior from an enemy region adjacent to one of yours. Then draw 1 card.</source>
        <translation>Уберите 1 воина из вражеской области, соседней с вашей. Затем возьмите 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.name">
        <source>Call to War</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зов войны</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.text">
        <source>Recruit **1** warrior in each of your regions next to an enemy.</source>
        <translation>Призовите по **1** воину в каждую свою область рядом с врагом.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.full">
        <source>Recruit 1 warrior in each of your regions that is adjacent to an enemy region.</source>
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
        <source>Take any 1 card of your discard pile into your hand, or draw 1 card.</source>
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
        <source>Explore: draw a tile and attach it to one of your open regions.</source>
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
        <source>Recruit 1 warrior in a region you control.</source>
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
        <source>Put up a building and pay its wood.</source>
        <translation>Постройте здание, оплатив его лесом.</translation>
    </message>
    <message id="northgard.card.de_recruitment.name">
        <source>Recruitment</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вербовка</translation>
    </message>
    <message id="northgard.card.de_recruitment.text">
        <source>Recruit **2** warriors in one region.</source>
        <translation>Призовите **2** воинов в одну область.</translation>
    </message>
    <message id="northgard.card.de_recruitment.full">
        <source>Recruit 2 warriors, both in the same region.</source>
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
        <source>Recruit **1** warrior in a region of yours or a neutral one.</source>
        <translation>Призовите **1** воина в свою или нейтральную область.</translation>
    </message>
    <message id="northgard.card.de_mercenary.full">
        <source>Recruit 1 warrior in a region you control or in any neutral one.</source>
        <translation>Призовите 1 воина в область, которую вы контролируете, или в любую нейтральную.</translation>
    </message>
    <message id="northgard.card.de_intimidate.name">
        <source>Intimidate</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Устрашение</translation>
    </message>
    <message id="northgard.card.de_intimidate.text">
        <source>**2** moves. Before each battle drive **1** defender away.</source>
        <translation>**2** перемещения. Перед каждой битвой прогоните **1** защитника.</translation>
    </message>
    <message id="northgard.card.de_intimidate.full">
        <source>Move twice. Before each battle you may move 1 defending warrior to an adjacent region that is neutral or the defender’s own.</source>
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
        <source>Do one thing of your choice: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Выполните одно действие на выбор: призовите 1 воина, проведите разведку, сделайте 1 перемещение или постройте здание.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.name">
        <source>Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лагерь разведчиков</translation>
    </message>
    <message id="northgard.card.de_scout_camp.text">
        <source>Explore; once you may take another tile instead.</source>
        <translation>Разведка; один раз можете взять другой тайл вместо первого.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.full">
        <source>Explore. Once you have seen the tile, you may put it under the pile and draw another; that one must be laid.</source>
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
        <source>Move twice. In each battle of this action 1 casualty dealt to you is ignored.</source>
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
        <source>Move once. In each battle of this action you have 1 combat point more.</source>
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
        <source>Put a card of the row on your deck now, not when you pass.</source>
        <translation>Положите карту из ряда на свою колоду сейчас, а не когда спасуете.</translation>
    </message>
    <message id="northgard.card.de_future_sight.full">
        <source>Take 1 card of this year’s row and put it on top of your deck. When you pass this year, you take no card.</source>
        <translation>Возьмите 1 карту из ряда этого года и положите на верх своей колоды. Спасовав в этом году, вы карту не берёте.</translation>
    </message>
    <message id="northgard.card.dl_spy.name">
        <source>Spy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Лазутчик</translation>
    </message>
    <message id="northgard.card.dl_spy.text">
        <source>See a hand and discard **1** card of it. Draw **1** card.</source>
        <translation>Посмотрите карты соперника и сбросьте **1** из них. Возьмите **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_spy.full">
        <source>Look at an opponent’s hand and discard 1 card of it. Then draw 1 card.</source>
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
        <source>**2** moves. After your roll choose **+1** [axe] or **+1** [skull].</source>
        <translation>**2** перемещения. После своего броска выберите **+1** [axe] или **+1** [skull].</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.full">
        <source>Move twice. In each battle of this action, after your roll and before the defender’s, choose 1 combat point or 1 casualty more.</source>
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
        <source>Build; then you may swap a building for another of its size.</source>
        <translation>Строительство; затем можете заменить здание другим того же размера.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.full">
        <source>Build. Then you may replace 1 building in your regions with another type of the same size, free of charge. The new one may repeat a type that stands there.</source>
        <translation>Постройте здание. Затем можете бесплатно заменить 1 здание в своей области другим того же размера. Новое может повторять уже стоящее там.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.name">
        <source>Defensive Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Оборонительная стратегия</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.text">
        <source>When an opponent plays a card, cancel it. Not in your turn.</source>
        <translation>Когда соперник играет карту, отмените её. Не в свой ход.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.full">
        <source>When an opponent plays a card, you may play this one to cancel it. The opponent’s card is discarded without effect; the opponent goes on with the turn, with another card or another action.</source>
        <translation>Когда соперник играет карту, можете сыграть эту и отменить её. Карта соперника сбрасывается без действия, а он продолжает ход — с другой картой или другим действием.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.name">
        <source>Enemy Secrets</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тайны врага</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.text">
        <source>Use a card in play of a neighbour of yours.</source>
        <translation>Примените сыгранную карту своего соседа.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.full">
        <source>Choose an enemy region adjacent to yours and carry out 1 card in the active zone of its owner. The card stays where it is.</source>
        <translation>Выберите вражескую область, соседнюю с вашей, и выполните действие 1 карты из активной зоны её владельца. Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.dl_hunters.name">
        <source>Hunters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Охотники</translation>
    </message>
    <message id="northgard.card.dl_hunters.text">
        <source>In each of your regions recruit a warrior for every [food].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [food].</translation>
    </message>
    <message id="northgard.card.dl_hunters.full">
        <source>In each region you control recruit as many warriors as it yields food, by tiles and buildings.</source>
        <translation>В каждую область, которую вы контролируете, призовите столько воинов, сколько еды приносят её тайлы и здания.</translation>
    </message>
    <message id="northgard.card.dl_outpost.name">
        <source>Outpost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Аванпост</translation>
    </message>
    <message id="northgard.card.dl_outpost.text">
        <source>Recruit **2** warriors in one region, yours or neutral.</source>
        <translation>Призовите **2** воинов в одну область, свою или нейтральную.</translation>
    </message>
    <message id="northgard.card.dl_outpost.full">
        <source>Recruit 2 warriors together in a region you control or in any neutral one.</source>
        <translation>Призовите 2 воинов вместе в область, которую вы контролируете, или в любую нейтральную.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.name">
        <source>Hidden Ways</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Тайные тропы</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.text">
        <source>Lead warriors from one of your regions to any open region.</source>
        <translation>Переведите воинов из своей области в любую открытую.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.full">
        <source>Lead any number of your warriors from one of your regions to any open region of the map. If an enemy holds it, a battle follows.</source>
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
        <source>This year towers and fortresses do not stop your attacks.</source>
        <translation>В этом году башни и форты не мешают вашим атакам.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.full">
        <source>Until the end of the year Defence Towers and Fortresses do nothing for defenders whom you attack.</source>
        <translation>До конца года защитные башни и форты не помогают тем, кого вы атакуете.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.name">
        <source>Huginn &amp; Muninn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хугин и Мунин</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.text">
        <source>Explore anywhere: attach the tile to any open region.</source>
        <translation>Разведка: присоедините тайл к любой открытой области.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.full">
        <source>Explore; the tile may be attached to any open region of the map. Fame still comes only from regions you control.</source>
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
        <source>Move twice. In each battle of this action you have 2 combat points more.</source>
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
        <source>Every opponent discards 1 card of their own choice from hand. Then draw 1 card.</source>
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
        <source>Explore: draw **2** tiles, lay **1**.</source>
        <translation>Разведка: возьмите **2** тайла, выложите **1**.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.full">
        <source>Explore with 2 tiles: lay 1, the other goes under the pile.</source>
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
        <source>In each of your regions recruit a warrior for every [wood].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [wood].</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.full">
        <source>In each region you control recruit as many warriors as it yields wood, by tiles and buildings.</source>
        <translation>В каждую область, которую вы контролируете, призовите столько воинов, сколько леса приносят её тайлы и здания.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.name">
        <source>Infiltration</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проникновение</translation>
    </message>
    <message id="northgard.card.dl_infiltration.text">
        <source>**3** moves, also straight through enemy regions.</source>
        <translation>**3** перемещения, в том числе сквозь вражеские области.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.full">
        <source>Move 3 times; your warriors need not stop in enemy regions. Battles are fought only where they end their way.</source>
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
        <source>Recruit 2 warriors in regions you control, together or apart.</source>
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
        <source>Build. A small building put up with this card, Rune Stones too, needs no slot and takes none.</source>
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
        <source>Move up to **2** warriors of an opponent to an adjacent region.</source>
        <translation>Переведите до **2** воинов соперника в соседнюю область.</translation>
    </message>
    <message id="northgard.card.dl_bribery.full">
        <source>Move up to 2 warriors of one opponent from one region to an adjacent one, over any border. Where they meet others, a battle follows; the owner of the moved warriors attacks.</source>
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
        <source>Move up to 3 times. In each battle of this action you have 1 combat point more.</source>
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
        <source>Use once more a card that you played this year.</source>
        <translation>Ещё раз примените карту, сыгранную вами в этом году.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.full">
        <source>Carry out once more a card that you played with its effect this year. That card stays where it is.</source>
        <translation>Ещё раз выполните действие карты, которую вы в этом году сыграли и применили. Сама карта остаётся на месте.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.name">
        <source>Allies from the Wild</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Союзники из диких земель</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.text">
        <source>Recruit **3** warriors, only in neutral regions.</source>
        <translation>Призовите **3** воинов, только в нейтральные области.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.full">
        <source>Recruit 3 warriors in neutral regions, together or apart.</source>
        <translation>Призовите 3 воинов в нейтральные области, вместе или порознь.</translation>
    </message>
    <message id="northgard.card.dl_loremasters.name">
        <source>Loremasters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хранители преданий</translation>
    </message>
    <message id="northgard.card.dl_loremasters.text">
        <source>In each of your regions recruit a warrior for every [lore].</source>
        <translation>В каждую свою область призовите по воину за каждый символ [lore].</translation>
    </message>
    <message id="northgard.card.dl_loremasters.full">
        <source>In each region you control recruit as many warriors as it yields lore, by tiles and buildings.</source>
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
        <source>Move twice. In each battle of this action you have 1 combat point more.</source>
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
        <source>Remove **1** enemy warrior next to you; add **1** of yours.</source>
        <translation>Уберите **1** вражеского воина по соседству и добавьте **1** своего.</translation>
    </message>
    <message id="northgard.card.dl_capture.full">
        <source>Remove 1 enemy warrior from a region adjacent to yours. Then place 1 of your warriors in any region you control; Training Camps add nothing.</source>
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
        <source>Either one opponent discards 1 card of their hand at random, or you draw 1 card.</source>
        <translation>Либо один соперник сбрасывает 1 случайную карту с руки, либо вы берёте 1 карту.</translation>
    </message>
    <message id="northgard.card.ac_builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Строитель</translation>
    </message>
    <message id="northgard.card.ac_builder.text">
        <source>Your regions: **1** [glory] per small, **3** [glory] per large building.</source>
        <translation>В ваших областях: **1** [glory] за маленькое здание, **3** [glory] за большое.</translation>
    </message>
    <message id="northgard.card.ac_builder.full">
        <source>At the end of the game: 1 fame for each small and 3 for each large building in regions you control.</source>
        <translation>В конце игры: по 1 очку славы за каждое маленькое и по 3 за каждое большое здание в областях, которые вы контролируете.</translation>
    </message>
    <message id="northgard.card.ac_explorer.name">
        <source>Explorer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Первопроходец</translation>
    </message>
    <message id="northgard.card.ac_explorer.text">
        <source>Your regions: **1** [glory] per free small, **3** [glory] per free large slot.</source>
        <translation>В ваших областях: **1** [glory] за пустую маленькую ячейку, **3** [glory] за большую.</translation>
    </message>
    <message id="northgard.card.ac_explorer.full">
        <source>At the end of the game: 1 fame for each empty small slot, rune slots too, and 3 for each empty large slot in regions you control.</source>
        <translation>В конце игры: по 1 очку славы за каждую пустую маленькую ячейку, в том числе рунную, и по 3 за каждую пустую большую в областях, которые вы контролируете.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.name">
        <source>Food Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торговец едой</translation>
    </message>
    <message id="northgard.card.ac_food_trader.text">
        <source>**2** [glory] for every [food] your regions yield.</source>
        <translation>**2** [glory] за каждый символ [food] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.full">
        <source>At the end of the game: 2 fame for each food that your regions yield, by tiles and buildings.</source>
        <translation>В конце игры: по 2 очка славы за каждую еду, которую приносят тайлы и здания ваших областей.</translation>
    </message>
    <message id="northgard.card.ac_scholar.name">
        <source>Scholar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мудрец</translation>
    </message>
    <message id="northgard.card.ac_scholar.text">
        <source>**2** [glory] for every [lore] your regions yield.</source>
        <translation>**2** [glory] за каждый символ [lore] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_scholar.full">
        <source>At the end of the game: 2 fame for each lore that your regions yield, by tiles and buildings.</source>
        <translation>В конце игры: по 2 очка славы за каждое предание, которое приносят тайлы и здания ваших областей.</translation>
    </message>
    <message id="northgard.card.ac_trapper.name">
        <source>Trapper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Зверолов</translation>
    </message>
    <message id="northgard.card.ac_trapper.text">
        <source>**3** [glory] for every lair in your regions.</source>
        <translation>**3** [glory] за каждое логово в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_trapper.full">
        <source>At the end of the game: 3 fame for each lair printed in regions you control, even in a game without creatures.</source>
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
        <source>**2** [glory] for every [wood] your regions yield.</source>
        <translation>**2** [glory] за каждый символ [wood] в ваших областях.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.full">
        <source>At the end of the game: 2 fame for each wood that your regions yield, by tiles and buildings.</source>
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
        <source>It does nothing and never leaves your deck, but you may lay it aside, swap it, or strengthen the clan with it. It shields you once when an opponent reaches for your hand. Each one costs 5 fame at the end of the game.</source>
        <translation>Она ничего не делает и не покидает вашу колоду, но её можно отложить, заменить или отдать за усиление клана. Один раз она защитит вас, когда соперник покусится на вашу руку. Каждая отнимет 5 очков славы в конце игры.</translation>
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
        <source>Lay a card aside without effect</source>
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
        <source>{card} is laid aside</source>
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
        <source>Your year is over: take a card of the row</source>
        <translation>Ваш год окончен: возьмите карту из ряда</translation>
    </message>
    <message id="northgard.deed.pass.detail_first">
        <source>First to pass: you begin from now on</source>
        <translation>Первый пас: отныне начинаете вы</translation>
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
        <source>End the turn</source>
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
        <source>Leave it</source>
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
        <source>Nobody comes</source>
        <translation>Никого не вести</translation>
    </message>
    <message id="northgard.deed.stop.button_rebuild">
        <source>Replace none</source>
        <translation>Не заменять</translation>
    </message>
    <message id="northgard.deed.stop.button_pushing">
        <source>Let all stay</source>
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
        <source>Stay away</source>
        <translation>Не возвращаться</translation>
    </message>
    <message id="northgard.deed.stop.button_settle_new_land">
        <source>Stay away</source>
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
        <extracomment>Two regions.</extracomment>
        <translation>{source} → {target}</translation>
    </message>
    <message id="northgard.deed.march.button">
        <source>Move</source>
        <translation>Переместить</translation>
    </message>
    <message id="northgard.deed.lay_tile.title">
        <source>Lay the tile</source>
        <translation>Выложить тайл</translation>
    </message>
    <message id="northgard.deed.lay_tile.button">
        <source>Lay</source>
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
        <source>Share out the cards</source>
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
    <message id="northgard.deed.let_happen.title">
        <source>Let it happen</source>
        <translation>Не вмешиваться</translation>
    </message>
    <message id="northgard.deed.let_happen.button">
        <source>Let it be</source>
        <translation>Не вмешиваться</translation>
    </message>
    <message id="northgard.deed.scorch.title">
        <source>Lay Scorched Earth</source>
        <translation>Выжечь землю</translation>
    </message>
    <message id="northgard.deed.scorch.button">
        <source>Lay it here</source>
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
        <source>Begin again here</source>
        <translation>Начать здесь заново</translation>
    </message>
    <message id="northgard.deed.begin_at.button">
        <source>Begin again</source>
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
        <source>**1** [axe] more</source>
        <translation>Ещё **1** [axe]</translation>
    </message>
    <message id="northgard.deed.take_point.button">
        <source>Combat point</source>
        <translation>Очко силы</translation>
    </message>
    <message id="northgard.deed.take_casualty.title">
        <source>**1** [skull] more</source>
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
        <extracomment>A region and what it yields.</extracomment>
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
        <source>Hidden ways</source>
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
        <source>All of them must come to one region.</source>
        <translation>Все они должны прийти в одну область.</translation>
    </message>
    <message id="northgard.denial.all_together">
        <source>Those who pass through a partner’s land go on together.</source>
        <translation>Через землю партнёра все проходят вместе.</translation>
    </message>
    <message id="northgard.denial.another_type">
        <source>Choose a building of another type.</source>
        <translation>Выберите здание другого типа.</translation>
    </message>
    <message id="northgard.denial.battle_there">
        <source>A battle waits there.</source>
        <translation>Там ещё будет битва.</translation>
    </message>
    <message id="northgard.denial.border_would_stop">
        <source>A border would stop in open land here.</source>
        <translation>Граница здесь оборвётся посреди области.</translation>
    </message>
    <message id="northgard.denial.brown_bear_here">
        <source>The brown bear here lets nobody do that.</source>
        <translation>Бурый медведь здесь этого не позволит.</translation>
    </message>
    <message id="northgard.denial.clan_taken">
        <source>**{who}** has chosen this clan.</source>
        <translation>Этот клан уже взял другой игрок: **{who}**.</translation>
    </message>
    <message id="northgard.denial.creature_there">
        <source>A creature is there already.</source>
        <translation>Там уже есть существо.</translation>
    </message>
    <message id="northgard.denial.declared_before_the_battles">
        <source>Now only a creature of the region just won can be attacked.</source>
        <translation>Теперь можно атаковать лишь существо в только что взятой области.</translation>
    </message>
    <message id="northgard.denial.different_territories">
        <source>One warrior in each region: choose another one.</source>
        <translation>По одному воину в область: выберите другую.</translation>
    </message>
    <message id="northgard.denial.does_not_fit">
        <source>This tile can be laid nowhere.</source>
        <translation>Этот тайл некуда выложить.</translation>
    </message>
    <message id="northgard.denial.has_no_effect">
        <source>This card has no effect: lay it aside, swap it, or strengthen the clan with it.</source>
        <translation>У этой карты нет действия: её можно отложить, заменить или отдать за усиление клана.</translation>
    </message>
    <message id="northgard.denial.held_by_another">
        <source>**{who}** holds that region.</source>
        <translation>Ту область занимает **{who}**.</translation>
    </message>
    <message id="northgard.denial.held_by_bear">
        <source>The brown bear holds those who were here when the move began.</source>
        <translation>Бурый медведь держит тех, кто был здесь до начала перемещения.</translation>
    </message>
    <message id="northgard.denial.kaija_does_not_attack">
        <source>Kaija enters enemy land only after “The Bear Awakens”.</source>
        <translation>Кайя входит во вражеские области только после карты «Пробуждение зверя».</translation>
    </message>
    <message id="northgard.denial.kaija_not_there">
        <source>Kaija is not there.</source>
        <translation>Кайи там нет.</translation>
    </message>
    <message id="northgard.denial.kaija_not_waiting">
        <source>Kaija cannot come: she is on the map, or not yours.</source>
        <translation>Кайя прийти не может: она уже на поле или не с вами.</translation>
    </message>
    <message id="northgard.denial.kaija_takes_no_bribe">
        <source>Kaija takes no bribes.</source>
        <translation>Кайю не подкупить.</translation>
    </message>
    <message id="northgard.denial.lasts_all_year">
        <source>It holds till the end of the year already.</source>
        <translation>Это и так действует до конца года.</translation>
    </message>
    <message id="northgard.denial.lies_there_already">
        <source>Scorched Earth lies there already.</source>
        <translation>«Выжженная земля» уже лежит там.</translation>
    </message>
    <message id="northgard.denial.main_card_played">
        <source>You have played your main card: only Flash cards may follow.</source>
        <translation>Основная карта уже сыграна: дальше только мгновенные.</translation>
    </message>
    <message id="northgard.denial.may_not_be_copied">
        <source>This card cannot be used like this.</source>
        <translation>Эту карту так применить нельзя.</translation>
    </message>
    <message id="northgard.denial.must_be_laid">
        <source>This tile must be laid.</source>
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
        <source>This region is closed, and its tiles show no wood.</source>
        <translation>Эта область закрыта, и на её тайлах нет леса.</translation>
    </message>
    <message id="northgard.denial.no_battle_there">
        <source>No battle waits there.</source>
        <translation>Там нет битвы.</translation>
    </message>
    <message id="northgard.denial.no_building_there">
        <source>There is no building there.</source>
        <translation>Там нет здания.</translation>
    </message>
    <message id="northgard.denial.no_cards_in_hand">
        <source>There are no cards in that hand.</source>
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
        <source>You have nobody there who could move.</source>
        <translation>Там некого перемещать.</translation>
    </message>
    <message id="northgard.denial.no_free_cell_at_the_map">
        <source>A tile lies beside another one, side to side.</source>
        <translation>Тайл кладут сторона к стороне рядом с другим.</translation>
    </message>
    <message id="northgard.denial.no_free_slot">
        <source>There is no free slot here.</source>
        <translation>Здесь нет свободной ячейки.</translation>
    </message>
    <message id="northgard.denial.no_neutral_territory">
        <source>No neutral region would be left on this tile for your warriors.</source>
        <translation>На этом тайле не останется нейтральной области для ваших воинов.</translation>
    </message>
    <message id="northgard.denial.no_open_territory">
        <source>You control no open region to explore from.</source>
        <translation>У вас нет открытой области, чтобы провести из неё разведку.</translation>
    </message>
    <message id="northgard.denial.no_such_place">
        <source>There is no such place on the map.</source>
        <translation>На поле нет такого места.</translation>
    </message>
    <message id="northgard.denial.no_such_territory">
        <source>There is no such region on the map.</source>
        <translation>На поле нет такой области.</translation>
    </message>
    <message id="northgard.denial.no_such_token">
        <source>The token that this card needs is not yours.</source>
        <translation>У вас нет жетона, который нужен этой карте.</translation>
    </message>
    <message id="northgard.denial.no_such_upgrade">
        <source>This clan card is not yours to take.</source>
        <translation>Этой карты клана вам не взять.</translation>
    </message>
    <message id="northgard.denial.no_territory">
        <source>You control no region.</source>
        <translation>Вы не контролируете ни одной области.</translation>
    </message>
    <message id="northgard.denial.no_tiles_left">
        <source>No tile is left in the pile.</source>
        <translation>В стопке не осталось тайлов.</translation>
    </message>
    <message id="northgard.denial.no_token_left">
        <source>All buildings of this type stand on the map already.</source>
        <translation>Все здания этого типа уже на поле.</translation>
    </message>
    <message id="northgard.denial.no_warriors_left">
        <source>All your warriors are on the map already.</source>
        <translation>Все ваши воины уже на поле.</translation>
    </message>
    <message id="northgard.denial.no_warriors_there">
        <source>There are no warriors there.</source>
        <translation>Воинов там нет.</translation>
    </message>
    <message id="northgard.denial.no_wide_closed_territory">
        <source>You control no closed region of three tiles or more.</source>
        <translation>У вас нет закрытой области из трёх и более тайлов.</translation>
    </message>
    <message id="northgard.denial.nobody_can_go_there">
        <source>Nobody of yours could go there.</source>
        <translation>Туда никто из ваших не пройдёт.</translation>
    </message>
    <message id="northgard.denial.none_due_there">
        <source>No warrior is due there.</source>
        <translation>Этой области воин не полагается.</translation>
    </message>
    <message id="northgard.denial.not_adjacent">
        <source>These regions are not adjacent.</source>
        <translation>Эти области не соседние.</translation>
    </message>
    <message id="northgard.denial.not_an_opponent">
        <source>Choose an opponent.</source>
        <translation>Выберите соперника.</translation>
    </message>
    <message id="northgard.denial.not_at_the_start_tile">
        <source>The first tile must lie beside a start tile.</source>
        <translation>Первый тайл кладут рядом со стартовым.</translation>
    </message>
    <message id="northgard.denial.not_at_your_territory">
        <source>The tile must touch an open region of yours.</source>
        <translation>Тайл должен касаться вашей открытой области.</translation>
    </message>
    <message id="northgard.denial.not_enough">
        <source>You need {goods} and have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Нужно {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_points">
        <source>This border takes **{needed}** moves, and **{left}** is left.</source>
        <translation>Эта граница стоит **{needed}** перемещения, осталось **{left}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_resources">
        <source>You do not have these resources.</source>
        <translation>У вас нет этих ресурсов.</translation>
    </message>
    <message id="northgard.denial.not_in_active_zone">
        <source>This card does not lie in that active zone.</source>
        <translation>Этой карты нет в той активной зоне.</translation>
    </message>
    <message id="northgard.denial.not_in_discard_pile">
        <source>This card is not in your discard pile.</source>
        <translation>Этой карты нет в вашем сбросе.</translation>
    </message>
    <message id="northgard.denial.not_in_hand">
        <source>You do not hold this card.</source>
        <translation>У вас на руке нет этой карты.</translation>
    </message>
    <message id="northgard.denial.not_in_the_row">
        <source>This card is not in the row.</source>
        <translation>Этой карты нет в ряду.</translation>
    </message>
    <message id="northgard.denial.not_neutral">
        <source>**{who}** holds this region already.</source>
        <translation>Эту область уже занимает **{who}**.</translation>
    </message>
    <message id="northgard.denial.not_next_to_yours">
        <source>It goes only next to a region of yours.</source>
        <translation>Её кладут только рядом с вашей областью.</translation>
    </message>
    <message id="northgard.denial.not_on_a_lair">
        <source>A lair is free: the creature goes to a lair.</source>
        <translation>Есть свободное логово: существо идёт в логово.</translation>
    </message>
    <message id="northgard.denial.not_on_the_map">
        <source>This creature is not on the map.</source>
        <translation>Этого существа нет на поле.</translation>
    </message>
    <message id="northgard.denial.not_on_the_tile">
        <source>This region has no part on the tile just laid.</source>
        <translation>Этой области нет на только что выложенном тайле.</translation>
    </message>
    <message id="northgard.denial.not_open">
        <source>This region is closed.</source>
        <translation>Эта область закрыта.</translation>
    </message>
    <message id="northgard.denial.not_so_many">
        <source>So many cannot go.</source>
        <translation>Столько не может идти.</translation>
    </message>
    <message id="northgard.denial.not_so_many_cards">
        <source>Keep, discard and put back as many as the card says.</source>
        <translation>Оставьте, сбросьте и верните столько, сколько велит карта.</translation>
    </message>
    <message id="northgard.denial.not_so_many_lost">
        <source>Choose exactly as many as fall: **{n}**.</source>
        <translation>Выберите ровно столько, сколько гибнет: **{n}**.</translation>
    </message>
    <message id="northgard.denial.not_so_many_resources">
        <source>It takes exactly **{needed}** resources.</source>
        <translation>Нужно ровно столько ресурсов: **{needed}**.</translation>
    </message>
    <message id="northgard.denial.not_these_cards">
        <source>Only the cards just drawn can be shared out.</source>
        <translation>Распределяют только что взятые карты.</translation>
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
        <source>You do not control this region.</source>
        <translation>Вы не контролируете эту область.</translation>
    </message>
    <message id="northgard.denial.not_yours_but">
        <source>**{who}** controls this region.</source>
        <translation>Эту область контролирует **{who}**.</translation>
    </message>
    <message id="northgard.denial.nothing_to_build">
        <source>There is nothing you could build and pay for now.</source>
        <translation>Сейчас вам нечего строить или нечем платить.</translation>
    </message>
    <message id="northgard.denial.nothing_to_choose">
        <source>Nothing of what this card offers is possible now.</source>
        <translation>Ничего из предложенного картой сейчас нельзя сделать.</translation>
    </message>
    <message id="northgard.denial.nothing_to_copy">
        <source>There is no card that you could use like this now.</source>
        <translation>Сейчас нет карты, которую вы могли бы так применить.</translation>
    </message>
    <message id="northgard.denial.nothing_to_replace">
        <source>You have no building that could be replaced.</source>
        <translation>У вас нет здания, которое можно заменить.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_move">
        <source>None of your warriors can move.</source>
        <translation>Никто из ваших воинов не может двинуться.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_recruit">
        <source>There is no region where warriors could come.</source>
        <translation>Воинам некуда прийти.</translation>
    </message>
    <message id="northgard.denial.one_creature_per_territory">
        <source>One creature in a region is enough for one action.</source>
        <translation>В одной области за действие атакуют только одно существо.</translation>
    </message>
    <message id="northgard.denial.one_food_per_figure">
        <source>One food for each of your figures in the battle: at most **{figures}**.</source>
        <translation>По одной еде на каждую вашу фигурку в битве: не больше **{figures}**.</translation>
    </message>
    <message id="northgard.denial.only_a_reaction">
        <source>This card is played in an opponent’s turn, against a card.</source>
        <translation>Эту карту играют в ход соперника, в ответ на его карту.</translation>
    </message>
    <message id="northgard.denial.only_neutral">
        <source>Only neutral regions this time.</source>
        <translation>На этот раз — только нейтральные области.</translation>
    </message>
    <message id="northgard.denial.only_one">
        <source>Only one figure may come.</source>
        <translation>Прийти может только одна фигурка.</translation>
    </message>
    <message id="northgard.denial.only_small">
        <source>Only a small building this time.</source>
        <translation>На этот раз — только маленькое здание.</translation>
    </message>
    <message id="northgard.denial.only_there">
        <source>This time you build only in the region you have chosen.</source>
        <translation>На этот раз строить можно только в выбранной области.</translation>
    </message>
    <message id="northgard.denial.other_priorities">
        <source>Another region attracts the creature more.</source>
        <translation>Другая область привлекает существо сильнее.</translation>
    </message>
    <message id="northgard.denial.partner_has_none">
        <source>**{who}** has none of it.</source>
        <translation>У игрока **{who}** этого нет.</translation>
    </message>
    <message id="northgard.denial.partner_here">
        <source>It is your partner’s land: you must have moves left to leave it.</source>
        <translation>Это земля партнёра: нужны перемещения, чтобы её покинуть.</translation>
    </message>
    <message id="northgard.denial.partner_refused">
        <source>**{who}** has already refused that.</source>
        <translation>**{who}** на такой обмен не соглашается.</translation>
    </message>
    <message id="northgard.denial.picked_already">
        <source>You have taken your card of this year’s row.</source>
        <translation>Вы уже взяли карту из ряда этого года.</translation>
    </message>
    <message id="northgard.denial.players_first">
        <source>First comes the battle against the player there.</source>
        <translation>Сначала битва с игроком, который там.</translation>
    </message>
    <message id="northgard.denial.rough_border">
        <source>Nobody retreats over a rough border.</source>
        <translation>Через трудную границу не отступают.</translation>
    </message>
    <message id="northgard.denial.same_kind">
        <source>A resource cannot be swapped for the same one.</source>
        <translation>Ресурс не меняют на такой же.</translation>
    </message>
    <message id="northgard.denial.same_size">
        <source>Small is replaced by small, large by large.</source>
        <translation>Маленькое меняют на маленькое, большое — на большое.</translation>
    </message>
    <message id="northgard.denial.stands_there_already">
        <source>Such a building stands in this region already.</source>
        <translation>Такое здание в этой области уже есть.</translation>
    </message>
    <message id="northgard.denial.stopped_by_enemies">
        <source>Those who have met an enemy move no further.</source>
        <translation>Кто встретил врага, дальше не идёт.</translation>
    </message>
    <message id="northgard.denial.takes_no_slot">
        <source>This time a small building takes no slot: choose the region.</source>
        <translation>На этот раз маленькому зданию ячейка не нужна: выберите область.</translation>
    </message>
    <message id="northgard.denial.three_for_one">
        <source>Give exactly three resources.</source>
        <translation>Отдайте ровно три ресурса.</translation>
    </message>
    <message id="northgard.denial.too_few_cards">
        <source>It takes **{needed}** cards; deck and discard pile hold **{held}**.</source>
        <translation>Нужно карт: **{needed}**; в колоде и сбросе — **{held}**.</translation>
    </message>
    <message id="northgard.denial.two_different_ones">
        <source>The second thing must be a different one.</source>
        <translation>Второе действие должно быть другим.</translation>
    </message>
    <message id="northgard.denial.two_valkyries">
        <source>Two fallen valkyries: nobody goes there.</source>
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
        <source>The regions of **{who}** and **{other}** would become one.</source>
        <translation>Области игроков **{who}** и **{other}** стали бы одной.</translation>
    </message>
    <message id="northgard.denial.would_join_valkyrie">
        <source>Warriors and a fallen valkyrie would come into one region.</source>
        <translation>Воины и падшая валькирия оказались бы в одной области.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_large">
        <source>Only a large building stands on a large slot.</source>
        <translation>На большой ячейке стоят только большие здания.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_rune">
        <source>A large building does not fit on a rune slot.</source>
        <translation>Большое здание не встанет на рунную ячейку.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_small">
        <source>A small slot takes small buildings only, and no rune stone.</source>
        <translation>На маленькой ячейке стоят только маленькие здания, кроме рунного камня.</translation>
    </message>
    <message id="northgard.denial.yields_none">
        <source>The region yields none of it.</source>
        <translation>Эта область такого не приносит.</translation>
    </message>
    <message id="northgard.denial.yields_none_of_it">
        <source>The region yields none of it.</source>
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
        <source>{names} controls **{regions}** closed regions with large buildings.</source>
        <translation>{names}: закрытых областей с большими зданиями — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_team">
        <source>Together {names} control **{regions}** closed regions with large buildings.</source>
        <translation>{names} вместе: закрытых областей с большими зданиями — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_shared">
        <source>{names} control **{regions}** closed regions with large buildings each.</source>
        <translation>{names}: закрытых областей с большими зданиями — по **{regions}**.</translation>
    </message>
    <message id="northgard.result.most_fame">
        <source>{names} has the greatest fame: **{points}** [glory].</source>
        <translation>Больше всего славы — у игрока {names}: **{points}** [glory].</translation>
    </message>
    <message id="northgard.result.most_fame_team">
        <source>{names} have the greatest fame together.</source>
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
        <source>Ten years are won by fame alone; in seven, three closed regions can win too</source>
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
        <source>Wolves, bears, draugr and valkyries come out of their lairs</source>
        <translation>Из логов выходят волки, медведи, драугры и валькирии</translation>
    </message>
    <message id="northgard.option.more_creatures.title">
        <source>More creatures!</source>
        <translation>Ещё больше существ!</translation>
    </message>
    <message id="northgard.option.more_creatures.detail">
        <source>Whoever passes may call a creature</source>
        <translation>Спасовав, игрок может вызвать существо</translation>
    </message>
    <message id="northgard.option.teams.title">
        <source>Teams</source>
        <translation>Игра командами</translation>
    </message>
    <message id="northgard.option.teams.detail">
        <source>Two against two: partners sit opposite and add up their fame</source>
        <translation>Двое на двое: партнёры сидят друг напротив друга, слава общая</translation>
    </message>
    <message id="northgard.option.clans.title">
        <source>Clans</source>
        <translation>Кланы</translation>
    </message>
    <message id="northgard.option.clans.detail">
        <source>Everybody chooses a clan, or chance deals them</source>
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
        <source>Who begins</source>
        <translation>Кто начинает</translation>
    </message>
    <message id="northgard.option.first_player.detail">
        <source>As usual: whoever rolls the most axes</source>
        <translation>Как обычно: тот, кто выбросит больше всего топоров</translation>
    </message>
    <message id="northgard.option.first_player.auto">
        <source>As usual</source>
        <translation>Как обычно</translation>
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
        <source>Everybody sees how much fame the others have</source>
        <translation>Все видят, сколько славы у других</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.title">
        <source>Without the second start tile</source>
        <translation>Без второго стартового тайла</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.detail">
        <source>The start tile for five players stays in the box with fewer players</source>
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
        <translation>**{n}** [glory], если бы игра кончилась сейчас</translation>
    </message>
    <message id="northgard.page.panel.harvest">
        <source>Next harvest: {goods}</source>
        <extracomment>{goods} are such as: 2 [food] 1 [glory].</extracomment>
        <translation>Ближайший урожай: {goods}</translation>
    </message>
    <message id="northgard.page.panel.upgrades">
        <source>Clan cards to take: {cards}</source>
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
    <message id="northgard.page.note.next_step" numerus="yes">
        <source>**{n}** warrior more: winter {goods} | **{n}** warriors more: winter {goods}</source>
        <extracomment>So many more warriors make winter cost {goods}.</extracomment>
        <translation>
            <numerusform>Ещё **{n}** воин — и зима возьмёт {goods}</numerusform>
            <numerusform>Ещё **{n}** воина — и зима возьмёт {goods}</numerusform>
            <numerusform>Ещё **{n}** воинов — и зима возьмёт {goods}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.tray.turn">
        <source>Turn it with the wheel, R or these buttons; then choose a cell.</source>
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
        <source>Of the deck you know which cards lie there, not in what order.</source>
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
        <source>For this card of your hand</source>
        <translation>За эту карту с руки</translation>
    </message>
    <message id="northgard.page.upgrade.what">
        <source>What becomes of the card</source>
        <translation>Что станет с картой</translation>
    </message>
    <message id="northgard.page.upgrade.aside">
        <source>Lay it aside</source>
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
        <source>Of the others, the left one comes up first again.</source>
        <translation>Из остальных первым снова появится левый.</translation>
    </message>
    <message id="northgard.page.tile.first_right">
        <source>Of the others, the right one comes up first again.</source>
        <translation>Из остальных первым снова появится правый.</translation>
    </message>
    <message id="northgard.page.tile.other_order">
        <source>Other order</source>
        <extracomment>A button: the tiles that are not taken go under the pile the other way round.</extracomment>
        <translation>Другой порядок</translation>
    </message>
    <message id="northgard.page.amount.to">
        <source>To {place:acc}</source>
        <extracomment>A region, whither one goes.</extracomment>
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
        <source>Somebody must go.</source>
        <translation>Кто-то должен пойти.</translation>
    </message>
    <message id="northgard.page.odds.creature">
        <source>Attack: {creature}</source>
        <translation>Атака на существо: {creature}</translation>
    </message>
    <message id="northgard.page.odds.strengths">
        <source>**{own}** [axe] against **{other}** [axe], and the dice</source>
        <extracomment>Strengths before food and dice.</extracomment>
        <translation>**{own}** [axe] против **{other}** [axe], и ещё кубики</translation>
    </message>
    <message id="northgard.page.odds.win">
        <source>You win: **{n} %**</source>
        <extracomment>A chance.</extracomment>
        <translation>Вы победите: **{n} %**</translation>
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
        <extracomment>{place} is a region.</extracomment>
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
    <message id="northgard.page.battle.if_rolled">
        <source>If {who} rolls…</source>
        <extracomment>Over boxes, one for each face of the die. {who} is a player or a creature.</extracomment>
        <translation>Если {who} выбросит…</translation>
    </message>
    <message id="northgard.page.battle.nobody">
        <source>nobody</source>
        <extracomment>Nobody wins.</extracomment>
        <translation>никто</translation>
    </message>
    <message id="northgard.page.battle.chance">
        <source>you win: **{n} %**</source>
        <extracomment>Under a choice, such as: 2 food.</extracomment>
        <translation>победа: **{n} %**</translation>
    </message>
    <message id="northgard.page.battle.food_note">
        <source>At most **1** [food] for each of your figures; you hold **{n}**. What is spent is gone.</source>
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
        <translation>Нанести потерю</translation>
    </message>
    <message id="northgard.page.battle.won">
        <source>**{who}** wins, {figures}</source>
        <extracomment>{figures} are the strengths, such as 7 : 5.</extracomment>
        <translation>Побеждает **{who}**, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_nobody">
        <source>**Nobody** wins: all have fallen, {figures}</source>
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
        <source>Regions</source>
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
        <source>Regions by year</source>
        <translation>Области по годам</translation>
    </message>
    <message id="northgard.page.end.source_closing">
        <source>Closed regions</source>
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
        <source>Closed regions</source>
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
        <source>Its first card joins your deck; two more wait for **3** [lore] each.</source>
        <translation>Его базовая карта войдёт в колоду; ещё две ждут, каждая за **3** [lore].</translation>
    </message>
    <message id="northgard.prompt.choose_clan.they">
        <source>**{who}** chooses a clan</source>
        <translation>**{who}** выбирает клан</translation>
    </message>
    <message id="northgard.prompt.setup_tile.you">
        <source>Lay **one of your tiles** beside the start tile</source>
        <translation>Выложите **один из тайлов** рядом со стартовым</translation>
    </message>
    <message id="northgard.prompt.setup_tile.second">
        <source>Lay your **second tile** anywhere on the map</source>
        <translation>Выложите **второй тайл** где угодно на поле</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then">
        <source>Then three warriors settle in one of its regions.</source>
        <translation>Затем три воина займут одну из его областей.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then_second">
        <source>Three more warriors settle there; the third tile goes back to the pile.</source>
        <translation>Там поселятся ещё три воина; третий тайл вернётся в стопку.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.they">
        <source>**{who}** lays a tile</source>
        <translation>**{who}** выкладывает тайл</translation>
    </message>
    <message id="northgard.prompt.setup_group.you">
        <source>Choose a **region for three warriors**</source>
        <translation>Выберите **область для трёх воинов**</translation>
    </message>
    <message id="northgard.prompt.setup_group.then">
        <source>A neutral region with a part on the new tile.</source>
        <translation>Нейтральная область, которая есть и на новом тайле.</translation>
    </message>
    <message id="northgard.prompt.setup_group.they">
        <source>**{who}** settles in a region</source>
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
        <source>All others have passed: your turns follow one another.</source>
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
        <source>**{who}** goes on with the turn</source>
        <translation>**{who}** продолжает ход</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.you">
        <source>Take **one card** of the row</source>
        <translation>Возьмите **одну карту** из ряда</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.achievement">
        <source>Choose your **achievement**</source>
        <translation>Выберите **достижение**</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then">
        <source>It goes on top of your deck: you draw it next year.</source>
        <translation>Она ляжет на верх колоды: вы возьмёте её в следующем году.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then_achievement">
        <source>It counts at the end of this year.</source>
        <translation>Оно принесёт славу в конце этого года.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.they">
        <source>**{who}** takes a card of the row</source>
        <translation>**{who}** берёт карту из ряда</translation>
    </message>
    <message id="northgard.prompt.choose_basic.you">
        <source>Choose **what to do** with the card</source>
        <translation>Выберите, **что сделать** этой картой</translation>
    </message>
    <message id="northgard.prompt.choose_basic.second">
        <source>Choose a **second, different thing**, or stop</source>
        <translation>Выберите **второе, другое действие** или остановитесь</translation>
    </message>
    <message id="northgard.prompt.choose_basic.again">
        <source>Explore **once more**?</source>
        <translation>Провести разведку **ещё раз**?</translation>
    </message>
    <message id="northgard.prompt.choose_basic.then">
        <source>Only what is possible now can be chosen.</source>
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
        <source>In regions you control.</source>
        <translation>В области, которые вы контролируете.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_neutral">
        <source>Only in neutral regions.</source>
        <translation>Только в нейтральные области.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own_or_neutral">
        <source>In regions you control, or in neutral ones.</source>
        <translation>В области, которые вы контролируете, или в нейтральные.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_same">
        <source>All of them in one and the same region.</source>
        <translation>Всех в одну и ту же область.</translation>
    </message>
    <message id="northgard.prompt.recruiting.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** призывает воинов</translation>
    </message>
    <message id="northgard.prompt.levy.you">
        <source>Choose **where a warrior comes**</source>
        <translation>Выберите, **куда придёт воин**</translation>
    </message>
    <message id="northgard.prompt.levy.then">
        <source>You have too few warriors left for all these regions.</source>
        <translation>На все эти области воинов в запасе не хватит.</translation>
    </message>
    <message id="northgard.prompt.levy.then_kaija">
        <source>Kaija may come in place of a warrior.</source>
        <translation>Вместо воина может прийти Кайя.</translation>
    </message>
    <message id="northgard.prompt.levy.they">
        <source>**{who}** shares out warriors</source>
        <translation>**{who}** распределяет воинов</translation>
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
        <source>A rough border costs **2**. Battles follow when all have moved.</source>
        <translation>Трудная граница стоит **2**. Битвы — после всех перемещений.</translation>
    </message>
    <message id="northgard.prompt.moving.then_wolf">
        <source>Rough borders cost **1** this time. Battles follow when all have moved.</source>
        <translation>На этот раз трудная граница стоит **1**. Битвы — после всех перемещений.</translation>
    </message>
    <message id="northgard.prompt.moving.then_through">
        <source>Enemies do not stop you. Battles are where your warriors end.</source>
        <translation>Враги вас не останавливают. Битвы — там, где воины закончат путь.</translation>
    </message>
    <message id="northgard.prompt.moving.they">
        <source>**{who}** moves warriors</source>
        <translation>**{who}** перемещает воинов</translation>
    </message>
    <message id="northgard.prompt.exploring.you">
        <source>Lay the **new tile** beside one of your open regions</source>
        <translation>Присоедините **новый тайл** к своей открытой области</translation>
    </message>
    <message id="northgard.prompt.exploring.anywhere">
        <source>Lay the **new tile** beside any open region</source>
        <translation>Присоедините **новый тайл** к любой открытой области</translation>
    </message>
    <message id="northgard.prompt.exploring.then">
        <source>Each region of yours that it closes brings **1** [glory] for each of its tiles.</source>
        <translation>Каждая ваша область, которую он закроет, принесёт по **1** [glory] за каждый её тайл.</translation>
    </message>
    <message id="northgard.prompt.exploring.then_redraw">
        <source>Or put it under the pile and take another, which must be laid.</source>
        <translation>Или положите его под низ стопки и возьмите другой: его придётся выложить.</translation>
    </message>
    <message id="northgard.prompt.exploring.they">
        <source>**{who}** explores</source>
        <translation>**{who}** проводит разведку</translation>
    </message>
    <message id="northgard.prompt.choose_tile.you">
        <source>Choose **which tile** to lay</source>
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
        <source>Only the discarded cards are shown to the others.</source>
        <translation>Остальные увидят только сброшенные карты.</translation>
    </message>
    <message id="northgard.prompt.assigning.they">
        <source>**{who}** shares out drawn cards</source>
        <translation>**{who}** распределяет взятые карты</translation>
    </message>
    <message id="northgard.prompt.react.you">
        <source>**{player}** plays **{card}**. Cancel it?</source>
        <translation>**{player}** играет карту «**{card}**». Отменить?</translation>
    </message>
    <message id="northgard.prompt.react.then">
        <source>It would cost you Defensive Strategy; the card would have no effect.</source>
        <translation>Вы потратите «Оборонительную стратегию», и карта не подействует.</translation>
    </message>
    <message id="northgard.prompt.react.they">
        <source>**{who}** may answer the card</source>
        <translation>**{who}** может ответить на карту</translation>
    </message>
    <message id="northgard.prompt.place_scorched.you">
        <source>Lay **Scorched Earth** next to your land, or leave it</source>
        <translation>Положите **«Выжженную землю»** рядом со своими землями или не трогайте её</translation>
    </message>
    <message id="northgard.prompt.place_scorched.then">
        <source>**+1** [axe] for you in battles there; **1** resource of an enemy at harvest.</source>
        <translation>В битвах там у вас **+1** [axe]; при сборе урожая — **1** ресурс у врага.</translation>
    </message>
    <message id="northgard.prompt.place_scorched.they">
        <source>**{who}** places Scorched Earth</source>
        <translation>**{who}** кладёт «Выжженную землю»</translation>
    </message>
    <message id="northgard.prompt.theft.you">
        <source>**Scorched Earth:** take **1** resource of **{victim}**?</source>
        <translation>**«Выжженная земля»:** забрать **1** ресурс у игрока **{victim}**?</translation>
    </message>
    <message id="northgard.prompt.theft.then">
        <source>One that the region with the token yields; its controller gets one less.</source>
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
        <source>Winter comes next; your warriors cost nothing.</source>
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
        <source>**{who}** answers the partner</source>
        <translation>**{who}** отвечает партнёру</translation>
    </message>
    <message id="northgard.prompt.start_again.you">
        <source>Begin again with **three warriors** in a neutral region</source>
        <translation>Начните заново: **три воина** в нейтральной области</translation>
    </message>
    <message id="northgard.prompt.start_again.then">
        <source>You have nobody left on the map. Cards, resources and fame stay yours.</source>
        <translation>На поле у вас никого не осталось. Карты, ресурсы и слава — по-прежнему ваши.</translation>
    </message>
    <message id="northgard.prompt.start_again.they">
        <source>**{who}** begins again</source>
        <translation>**{who}** начинает заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.you">
        <source>Lay a **new tile** where you want to begin again</source>
        <translation>Выложите **новый тайл** там, где хотите начать заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.then">
        <source>No neutral region is left: this tile must bring one.</source>
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
        <source>You discard one card of it; then you draw a card.</source>
        <translation>Одну из них вы сбросите; потом возьмёте карту себе.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_random">
        <source>Chance chooses the card.</source>
        <translation>Карту выберет случай.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_demand">
        <source>You name a card; its owner discards it or pays you **2** resources.</source>
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
        <source>Then nobody sees your hand, and nothing else happens to it.</source>
        <translation>Тогда никто не увидит ваших карт, и больше с ними ничего не случится.</translation>
    </message>
    <message id="northgard.prompt.shield.they">
        <source>**{who}** may shield the hand</source>
        <translation>**{who}** может закрыть свои карты</translation>
    </message>
    <message id="northgard.prompt.search_hand.you">
        <source>Discard **one card** of **{victim}**</source>
        <translation>Сбросьте **одну карту** игрока **{victim}**</translation>
    </message>
    <message id="northgard.prompt.search_hand.then">
        <source>Only you see this hand, and only now.</source>
        <translation>Эти карты видите только вы и только сейчас.</translation>
    </message>
    <message id="northgard.prompt.search_hand.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** смотрит чужие карты</translation>
    </message>
    <message id="northgard.prompt.demand_card.you">
        <source>Demand **one card** of **{victim}**</source>
        <translation>Потребуйте **одну карту** игрока **{victim}**</translation>
    </message>
    <message id="northgard.prompt.demand_card.then">
        <source>It is discarded, unless you get **2** resources instead.</source>
        <translation>Её сбросят, если только не отдадут вам взамен **2** ресурса.</translation>
    </message>
    <message id="northgard.prompt.demand_card.they">
        <source>**{who}** looks at a hand</source>
        <translation>**{who}** смотрит чужие карты</translation>
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
        <source>Any card of your hand, Unrest too.</source>
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
        <source>Choose **which battle** is fought next</source>
        <translation>Выберите, **какая битва** будет следующей</translation>
    </message>
    <message id="northgard.prompt.choose_battle.then">
        <source>One at a time; nobody retreats to where a battle still waits.</source>
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
        <source>From {place:gen} to an adjacent region, neutral or the defender’s own.</source>
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
        <source>**{own}** [axe] against **{other}** [axe]; the other die is still to be rolled.</source>
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
        <source>Axe Throwers: **1** [axe] more, or **1** [skull] more?</source>
        <translation>«Метатели топоров»: ещё **1** [axe] или ещё **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.throw_axe.then">
        <source>**{own}** [axe] against **{other}** [axe]; the defender’s die is still to be rolled.</source>
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
        <source>Kaija is among them, in {place:loc}. She can be recruited again.</source>
        <translation>Среди них Кайя, в {place:loc}. Её можно призвать снова.</translation>
    </message>
    <message id="northgard.prompt.choose_losses.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** выбирает, кто погибнет</translation>
    </message>
    <message id="northgard.prompt.retreating.you">
        <source>Retreat from {place:gen}: choose **where to**</source>
        <translation>Отступление из {place:gen}: выберите, **куда**</translation>
    </message>
    <message id="northgard.prompt.retreating.then">
        <source>Group by group, to neutral regions or your own, over regular borders.</source>
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
        <source>You see which one comes, then you choose where; it acts at once.</source>
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
        <source>A lair in a region without a creature; where there is none, any such region.</source>
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
        <source>All these regions attract it alike; the first player decides.</source>
        <translation>Эти области привлекают одинаково; решает первый игрок.</translation>
    </message>
    <message id="northgard.prompt.choose_way.they">
        <source>**{who}** leads a creature</source>
        <translation>**{who}** ведёт существо</translation>
    </message>
    <message id="northgard.prompt.challenging.you">
        <source>Attack a **creature** beside your warriors?</source>
        <translation>Атаковать **существо** рядом с вашими воинами?</translation>
    </message>
    <message id="northgard.prompt.challenging.then">
        <source>One in each region. Its strength is printed; a tie is lost.</source>
        <translation>Одно в каждой области. Его сила известна; ничья — поражение.</translation>
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
        <source>It works as if you had played it, and stays where it lies.</source>
        <translation>Она сработает так, словно её сыграли вы, и останется на месте.</translation>
    </message>
    <message id="northgard.prompt.copying.they">
        <source>**{who}** chooses a card to use</source>
        <translation>**{who}** выбирает, какую карту применить</translation>
    </message>
    <message id="northgard.prompt.negotiating.you">
        <source>Take **a card of your discard pile**, or draw one</source>
        <translation>Возьмите **карту из своего сброса** или из колоды</translation>
    </message>
    <message id="northgard.prompt.negotiating.then">
        <source>You may play it this turn, if the turn allows.</source>
        <translation>Её можно сыграть в этот же ход, если он позволяет.</translation>
    </message>
    <message id="northgard.prompt.negotiating.they">
        <source>**{who}** looks through the discard pile</source>
        <translation>**{who}** смотрит свой сброс</translation>
    </message>
    <message id="northgard.prompt.spreading.you">
        <source>Osmosis: choose **a region for a warrior**</source>
        <translation>«Единение с природой»: выберите **область для воина**</translation>
    </message>
    <message id="northgard.prompt.spreading.then">
        <source>Up to three of your regions, open or with wood on their tiles; one warrior each.</source>
        <translation>До трёх ваших областей, открытых или с лесом на тайлах; по одному воину.</translation>
    </message>
    <message id="northgard.prompt.spreading.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** призывает воинов</translation>
    </message>
    <message id="northgard.prompt.joining.you">
        <source>Bring **one figure** from next door to {place:acc}?</source>
        <translation>Привести **одну фигурку** из соседней области в {place:acc}?</translation>
    </message>
    <message id="northgard.prompt.joining.then">
        <source>Over any border. It is no move: nobody fights.</source>
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
        <source>What you collect comes from the region where you build.</source>
        <translation>Ресурсы приносит та область, где вы строите.</translation>
    </message>
    <message id="northgard.prompt.choose_glory.they">
        <source>**{who}** builds for glory</source>
        <translation>**{who}** строит во славу клана</translation>
    </message>
    <message id="northgard.prompt.rebuild.you">
        <source>Replace **one building** by another of its size?</source>
        <translation>Заменить **одно здание** другим того же размера?</translation>
    </message>
    <message id="northgard.prompt.rebuild.then">
        <source>Free of charge; it may repeat a type that stands there.</source>
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
        <source>Choose the region; with Kaija there, the owner chooses who.</source>
        <translation>Выберите область; если там Кайя, кого убрать, решит владелец.</translation>
    </message>
    <message id="northgard.prompt.removing.then_raid">
        <source>Then you take a resource that this region yields.</source>
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
        <source>Of a kind that {place} yields.</source>
        <translation>Из тех, что приносит область {place}.</translation>
    </message>
    <message id="northgard.prompt.choose_loot.they">
        <source>**{who}** takes loot</source>
        <translation>**{who}** берёт добычу</translation>
    </message>
    <message id="northgard.prompt.placing.you">
        <source>Place **one warrior** in a region you control</source>
        <translation>Поместите **одного воина** в область, которую контролируете</translation>
    </message>
    <message id="northgard.prompt.placing.then">
        <source>This is no recruiting: training camps add nothing.</source>
        <translation>Это не призыв: учебные лагеря ничего не добавляют.</translation>
    </message>
    <message id="northgard.prompt.placing.they">
        <source>**{who}** places a warrior</source>
        <translation>**{who}** размещает воина</translation>
    </message>
    <message id="northgard.prompt.choose_exit.you">
        <source>Choose an open region **where the hidden ways lead**</source>
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
        <source>Any number of warriors of one region. Where an enemy stands, you attack.</source>
        <translation>Любое число воинов из одной области. Если там враг, вы атакуете.</translation>
    </message>
    <message id="northgard.prompt.hidden_march.they">
        <source>**{who}** walks hidden ways</source>
        <translation>**{who}** идёт тайными тропами</translation>
    </message>
    <message id="northgard.prompt.bribing.you">
        <source>Move up to **two enemy warriors** to an adjacent region</source>
        <translation>Переведите до **двух вражеских воинов** в соседнюю область</translation>
    </message>
    <message id="northgard.prompt.bribing.then">
        <source>Over any border. Where they meet others, their owner attacks.</source>
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
        <source>**{who}** rolls **{axes}** [axe] for the first turn.</source>
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
        <source>**{by}** cancels {card} of **{who}**.</source>
        <translation>**{by}** отменяет карту {card} игрока **{who}**.</translation>
    </message>
    <message id="northgard.event.card_copied">
        <source>**{who}** uses {card} of **{of}**.</source>
        <translation>**{who}** применяет карту {card} игрока **{of}**.</translation>
    </message>
    <message id="northgard.event.effect_chosen">
        <source>**{who}** chooses: {what}.</source>
        <extracomment>{what} is such as: Recruit.</extracomment>
        <translation>**{who}** выбирает: {what}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_build_first">
        <source>**{who}** builds first and collects afterwards.</source>
        <translation>**{who}** сначала строит, потом собирает ресурсы.</translation>
    </message>
    <message id="northgard.event.effect_chosen_collect_first">
        <source>**{who}** first collects in {place:loc}.</source>
        <translation>**{who}** сначала собирает ресурсы в {place:loc}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_hidden_ways">
        <source>The hidden ways of **{who}** lead to {place:acc}.</source>
        <translation>Тайные тропы игрока **{who}** ведут в {place:acc}.</translation>
    </message>
    <message id="northgard.event.hand_attacked">
        <source>**{who}** attacks the hand of **{victim}**.</source>
        <translation>**{who}** покушается на карты игрока **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_copied_own">
        <source>**{who}** uses {card} once more.</source>
        <translation>**{who}** ещё раз применяет карту {card}.</translation>
    </message>
    <message id="northgard.event.waited">
        <source>**{who}** waits, laying {card} aside.</source>
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
        <source>**{who}** strengthens the clan: {upgrade}. {card} is laid aside.</source>
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
        <source>**{who}** takes {card} out of the discard pile.</source>
        <translation>**{who}** берёт из сброса карту {card}.</translation>
    </message>
    <message id="northgard.event.card_discarded">
        <source>**{who}** has to discard {card}.</source>
        <translation>Игроку **{who}** приходится сбросить карту {card}.</translation>
    </message>
    <message id="northgard.event.shielded">
        <source>**{who}** discards **Unrest**: the card of **{by}** does no harm.</source>
        <translation>**{who}** сбрасывает **«Беспорядки»**: карта игрока **{by}** не вредит.</translation>
    </message>
    <message id="northgard.event.hand_seen">
        <source>**{who}** looks at the hand of **{victim}**: {cards}.</source>
        <translation>**{who}** смотрит карты на руке игрока **{victim}**: {cards}.</translation>
    </message>
    <message id="northgard.event.hand_seen_hidden">
        <source>**{who}** looks at the hand of **{victim}**.</source>
        <translation>**{who}** смотрит карты на руке игрока **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_demanded">
        <source>**{who}** demands {card} of **{victim}**.</source>
        <translation>**{who}** требует у игрока **{victim}** карту {card}.</translation>
    </message>
    <message id="northgard.event.card_demanded_hidden">
        <source>**{who}** demands a card of **{victim}**.</source>
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
        <source>**{who}** gains **{fame}** [glory] for a closed region.</source>
        <translation>**{who}** получает **{fame}** [glory] за закрытую область.</translation>
    </message>
    <message id="northgard.event.fame_gained_harvest">
        <source>**{who}** gains **{fame}** [glory] for closed regions.</source>
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
        <source>**{who}** lays a tile.</source>
        <translation>**{who}** выкладывает тайл.</translation>
    </message>
    <message id="northgard.event.tile_laid_closed">
        <source>**{who}** explores and closes {places}.</source>
        <extracomment>{places} are regions.</extracomment>
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
        <source>The training camp in {place:loc} sends **{n}** warrior more. | The training camps in {place:loc} send **{n}** warriors more.</source>
        <translation>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воина.</numerusform>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воинов.</numerusform>
            <numerusform>Учебный лагерь в {place:loc} даёт ещё **{n}** воинов.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_second_chance" numerus="yes">
        <source>**{who}** begins again in {place:loc}: **{n}** warrior. | **{who}** begins again in {place:loc}: **{n}** warriors.</source>
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
        <source>**{who}** replaces {old:a} by {new:a} in {place:loc}.</source>
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
        <source>Driven from {source:gen} to {target:acc}: {figures} of **{who}**.</source>
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
        <source>**{who}** lays **Scorched Earth** in {place:loc}.</source>
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
    <message id="northgard.event.battle_ended_nobody">
        <source>Nobody survives the battle in {place:loc}.</source>
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
        <source>The {creature} goes to {target:acc}.</source>
        <translation>{creature:^} переходит в {target:acc}.</translation>
    </message>
    <message id="northgard.event.creature_acted">
        <source>The {creature} strikes in {place:loc}.</source>
        <translation>{creature:^} нападает в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_beaten">
        <source>**{who}** has beaten the {creature}.</source>
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
        <source>**{who}** takes **1** {icon} of **{victim}**: Scorched Earth.</source>
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
        <source>**{partner}** does not give {get} for {give}.</source>
        <translation>**{partner}** не отдаёт {get} за {give}.</translation>
    </message>
    <message id="northgard.event.winter_paid">
        <source>**{who}** pays {goods} for the winter.</source>
        <translation>**{who}** отдаёт за зиму {goods}.</translation>
    </message>
    <message id="northgard.event.winter_paid_short">
        <source>**{who}** cannot feed everybody: {goods} is not enough.</source>
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
        <extracomment>A region, and the old name of the part of it where a slot is.</extracomment>
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
        <source>{n} region | {n} regions</source>
        <extracomment>How many regions a tile has.</extracomment>
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
        <translation>Игрок {n}</translation>
    </message>
    <message id="shell.setup.colour_label">
        <source>Colour and device</source>
        <translation>Цвет и знак</translation>
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
        <source>Motion</source>
        <translation>Движение</translation>
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
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Переспрашивать</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask once more before what cannot be undone</source>
        <oldsource>What asks once more before it happens</oldsource>
        <translation>Уточнять перед тем, чего уже не отменить</translation>
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
        <source>Buildings and guards are hatched too, each player’s in another way</source>
        <translation>Постройки и дозорные ещё и заштрихованы, у каждого игрока по-своему</translation>
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
    <message id="shell.saves.none_autosave">
        <source>A game that you leave in the middle waits here.</source>
        <translation>Прерванная партия будет ждать вас здесь.</translation>
    </message>
    <message id="shell.saves.none_saved">
        <source>From the menu at the table, a game can be saved here under a name.</source>
        <translation>В меню за столом партию можно сохранить сюда, дав ей название.</translation>
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
        <source>{game}, turn {turn}</source>
        <extracomment>The name offered for a new save.</extracomment>
        <translation>{game}, ход {turn}</translation>
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
    <message id="shell.bad_save.open_elsewhere">
        <source>It is open in another window of Meadhall. Close it there first.</source>
        <translation>Она открыта в другом окне Meadhall. Сначала закройте её там.</translation>
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
    <message id="shell.save_failed.open_elsewhere">
        <source>it is open in another window</source>
        <translation>партия открыта в другом окне</translation>
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
    <message id="shell.ask.bot_failed">
        <source>A computer player does not answer</source>
        <translation>Компьютерный игрок не отвечает</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is written down. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партия записана. Позовите его снова или встаньте из-за стола и вернитесь позже.</translation>
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
        <source>Go to the place next to it</source>
        <translation>К соседнему месту</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what was begun</source>
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
        <translation>Ход {turn}</translation>
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
    <message id="table.heading.recap">
        <source>While you were away</source>
        <translation>Пока вас не было</translation>
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
        <source>Left in the box</source>
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
        <source>You are looking on.</source>
        <translation>Вы смотрите за игрой.</translation>
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
    <message id="table.seat.heavy">
        <source>more than {most} cards</source>
        <extracomment>After the number of cards in a big hand.</extracomment>
        <translation>больше {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Всё об игроке {who}</translation>
    </message>
    <message id="table.seat.look">
        <source>I am {who}: show my cards</source>
        <extracomment>A button: a player who is not asked wants the screen.</extracomment>
        <translation>Я — {who}: показать мои карты</translation>
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
    <message id="table.saga.fork" numerus="yes">
        <source>**Another way** was tried here ({n} action): {what} | **Another way** was tried here ({n} actions): {what}</source>
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
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
            <numerusform>Выберите ещё **{n}**</numerusform>
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
    <message id="table.composer.clear">
        <source>Clear</source>
        <translation>Очистить</translation>
    </message>
    <message id="table.composer.held">
        <source>{n} held</source>
        <extracomment>How many of a kind one holds.</extracomment>
        <translation>на руке {n}</translation>
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
        <source>Leave this side open and hear proposals</source>
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
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Предложения вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Предложить</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and nothing stands on both sides.</source>
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
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>К столу</translation>
    </message>
    <message id="table.end.later">
        <source>The scores are counted up when the game is over.</source>
        <translation>Очки подсчитывают, когда партия окончена.</translation>
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
            <numerusform>Отменить {n} действие?</numerusform>
            <numerusform>Отменить {n} действия?</numerusform>
            <numerusform>Отменить {n} действий?</numerusform>
        </translation>
    </message>
    <message id="table.ask.undo_to_detail">
        <source>What is undone stays in the saga as a line of its own.</source>
        <translation>Отменённое останется в летописи отдельной веткой.</translation>
    </message>
    <message id="table.ask.fork">
        <source>Go back to what was undone?</source>
        <translation>Вернуться к отменённому?</translation>
    </message>
    <message id="table.ask.fork_detail">
        <source>What has been done since is undone, and stays in the saga as a line of its own.</source>
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
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Тропа {number}</translation>
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
        <extracomment>{side} is: side A or side B.</extracomment>
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
