/** The cards that have a picture of their own; written by `npm run art`. */
export const edition = "67cb5f32";

export const painted: ReadonlySet<string> = new Set(
  `apprentice militia mystic heavy-infantry cultist energy-shard-start energy-shard arha-initiate arha-templar
   ascetic-of-the-lidless-eye master-dhartha oziah-the-peerless seer-of-the-forked-path temple-librarian
   twofold-askara tablet-of-times-dawn the-all-seeing-eye monastic-tutor monk-of-the-lidless-eye
   oziah-judge-of-logos reality-sculptor righteous-templar tablet-of-the-dreamer temporal-eye truth-seeker
   ulu-askara-prince cetra-weaver-of-stars druids-of-the-stone-circle flytrap-witch landtalker lifebound-initiate
   runic-lycanthrope wolf-shaman snapdragon yggdrasil-staff beacon-shaman leotans-familiar lifebound-muse
   loamspeaker-druid ogo-demontrap oras-the-redeemer runic-honiskrot starcaller-leotan wildcall-staff avatar-golem
   kor-the-ferromancer mechana-initiate reactor-monk burrower-mark-ii hedron-cannon hedron-link-device
   rocket-courier-x-99 the-grand-design watchmakers-altar cognition-courier foresight-monocle magnet-monk omnicron
   portabillet prototype-ch32 reactor-shrine skyrocket-drone zeta-arsenal arbiter-of-the-precipice demon-slayer
   emri-one-with-the-void shade-of-the-black-watch spike-vixen void-initiate muramasa shadow-star voidthirster
   blackwatch-vanquisher darkwalker illiya-the-demonborn nyxian-spiritcaster spirit-merchant tome-of-erabus
   treasure-hunter voidfeeder avatar-of-the-fallen corrosive-widow earth-tyrant mephit mistake-of-creation
   samaels-trickster sea-tyrant tormented-soul wind-tyrant xeron-duke-of-lies deviant-fiend firestorm-effigy
   herald-of-doom lagoon-troll mordant-widow protean-sea-slug raging-ursine serpent-siren terrus-paragon-of-strife
   twisted-tyrant vault-sphinx`.split(/\s+/),
);
