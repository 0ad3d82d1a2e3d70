import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis, widthAt } from '#server/illustrations/profile.ts';
import { isGlass, type Scene } from '#server/illustrations/scene.ts';
import { repeat, svg } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';
import { lie, stand } from './seats.ts';

const umbrella = `<path d="M0 60V-30" stroke="#c79a5b" stroke-width="2.4" stroke-linecap="round"/><path d="M-38-6C-30-26-14-34 0-36 14-34 30-26 38-6 30-11 22-11 15-6 10-11-10-11-15-6-22-11-30-11-38-6Z" fill="#d93a62"/><path d="M0-36C-22-30-32-18-38-6-30-11-22-11-15-6-14-18-10-28 0-36Z" fill="#f0557a"/><path d="M0-36C-10-28-14-18-15-6-10-11 10-11 15-6 14-18 10-28 0-36Z" fill="#ff8aa2"/><path d="M-30-14q5-4 9-3M-7-16q7-4 14 0M21-17q5 0 9 3" stroke="#ffe3a8" stroke-width="2" fill="none" stroke-linecap="round"/><circle cy="-37" r="2.6" fill="#ffd66b"/>`;

const stripes = ['#e2574c', '#2f9d69', '#f0b429', '#2b8fb3', '#d64f8a'] as const;

/** From above the rim to the bottom. Silver in a silver cup. */
function straw(scene: Scene): Layers {
  const { rim, liquid, vessel, seed } = scene;
  const top = { x: axis + rim.x * 0.62 + 12, y: rim.y - 46 };
  const low = rim.y + (liquid.bottom - rim.y) * (vessel.stem ? 0.6 : 0.9);
  const end = { x: axis - Math.min(rim.x * 0.3, widthAt(vessel.inner, low) * 0.5), y: low };
  const line = svg`M${top.x} ${top.y}L${end.x} ${end.y}`;
  if (vessel.material === 'silver')
    return {
      rear: `<path d="${line}" stroke="#8f9cab" stroke-width="6.4" stroke-linecap="round"/><path d="${line}" stroke="#eef4fa" stroke-width="2" stroke-linecap="round" transform="translate(-1 0)"/>`,
    };
  const colour = stripes[seed % stripes.length] ?? stripes[0];
  return {
    rear: `<path d="${line}" stroke="#fbe9cf" stroke-width="6.4" stroke-linecap="round"/><path d="${line}" stroke="${colour}" stroke-width="6.4" stroke-dasharray="5 7"/><path d="${line}" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" transform="translate(-1.6 0)"/>`,
  };
}

const blossoms = [
  ['#9b6be0', '#b78cf0'],
  ['#e56a9a', '#f59abb'],
  ['#f08a3c', '#ffb26b'],
  ['#e9e2f5', '#ffffff'],
] as const;

function flower(scene: Scene, index: number): Layers {
  const [dark, light] = blossoms[(scene.seed >> 3) % blossoms.length] ?? blossoms[0];
  const petals = repeat(
    6,
    (i) =>
      `<path d="M0 0C10-3 11-16 0-18-11-16-10-3 0 0Z" fill="${i % 2 ? light : dark}" transform="rotate(${i * 60})"/>`,
  );
  const lines = repeat(6, (i) => {
    const angle = (i * Math.PI) / 3;
    return svg`M${Math.sin(angle) * 4} ${-Math.cos(angle) * 4}L${Math.sin(angle) * 11} ${-Math.cos(angle) * 11}`;
  });
  const body = svg`${petals}<path d="${lines}" stroke="#4a2350" stroke-opacity=".28" stroke-width="1.1" stroke-linecap="round"/><circle r="4" fill="#ffd54d"/><circle cx="-1" cy="-1" r="1.4" fill="#fff3b8"/>`;
  return lie(scene, index, { y: -2, flat: scene.look.ice === 'crushed' ? 0.9 : 0.68 }, body);
}

const leanOf = (scene: Scene) => (isGlass(scene) ? 22 : 26);

export const trimmings = {
  umbrella: {
    zone: 'standing',
    draw: (scene) => stand(scene, { share: 0.46, y: -14, rotate: leanOf(scene) }, umbrella),
  },
  straw: { zone: 'standing', draw: straw },
  flower: { zone: 'lying', draw: flower },
} satisfies Partial<Record<Garnish, Piece>>;
