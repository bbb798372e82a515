/** Words of a search that are passed over, and groups of beginnings of words that mean the same; without marks on their letters. */
import type { Language } from "./settings.svelte";

const list = (words: string): string[] => words.trim().split(/\s+/);

/** What makes a question of a search. */
export const PASSED: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    list(
      "a an and are happen happens as at be by can could do does for from get how i if in is it may me must my of on or shall should so that the then there they this to we what what's when where which who why will with would you your",
    ),
  ),
  pt: new Set(
    list(
      "a ao aos as como com da das de devo do dos e ela ele em eu e na nas no nos o os ou para pelo pela por posso qual quais quando quanto que quem se ser sou um uma voce meu minha onde",
    ),
  ),
  pl: new Set(
    list(
      "a ale albo by byc co czy dla do gdy gdzie i ich ile ja jak jaki jakie jest jesli kiedy kto ktora ktory mam mi moge moj moja mozna musze na nie o od po przez sa sie ta te to w we z za ze",
    ),
  ),
  ru: new Set(
    list(
      "а без в во где да для до если есть и из или как какая какие какой ко когда кто ли могу можно мне мои мой моя на надо не нужно о об от по почему при с сколько со то ты у что это я",
    ),
  ),
};

/** Each group: whoever looks for a word that begins like one of them also finds those that begin like the others. */
export const ALIKE: Record<Language, readonly (readonly string[])[]> = {
  en: [
    list("win winn victor score"),
    list("buy purchase acquir"),
    list("kill fight beat defeat"),
    list("trash remov banish"),
    list("money coin gold rune"),
    list("attack strength power"),
    list("point score honor fame"),
    list("market shop row"),
    list("monster enem"),
    list("end finish over"),
    list("begin start setup first"),
    list("tie draw-game equal tied"),
    list("expan addon"),
  ],
  pt: [
    list("ganh venc vitori pontuac"),
    list("compr adquir"),
    list("mat derrot lut"),
    list("remov ban elimin"),
    list("dinheiro moeda ouro runa"),
    list("ataque forca poder"),
    list("ponto pontuac honra fama"),
    list("mercado loja fileira"),
    list("fim termin acab encerr"),
    list("comec inici prepar"),
    list("empat"),
  ],
  pl: [
    list("wygr zwycie punkt"),
    list("kup naby zdoby"),
    list("zabi pokon wal"),
    list("usun wygn wygan"),
    list("pieniad monet zlot run"),
    list("atak sil moc"),
    list("punkt honor slaw wynik"),
    list("rynek sklep rzad rzed"),
    list("koniec konc zakon"),
    list("zacz rozpocz pocz przygot"),
    list("remis"),
  ],
  ru: [
    list("выигр побед побежд"),
    list("куп приобр покуп"),
    list("уби побед побежд сраж"),
    list("удал изгн изгон"),
    list("деньг монет золот рун"),
    list("атак сил мощ"),
    list("очк слав счет итог"),
    list("рынок магазин ряд"),
    list("конец конц законч окон"),
    list("нач подготов"),
    list("ничья ничей равен"),
  ],
};

/** What somebody calls by a word of other games, and what our rules call it: found by it, though not the other way round. */
export const MEANT: Record<Language, readonly (readonly [from: readonly string[], to: readonly string[]])[]> = {
  en: [[list("graveyard cemeter trash"), list("void discard")]],
  pt: [[list("cemiter lix"), list("vazio descart")]],
  pl: [[list("cmentarz smietnik"), list("otchlan odrzuc")]],
  ru: [[list("кладбищ мусор"), list("бездн сброс")]],
};

/** What a question is about (`how do I win?`), and how the titles begin that answer it: they come before whatever only has the word. */
export const ANSWERS: Record<Language, readonly (readonly [asked: readonly string[], title: readonly string[]])[]> = {
  en: [[list("win won victor"), list("winner aim")]],
  pt: [[list("ganh venc vitori"), list("vencedor objetivo")]],
  pl: [[list("wygr zwycie"), list("zwyciezca cel")]],
  ru: [[list("выигр побед побежд"), list("победител цель")]],
};
