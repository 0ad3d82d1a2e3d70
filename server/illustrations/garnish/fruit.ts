import type { Garnish, Glass } from '#domain/drinks/drink-look.ts';
import { roundness } from '#server/illustrations/gradient.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { dot, place, repeat, svg } from '#server/illustrations/svg.ts';
import { frond } from './herbs.ts';
import { ball } from './picks.ts';
import type { Layers, Piece } from './piece.ts';
import { lie, perch, sink } from './seats.ts';

const perched = (
  seat: { share?: number; y?: number; rotate?: number; scale?: number },
  body: (scene: Scene) => string,
): Piece => ({
  zone: 'perched',
  draw: (scene) => ({ front: perch(scene, seat, body(scene)) }),
});

const bowls = new Set<Glass>(['martini', 'coupe', 'nick', 'flute', 'wine', 'margarita', 'snifter']);

/** Sinks in a bare bowl. Rests on ice, foam, cream or anything thick. */
function cherry(scene: Scene, index: number): Layers {
  const fruit = svg`<path d="M1-8C4-20 11-27 20-30" stroke="#6d8f2e" stroke-width="2" fill="none" stroke-linecap="round"/>${ball(scene, 10, '#c2132e')}`;
  const { glass, ice, foam, garnish } = scene.look;
  const bare = ice === 'none' && !foam && !garnish.includes('whipped-cream');
  if (bare && bowls.has(glass)) return sink(scene, 10, fruit);
  return lie(scene, index, { y: -6, flat: 1 }, fruit);
}

const seedsOn = (count: number, r: number, squash = 1): string =>
  repeat(count, (i) => {
    const angle = (i / count) * 6.283;
    return dot(Math.cos(angle) * r, Math.sin(angle) * r * squash);
  });

const cucumberWheel = (r: number): string =>
  svg`<circle r="${r}" fill="#3f7f33"/><circle r="${r * 0.9}" fill="#d3eab3"/><circle r="${r * 0.62}" fill="#e6f5cc"/><path d="${repeat(
    6,
    (i) => {
      const angle = i * 1.047 + 0.3;
      const [x, y] = [Math.cos(angle) * r, Math.sin(angle) * r];
      return svg`M${x * 0.28} ${y * 0.28}L${x * 0.5} ${y * 0.5}`;
    },
  )}" stroke="#a9cf83" stroke-width="${r * 0.13}" stroke-linecap="round"/><path d="M${-r * 0.7} ${-r * 0.6}A${r * 0.93} ${r * 0.93} 0 0 1 ${r * 0.1} ${-r * 0.93}" stroke="#fff" stroke-opacity=".4" stroke-width="1.4" fill="none" stroke-linecap="round"/>`;

/** One on the rim, and against the wall if there is ice. */
function cucumber(scene: Scene): Layers {
  const { liquid, look, fruit } = scene;
  const front = perch(scene, { y: -6 }, cucumberWheel(18));
  const depth = liquid.bottom - liquid.y;
  if (look.ice === 'none' || depth < 70) return { front };
  const spots = [
    [-0.45, 0.3, -14],
    [0.4, 0.62, 16],
  ] as const;
  const inside = spots.map(([x, y, rotate]) =>
    place(
      { x: axis + liquid.width * x, y: liquid.y + depth * y, rotate, scale: fruit },
      `<g opacity=".8">${cucumberWheel(16)}</g>`,
    ),
  );
  return { front, inside: inside.join('') };
}

function pineapple(scene: Scene): Layers {
  const leaf = frond(scene);
  const crown = [-30, -8, 16, 38]
    .map(
      (angle, i) =>
        `<use href="${leaf}" transform="translate(0 -28) rotate(${angle}) scale(${i % 3 ? 0.95 : 0.7})"/>`,
    )
    .join('');
  const wedge = `<path d="M-27 22C-29-6-17-31 0-35 17-31 29-6 27 22Z" fill="#b9701a"/><path d="M-25 18-20 22M-26 8-20 14M-25-3-18 5M-21-14-13-5M-15-24-7-15M25 18 20 22M26 8 20 14M25-3 18 5M21-14 13-5M15-24 7-15" stroke="#7f4a0e" stroke-width="1.6"/><path d="M-20 22C-21 0-12-22 0-26 12-22 21 0 20 22Z" fill="#ffd553"/><path d="M-13 21C-13 5-8-10-3-15M0 22V-18M13 21C13 5 8-10 3-15M-7 20C-7 8-4 0-2-6M7 20C7 8 4 0 2-6" stroke="#f2b12d" stroke-width="1.7" fill="none" stroke-linecap="round"/><path d="M-16 14C-15 0-10-14-2-21" stroke="#fff3b8" stroke-width="2" fill="none" stroke-linecap="round"/>`;
  return { front: perch(scene, { share: 0.8, y: -12, rotate: 24, scale: 0.86 }, crown + wedge) };
}

