# meadhall                                                    -*- shell-script -*-
_meadhall() {
    local games="watch northgard midgard wild" words
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(
            compgen -W "play simulate balance ladder replay film sound stats bench render almanac aid --help --version" -- "$word"
            compgen -f -X '!*.meadhall' -- "$word"
        )
        compopt -o filenames
        return
    fi
    case $before in
        play | simulate | balance | ladder | sound | almanac | aid) words=$games ;;
        bench) words="rules hints window steady" ;;
        render) words="home setup settings saves about $games" ;;
        --lang) words="en ru uk" ;;
        --theme) words="dark light" ;;
        replay | film | --out)
            compopt -o filenames
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
            return
            ;;
        *)
            case ${COMP_WORDS[1]} in
                play) words="--players --people --seed --option --help" ;;
                simulate) words="--players --bots --games --seed --option --jobs --json --help" ;;
                balance) words="--games --seed --jobs --out --help" ;;
                ladder) words="--games --duels --tempered --seed --jobs --out --noted --help" ;;
                replay) words="--check --lang --help" ;;
                film) words="--lang --out --help" ;;
                sound) words="--seconds --seed --after --out --help" ;;
                stats) words="--csv --help" ;;
                bench) words="--against --json --help" ;;
                almanac) words="--lang --search --out --help" ;;
                aid) words="--lang --out --help" ;;
                render) words="--out --seed --actions --players --lang --theme --scale --size --help" ;;
            esac
            ;;
    esac
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$word")
}
complete -F _meadhall meadhall
