#compdef meadhall

local -a commands games
commands=(
  'play:open the window in a game'
  'simulate:computer players play many games'
  'balance:whether a game is fair'
  'ladder:how strong the levels of computer players are'
  'replay:play a saved game again'
  'film:a saved game as a film, a picture or a saga'
  'sound:how a stretch of a game sounds'
  'stats:who has won what'
  'bench:measure the speed'
  'render:draw a page into a picture'
  'almanac:where a rule stands'
  'aid:a game on two sheets of paper'
)
games=(watch northgard midgard wild)

_arguments -C '(- *)'{-h,--help}'[list the commands]' '(- *)--version[say which one it is]' '1: :->first' '*:: :->rest'
case $state in
  first)
    _describe -t commands command commands
    _files -g '*.meadhall'
    ;;
  rest)
    case $words[1] in
      play) _arguments "1:game:($games)" '--players[how many play]:number:' '--people[how many of them sit here]:number:' '--seed[the same board again]:number:' '*--option[a rule agreed on]:key=value:' ;;
      simulate) _arguments "1:game:($games)" '--players[how many play]:number:' '--bots[who plays]:names:' '--games[how many games]:number:' '--seed[the same games again]:number:' '*--option[a rule agreed on]:key=value:' '--jobs[how many processes]:number:' '--json[print one JSON object]' ;;
      balance) _arguments "1:game:($games)" '--games[how many games]:number:' '--seed[the same games again]:number:' '--jobs[how many processes]:number:' '--out[put the tables there too]:file:_files' ;;
      ladder) _arguments "1:game:($games)" '--games[how many games]:number:' '--duels[how many one against one]:number:' '--tempered[how many by temper]:number:' '--seed[the same games again]:number:' '--jobs[how many processes]:number:' '--out[put the tables there too]:file:_files' '--noted[note each game there, and play none twice]:file:_files' ;;
      replay) _arguments '1:saved game:_files' '--check[say only whether every position fits]' '--lang[language]:language:(en ru uk)' ;;
      film) _arguments '1:saved game:_files' '--lang[language]:language:(en ru uk)' '--out[where it goes]:file:_files' ;;
      sound) _arguments "1:game:($games)" '--seconds[how long]:number:' '--seed[the same game again]:number:' '--after[actions passed over]:number:' '--out[where it goes]:file:_files' ;;
      stats) _arguments '--csv[as a table for other programs]' ;;
      bench) _arguments '1:part:(rules hints window steady)' '--against[a revision of the project]:revision:' '--json[print one JSON object]' ;;
      almanac) _arguments "1:game:($games)" '--lang[language]:language:(en ru uk)' '--search[what is looked for]:words:' '--out[where the book goes]:file:_files' ;;
      aid) _arguments "1:game:($games)" '--lang[language]:language:(en ru uk)' '--out[where it goes]:file:_files' ;;
      render) _arguments "1:page:(home setup settings saves about $games)" '--out[where the picture goes]:file:_files' '--seed[of the game]:number:' '--actions[that bots play first]:number:' '--players[at the table]:number:' '--lang[language]:language:(en ru uk)' '--theme[day or night]:theme:(dark light)' '--scale[pixels for one]:number:' '--size[of the picture]:WxH:' ;;
    esac
    ;;
esac
