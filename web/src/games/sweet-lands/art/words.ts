/** The words of the effect language: what is paid, gained and counted. */
const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

export const RESOURCE_IDS = ['gold', 'wheat', 'wood', 'iron', 'diamond'] as const;
export const SWEET_IDS = set('cake pie tiramisu brownie macaron wagashi');
export const PAYS = set('gold wheat wood iron basic diamond card disk');
export const GAINS = set(`
  gold wheat wood iron basic diamond disk vp city-points industry-points
  gold-production wheat-production wood-production iron-production any-production
  terrain field forest mine sea far-terrain road property field-property forest-property mine-property sea-property rabbit
  industry food prosperity orange green grey cards any-bonus farming-bonus forestry-bonus mining-bonus
  skill wonder locomotive flip capital employ card-to-diamond play-card play-round-card round-cards macaron-cards
`);
export const COUNTS = set(`
  gold wheat wood iron diamond disk
  gold-production wheat-production wood-production iron-production least-production best-production
  tokens fields forests mines seas main-terrain border flipped flipped-fields flipped-forests flipped-mines flipped-seas
  roads properties tents houses buildings labs shops tower field-properties forest-properties mine-properties sea-properties
  rabbits cities lab-cities rabbit-cities tower-cities ports bonus-areas cart locomotive food
  industry-points round-industry-points city-points vp prosperity orange green grey least-colour
  played marked farming-cards forestry-cards mining-cards employed columns hand skills wonders
  cake pie tiramisu brownie macaron wagashi main-sweet
`);
