/** The cards that have a picture of their own; written by `npm run art`. */
export const edition = "7d7777f7";

export const painted: ReadonlySet<string> = new Set(
  `apprentice militia mystic heavy-infantry cultist energy-shard-start energy-shard arha-initiate arha-templar
   ascetic-of-the-lidless-eye master-dhartha oziah-the-peerless seer-of-the-forked-path temple-librarian
   twofold-askara tablet-of-times-dawn the-all-seeing-eye monastic-tutor monk-of-the-lidless-eye
   oziah-judge-of-logos reality-sculptor righteous-templar tablet-of-the-dreamer temporal-eye truth-seeker
   ulu-askara-prince landtalker runic-lycanthrope snapdragon yggdrasil-staff leotans-familiar ogo-demontrap
   runic-honiskrot starcaller-leotan wildcall-staff cetra-weaver-of-stars druids-of-the-stone-circle flytrap-witch
   lifebound-initiate wolf-shaman beacon-shaman lifebound-muse loamspeaker-druid oras-the-redeemer
   kor-the-ferromancer mechana-initiate reactor-monk cognition-courier magnet-monk avatar-golem burrower-mark-ii
   rocket-courier-x-99 portabillet prototype-ch32 skyrocket-drone hedron-cannon hedron-link-device
   the-grand-design watchmakers-altar foresight-monocle omnicron reactor-shrine zeta-arsenal
   emri-one-with-the-void muramasa shadow-star voidthirster tome-of-erabus voidfeeder arbiter-of-the-precipice
   demon-slayer shade-of-the-black-watch spike-vixen void-initiate blackwatch-vanquisher darkwalker
   illiya-the-demonborn nyxian-spiritcaster spirit-merchant treasure-hunter sea-tyrant earth-tyrant wind-tyrant
   twisted-tyrant xeron-duke-of-lies samaels-trickster tormented-soul herald-of-doom terrus-paragon-of-strife
   avatar-of-the-fallen mephit deviant-fiend firestorm-effigy raging-ursine lagoon-troll vault-sphinx
   corrosive-widow mordant-widow mistake-of-creation protean-sea-slug serpent-siren`.split(/\s+/),
);
