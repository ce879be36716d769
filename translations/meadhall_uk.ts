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
        <translation>Розширюйте мапу, закривайте території</translation>
    </message>
    <message id="game.northgard.about">
        <source>Grow the map, close regions and gather fame. Three closed regions with large buildings win, or the greatest fame after seven years.</source>
        <translation>Розширюйте мапу, закривайте території, здобувайте славу. Перемогу дають три закриті території з великими спорудами або найбільша слава за сім років.</translation>
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
        <source>**+1** [skull] in battle for whoever defends the region.</source>
        <translation>**+1** [skull] у бою тому, хто боронить територію.</translation>
    </message>
    <message id="northgard.building_text.training_camp">
        <source>Whoever recruits here gets **1** warrior more.</source>
        <translation>Найнявши тут воїнів, отримайте ще **1**.</translation>
    </message>
    <message id="northgard.building_text.fortress">
        <source>**+2** [axe] in battle for whoever defends the region.</source>
        <translation>**+2** [axe] у бою тому, хто боронить територію.</translation>
    </message>
    <message id="northgard.building_text.forge">
        <source>**1** card more at the start of each year.</source>
        <translation>На початку року — на **1** карту більше.</translation>
    </message>
    <message id="northgard.building_text.altar_of_kings">
        <source>**3** [glory] at harvest, even in an open region.</source>
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
        <source>War bear of the Bear clan: **2** [axe], dies of **1** [skull], eats nothing in winter.</source>
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
        <source>You own Kaija, a figure of her own. When you recruit, she may come in place of a warrior. She has 2 combat points, one casualty kills her, and she may be recruited again. She does not enter enemy regions and costs nothing in winter.</source>
        <translation>Ви маєте Каю — особливу фігурку. Під час наймання вона може прийти замість воїна. Вона має 2 очки бою, гине від однієї втрати, і її можна найняти знову. На ворожі території вона не заходить, узимку нічого не коштує.</translation>
    </message>
    <message id="northgard.clan.boar.name">
        <source>Clan of the Boar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кабана</translation>
    </message>
    <message id="northgard.clan.boar.text">
        <source>Exploring that closes no region brings **1** [lore].</source>
        <translation>Дослідження, що не закрило жодної території, дає **1** [lore].</translation>
    </message>
    <message id="northgard.clan.boar.full">
        <source>When you explore and the new tile closes no region at all, take 1 lore.</source>
        <translation>Якщо під час вашого дослідження нова плитка не закрила жодної території, отримайте 1 знання.</translation>
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
        <source>After you build, take 1 food for a small building or 2 food for a large one.</source>
        <translation>Збудувавши споруду, отримайте 1 їжу за малу або 2 їжі за велику.</translation>
    </message>
    <message id="northgard.clan.raven.name">
        <source>Clan of the Raven</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Крука</translation>
    </message>
    <message id="northgard.clan.raven.text">
        <source>Regions of yours that you close give their harvest at once.</source>
        <translation>Ваші території, які закрило ваше дослідження, одразу дають урожай.</translation>
    </message>
    <message id="northgard.clan.raven.full">
        <source>When you explore and close regions you control, collect at once all the resources they yield, as at harvest.</source>
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
        <source>Before you carry out a card of your clan, you may lay Scorched Earth next to a region of yours. In battle there you have 1 combat point more; at harvest you take 1 resource of an enemy region with it.</source>
        <translation>Перед застосуванням карти свого клану можете покласти «Випалену землю» поруч зі своєю територією. У бою там ви маєте на 1 очко бою більше, а під час збирання врожаю забираєте 1 ресурс ворожої території з жетоном.</translation>
    </message>
    <message id="northgard.clan.stag.name">
        <source>Clan of the Stag</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Оленя</translation>
    </message>
    <message id="northgard.clan.stag.text">
        <source>**1** [glory] for a conquest, and for each region of yours you close.</source>
        <translation>**1** [glory] за завоювання території та за кожну свою, яку ви закрили.</translation>
    </message>
    <message id="northgard.clan.stag.full">
        <source>Gain 1 fame when you attack and win a region in battle, and 1 more for each region you control that your exploring closes.</source>
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
        <source>Its region yields no fame for being closed, its tiles no resources.</source>
        <translation>Його територія не дає слави як закрита, а її плитки — ресурсів.</translation>
    </message>
    <message id="northgard.creature.brown_bear.name">
        <source>brown bear|a=a brown bear</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>бурий ведмідь|gen=бурого ведмедя|acc=бурого ведмедя|ins=бурим ведмедем</translation>
    </message>
    <message id="northgard.creature.brown_bear.text">
        <source>In its region nobody builds, recruits, explores or leaves.</source>
        <translation>На його території не будують, не наймають, не досліджують, її не полишають.</translation>
    </message>
    <message id="northgard.creature.draugr.name">
        <source>draugr|a=a draugr</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>драуґр|gen=драуґра|acc=драуґра|ins=драуґром</translation>
    </message>
    <message id="northgard.creature.draugr.text">
        <source>Kills **1** warrior of the region it comes to.</source>
        <translation>Убиває **1** воїна на території, куди приходить.</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.name">
        <source>fallen valkyrie|a=a fallen valkyrie</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>проклята валькірія|gen=проклятої валькірії|acc=прокляту валькірію|ins=проклятою валькірією</translation>
    </message>
    <message id="northgard.creature.fallen_valkyrie.text">
        <source>Attacks all warriors of the region it comes to.</source>
        <translation>Нападає на воїнів території, куди приходить.</translation>
    </message>
    <message id="northgard.creature_words.strength">
        <source>Strength: **{n}** [axe]</source>
        <extracomment>Of a creature.</extracomment>
        <translation>Сила: **{n}** [axe]</translation>
    </message>
    <message id="northgard.creature_words.path">
        <source>Goes where there is most: {what}.</source>
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
        <translation>Приготування</translation>
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
        <translation>Плитки</translation>
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
        <translation>Лишилося споруд</translation>
    </message>
    <message id="northgard.board.unrest">
        <source>Unrest left</source>
        <translation>Лишилося «Безладу»</translation>
    </message>
    <message id="northgard.board.upgrades">
        <source>Clan cards to take</source>
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
        <source>**{regions}** closed regions with a large building each win at the end of a year; else the greatest fame after year **{years}**.</source>
        <translation>**{regions}** закриті території з великою спорудою на кожній дають перемогу наприкінці року; інакше — найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_team">
        <source>A team wins with **{regions}** closed regions with large buildings at the end of a year; else with the greatest fame after year **{years}**.</source>
        <translation>**{regions}** закритих територій з великими спорудами дають команді перемогу наприкінці року; інакше — найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.board.goal_fame">
        <source>The greatest fame after year **{years}** wins.</source>
        <translation>Перемагає найбільша слава після року **{years}**.</translation>
    </message>
    <message id="northgard.region.name">
        <source>{place}</source>
        <extracomment>The name of a region.</extracomment>
        <translation>{place}</translation>
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
        <source>Open: **{n}** side is missing | Open: **{n}** sides are missing</source>
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
    <message id="northgard.region.closing">
        <source>Closing it now would bring **{n}** [glory].</source>
        <translation>Закривши її зараз, ви отримаєте **{n}** [glory].</translation>
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
        <source>Closes {place:acc}: nobody gains fame</source>
        <translation>Закриє {place:acc}: слави не здобуде ніхто</translation>
    </message>
    <message id="northgard.forecast.attack">
        <source>Attack {who} — battle</source>
        <translation>Напад на гравця {who} — бій</translation>
    </message>
    <message id="northgard.forecast.die">
        <source>+ die</source>
        <extracomment>After a strength.</extracomment>
        <translation>+ кістка</translation>
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
    <message id="northgard.forecast.goat">
        <source>The Goat gets {goods}</source>
        <translation>Коза отримає {goods}</translation>
    </message>
    <message id="northgard.forecast.winter">
        <source>Winter then takes {goods}</source>
        <translation>Зима забере {goods}</translation>
    </message>
    <message id="northgard.forecast.unrest">
        <source>Not enough for winter: an Unrest card</source>
        <translation>На зиму не вистачить: карта безладу</translation>
    </message>
    <message id="northgard.forecast.wins_year_end">
        <source>If nothing changes, victory at the end of the year: **{who}**</source>
        <translation>Якщо нічого не зміниться, перемога наприкінці року: **{who}**</translation>
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
        <extracomment>Closed regions with a large building, towards victory.</extracomment>
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
        <source>Any number of Flash cards may be played before and after the main card of a turn.</source>
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
        <source>Place 1 warrior from your supply in a region you control. Each Training Camp there adds one more.</source>
        <translation>Розмістіть 1 воїна із запасу на території, яку ви контролюєте. Кожен тренувальний табір на ній додасть ще одного.</translation>
    </message>
    <message id="northgard.card.st_explore.name">
        <source>Explore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Дослідження</translation>
    </message>
    <message id="northgard.card.st_explore.text">
        <source>Draw **1** tile and lay it.</source>
        <translation>Візьміть **1** плитку й викладіть її.</translation>
    </message>
    <message id="northgard.card.st_explore.full">
        <source>Draw the top tile and attach it to one of your open regions. Each region of yours that it closes brings as much fame as that region has tiles.</source>
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
        <source>Lead any number of your warriors from one region to an adjacent one. A rough border needs 2 moves of one card.</source>
        <translation>Перемістіть будь-яку кількість своїх воїнів з однієї території на суміжну. Для важкопрохідної межі потрібно 2 переміщення однієї карти.</translation>
    </message>
    <message id="northgard.card.st_build.name">
        <source>Build</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівництво</translation>
    </message>
    <message id="northgard.card.st_build.text">
        <source>Put up **1** building and pay its wood.</source>
        <translation>Збудуйте **1** споруду, сплативши деревом.</translation>
    </message>
    <message id="northgard.card.st_build.full">
        <source>Put up a building in a region you control, on a free slot of its size. A small one costs 1 wood, a large one 3. Two buildings of one type may not be built in one region.</source>
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
        <source>Do one thing of your choice: recruit 1 warrior, explore, move once, or build.</source>
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
        <source>Move once. If Kaija is among those who move, first take all the food and wood that the region she leaves yields.</source>
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
        <source>Recruit 2 warriors. Until the end of the year Kaija may move into enemy regions too.</source>
        <translation>Найміть 2 воїнів. До кінця року Кая може переміщуватися й на ворожі території.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.name">
        <source>Protector of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Захисник землі</translation>
    </message>
    <message id="northgard.card.cl_bear_2.text">
        <source>Draw **1** card for each of your closed regions of **3** or more tiles.</source>
        <translation>Візьміть по **1** карті за кожну свою закриту територію з **3** або більше плиток.</translation>
    </message>
    <message id="northgard.card.cl_bear_2.full">
        <source>Draw 1 card for each closed region of 3 or more tiles that you control.</source>
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
        <source>Recruit **1** warrior in up to **3** of your regions, open or wooded.</source>
        <translation>Найміть по **1** воїну на своїх територіях (до **3**), відкритих або з деревом.</translation>
    </message>
    <message id="northgard.card.cl_boar_1.full">
        <source>Choose up to 3 of your regions that are open or show wood on their tiles, and recruit 1 warrior in each. Buildings that yield wood do not count.</source>
        <translation>Оберіть до 3 своїх територій, які відкриті або мають дерево на плитках, і найміть на кожній по 1 воїну. Дерево від споруд не враховують.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.name">
        <source>Lay of the Land</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Знання місцевості</translation>
    </message>
    <message id="northgard.card.cl_boar_2.text">
        <source>Explore with **3** tiles, keep **1** and collect all it shows.</source>
        <translation>Дослідження: **1** плитка з **3**; отримайте все, що на ній зображено.</translation>
    </message>
    <message id="northgard.card.cl_boar_2.full">
        <source>Draw 3 tiles and keep 1; the others go under the pile. Take from the supply every resource shown on the tile you keep, then lay it.</source>
        <translation>Візьміть 3 плитки й залиште 1; решту покладіть під низ стосу. Отримайте всі ресурси, зображені на обраній плитці, а потім викладіть її.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.name">
        <source>Goat Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Кози</translation>
    </message>
    <message id="northgard.card.cl_goat_0.text">
        <source>Build, even a building of a type the region already has.</source>
        <translation>Будівництво; споруда може повторювати наявну на території.</translation>
    </message>
    <message id="northgard.card.cl_goat_0.full">
        <source>Build; the building may be of a type that already stands in the region.</source>
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
        <source>Do two different things, in any order: recruit 1 warrior, explore, move once, build.</source>
        <translation>Застосуйте два різні ефекти в будь-якому порядку: наймання 1 воїна, дослідження, 1 переміщення, будівництво.</translation>
    </message>
    <message id="northgard.card.cl_goat_2.name">
        <source>Resourceful People</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Винахідливий народ</translation>
    </message>
    <message id="northgard.card.cl_goat_2.text">
        <source>Draw **2** cards. For any **3** resources, draw **1** more.</source>
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
        <source>Explore: draw **2** tiles, lay **1**.</source>
        <translation>Дослідження: візьміть **2** плитки, викладіть **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_0.full">
        <source>Explore with 2 tiles: lay 1, the other goes under the pile.</source>
        <translation>Дослідження з 2 плитками: 1 викладіть, другу покладіть під низ стосу.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.name">
        <source>Raiding Party</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Набіг</translation>
    </message>
    <message id="northgard.card.cl_raven_1.text">
        <source>Remove any **1** enemy warrior; take **1** resource of that region.</source>
        <translation>Вилучіть будь-якого ворожого воїна; отримайте **1** ресурс тієї території.</translation>
    </message>
    <message id="northgard.card.cl_raven_1.full">
        <source>Remove 1 enemy warrior anywhere on the map. Then take from the supply 1 resource of a kind which that region yields.</source>
        <translation>Вилучіть 1 ворожого воїна з будь-якої території поля. Потім візьміть із загального запасу 1 ресурс із тих, які вона дає.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.name">
        <source>Raven Mercenaries</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Найманці Крука</translation>
    </message>
    <message id="northgard.card.cl_raven_2.text">
        <source>Recruit **2** in a neutral region; for any **2** resources, **1** more.</source>
        <translation>Найміть **2** воїнів на нейтральній території; за **2** ресурси — ще **1**.</translation>
    </message>
    <message id="northgard.card.cl_raven_2.full">
        <source>Recruit 2 warriors together in one neutral region. Then you may pay any 2 resources to recruit 1 more there.</source>
        <translation>Найміть 2 воїнів разом на одній нейтральній території. Потім можете витратити будь-які 2 ресурси й найняти там ще 1.</translation>
    </message>
    <message id="northgard.card.cl_snake_0.name">
        <source>Snake Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Змії</translation>
    </message>
    <message id="northgard.card.cl_snake_0.text">
        <source>**1** move. Afterwards Scorched Earth may be laid again.</source>
        <translation>**1** переміщення. Потім можете знову покласти «Випалену землю».</translation>
    </message>
    <message id="northgard.card.cl_snake_0.full">
        <source>Move once, with its battles. Afterwards you may place or move the Scorched Earth token once more.</source>
        <translation>Зробіть 1 переміщення та проведіть його бої. Після цього можете ще раз покласти або пересунути жетон «Випалена земля».</translation>
    </message>
    <message id="northgard.card.cl_snake_1.name">
        <source>Rapacious Exploitation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хижацькі побори</translation>
    </message>
    <message id="northgard.card.cl_snake_1.text">
        <source>See a hand; its owner discards the card you name or pays **2** resources.</source>
        <translation>Перегляньте карти суперника: обрану він скине або віддасть **2** ресурси.</translation>
    </message>
    <message id="northgard.card.cl_snake_1.full">
        <source>Look at an opponent’s hand and choose a card. Its owner discards it or gives you 2 resources; the owner chooses which. Whoever has fewer than 2 resources must discard.</source>
        <translation>Перегляньте карти на руці суперника й оберіть одну. Її власник скидає її або віддає вам 2 ресурси на свій вибір. Хто має менше ніж 2 ресурси, той скидає карту.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.name">
        <source>Stolen Lore</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Викрадені знання</translation>
    </message>
    <message id="northgard.card.cl_snake_2.text">
        <source>Use a card in play of whoever holds the scorched region.</source>
        <translation>Застосуйте зіграну карту того, хто контролює випалену територію.</translation>
    </message>
    <message id="northgard.card.cl_snake_2.full">
        <source>Carry out 1 card in the active zone of the opponent who controls the region with the Scorched Earth token. The card stays where it is.</source>
        <translation>Застосуйте ефект 1 карти з активної зони суперника, який контролює територію з жетоном «Випалена земля». Сама карта лишається на місці.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.name">
        <source>Stag Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Оленя</translation>
    </message>
    <message id="northgard.card.cl_stag_0.text">
        <source>Recruit **1**; **1** neighbour may join, over any border.</source>
        <translation>Найміть **1** воїна; ще **1** може перейти до нього через будь-яку межу.</translation>
    </message>
    <message id="northgard.card.cl_stag_0.full">
        <source>Recruit 1 warrior. Then you may bring 1 of your warriors from an adjacent region into that region, over any border.</source>
        <translation>Найміть 1 воїна. Потім можете перемістити на цю ж територію 1 свого воїна із суміжної через будь-яку межу.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.name">
        <source>Glory of the Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Слава клану</translation>
    </message>
    <message id="northgard.card.cl_stag_1.text">
        <source>Build. Before or after it collect all that this region yields.</source>
        <translation>Будівництво. До або після нього отримайте всі ресурси цієї території.</translation>
    </message>
    <message id="northgard.card.cl_stag_1.full">
        <source>Build. Once, before or after it, you may collect everything that the region of the building yields, as at harvest.</source>
        <translation>Збудуйте споруду. Один раз, до або після цього, можете отримати всі ресурси її території, як під час збирання врожаю.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.name">
        <source>Annexation</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Приєднання земель</translation>
    </message>
    <message id="northgard.card.cl_stag_2.text">
        <source>**1** move. Before or after it you may explore.</source>
        <translation>**1** переміщення. До або після нього можете виконати дослідження.</translation>
    </message>
    <message id="northgard.card.cl_stag_2.full">
        <source>Move once, with its battles. Before or after it you may explore.</source>
        <translation>Зробіть 1 переміщення та проведіть його бої. До або після цього можете виконати дослідження.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.name">
        <source>Wolf Clan</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Клан Вовка</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.text">
        <source>**1** move; rough borders are like regular ones to you.</source>
        <translation>**1** переміщення; важкопрохідні межі для вас як звичайні.</translation>
    </message>
    <message id="northgard.card.cl_wolf_0.full">
        <source>Move once. In this action a rough border costs 1 move, and you may retreat over rough borders.</source>
        <translation>Зробіть 1 переміщення. Під час цієї дії важкопрохідна межа коштує 1 переміщення, і відступати через такі межі теж можна.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.name">
        <source>Plunder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Грабунок</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.text">
        <source>Remove **1** enemy warrior next to you. Draw **1** card.</source>
        <translation>Вилучіть **1** ворожого воїна по сусідству. Візьміть **1** карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_1.full">
        <source>Remove 1 warrior from an enemy region adjacent to one of yours. Then draw 1 card.</source>
        <translation>Вилучіть 1 воїна з ворожої території, суміжної з вашою. Потім візьміть 1 карту.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.name">
        <source>Call to War</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Заклик до війни</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.text">
        <source>Recruit **1** warrior in each of your regions next to an enemy.</source>
        <translation>Найміть по **1** воїну на кожній своїй території поруч із ворогом.</translation>
    </message>
    <message id="northgard.card.cl_wolf_2.full">
        <source>Recruit 1 warrior in each of your regions that is adjacent to an enemy region.</source>
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
        <source>Take any 1 card of your discard pile into your hand, or draw 1 card.</source>
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
        <source>Explore: draw a tile and attach it to one of your open regions.</source>
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
        <source>Recruit 1 warrior in a region you control.</source>
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
        <source>Put up a building and pay its wood.</source>
        <translation>Збудуйте споруду, сплативши деревом.</translation>
    </message>
    <message id="northgard.card.de_recruitment.name">
        <source>Recruitment</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Вербування</translation>
    </message>
    <message id="northgard.card.de_recruitment.text">
        <source>Recruit **2** warriors in one region.</source>
        <translation>Найміть **2** воїнів на одній території.</translation>
    </message>
    <message id="northgard.card.de_recruitment.full">
        <source>Recruit 2 warriors, both in the same region.</source>
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
        <source>Recruit **1** warrior in a region of yours or a neutral one.</source>
        <translation>Найміть **1** воїна на своїй або нейтральній території.</translation>
    </message>
    <message id="northgard.card.de_mercenary.full">
        <source>Recruit 1 warrior in a region you control or in any neutral one.</source>
        <translation>Найміть 1 воїна на території, яку ви контролюєте, або на будь-якій нейтральній.</translation>
    </message>
    <message id="northgard.card.de_intimidate.name">
        <source>Intimidate</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Залякування</translation>
    </message>
    <message id="northgard.card.de_intimidate.text">
        <source>**2** moves. Before each battle drive **1** defender away.</source>
        <translation>**2** переміщення. Перед кожним боєм проженіть **1** оборонця.</translation>
    </message>
    <message id="northgard.card.de_intimidate.full">
        <source>Move twice. Before each battle you may move 1 defending warrior to an adjacent region that is neutral or the defender’s own.</source>
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
        <source>Do one thing of your choice: recruit 1 warrior, explore, move once, or build.</source>
        <translation>Застосуйте один ефект на вибір: найміть 1 воїна, виконайте дослідження, зробіть 1 переміщення або збудуйте споруду.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.name">
        <source>Scout Camp</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Табір розвідників</translation>
    </message>
    <message id="northgard.card.de_scout_camp.text">
        <source>Explore; once you may take another tile instead.</source>
        <translation>Дослідження; один раз можете взяти іншу плитку замість першої.</translation>
    </message>
    <message id="northgard.card.de_scout_camp.full">
        <source>Explore. Once you have seen the tile, you may put it under the pile and draw another; that one must be laid.</source>
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
        <source>Move twice. In each battle of this action 1 casualty dealt to you is ignored.</source>
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
        <source>Move once. In each battle of this action you have 1 combat point more.</source>
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
        <source>Put a card of the row on your deck now, not when you pass.</source>
        <translation>Покладіть карту з ряду на свою колоду зараз, а не коли спасуєте.</translation>
    </message>
    <message id="northgard.card.de_future_sight.full">
        <source>Take 1 card of this year’s row and put it on top of your deck. When you pass this year, you take no card.</source>
        <translation>Візьміть 1 карту з ряду цього року й покладіть на верх своєї колоди. Спасувавши цього року, ви карти не берете.</translation>
    </message>
    <message id="northgard.card.dl_spy.name">
        <source>Spy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Шпигун</translation>
    </message>
    <message id="northgard.card.dl_spy.text">
        <source>See a hand and discard **1** card of it. Draw **1** card.</source>
        <translation>Перегляньте карти суперника й скиньте **1** з них. Візьміть **1** карту.</translation>
    </message>
    <message id="northgard.card.dl_spy.full">
        <source>Look at an opponent’s hand and discard 1 card of it. Then draw 1 card.</source>
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
        <source>**2** moves. After your roll choose **+1** [axe] or **+1** [skull].</source>
        <translation>**2** переміщення. Після свого кидка оберіть **+1** [axe] або **+1** [skull].</translation>
    </message>
    <message id="northgard.card.dl_axe_throwers.full">
        <source>Move twice. In each battle of this action, after your roll and before the defender’s, choose 1 combat point or 1 casualty more.</source>
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
        <source>Build; then you may swap a building for another of its size.</source>
        <translation>Будівництво; потім можете замінити споруду іншою такого ж розміру.</translation>
    </message>
    <message id="northgard.card.dl_industrious_villagers.full">
        <source>Build. Then you may replace 1 building in your regions with another type of the same size, free of charge. The new one may repeat a type that stands there.</source>
        <translation>Збудуйте споруду. Потім можете безкоштовно замінити 1 споруду на своїй території іншою такого ж розміру. Нова може повторювати наявну там.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.name">
        <source>Defensive Strategy</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Оборонна стратегія</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.text">
        <source>When an opponent plays a card, cancel it. Not in your turn.</source>
        <translation>Коли суперник грає карту, скасуйте її. Не у свій хід.</translation>
    </message>
    <message id="northgard.card.dl_defensive_strategy.full">
        <source>When an opponent plays a card, you may play this one to cancel it. The opponent’s card is discarded without effect; the opponent goes on with the turn, with another card or another action.</source>
        <translation>Коли суперник грає карту, можете зіграти цю та скасувати її. Карту суперника скидають без ефекту, а він продовжує хід — з іншою картою або іншою дією.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.name">
        <source>Enemy Secrets</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємниці ворога</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.text">
        <source>Use a card in play of a neighbour of yours.</source>
        <translation>Застосуйте зіграну карту свого сусіда.</translation>
    </message>
    <message id="northgard.card.dl_enemy_secrets.full">
        <source>Choose an enemy region adjacent to yours and carry out 1 card in the active zone of its owner. The card stays where it is.</source>
        <translation>Оберіть ворожу територію, суміжну з вашою, і застосуйте ефект 1 карти з активної зони її власника. Сама карта лишається на місці.</translation>
    </message>
    <message id="northgard.card.dl_hunters.name">
        <source>Hunters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мисливці</translation>
    </message>
    <message id="northgard.card.dl_hunters.text">
        <source>In each of your regions recruit a warrior for every [food].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [food].</translation>
    </message>
    <message id="northgard.card.dl_hunters.full">
        <source>In each region you control recruit as many warriors as it yields food, by tiles and buildings.</source>
        <translation>На кожній території, яку ви контролюєте, найміть стільки воїнів, скільки їжі дають її плитки та споруди.</translation>
    </message>
    <message id="northgard.card.dl_outpost.name">
        <source>Outpost</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Форпост</translation>
    </message>
    <message id="northgard.card.dl_outpost.text">
        <source>Recruit **2** warriors in one region, yours or neutral.</source>
        <translation>Найміть **2** воїнів на одній території, своїй або нейтральній.</translation>
    </message>
    <message id="northgard.card.dl_outpost.full">
        <source>Recruit 2 warriors together in a region you control or in any neutral one.</source>
        <translation>Найміть 2 воїнів разом на території, яку ви контролюєте, або на будь-якій нейтральній.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.name">
        <source>Hidden Ways</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Таємні стежки</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.text">
        <source>Lead warriors from one of your regions to any open region.</source>
        <translation>Перемістіть воїнів зі своєї території на будь-яку відкриту.</translation>
    </message>
    <message id="northgard.card.dl_hidden_ways.full">
        <source>Lead any number of your warriors from one of your regions to any open region of the map. If an enemy holds it, a battle follows.</source>
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
        <source>This year towers and fortresses do not stop your attacks.</source>
        <translation>Цього року вежі та фортеці не діють проти ваших нападів.</translation>
    </message>
    <message id="northgard.card.dl_conqueror.full">
        <source>Until the end of the year Defence Towers and Fortresses do nothing for defenders whom you attack.</source>
        <translation>До кінця року захисні вежі та фортеці не допомагають тим, на кого ви нападаєте.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.name">
        <source>Huginn &amp; Muninn</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Гуґін і Мунін</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.text">
        <source>Explore anywhere: attach the tile to any open region.</source>
        <translation>Дослідження: приєднайте плитку до будь-якої відкритої території.</translation>
    </message>
    <message id="northgard.card.dl_huginn_muninn.full">
        <source>Explore; the tile may be attached to any open region of the map. Fame still comes only from regions you control.</source>
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
        <source>Move twice. In each battle of this action you have 2 combat points more.</source>
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
        <source>Every opponent discards 1 card of their own choice from hand. Then draw 1 card.</source>
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
        <source>Explore: draw **2** tiles, lay **1**.</source>
        <translation>Дослідження: візьміть **2** плитки, викладіть **1**.</translation>
    </message>
    <message id="northgard.card.dl_upgraded_scout_camp.full">
        <source>Explore with 2 tiles: lay 1, the other goes under the pile.</source>
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
        <source>In each of your regions recruit a warrior for every [wood].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [wood].</translation>
    </message>
    <message id="northgard.card.dl_woodcutters.full">
        <source>In each region you control recruit as many warriors as it yields wood, by tiles and buildings.</source>
        <translation>На кожній території, яку ви контролюєте, найміть стільки воїнів, скільки дерева дають її плитки та споруди.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.name">
        <source>Infiltration</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Проникнення</translation>
    </message>
    <message id="northgard.card.dl_infiltration.text">
        <source>**3** moves, also straight through enemy regions.</source>
        <translation>**3** переміщення, зокрема крізь ворожі території.</translation>
    </message>
    <message id="northgard.card.dl_infiltration.full">
        <source>Move 3 times; your warriors need not stop in enemy regions. Battles are fought only where they end their way.</source>
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
        <source>Recruit 2 warriors in regions you control, together or apart.</source>
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
        <source>Build. A small building put up with this card, Rune Stones too, needs no slot and takes none.</source>
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
        <source>Move up to **2** warriors of an opponent to an adjacent region.</source>
        <translation>Перемістіть до **2** воїнів суперника на суміжну територію.</translation>
    </message>
    <message id="northgard.card.dl_bribery.full">
        <source>Move up to 2 warriors of one opponent from one region to an adjacent one, over any border. Where they meet others, a battle follows; the owner of the moved warriors attacks.</source>
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
        <source>Move up to 3 times. In each battle of this action you have 1 combat point more.</source>
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
        <source>Use once more a card that you played this year.</source>
        <translation>Ще раз застосуйте карту, яку ви зіграли цього року.</translation>
    </message>
    <message id="northgard.card.dl_legendary_heroes.full">
        <source>Carry out once more a card that you played with its effect this year. That card stays where it is.</source>
        <translation>Ще раз застосуйте ефект карти, яку ви цього року зіграли й застосували. Сама карта лишається на місці.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.name">
        <source>Allies from the Wild</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Союзники з диких земель</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.text">
        <source>Recruit **3** warriors, only in neutral regions.</source>
        <translation>Найміть **3** воїнів, лише на нейтральних територіях.</translation>
    </message>
    <message id="northgard.card.dl_allies_from_the_wild.full">
        <source>Recruit 3 warriors in neutral regions, together or apart.</source>
        <translation>Найміть 3 воїнів на нейтральних територіях, разом або нарізно.</translation>
    </message>
    <message id="northgard.card.dl_loremasters.name">
        <source>Loremasters</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Хранителі знань</translation>
    </message>
    <message id="northgard.card.dl_loremasters.text">
        <source>In each of your regions recruit a warrior for every [lore].</source>
        <translation>На кожній своїй території найміть по воїну за кожен символ [lore].</translation>
    </message>
    <message id="northgard.card.dl_loremasters.full">
        <source>In each region you control recruit as many warriors as it yields lore, by tiles and buildings.</source>
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
        <source>Move twice. In each battle of this action you have 1 combat point more.</source>
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
        <source>Remove **1** enemy warrior next to you; add **1** of yours.</source>
        <translation>Вилучіть **1** ворожого воїна по сусідству й додайте **1** свого.</translation>
    </message>
    <message id="northgard.card.dl_capture.full">
        <source>Remove 1 enemy warrior from a region adjacent to yours. Then place 1 of your warriors in any region you control; Training Camps add nothing.</source>
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
        <source>Either one opponent discards 1 card of their hand at random, or you draw 1 card.</source>
        <translation>Або один суперник скидає 1 випадкову карту з руки, або ви берете 1 карту.</translation>
    </message>
    <message id="northgard.card.ac_builder.name">
        <source>Builder</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Будівничий</translation>
    </message>
    <message id="northgard.card.ac_builder.text">
        <source>Your regions: **1** [glory] per small, **3** [glory] per large building.</source>
        <translation>На ваших територіях: **1** [glory] за малу споруду, **3** [glory] за велику.</translation>
    </message>
    <message id="northgard.card.ac_builder.full">
        <source>At the end of the game: 1 fame for each small and 3 for each large building in regions you control.</source>
        <translation>Наприкінці гри: по 1 очку слави за кожну малу й по 3 за кожну велику споруду на територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.card.ac_explorer.name">
        <source>Explorer</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Першопроходець</translation>
    </message>
    <message id="northgard.card.ac_explorer.text">
        <source>Your regions: **1** [glory] per free small, **3** [glory] per free large slot.</source>
        <translation>На ваших територіях: **1** [glory] за порожню малу комірку, **3** [glory] за велику.</translation>
    </message>
    <message id="northgard.card.ac_explorer.full">
        <source>At the end of the game: 1 fame for each empty small slot, rune slots too, and 3 for each empty large slot in regions you control.</source>
        <translation>Наприкінці гри: по 1 очку слави за кожну порожню малу комірку, зокрема рунічну, і по 3 за кожну порожню велику на територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.name">
        <source>Food Trader</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Торгівець їжею</translation>
    </message>
    <message id="northgard.card.ac_food_trader.text">
        <source>**2** [glory] for every [food] your regions yield.</source>
        <translation>**2** [glory] за кожен символ [food] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_food_trader.full">
        <source>At the end of the game: 2 fame for each food that your regions yield, by tiles and buildings.</source>
        <translation>Наприкінці гри: по 2 очки слави за кожну їжу, яку дають плитки та споруди ваших територій.</translation>
    </message>
    <message id="northgard.card.ac_scholar.name">
        <source>Scholar</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Мудрець</translation>
    </message>
    <message id="northgard.card.ac_scholar.text">
        <source>**2** [glory] for every [lore] your regions yield.</source>
        <translation>**2** [glory] за кожен символ [lore] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_scholar.full">
        <source>At the end of the game: 2 fame for each lore that your regions yield, by tiles and buildings.</source>
        <translation>Наприкінці гри: по 2 очки слави за кожне знання, яке дають плитки та споруди ваших територій.</translation>
    </message>
    <message id="northgard.card.ac_trapper.name">
        <source>Trapper</source>
        <extracomment>A term: write its forms as base|gen=…|acc=…</extracomment>
        <translation>Звіролов</translation>
    </message>
    <message id="northgard.card.ac_trapper.text">
        <source>**3** [glory] for every lair in your regions.</source>
        <translation>**3** [glory] за кожне лігво на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_trapper.full">
        <source>At the end of the game: 3 fame for each lair printed in regions you control, even in a game without creatures.</source>
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
        <source>**2** [glory] for every [wood] your regions yield.</source>
        <translation>**2** [glory] за кожен символ [wood] на ваших територіях.</translation>
    </message>
    <message id="northgard.card.ac_wood_trader.full">
        <source>At the end of the game: 2 fame for each wood that your regions yield, by tiles and buildings.</source>
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
        <source>It does nothing and never leaves your deck, but you may lay it aside, swap it, or strengthen the clan with it. It shields you once when an opponent reaches for your hand. Each one costs 5 fame at the end of the game.</source>
        <translation>Вона нічого не робить і не полишає вашої колоди, але її можна відкласти, замінити чи віддати за поліпшення клану. Один раз вона захистить вас, коли суперник зазіхне на вашу руку. Кожна забере 5 очок слави наприкінці гри.</translation>
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
        <source>Lay a card aside without effect</source>
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
        <source>{card} is laid aside</source>
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
        <source>Your year is over: take a card of the row</source>
        <translation>Ваш рік завершено: візьміть карту з ряду</translation>
    </message>
    <message id="northgard.deed.pass.detail_first">
        <source>First to pass: you begin from now on</source>
        <translation>Перший пас: відтепер починаєте ви</translation>
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
        <source>End the turn</source>
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
        <source>Leave it</source>
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
        <source>Nobody comes</source>
        <translation>Нікого не вести</translation>
    </message>
    <message id="northgard.deed.stop.button_rebuild">
        <source>Replace none</source>
        <translation>Не замінювати</translation>
    </message>
    <message id="northgard.deed.stop.button_pushing">
        <source>Let all stay</source>
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
        <source>Stay away</source>
        <translation>Не повертатися</translation>
    </message>
    <message id="northgard.deed.stop.button_settle_new_land">
        <source>Stay away</source>
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
        <extracomment>Two regions.</extracomment>
        <translation>{source} → {target}</translation>
    </message>
    <message id="northgard.deed.march.button">
        <source>Move</source>
        <translation>Перемістити</translation>
    </message>
    <message id="northgard.deed.lay_tile.title">
        <source>Lay the tile</source>
        <translation>Викласти плитку</translation>
    </message>
    <message id="northgard.deed.lay_tile.button">
        <source>Lay</source>
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
        <source>Share out the cards</source>
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
    <message id="northgard.deed.let_happen.title">
        <source>Let it happen</source>
        <translation>Не втручатися</translation>
    </message>
    <message id="northgard.deed.let_happen.button">
        <source>Let it be</source>
        <translation>Не втручатися</translation>
    </message>
    <message id="northgard.deed.scorch.title">
        <source>Lay Scorched Earth</source>
        <translation>Випалити землю</translation>
    </message>
    <message id="northgard.deed.scorch.button">
        <source>Lay it here</source>
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
        <source>Begin again here</source>
        <translation>Почати тут заново</translation>
    </message>
    <message id="northgard.deed.begin_at.button">
        <source>Begin again</source>
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
        <source>**1** [axe] more</source>
        <translation>Ще **1** [axe]</translation>
    </message>
    <message id="northgard.deed.take_point.button">
        <source>Combat point</source>
        <translation>Очко бою</translation>
    </message>
    <message id="northgard.deed.take_casualty.title">
        <source>**1** [skull] more</source>
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
        <extracomment>A region and what it yields.</extracomment>
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
        <source>Hidden ways</source>
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
        <source>All of them must come to one region.</source>
        <translation>Усі вони мають прийти на одну територію.</translation>
    </message>
    <message id="northgard.denial.all_together">
        <source>Those who pass through a partner’s land go on together.</source>
        <translation>Через землю партнера всі проходять разом.</translation>
    </message>
    <message id="northgard.denial.another_type">
        <source>Choose a building of another type.</source>
        <translation>Оберіть споруду іншого типу.</translation>
    </message>
    <message id="northgard.denial.battle_there">
        <source>A battle waits there.</source>
        <translation>Там ще буде бій.</translation>
    </message>
    <message id="northgard.denial.border_would_stop">
        <source>A border would stop in open land here.</source>
        <translation>Межа тут обірветься посеред території.</translation>
    </message>
    <message id="northgard.denial.brown_bear_here">
        <source>The brown bear here lets nobody do that.</source>
        <translation>Бурий ведмідь тут цього не дозволить.</translation>
    </message>
    <message id="northgard.denial.clan_taken">
        <source>**{who}** has chosen this clan.</source>
        <translation>Цей клан уже взяв інший гравець: **{who}**.</translation>
    </message>
    <message id="northgard.denial.creature_there">
        <source>A creature is there already.</source>
        <translation>Там уже є істота.</translation>
    </message>
    <message id="northgard.denial.declared_before_the_battles">
        <source>Now only a creature of the region just won can be attacked.</source>
        <translation>Тепер можна напасти лише на істоту на щойно завойованій території.</translation>
    </message>
    <message id="northgard.denial.different_territories">
        <source>One warrior in each region: choose another one.</source>
        <translation>По одному воїну на територію: оберіть іншу.</translation>
    </message>
    <message id="northgard.denial.does_not_fit">
        <source>This tile can be laid nowhere.</source>
        <translation>Цю плитку нікуди викласти.</translation>
    </message>
    <message id="northgard.denial.has_no_effect">
        <source>This card has no effect: lay it aside, swap it, or strengthen the clan with it.</source>
        <translation>Ця карта не має ефекту: її можна відкласти, замінити чи віддати за поліпшення клану.</translation>
    </message>
    <message id="northgard.denial.held_by_another">
        <source>**{who}** holds that region.</source>
        <translation>Ту територію займає **{who}**.</translation>
    </message>
    <message id="northgard.denial.held_by_bear">
        <source>The brown bear holds those who were here when the move began.</source>
        <translation>Бурий ведмідь тримає тих, хто був тут до початку переміщення.</translation>
    </message>
    <message id="northgard.denial.kaija_does_not_attack">
        <source>Kaija enters enemy land only after “The Bear Awakens”.</source>
        <translation>Кая заходить на ворожі території лише після карти «Пробудження звіра».</translation>
    </message>
    <message id="northgard.denial.kaija_not_there">
        <source>Kaija is not there.</source>
        <translation>Каї там немає.</translation>
    </message>
    <message id="northgard.denial.kaija_not_waiting">
        <source>Kaija cannot come: she is on the map, or not yours.</source>
        <translation>Кая прийти не може: вона вже на полі або не з вами.</translation>
    </message>
    <message id="northgard.denial.kaija_takes_no_bribe">
        <source>Kaija takes no bribes.</source>
        <translation>Каю не підкупити.</translation>
    </message>
    <message id="northgard.denial.lasts_all_year">
        <source>It holds till the end of the year already.</source>
        <translation>Це й так діє до кінця року.</translation>
    </message>
    <message id="northgard.denial.lies_there_already">
        <source>Scorched Earth lies there already.</source>
        <translation>«Випалена земля» вже лежить там.</translation>
    </message>
    <message id="northgard.denial.main_card_played">
        <source>You have played your main card: only Flash cards may follow.</source>
        <translation>Основну карту вже зіграно: далі лише миттєві.</translation>
    </message>
    <message id="northgard.denial.may_not_be_copied">
        <source>This card cannot be used like this.</source>
        <translation>Цю карту так застосувати не можна.</translation>
    </message>
    <message id="northgard.denial.must_be_laid">
        <source>This tile must be laid.</source>
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
        <source>This region is closed, and its tiles show no wood.</source>
        <translation>Ця територія закрита, і на її плитках немає дерева.</translation>
    </message>
    <message id="northgard.denial.no_battle_there">
        <source>No battle waits there.</source>
        <translation>Там немає бою.</translation>
    </message>
    <message id="northgard.denial.no_building_there">
        <source>There is no building there.</source>
        <translation>Там немає споруди.</translation>
    </message>
    <message id="northgard.denial.no_cards_in_hand">
        <source>There are no cards in that hand.</source>
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
        <source>You have nobody there who could move.</source>
        <translation>Там немає кого переміщувати.</translation>
    </message>
    <message id="northgard.denial.no_free_cell_at_the_map">
        <source>A tile lies beside another one, side to side.</source>
        <translation>Плитку кладуть бік до боку поруч з іншою.</translation>
    </message>
    <message id="northgard.denial.no_free_slot">
        <source>There is no free slot here.</source>
        <translation>Тут немає вільної комірки.</translation>
    </message>
    <message id="northgard.denial.no_neutral_territory">
        <source>No neutral region would be left on this tile for your warriors.</source>
        <translation>На цій плитці не лишиться нейтральної території для ваших воїнів.</translation>
    </message>
    <message id="northgard.denial.no_open_territory">
        <source>You control no open region to explore from.</source>
        <translation>Ви не маєте відкритої території, щоб виконати з неї дослідження.</translation>
    </message>
    <message id="northgard.denial.no_such_place">
        <source>There is no such place on the map.</source>
        <translation>На полі немає такого місця.</translation>
    </message>
    <message id="northgard.denial.no_such_territory">
        <source>There is no such region on the map.</source>
        <translation>На полі немає такої території.</translation>
    </message>
    <message id="northgard.denial.no_such_token">
        <source>The token that this card needs is not yours.</source>
        <translation>Ви не маєте жетона, якого потребує ця карта.</translation>
    </message>
    <message id="northgard.denial.no_such_upgrade">
        <source>This clan card is not yours to take.</source>
        <translation>Цієї карти клану вам не взяти.</translation>
    </message>
    <message id="northgard.denial.no_territory">
        <source>You control no region.</source>
        <translation>Ви не контролюєте жодної території.</translation>
    </message>
    <message id="northgard.denial.no_tiles_left">
        <source>No tile is left in the pile.</source>
        <translation>У стосі не лишилося плиток.</translation>
    </message>
    <message id="northgard.denial.no_token_left">
        <source>All buildings of this type stand on the map already.</source>
        <translation>Усі споруди цього типу вже на полі.</translation>
    </message>
    <message id="northgard.denial.no_warriors_left">
        <source>All your warriors are on the map already.</source>
        <translation>Усі ваші воїни вже на полі.</translation>
    </message>
    <message id="northgard.denial.no_warriors_there">
        <source>There are no warriors there.</source>
        <translation>Воїнів там немає.</translation>
    </message>
    <message id="northgard.denial.no_wide_closed_territory">
        <source>You control no closed region of three tiles or more.</source>
        <translation>Ви не маєте закритої території з трьох або більше плиток.</translation>
    </message>
    <message id="northgard.denial.nobody_can_go_there">
        <source>Nobody of yours could go there.</source>
        <translation>Туди ніхто з ваших не пройде.</translation>
    </message>
    <message id="northgard.denial.none_due_there">
        <source>No warrior is due there.</source>
        <translation>Цій території воїна не передбачено.</translation>
    </message>
    <message id="northgard.denial.not_adjacent">
        <source>These regions are not adjacent.</source>
        <translation>Ці території не суміжні.</translation>
    </message>
    <message id="northgard.denial.not_an_opponent">
        <source>Choose an opponent.</source>
        <translation>Оберіть суперника.</translation>
    </message>
    <message id="northgard.denial.not_at_the_start_tile">
        <source>The first tile must lie beside a start tile.</source>
        <translation>Першу плитку кладуть поруч із початковою.</translation>
    </message>
    <message id="northgard.denial.not_at_your_territory">
        <source>The tile must touch an open region of yours.</source>
        <translation>Плитка має торкатися вашої відкритої території.</translation>
    </message>
    <message id="northgard.denial.not_enough">
        <source>You need {goods} and have **{held}**.</source>
        <extracomment>{goods} is such as: 3 [wood].</extracomment>
        <translation>Треба {goods}, а у вас **{held}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_points">
        <source>This border takes **{needed}** moves, and **{left}** is left.</source>
        <translation>Ця межа коштує **{needed}** переміщення, лишилося **{left}**.</translation>
    </message>
    <message id="northgard.denial.not_enough_resources">
        <source>You do not have these resources.</source>
        <translation>У вас немає цих ресурсів.</translation>
    </message>
    <message id="northgard.denial.not_in_active_zone">
        <source>This card does not lie in that active zone.</source>
        <translation>Цієї карти немає в тій активній зоні.</translation>
    </message>
    <message id="northgard.denial.not_in_discard_pile">
        <source>This card is not in your discard pile.</source>
        <translation>Цієї карти немає у вашому скиді.</translation>
    </message>
    <message id="northgard.denial.not_in_hand">
        <source>You do not hold this card.</source>
        <translation>У вас на руці немає цієї карти.</translation>
    </message>
    <message id="northgard.denial.not_in_the_row">
        <source>This card is not in the row.</source>
        <translation>Цієї карти немає в ряду.</translation>
    </message>
    <message id="northgard.denial.not_neutral">
        <source>**{who}** holds this region already.</source>
        <translation>Цю територію вже займає **{who}**.</translation>
    </message>
    <message id="northgard.denial.not_next_to_yours">
        <source>It goes only next to a region of yours.</source>
        <translation>Її кладуть лише поруч із вашою територією.</translation>
    </message>
    <message id="northgard.denial.not_on_a_lair">
        <source>A lair is free: the creature goes to a lair.</source>
        <translation>Є вільне лігво: істота йде до лігва.</translation>
    </message>
    <message id="northgard.denial.not_on_the_map">
        <source>This creature is not on the map.</source>
        <translation>Цієї істоти немає на полі.</translation>
    </message>
    <message id="northgard.denial.not_on_the_tile">
        <source>This region has no part on the tile just laid.</source>
        <translation>Цієї території немає на щойно викладеній плитці.</translation>
    </message>
    <message id="northgard.denial.not_open">
        <source>This region is closed.</source>
        <translation>Ця територія закрита.</translation>
    </message>
    <message id="northgard.denial.not_so_many">
        <source>So many cannot go.</source>
        <translation>Стільки не може йти.</translation>
    </message>
    <message id="northgard.denial.not_so_many_cards">
        <source>Keep, discard and put back as many as the card says.</source>
        <translation>Залиште, скиньте й поверніть стільки, скільки велить карта.</translation>
    </message>
    <message id="northgard.denial.not_so_many_lost">
        <source>Choose exactly as many as fall: **{n}**.</source>
        <translation>Оберіть рівно стільки, скільки гине: **{n}**.</translation>
    </message>
    <message id="northgard.denial.not_so_many_resources">
        <source>It takes exactly **{needed}** resources.</source>
        <translation>Треба рівно стільки ресурсів: **{needed}**.</translation>
    </message>
    <message id="northgard.denial.not_these_cards">
        <source>Only the cards just drawn can be shared out.</source>
        <translation>Розподіляють лише щойно взяті карти.</translation>
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
        <source>You do not control this region.</source>
        <translation>Ви не контролюєте цієї території.</translation>
    </message>
    <message id="northgard.denial.not_yours_but">
        <source>**{who}** controls this region.</source>
        <translation>Цю територію контролює **{who}**.</translation>
    </message>
    <message id="northgard.denial.nothing_to_build">
        <source>There is nothing you could build and pay for now.</source>
        <translation>Зараз вам нічого будувати або нічим платити.</translation>
    </message>
    <message id="northgard.denial.nothing_to_choose">
        <source>Nothing of what this card offers is possible now.</source>
        <translation>Нічого із запропонованого картою зараз не можна зробити.</translation>
    </message>
    <message id="northgard.denial.nothing_to_copy">
        <source>There is no card that you could use like this now.</source>
        <translation>Зараз немає карти, яку ви могли б так застосувати.</translation>
    </message>
    <message id="northgard.denial.nothing_to_replace">
        <source>You have no building that could be replaced.</source>
        <translation>Ви не маєте споруди, яку можна замінити.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_move">
        <source>None of your warriors can move.</source>
        <translation>Жоден ваш воїн не може рушити.</translation>
    </message>
    <message id="northgard.denial.nowhere_to_recruit">
        <source>There is no region where warriors could come.</source>
        <translation>Воїнам нікуди прийти.</translation>
    </message>
    <message id="northgard.denial.one_creature_per_territory">
        <source>One creature in a region is enough for one action.</source>
        <translation>На одній території за дію нападають лише на одну істоту.</translation>
    </message>
    <message id="northgard.denial.one_food_per_figure">
        <source>One food for each of your figures in the battle: at most **{figures}**.</source>
        <translation>По одній їжі на кожну вашу фігурку в бою: не більше ніж **{figures}**.</translation>
    </message>
    <message id="northgard.denial.only_a_reaction">
        <source>This card is played in an opponent’s turn, against a card.</source>
        <translation>Цю карту грають у хід суперника, у відповідь на його карту.</translation>
    </message>
    <message id="northgard.denial.only_neutral">
        <source>Only neutral regions this time.</source>
        <translation>Цього разу — лише нейтральні території.</translation>
    </message>
    <message id="northgard.denial.only_one">
        <source>Only one figure may come.</source>
        <translation>Прийти може лише одна фігурка.</translation>
    </message>
    <message id="northgard.denial.only_small">
        <source>Only a small building this time.</source>
        <translation>Цього разу — лише мала споруда.</translation>
    </message>
    <message id="northgard.denial.only_there">
        <source>This time you build only in the region you have chosen.</source>
        <translation>Цього разу будувати можна лише на обраній території.</translation>
    </message>
    <message id="northgard.denial.other_priorities">
        <source>Another region attracts the creature more.</source>
        <translation>Інша територія приваблює істоту більше.</translation>
    </message>
    <message id="northgard.denial.partner_has_none">
        <source>**{who}** has none of it.</source>
        <translation>У гравця **{who}** цього немає.</translation>
    </message>
    <message id="northgard.denial.partner_here">
        <source>It is your partner’s land: you must have moves left to leave it.</source>
        <translation>Це земля партнера: потрібні переміщення, щоб її полишити.</translation>
    </message>
    <message id="northgard.denial.partner_refused">
        <source>**{who}** has already refused that.</source>
        <translation>**{who}** на такий обмін не погоджується.</translation>
    </message>
    <message id="northgard.denial.picked_already">
        <source>You have taken your card of this year’s row.</source>
        <translation>Ви вже взяли карту з ряду цього року.</translation>
    </message>
    <message id="northgard.denial.players_first">
        <source>First comes the battle against the player there.</source>
        <translation>Спершу бій із гравцем, який там.</translation>
    </message>
    <message id="northgard.denial.rough_border">
        <source>Nobody retreats over a rough border.</source>
        <translation>Через важкопрохідну межу не відступають.</translation>
    </message>
    <message id="northgard.denial.same_kind">
        <source>A resource cannot be swapped for the same one.</source>
        <translation>Ресурс не міняють на такий самий.</translation>
    </message>
    <message id="northgard.denial.same_size">
        <source>Small is replaced by small, large by large.</source>
        <translation>Малу міняють на малу, велику — на велику.</translation>
    </message>
    <message id="northgard.denial.stands_there_already">
        <source>Such a building stands in this region already.</source>
        <translation>Така споруда на цій території вже є.</translation>
    </message>
    <message id="northgard.denial.stopped_by_enemies">
        <source>Those who have met an enemy move no further.</source>
        <translation>Хто зустрів ворога, далі не йде.</translation>
    </message>
    <message id="northgard.denial.takes_no_slot">
        <source>This time a small building takes no slot: choose the region.</source>
        <translation>Цього разу малій споруді комірка не потрібна: оберіть територію.</translation>
    </message>
    <message id="northgard.denial.three_for_one">
        <source>Give exactly three resources.</source>
        <translation>Віддайте рівно три ресурси.</translation>
    </message>
    <message id="northgard.denial.too_few_cards">
        <source>It takes **{needed}** cards; deck and discard pile hold **{held}**.</source>
        <translation>Треба карт: **{needed}**; у колоді та скиді — **{held}**.</translation>
    </message>
    <message id="northgard.denial.two_different_ones">
        <source>The second thing must be a different one.</source>
        <translation>Другий ефект має бути іншим.</translation>
    </message>
    <message id="northgard.denial.two_valkyries">
        <source>Two fallen valkyries: nobody goes there.</source>
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
        <source>The regions of **{who}** and **{other}** would become one.</source>
        <translation>Території гравців **{who}** і **{other}** стали б однією.</translation>
    </message>
    <message id="northgard.denial.would_join_valkyrie">
        <source>Warriors and a fallen valkyrie would come into one region.</source>
        <translation>Воїни та проклята валькірія опинилися б на одній території.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_large">
        <source>Only a large building stands on a large slot.</source>
        <translation>На великій комірці стоять лише великі споруди.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_rune">
        <source>A large building does not fit on a rune slot.</source>
        <translation>Велика споруда не стане на рунічну комірку.</translation>
    </message>
    <message id="northgard.denial.wrong_slot_small">
        <source>A small slot takes small buildings only, and no rune stone.</source>
        <translation>На малій комірці стоять лише малі споруди, крім рунічного каменя.</translation>
    </message>
    <message id="northgard.denial.yields_none">
        <source>The region yields none of it.</source>
        <translation>Ця територія такого не дає.</translation>
    </message>
    <message id="northgard.denial.yields_none_of_it">
        <source>The region yields none of it.</source>
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
        <source>{names} controls **{regions}** closed regions with large buildings.</source>
        <translation>{names}: закритих територій з великими спорудами — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_team">
        <source>Together {names} control **{regions}** closed regions with large buildings.</source>
        <translation>{names} разом: закритих територій з великими спорудами — **{regions}**.</translation>
    </message>
    <message id="northgard.result.sudden_victory_shared">
        <source>{names} control **{regions}** closed regions with large buildings each.</source>
        <translation>{names}: закритих територій з великими спорудами — по **{regions}**.</translation>
    </message>
    <message id="northgard.result.most_fame">
        <source>{names} has the greatest fame: **{points}** [glory].</source>
        <translation>Найбільше слави — у гравця {names}: **{points}** [glory].</translation>
    </message>
    <message id="northgard.result.most_fame_team">
        <source>{names} have the greatest fame together.</source>
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
        <source>Ten years are won by fame alone; in seven, three closed regions can win too</source>
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
        <source>Wolves, bears, draugr and valkyries come out of their lairs</source>
        <translation>Із лігв виходять вовки, ведмеді, драуґри та валькірії</translation>
    </message>
    <message id="northgard.option.more_creatures.title">
        <source>More creatures!</source>
        <translation>Більше істот!</translation>
    </message>
    <message id="northgard.option.more_creatures.detail">
        <source>Whoever passes may call a creature</source>
        <translation>Спасувавши, гравець може викликати істоту</translation>
    </message>
    <message id="northgard.option.teams.title">
        <source>Teams</source>
        <translation>Команда проти команди</translation>
    </message>
    <message id="northgard.option.teams.detail">
        <source>Two against two: partners sit opposite and add up their fame</source>
        <translation>Двоє на двох: партнери сидять одне навпроти одного, слава спільна</translation>
    </message>
    <message id="northgard.option.clans.title">
        <source>Clans</source>
        <translation>Клани</translation>
    </message>
    <message id="northgard.option.clans.detail">
        <source>Everybody chooses a clan, or chance deals them</source>
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
        <source>Who begins</source>
        <translation>Хто починає</translation>
    </message>
    <message id="northgard.option.first_player.detail">
        <source>As usual: whoever rolls the most axes</source>
        <translation>Як зазвичай: той, хто викине найбільше сокир</translation>
    </message>
    <message id="northgard.option.first_player.auto">
        <source>As usual</source>
        <translation>Як зазвичай</translation>
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
        <source>Everybody sees how much fame the others have</source>
        <translation>Усі бачать, скільки слави мають інші</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.title">
        <source>Without the second start tile</source>
        <translation>Без другої початкової плитки</translation>
    </message>
    <message id="northgard.option.no_five_player_tile.detail">
        <source>The start tile for five players stays in the box with fewer players</source>
        <translation>Початкова плитка для п’ятьох лишається в коробці, якщо грає менше п’яти</translation>
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
        <translation>**{n}** [glory], якби гра скінчилася зараз</translation>
    </message>
    <message id="northgard.page.panel.harvest">
        <source>Next harvest: {goods}</source>
        <extracomment>{goods} are such as: 2 [food] 1 [glory].</extracomment>
        <translation>Найближчий урожай: {goods}</translation>
    </message>
    <message id="northgard.page.panel.upgrades">
        <source>Clan cards to take: {cards}</source>
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
    <message id="northgard.page.note.next_step" numerus="yes">
        <source>**{n}** warrior more: winter {goods} | **{n}** warriors more: winter {goods}</source>
        <extracomment>So many more warriors make winter cost {goods}.</extracomment>
        <translation>
            <numerusform>Ще **{n}** воїн — і зима забере {goods}</numerusform>
            <numerusform>Ще **{n}** воїни — і зима забере {goods}</numerusform>
            <numerusform>Ще **{n}** воїнів — і зима забере {goods}</numerusform>
        </translation>
    </message>
    <message id="northgard.page.tray.turn">
        <source>Turn it with the wheel, R or these buttons; then choose a cell.</source>
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
        <source>Of the deck you know which cards lie there, not in what order.</source>
        <translation>Ви знаєте, які карти лежать у колоді, але не їхній порядок.</translation>
    </message>
    <message id="northgard.page.browse.left">
        <source>{n} left</source>
        <extracomment>So many tokens of a building.</extracomment>
        <translation>лишилося {n}</translation>
    </message>
    <message id="northgard.page.upgrade.take">
        <source>Take this clan card</source>
        <translation>Взяти цю карту клану</translation>
    </message>
    <message id="northgard.page.upgrade.give">
        <source>For this card of your hand</source>
        <translation>За цю карту з руки</translation>
    </message>
    <message id="northgard.page.upgrade.what">
        <source>What becomes of the card</source>
        <translation>Що буде з картою</translation>
    </message>
    <message id="northgard.page.upgrade.aside">
        <source>Lay it aside</source>
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
        <source>Of the others, the left one comes up first again.</source>
        <translation>З решти першою знову з’явиться ліва.</translation>
    </message>
    <message id="northgard.page.tile.first_right">
        <source>Of the others, the right one comes up first again.</source>
        <translation>З решти першою знову з’явиться права.</translation>
    </message>
    <message id="northgard.page.tile.other_order">
        <source>Other order</source>
        <extracomment>A button: the tiles that are not taken go under the pile the other way round.</extracomment>
        <translation>Інший порядок</translation>
    </message>
    <message id="northgard.page.amount.to">
        <source>To {place:acc}</source>
        <extracomment>A region, whither one goes.</extracomment>
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
        <source>Somebody must go.</source>
        <translation>Хтось має піти.</translation>
    </message>
    <message id="northgard.page.odds.creature">
        <source>Attack: {creature}</source>
        <translation>Напад на істоту: {creature}</translation>
    </message>
    <message id="northgard.page.odds.strengths">
        <source>**{own}** [axe] against **{other}** [axe], and the dice</source>
        <extracomment>Strengths before food and dice.</extracomment>
        <translation>**{own}** [axe] проти **{other}** [axe], і ще кубики</translation>
    </message>
    <message id="northgard.page.odds.win">
        <source>You win: **{n} %**</source>
        <extracomment>A chance.</extracomment>
        <translation>Ви переможете: **{n} %**</translation>
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
        <extracomment>{place} is a region.</extracomment>
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
        <translation>Кубик бою</translation>
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
        <translation>Кубики</translation>
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
    <message id="northgard.page.battle.if_rolled">
        <source>If {who} rolls…</source>
        <extracomment>Over boxes, one for each face of the die. {who} is a player or a creature.</extracomment>
        <translation>Якщо {who} викине…</translation>
    </message>
    <message id="northgard.page.battle.nobody">
        <source>nobody</source>
        <extracomment>Nobody wins.</extracomment>
        <translation>ніхто</translation>
    </message>
    <message id="northgard.page.battle.chance">
        <source>you win: **{n} %**</source>
        <extracomment>Under a choice, such as: 2 food.</extracomment>
        <translation>перемога: **{n} %**</translation>
    </message>
    <message id="northgard.page.battle.food_note">
        <source>At most **1** [food] for each of your figures; you hold **{n}**. What is spent is gone.</source>
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
        <translation>Завдати втрати</translation>
    </message>
    <message id="northgard.page.battle.won">
        <source>**{who}** wins, {figures}</source>
        <extracomment>{figures} are the strengths, such as 7 : 5.</extracomment>
        <translation>Перемагає **{who}**, {figures}</translation>
    </message>
    <message id="northgard.page.battle.won_nobody">
        <source>**Nobody** wins: all have fallen, {figures}</source>
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
        <source>Regions</source>
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
        <source>Regions by year</source>
        <translation>Території за роками</translation>
    </message>
    <message id="northgard.page.end.source_closing">
        <source>Closed regions</source>
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
        <source>Closed regions</source>
        <translation>Закриті території</translation>
    </message>
    <message id="northgard.page.end.column_strongholds">
        <source>With large buildings</source>
        <translation>З великими спорудами</translation>
    </message>
    <message id="northgard.page.end.column_warriors">
        <source>Warriors left</source>
        <translation>Воїнів лишилося</translation>
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
        <source>Its first card joins your deck; two more wait for **3** [lore] each.</source>
        <translation>Його початкова карта ввійде до колоди; ще дві чекають, кожна за **3** [lore].</translation>
    </message>
    <message id="northgard.prompt.choose_clan.they">
        <source>**{who}** chooses a clan</source>
        <translation>**{who}** обирає клан</translation>
    </message>
    <message id="northgard.prompt.setup_tile.you">
        <source>Lay **one of your tiles** beside the start tile</source>
        <translation>Викладіть **одну з плиток** поруч із початковою</translation>
    </message>
    <message id="northgard.prompt.setup_tile.second">
        <source>Lay your **second tile** anywhere on the map</source>
        <translation>Викладіть **другу плитку** будь-де на полі</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then">
        <source>Then three warriors settle in one of its regions.</source>
        <translation>Потім три воїни займуть одну з її територій.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.then_second">
        <source>Three more warriors settle there; the third tile goes back to the pile.</source>
        <translation>Там оселяться ще три воїни; третя плитка повернеться до стосу.</translation>
    </message>
    <message id="northgard.prompt.setup_tile.they">
        <source>**{who}** lays a tile</source>
        <translation>**{who}** викладає плитку</translation>
    </message>
    <message id="northgard.prompt.setup_group.you">
        <source>Choose a **region for three warriors**</source>
        <translation>Оберіть **територію для трьох воїнів**</translation>
    </message>
    <message id="northgard.prompt.setup_group.then">
        <source>A neutral region with a part on the new tile.</source>
        <translation>Нейтральна територія, що є й на новій плитці.</translation>
    </message>
    <message id="northgard.prompt.setup_group.they">
        <source>**{who}** settles in a region</source>
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
        <source>All others have passed: your turns follow one another.</source>
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
        <source>**{who}** goes on with the turn</source>
        <translation>**{who}** продовжує хід</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.you">
        <source>Take **one card** of the row</source>
        <translation>Візьміть **одну карту** з ряду</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.achievement">
        <source>Choose your **achievement**</source>
        <translation>Оберіть **досягнення**</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then">
        <source>It goes on top of your deck: you draw it next year.</source>
        <translation>Вона ляже на верх колоди: ви візьмете її наступного року.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.then_achievement">
        <source>It counts at the end of this year.</source>
        <translation>Воно дасть славу наприкінці цього року.</translation>
    </message>
    <message id="northgard.prompt.pick_from_row.they">
        <source>**{who}** takes a card of the row</source>
        <translation>**{who}** бере карту з ряду</translation>
    </message>
    <message id="northgard.prompt.choose_basic.you">
        <source>Choose **what to do** with the card</source>
        <translation>Оберіть, **що зробити** цією картою</translation>
    </message>
    <message id="northgard.prompt.choose_basic.second">
        <source>Choose a **second, different thing**, or stop</source>
        <translation>Оберіть **другий, інший ефект** або зупиніться</translation>
    </message>
    <message id="northgard.prompt.choose_basic.again">
        <source>Explore **once more**?</source>
        <translation>Дослідити **ще раз**?</translation>
    </message>
    <message id="northgard.prompt.choose_basic.then">
        <source>Only what is possible now can be chosen.</source>
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
        <source>In regions you control.</source>
        <translation>На територіях, які ви контролюєте.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_neutral">
        <source>Only in neutral regions.</source>
        <translation>Лише на нейтральних територіях.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_own_or_neutral">
        <source>In regions you control, or in neutral ones.</source>
        <translation>На територіях, які ви контролюєте, або на нейтральних.</translation>
    </message>
    <message id="northgard.prompt.recruiting.then_same">
        <source>All of them in one and the same region.</source>
        <translation>Усіх на тій самій території.</translation>
    </message>
    <message id="northgard.prompt.recruiting.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** наймає воїнів</translation>
    </message>
    <message id="northgard.prompt.levy.you">
        <source>Choose **where a warrior comes**</source>
        <translation>Оберіть, **куди прийде воїн**</translation>
    </message>
    <message id="northgard.prompt.levy.then">
        <source>You have too few warriors left for all these regions.</source>
        <translation>На всі ці території воїнів у запасі не вистачить.</translation>
    </message>
    <message id="northgard.prompt.levy.then_kaija">
        <source>Kaija may come in place of a warrior.</source>
        <translation>Замість воїна може прийти Кая.</translation>
    </message>
    <message id="northgard.prompt.levy.they">
        <source>**{who}** shares out warriors</source>
        <translation>**{who}** розподіляє воїнів</translation>
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
            <numerusform>Рухайте воїнів: лишилося **{n}** переміщення</numerusform>
            <numerusform>Рухайте воїнів: лишилося **{n}** переміщення</numerusform>
            <numerusform>Рухайте воїнів: лишилося **{n}** переміщень</numerusform>
        </translation>
    </message>
    <message id="northgard.prompt.moving.then">
        <source>A rough border costs **2**. Battles follow when all have moved.</source>
        <translation>Важкопрохідна межа коштує **2**. Бої — після всіх переміщень.</translation>
    </message>
    <message id="northgard.prompt.moving.then_wolf">
        <source>Rough borders cost **1** this time. Battles follow when all have moved.</source>
        <translation>Цього разу важкопрохідна межа коштує **1**. Бої — після всіх переміщень.</translation>
    </message>
    <message id="northgard.prompt.moving.then_through">
        <source>Enemies do not stop you. Battles are where your warriors end.</source>
        <translation>Вороги вас не зупиняють. Бої — там, де воїни закінчать шлях.</translation>
    </message>
    <message id="northgard.prompt.moving.they">
        <source>**{who}** moves warriors</source>
        <translation>**{who}** переміщує воїнів</translation>
    </message>
    <message id="northgard.prompt.exploring.you">
        <source>Lay the **new tile** beside one of your open regions</source>
        <translation>Приєднайте **нову плитку** до своєї відкритої території</translation>
    </message>
    <message id="northgard.prompt.exploring.anywhere">
        <source>Lay the **new tile** beside any open region</source>
        <translation>Приєднайте **нову плитку** до будь-якої відкритої території</translation>
    </message>
    <message id="northgard.prompt.exploring.then">
        <source>Each region of yours that it closes brings **1** [glory] for each of its tiles.</source>
        <translation>Кожна ваша територія, яку вона закриє, дасть по **1** [glory] за кожну свою плитку.</translation>
    </message>
    <message id="northgard.prompt.exploring.then_redraw">
        <source>Or put it under the pile and take another, which must be laid.</source>
        <translation>Або покладіть її під низ стосу й візьміть іншу: її доведеться викласти.</translation>
    </message>
    <message id="northgard.prompt.exploring.they">
        <source>**{who}** explores</source>
        <translation>**{who}** досліджує</translation>
    </message>
    <message id="northgard.prompt.choose_tile.you">
        <source>Choose **which tile** to lay</source>
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
        <source>Only the discarded cards are shown to the others.</source>
        <translation>Решта побачить лише скинуті карти.</translation>
    </message>
    <message id="northgard.prompt.assigning.they">
        <source>**{who}** shares out drawn cards</source>
        <translation>**{who}** розподіляє взяті карти</translation>
    </message>
    <message id="northgard.prompt.react.you">
        <source>**{player}** plays **{card}**. Cancel it?</source>
        <translation>**{player}** грає карту «**{card}**». Скасувати?</translation>
    </message>
    <message id="northgard.prompt.react.then">
        <source>It would cost you Defensive Strategy; the card would have no effect.</source>
        <translation>Ви витратите «Оборонну стратегію», і карта не подіє.</translation>
    </message>
    <message id="northgard.prompt.react.they">
        <source>**{who}** may answer the card</source>
        <translation>**{who}** може відповісти на карту</translation>
    </message>
    <message id="northgard.prompt.place_scorched.you">
        <source>Lay **Scorched Earth** next to your land, or leave it</source>
        <translation>Покладіть **«Випалену землю»** поруч зі своїми землями або не чіпайте її</translation>
    </message>
    <message id="northgard.prompt.place_scorched.then">
        <source>**+1** [axe] for you in battles there; **1** resource of an enemy at harvest.</source>
        <translation>У боях там ви маєте **+1** [axe]; під час збирання врожаю — **1** ресурс ворога.</translation>
    </message>
    <message id="northgard.prompt.place_scorched.they">
        <source>**{who}** places Scorched Earth</source>
        <translation>**{who}** кладе «Випалену землю»</translation>
    </message>
    <message id="northgard.prompt.theft.you">
        <source>**Scorched Earth:** take **1** resource of **{victim}**?</source>
        <translation>**«Випалена земля»:** забрати **1** ресурс у гравця **{victim}**?</translation>
    </message>
    <message id="northgard.prompt.theft.then">
        <source>One that the region with the token yields; its controller gets one less.</source>
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
        <source>Winter comes next; your warriors cost nothing.</source>
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
        <source>**{who}** answers the partner</source>
        <translation>**{who}** відповідає партнерові</translation>
    </message>
    <message id="northgard.prompt.start_again.you">
        <source>Begin again with **three warriors** in a neutral region</source>
        <translation>Почніть заново: **три воїни** на нейтральній території</translation>
    </message>
    <message id="northgard.prompt.start_again.then">
        <source>You have nobody left on the map. Cards, resources and fame stay yours.</source>
        <translation>На полі у вас нікого не лишилося. Карти, ресурси та слава й далі ваші.</translation>
    </message>
    <message id="northgard.prompt.start_again.they">
        <source>**{who}** begins again</source>
        <translation>**{who}** починає заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.you">
        <source>Lay a **new tile** where you want to begin again</source>
        <translation>Викладіть **нову плитку** там, де хочете почати заново</translation>
    </message>
    <message id="northgard.prompt.settle_new_land.then">
        <source>No neutral region is left: this tile must bring one.</source>
        <translation>Нейтральних територій не лишилося: плитка має дати нову.</translation>
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
        <source>You discard one card of it; then you draw a card.</source>
        <translation>Одну з них ви скинете; потім візьмете карту собі.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_random">
        <source>Chance chooses the card.</source>
        <translation>Карту обере випадок.</translation>
    </message>
    <message id="northgard.prompt.choose_victim.then_demand">
        <source>You name a card; its owner discards it or pays you **2** resources.</source>
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
        <source>Then nobody sees your hand, and nothing else happens to it.</source>
        <translation>Тоді ніхто не побачить ваших карт, і більше з ними нічого не станеться.</translation>
    </message>
    <message id="northgard.prompt.shield.they">
        <source>**{who}** may shield the hand</source>
        <translation>**{who}** може закрити свої карти</translation>
    </message>
    <message id="northgard.prompt.search_hand.you">
        <source>Discard **one card** of **{victim}**</source>
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
        <source>Demand **one card** of **{victim}**</source>
        <translation>Вимагайте **одну карту** гравця **{victim}**</translation>
    </message>
    <message id="northgard.prompt.demand_card.then">
        <source>It is discarded, unless you get **2** resources instead.</source>
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
        <source>Any card of your hand, Unrest too.</source>
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
        <source>Choose **which battle** is fought next</source>
        <translation>Оберіть, **який бій** буде наступним</translation>
    </message>
    <message id="northgard.prompt.choose_battle.then">
        <source>One at a time; nobody retreats to where a battle still waits.</source>
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
        <source>From {place:gen} to an adjacent region, neutral or the defender’s own.</source>
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
        <source>**{own}** [axe] against **{other}** [axe]; the other die is still to be rolled.</source>
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
        <source>Axe Throwers: **1** [axe] more, or **1** [skull] more?</source>
        <translation>«Метальники сокир»: ще **1** [axe] чи ще **1** [skull]?</translation>
    </message>
    <message id="northgard.prompt.throw_axe.then">
        <source>**{own}** [axe] against **{other}** [axe]; the defender’s die is still to be rolled.</source>
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
        <source>Kaija is among them, in {place:loc}. She can be recruited again.</source>
        <translation>Серед них Кая, у {place:loc}. Її можна найняти знову.</translation>
    </message>
    <message id="northgard.prompt.choose_losses.they">
        <source>**{who}** chooses who falls</source>
        <translation>**{who}** обирає, хто загине</translation>
    </message>
    <message id="northgard.prompt.retreating.you">
        <source>Retreat from {place:gen}: choose **where to**</source>
        <translation>Відступ із {place:gen}: оберіть, **куди**</translation>
    </message>
    <message id="northgard.prompt.retreating.then">
        <source>Group by group, to neutral regions or your own, over regular borders.</source>
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
        <source>You see which one comes, then you choose where; it acts at once.</source>
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
        <source>A lair in a region without a creature; where there is none, any such region.</source>
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
        <source>All these regions attract it alike; the first player decides.</source>
        <translation>Ці території приваблюють однаково; вирішує перший гравець.</translation>
    </message>
    <message id="northgard.prompt.choose_way.they">
        <source>**{who}** leads a creature</source>
        <translation>**{who}** веде істоту</translation>
    </message>
    <message id="northgard.prompt.challenging.you">
        <source>Attack a **creature** beside your warriors?</source>
        <translation>Напасти на **істоту** поруч із вашими воїнами?</translation>
    </message>
    <message id="northgard.prompt.challenging.then">
        <source>One in each region. Its strength is printed; a tie is lost.</source>
        <translation>Одна на кожній території. Її сила відома; нічия — поразка.</translation>
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
        <source>It works as if you had played it, and stays where it lies.</source>
        <translation>Вона подіє так, наче її зіграли ви, і лишиться на місці.</translation>
    </message>
    <message id="northgard.prompt.copying.they">
        <source>**{who}** chooses a card to use</source>
        <translation>**{who}** обирає, яку карту застосувати</translation>
    </message>
    <message id="northgard.prompt.negotiating.you">
        <source>Take **a card of your discard pile**, or draw one</source>
        <translation>Візьміть **карту зі свого скиду** або з колоди</translation>
    </message>
    <message id="northgard.prompt.negotiating.then">
        <source>You may play it this turn, if the turn allows.</source>
        <translation>Її можна зіграти цього ж ходу, якщо він дозволяє.</translation>
    </message>
    <message id="northgard.prompt.negotiating.they">
        <source>**{who}** looks through the discard pile</source>
        <translation>**{who}** переглядає свій скид</translation>
    </message>
    <message id="northgard.prompt.spreading.you">
        <source>Osmosis: choose **a region for a warrior**</source>
        <translation>«Єднання з природою»: оберіть **територію для воїна**</translation>
    </message>
    <message id="northgard.prompt.spreading.then">
        <source>Up to three of your regions, open or with wood on their tiles; one warrior each.</source>
        <translation>До трьох ваших територій, відкритих або з деревом на плитках; по одному воїну.</translation>
    </message>
    <message id="northgard.prompt.spreading.they">
        <source>**{who}** recruits warriors</source>
        <translation>**{who}** наймає воїнів</translation>
    </message>
    <message id="northgard.prompt.joining.you">
        <source>Bring **one figure** from next door to {place:acc}?</source>
        <translation>Привести **одну фігурку** із суміжної території до {place:gen}?</translation>
    </message>
    <message id="northgard.prompt.joining.then">
        <source>Over any border. It is no move: nobody fights.</source>
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
        <source>What you collect comes from the region where you build.</source>
        <translation>Ресурси дає та територія, де ви будуєте.</translation>
    </message>
    <message id="northgard.prompt.choose_glory.they">
        <source>**{who}** builds for glory</source>
        <translation>**{who}** будує на славу клану</translation>
    </message>
    <message id="northgard.prompt.rebuild.you">
        <source>Replace **one building** by another of its size?</source>
        <translation>Замінити **одну споруду** іншою такого ж розміру?</translation>
    </message>
    <message id="northgard.prompt.rebuild.then">
        <source>Free of charge; it may repeat a type that stands there.</source>
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
        <source>Choose the region; with Kaija there, the owner chooses who.</source>
        <translation>Оберіть територію; якщо там Кая, кого вилучити, вирішить власник.</translation>
    </message>
    <message id="northgard.prompt.removing.then_raid">
        <source>Then you take a resource that this region yields.</source>
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
        <source>Of a kind that {place} yields.</source>
        <translation>З тих, які дає територія {place}.</translation>
    </message>
    <message id="northgard.prompt.choose_loot.they">
        <source>**{who}** takes loot</source>
        <translation>**{who}** бере здобич</translation>
    </message>
    <message id="northgard.prompt.placing.you">
        <source>Place **one warrior** in a region you control</source>
        <translation>Розмістіть **одного воїна** на території, яку контролюєте</translation>
    </message>
    <message id="northgard.prompt.placing.then">
        <source>This is no recruiting: training camps add nothing.</source>
        <translation>Це не наймання: тренувальні табори нічого не додають.</translation>
    </message>
    <message id="northgard.prompt.placing.they">
        <source>**{who}** places a warrior</source>
        <translation>**{who}** розміщує воїна</translation>
    </message>
    <message id="northgard.prompt.choose_exit.you">
        <source>Choose an open region **where the hidden ways lead**</source>
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
        <source>Any number of warriors of one region. Where an enemy stands, you attack.</source>
        <translation>Будь-яка кількість воїнів з однієї території. Якщо там ворог, ви нападаєте.</translation>
    </message>
    <message id="northgard.prompt.hidden_march.they">
        <source>**{who}** walks hidden ways</source>
        <translation>**{who}** йде таємними стежками</translation>
    </message>
    <message id="northgard.prompt.bribing.you">
        <source>Move up to **two enemy warriors** to an adjacent region</source>
        <translation>Перемістіть до **двох ворожих воїнів** на суміжну територію</translation>
    </message>
    <message id="northgard.prompt.bribing.then">
        <source>Over any border. Where they meet others, their owner attacks.</source>
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
        <source>**{who}** rolls **{axes}** [axe] for the first turn.</source>
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
        <source>**{by}** cancels {card} of **{who}**.</source>
        <translation>**{by}** скасовує карту {card} гравця **{who}**.</translation>
    </message>
    <message id="northgard.event.card_copied">
        <source>**{who}** uses {card} of **{of}**.</source>
        <translation>**{who}** застосовує карту {card} гравця **{of}**.</translation>
    </message>
    <message id="northgard.event.effect_chosen">
        <source>**{who}** chooses: {what}.</source>
        <extracomment>{what} is such as: Recruit.</extracomment>
        <translation>**{who}** обирає: {what}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_build_first">
        <source>**{who}** builds first and collects afterwards.</source>
        <translation>**{who}** спершу будує, потім збирає ресурси.</translation>
    </message>
    <message id="northgard.event.effect_chosen_collect_first">
        <source>**{who}** first collects in {place:loc}.</source>
        <translation>**{who}** спершу збирає ресурси в {place:loc}.</translation>
    </message>
    <message id="northgard.event.effect_chosen_hidden_ways">
        <source>The hidden ways of **{who}** lead to {place:acc}.</source>
        <translation>Таємні стежки гравця **{who}** ведуть до {place:gen}.</translation>
    </message>
    <message id="northgard.event.hand_attacked">
        <source>**{who}** attacks the hand of **{victim}**.</source>
        <translation>**{who}** зазіхає на карти гравця **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_copied_own">
        <source>**{who}** uses {card} once more.</source>
        <translation>**{who}** ще раз застосовує карту {card}.</translation>
    </message>
    <message id="northgard.event.waited">
        <source>**{who}** waits, laying {card} aside.</source>
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
        <source>**{who}** strengthens the clan: {upgrade}. {card} is laid aside.</source>
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
        <source>**{who}** takes {card} out of the discard pile.</source>
        <translation>**{who}** бере зі скиду карту {card}.</translation>
    </message>
    <message id="northgard.event.card_discarded">
        <source>**{who}** has to discard {card}.</source>
        <translation>Гравцеві **{who}** доводиться скинути карту {card}.</translation>
    </message>
    <message id="northgard.event.shielded">
        <source>**{who}** discards **Unrest**: the card of **{by}** does no harm.</source>
        <translation>**{who}** скидає **«Безлад»**: карта гравця **{by}** не шкодить.</translation>
    </message>
    <message id="northgard.event.hand_seen">
        <source>**{who}** looks at the hand of **{victim}**: {cards}.</source>
        <translation>**{who}** переглядає карти на руці гравця **{victim}**: {cards}.</translation>
    </message>
    <message id="northgard.event.hand_seen_hidden">
        <source>**{who}** looks at the hand of **{victim}**.</source>
        <translation>**{who}** переглядає карти на руці гравця **{victim}**.</translation>
    </message>
    <message id="northgard.event.card_demanded">
        <source>**{who}** demands {card} of **{victim}**.</source>
        <translation>**{who}** вимагає в гравця **{victim}** карту {card}.</translation>
    </message>
    <message id="northgard.event.card_demanded_hidden">
        <source>**{who}** demands a card of **{victim}**.</source>
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
        <source>**{who}** gains **{fame}** [glory] for a closed region.</source>
        <translation>**{who}** здобуває **{fame}** [glory] за закриту територію.</translation>
    </message>
    <message id="northgard.event.fame_gained_harvest">
        <source>**{who}** gains **{fame}** [glory] for closed regions.</source>
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
        <source>**{who}** lays a tile.</source>
        <translation>**{who}** викладає плитку.</translation>
    </message>
    <message id="northgard.event.tile_laid_closed">
        <source>**{who}** explores and closes {places}.</source>
        <extracomment>{places} are regions.</extracomment>
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
        <source>The training camp in {place:loc} sends **{n}** warrior more. | The training camps in {place:loc} send **{n}** warriors more.</source>
        <translation>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїна.</numerusform>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїнів.</numerusform>
            <numerusform>Тренувальний табір у {place:loc} дає ще **{n}** воїнів.</numerusform>
        </translation>
    </message>
    <message id="northgard.event.warriors_recruited_second_chance" numerus="yes">
        <source>**{who}** begins again in {place:loc}: **{n}** warrior. | **{who}** begins again in {place:loc}: **{n}** warriors.</source>
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
        <source>**{who}** replaces {old:a} by {new:a} in {place:loc}.</source>
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
        <source>Driven from {source:gen} to {target:acc}: {figures} of **{who}**.</source>
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
        <source>**{who}** lays **Scorched Earth** in {place:loc}.</source>
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
    <message id="northgard.event.battle_ended_nobody">
        <source>Nobody survives the battle in {place:loc}.</source>
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
        <source>The {creature} goes to {target:acc}.</source>
        <translation>{creature:^} переходить до {target:gen}.</translation>
    </message>
    <message id="northgard.event.creature_acted">
        <source>The {creature} strikes in {place:loc}.</source>
        <translation>{creature:^} нападає в {place:loc}.</translation>
    </message>
    <message id="northgard.event.creature_beaten">
        <source>**{who}** has beaten the {creature}.</source>
        <translation>Перемагає **{who}**: {creature} полишає поле.</translation>
    </message>
    <message id="northgard.event.harvested">
        <source>**{who}** harvests {goods}.</source>
        <translation>Урожай гравця **{who}**: {goods}.</translation>
    </message>
    <message id="northgard.event.harvested_nothing">
        <source>**{who}** harvests nothing.</source>
        <translation>**{who}** лишається без урожаю.</translation>
    </message>
    <message id="northgard.event.resource_stolen">
        <source>**{who}** takes **1** {icon} of **{victim}**: Scorched Earth.</source>
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
        <source>**{partner}** does not give {get} for {give}.</source>
        <translation>**{partner}** не віддає {get} за {give}.</translation>
    </message>
    <message id="northgard.event.winter_paid">
        <source>**{who}** pays {goods} for the winter.</source>
        <translation>**{who}** витрачає на зимування {goods}.</translation>
    </message>
    <message id="northgard.event.winter_paid_short">
        <source>**{who}** cannot feed everybody: {goods} is not enough.</source>
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
        <translation>Карт безладу більше немає: **{who}** платить славою.</translation>
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
        <extracomment>A region, and the old name of the part of it where a slot is.</extracomment>
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
        <source>{n} region | {n} regions</source>
        <extracomment>How many regions a tile has.</extracomment>
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
        <translation>Так</translation>
    </message>
    <message id="shell.common.off">
        <source>Off</source>
        <translation>Ні</translation>
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
        <source>Colour and device</source>
        <translation>Колір і знак</translation>
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
        <source>Motion</source>
        <translation>Рух</translation>
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
    <message id="shell.settings.confirm">
        <source>Confirmations</source>
        <translation>Перепитувати</translation>
    </message>
    <message id="shell.settings.confirm_detail">
        <source>Ask once more before what cannot be undone</source>
        <oldsource>What asks once more before it happens</oldsource>
        <translation>Уточнювати перед тим, чого вже не відмінити</translation>
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
        <source>Buildings and guards are hatched too, each player’s in another way</source>
        <translation>Споруди й вартові ще й заштриховані, у кожного гравця по-своєму</translation>
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
    <message id="shell.saves.none_autosave">
        <source>A game that you leave in the middle waits here.</source>
        <translation>Перервана партія чекатиме на вас тут.</translation>
    </message>
    <message id="shell.saves.none_saved">
        <source>From the menu at the table, a game can be saved here under a name.</source>
        <translation>У меню за столом партію можна зберегти сюди, давши їй назву.</translation>
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
        <source>{game}, turn {turn}</source>
        <extracomment>The name offered for a new save.</extracomment>
        <translation>{game}, хід {turn}</translation>
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
    <message id="shell.bad_save.open_elsewhere">
        <source>It is open in another window of Meadhall. Close it there first.</source>
        <translation>Її відкрито в іншому вікні Meadhall. Спершу закрийте її там.</translation>
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
    <message id="shell.save_failed.open_elsewhere">
        <source>it is open in another window</source>
        <translation>партію відкрито в іншому вікні</translation>
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
    <message id="shell.ask.bot_failed">
        <source>A computer player does not answer</source>
        <translation>Комп’ютерний гравець не відповідає</translation>
    </message>
    <message id="shell.ask.bot_failed_detail">
        <source>The game is written down. Call the computer player again, or leave the table and come back later.</source>
        <translation>Партію записано. Покличте його ще раз або встаньте з-за столу й поверніться пізніше.</translation>
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
        <source>Go to the place next to it</source>
        <translation>До сусіднього місця</translation>
    </message>
    <message id="shell.keys.cancel">
        <source>Cancel what was begun</source>
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
    <message id="table.heading.recap">
        <source>While you were away</source>
        <translation>Поки вас не було</translation>
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
        <source>Left in the box</source>
        <extracomment>How many tokens, cards and so on are left.</extracomment>
        <translation>Лишилося в коробці</translation>
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
    <message id="table.button.undo">
        <source>Undo</source>
        <translation>Відмінити</translation>
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
        <translation>Відмінити останній крок</translation>
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
    <message id="table.seat.heavy">
        <source>more than {most} cards</source>
        <extracomment>After the number of cards in a big hand.</extracomment>
        <translation>понад {most} карт</translation>
    </message>
    <message id="table.seat.details">
        <source>All about {who}</source>
        <translation>Усе про гравця {who}</translation>
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
    <message id="table.actions.none">
        <source>Nothing to do now</source>
        <translation>Зараз дій немає</translation>
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
    <message id="table.saga.title">
        <source>Saga</source>
        <translation>Літопис</translation>
    </message>
    <message id="table.saga.fork" numerus="yes">
        <source>**Another way** was tried here ({n} action): {what} | **Another way** was tried here ({n} actions): {what}</source>
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
        <source>Enough is chosen: take one back first.</source>
        <translation>Обрано досить: спершу приберіть одну.</translation>
    </message>
    <message id="table.composer.no_such">
        <source>The price cannot be paid like this.</source>
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
        <source>Leave this side open and hear proposals</source>
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
    <message id="table.trade.proposals">
        <source>Proposals to you</source>
        <translation>Пропозиції вам</translation>
    </message>
    <message id="table.trade.propose">
        <source>Propose</source>
        <translation>Запропонувати</translation>
    </message>
    <message id="table.trade.hint">
        <source>Each side gives at least one card, and nothing stands on both sides.</source>
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
    <message id="table.recap.go_on">
        <source>To the table</source>
        <translation>До столу</translation>
    </message>
    <message id="table.end.later">
        <source>The scores are counted up when the game is over.</source>
        <translation>Очки підраховують, коли партію завершено.</translation>
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
        <translation>Місце {n}</translation>
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
    <message id="table.ask.fork">
        <source>Go back to what was undone?</source>
        <translation>Повернутися до відміненого?</translation>
    </message>
    <message id="table.ask.fork_detail">
        <source>What has been done since is undone, and stays in the saga as a line of its own.</source>
        <translation>Зроблене відтоді буде відмінено й лишиться в літописі окремою лінією.</translation>
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
    <message id="watch.board.trail">
        <source>Trail {number}</source>
        <extracomment>{number} is such as 1·2.</extracomment>
        <translation>Стежка {number}</translation>
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
        <extracomment>{side} is: side A or side B.</extracomment>
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