const strawberry = (scene: Scene): string =>
  svg`<path d="M0 22C-12 17-20 3-16-8-13-15-4-15 0-12 4-15 13-15 16-8 20 3 12 17 0 22Z" fill="#e0263a"/><path d="M0 22C-12 17-20 3-16-8-13-15-4-15 0-12 4-15 13-15 16-8 20 3 12 17 0 22Z" fill="${roundness(scene)}" opacity=".8"/><path d="M-9-4h.1M-3-1h.1M4-4h.1M10-3h.1M-10 4h.1M-5 7h.1M1 5h.1M7 5h.1M-3 13h.1M3 12h.1" stroke="#ffd98a" stroke-width="2" stroke-linecap="round"/><path d="M0-11C-6-8-12-9-15-14-9-15-6-16-4-18-3-21-1-23 1-24 1-21 2-19 4-18 7-16 10-15 15-14 12-9 6-8 0-11Z" fill="#4fa64a"/>`;

const pear = svg`<path d="M0-26C6-26 8-18 9-10 11-2 17 4 16 13 14 25-14 25-16 13-17 4-11-2-9-10-8-18-6-26 0-26Z" fill="#a9b53f"/><path d="M0-23C4-23 6-16 7-9 9-1 14 5 13 13 11 22-11 22-13 13-14 5-9-1-7-9-6-16-4-23 0-23Z" fill="#fdf6d6"/><path d="M0 5C5 8 5 16 0 19-5 16-5 8 0 5Z" fill="none" stroke="#dccb90" stroke-width="1.4"/><path d="M-1.6 11v3M1.6 11v3" stroke="#6b3d1c" stroke-width="2" stroke-linecap="round"/><path d="M0-26C0-31 2-33 4-34" stroke="#7a5a2b" stroke-width="2.2" fill="none" stroke-linecap="round"/>`;

/** A crescent cut from a stone fruit. */
const crescent = (skin: string, flesh: string, heart: string) =>
  svg`<path d="M-24-6C-22 20 22 20 24-6 25-9 22-11 20-8 12 4-12 4-20-8-22-11-25-9-24-6Z" fill="${skin}"/><path d="M-22-7C-18 14 18 14 22-7 21-9 20-8 19-6 11 6-11 6-19-6-20-8-21-9-22-7Z" fill="${flesh}"/><path d="M-13 .5C-5 6.5 5 6.5 13 .5" stroke="${heart}" stroke-width="2.4" fill="none" stroke-linecap="round"/><path d="M-16 10Q0 19 15 11" stroke="#fff" stroke-opacity=".45" stroke-width="1.8" fill="none" stroke-linecap="round"/>`;

const plum = (scene: Scene): string =>
  svg`<ellipse rx="15.5" ry="17" fill="#5d2f7a"/><ellipse rx="15.5" ry="17" fill="${roundness(scene)}"/><path d="M2-16C-3-8-3 8 2 16" fill="none" stroke="#3a1850" stroke-width="1.6" stroke-linecap="round"/><path d="M1-16C1-21 3-24 6-26" fill="none" stroke="#7a5a2b" stroke-width="2.4" stroke-linecap="round"/><path d="M4-20C9-28 18-28 23-24 18-17 10-15 4-20Z" fill="#58a94f"/><path d="M5-20.5C11-22 16-23 21-24" fill="none" stroke="#a8dc94" stroke-width="1"/>`;

function passionfruit(scene: Scene, index: number): Layers {
  const seeds = seedsOn(7, 8) + seedsOn(4, 3.4);
  const body = svg`<ellipse cy="6" rx="19" ry="18" fill="#3b1633"/><circle r="19" fill="#6d2c58"/><circle r="17" fill="#f7e6cf"/><circle r="14.5" fill="#f5a91f"/><circle r="11" fill="#ffc43d"/><path d="${seeds}" stroke="#2a160c" stroke-width="4" stroke-linecap="round"/><path d="${seeds}" stroke="#8a6a3a" stroke-width="1.2" stroke-linecap="round" transform="translate(-.8 -.9)"/>`;
  return lie(scene, index, { y: -2, flat: 0.62 }, body);
}

