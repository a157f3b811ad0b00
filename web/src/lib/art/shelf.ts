/** Every drawing is cut once and printed as often as it is needed: a page of a hundred small marks stays a page of a hundred nodes. */
import type { Cuts } from './shapes';

const SVG = 'http://www.w3.org/2000/svg';
const places = new Map<string, string>();
let shelf: SVGDefsElement | null = null;

const made = <Name extends keyof SVGElementTagNameMap>(
  name: Name,
  values: Readonly<Record<string, string>>,
): SVGElementTagNameMap[Name] => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) element.setAttribute(key, value);
  return element;
};

/** The shelf lies in the page beside everything else, where nobody sees it. */
function opened(): SVGDefsElement {
  if (shelf !== null) return shelf;
  const sheet = made('svg', { width: '0', height: '0', style: 'position:absolute', 'aria-hidden': 'true' });
  shelf = made('defs', {});
  sheet.append(shelf);
  document.body.prepend(sheet);
  return shelf;
}

/** Ink, paper and the weight of a line are those of the place where it is printed. */
const LINE = 'stroke:var(--print);stroke-linejoin:round;stroke-linecap:round;';
const FULL = `${LINE}stroke-width:var(--cut)`;
const THIN = `${LINE}stroke-width:calc(var(--cut) * 0.55)`;

function cutsOf(cuts: Cuts): SVGPathElement[] {
  return cuts.flatMap(([ink, d]) => {
    if (ink === 'line' || ink === 'thin') return [made('path', { d, fill: 'none', style: ink === 'thin' ? THIN : FULL })];
    if (ink === 'ink') return [made('path', { d, style: 'fill:var(--print)' })];
    const plain = ink === 'paper' || ink === 'hatch';
    const filled = made('path', { d, style: `${FULL};fill:${plain ? 'var(--sheet)' : ink}` });
    return ink === 'hatch' ? [filled, made('path', { d, fill: 'url(#hatch)', opacity: '0.55' })] : [filled];
  });
}

const joined = (cuts: Cuts): string => cuts.map(([, path]) => path).join(' ');

/** A rim of light around a drawing, so much wider than its lines. */
function rimOf(cuts: Cuts): SVGPathElement[] {
  const style = 'stroke:currentColor;stroke-width:calc(var(--cut) + 2.2px);stroke-linejoin:round;stroke-linecap:round;fill:';
  const drawn = cuts.filter(([ink]) => ink === 'line' || ink === 'thin');
  const filled = cuts.filter(([ink]) => ink !== 'line' && ink !== 'thin');
  return [
    ...(drawn.length === 0 ? [] : [made('path', { d: joined(drawn), style: `${style}none` })]),
    ...(filled.length === 0 ? [] : [made('path', { d: joined(filled), style: `${style}currentColor` })]),
  ];
}

function placed(kind: string, cuts: Cuts, draw: (cuts: Cuts) => SVGElement[]): string {
  const key = `${kind} ${cuts.map((cut) => cut.join(' ')).join(' ')}`;
  const known = places.get(key);
  if (known !== undefined) return known;
  const id = `cut-${places.size}`;
  const group = made('g', { id });
  group.append(...draw(cuts));
  opened().append(group);
  places.set(key, id);
  return id;
}

/** Where a drawing lies on the shelf, and where the rim of light around it. There are as many as the games have drawings. */
export const shelved = (cuts: Cuts): string => placed('cuts', cuts, cutsOf);
export const rimmed = (cuts: Cuts): string => placed('rim', cuts, rimOf);
/** Both in one; how the rim looks where it is printed is said by its style. */
export const lit = (cuts: Cuts, style: string): string =>
  placed(`lit ${style}`, cuts, () => {
    const rim = made('g', { style });
    rim.append(...rimOf(cuts));
    return [rim, ...cutsOf(cuts)];
  });