const bananaCoin = `<circle r="15" fill="#d9a716"/><circle r="14" fill="#fbe9a2"/><circle r="10" fill="#fff3c4"/><path d="M0 0V-5M0 0 4.5 3M0 0-4.5 3" stroke="#e2c46c" stroke-width="2" stroke-linecap="round"/><path d="M-1-7h.1M6 4h.1M-6 4h.1M3-3h.1M-3-3h.1M0 6h.1" stroke="#8a5a22" stroke-width="1.6" stroke-linecap="round"/>`;
const banana = place({ x: -9, y: 7, rotate: -10 }, bananaCoin) + place({ x: 6, y: -6 }, bananaCoin);

const watermelon = `<path d="M-30-4A30 30 0 0 0 30-4L27-8A28 28 0 0 1-27-8Z" fill="#2f7d3a"/><path d="M-29-6A29 28 0 0 0 29-6Z" fill="#2f7d3a"/><path d="M-26-6A26 24 0 0 0 26-6Z" fill="#d8efb4"/><path d="M-23.5-6A23.5 21 0 0 0 23.5-6Z" fill="#f0475a"/><path d="M-22-6.5H22" stroke="#ff8593" stroke-width="1.6" stroke-linecap="round"/><path d="M-13-1 -12 1M-5 3v2M5 3v2M13-1 12 1M-1-2v2M0 9v2M-9 7l1 2M9 7l-1 2" stroke="#2a1210" stroke-width="2.2" stroke-linecap="round"/>`;

const kiwi = svg`<circle r="19" fill="#7a5a33"/><circle r="17.6" fill="#7fb53a"/><circle r="14" fill="#9fcf4c"/><path d="${repeat(
  16,
  (i) => {
    const angle = i * 0.3927;
    return svg`M${Math.cos(angle) * 6} ${Math.sin(angle) * 6}L${Math.cos(angle) * 15} ${Math.sin(angle) * 15}`;
  },
)}" stroke="#c5e57d" stroke-width="1"/><ellipse rx="5.4" ry="4.6" fill="#f2f5d0"/><path d="${seedsOn(14, 8.4)}" stroke="#22180c" stroke-width="2.2" stroke-linecap="round"/>`;

const chilli = `<path d="M-4-24C4-27 10-22 11-14 13 4 4 22-14 32 -6 20-6 8-8-8-9-16-9-22-4-24Z" fill="#d3202a"/><path d="M-3-20C1-21 4-18 5-12 6 0 2 12-6 21" fill="none" stroke="#ff8a80" stroke-width="2.4" stroke-linecap="round"/><path d="M-8-20C-5-28 6-28 10-19 5-22-3-22-8-20Z" fill="#4f9a3f"/><path d="M1-25C1-31 4-34 8-36" fill="none" stroke="#4f9a3f" stroke-width="3" stroke-linecap="round"/>`;

export const fruit = {
  cherry: { zone: 'lying', draw: cherry },
  cucumber: { zone: 'perched', draw: cucumber },
  'pineapple-wedge': { zone: 'perched', draw: pineapple },
  strawberry: perched({ share: 0.9, y: -4, rotate: 20, scale: 0.95 }, strawberry),
  'pear-slice': perched({ share: 0.84, y: -6, rotate: 24 }, () => pear),
  'peach-slice': perched({ share: 0.86, y: -9, rotate: -26 }, () =>
    crescent('#e8663a', '#ffbf5e', '#e5533f'),
  ),
  plum: perched({ share: 0.86, y: -8, rotate: 8 }, plum),
  passionfruit: { zone: 'lying', draw: passionfruit },
  banana: perched({ share: 0.84, y: -6, rotate: 10 }, () => banana),
  watermelon: perched({ share: 0.82, y: -10, rotate: -18 }, () => watermelon),
  kiwi: perched({ y: -6 }, () => kiwi),
  chilli: perched({ share: 0.9, y: 2, rotate: 14 }, () => chilli),
} satisfies Partial<Record<Garnish, Piece>>;
