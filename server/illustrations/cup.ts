import { darken, lighten } from '#catalogue/look/colour.ts';
import type { Material } from './glasses.ts';
import { across, downward, type Stop } from './gradient.ts';
import { foamColour } from './liquid.ts';
import { along, axis, endOf, hoop, outline, rimArc, widthAt } from './profile.ts';
import type { Scene } from './scene.ts';
import { ring, svg } from './svg.ts';
import { type Tones, tikiFace } from './tiki-face.ts';

const offsets = [0, 0.14, 0.3, 0.5, 0.82, 1] as const;

const clays: readonly Tones[] = [
  ['#0d4a4c', '#17797a', '#45b5ae', '#1b8280', '#0f5b5c', '#08383a'],
  ['#6b2a14', '#a8492a', '#e08a5e', '#b25232', '#7c331a', '#4f1d0d'],
  ['#3b4a17', '#647a2a', '#a5b95c', '#6d8430', '#4a5b1d', '#2c380f'],
  ['#2c2a5c', '#4a4a93', '#8a8cd0', '#50519c', '#37366d', '#1f1d45'],
  ['#6a4a1a', '#a5782f', '#deb56a', '#b08236', '#7d5a22', '#4e3511'],
];

const materials: Record<Exclude<Material, 'glass' | 'ceramic'>, Tones> = {
  copper: ['#7a3413', '#c8693a', '#ffd0a6', '#d67a45', '#8f431d', '#5c240b'],
  silver: ['#6f7b88', '#b6c0ca', '#ffffff', '#c9d2da', '#8e99a5', '#5d6873'],
  porcelain: ['#b9ab98', '#efe6d8', '#ffffff', '#f5eee2', '#d3c6b3', '#a59580'],
};

function tonesOf({ vessel, seed }: Scene): Tones {
  const { material } = vessel;
  if (material === 'glass') return materials.silver;
  if (material !== 'ceramic') return materials[material];
  return clays[seed % clays.length] ?? materials.copper;
}

/**
 * Everything that the body covers: saucer, handle, the inside of the opening and the drink in it.
 */
export function cupBehind(scene: Scene): string {
  const { rim, liquid, foam } = scene;
  const tones = tonesOf(scene);
  const drink = foam ? foamColour(scene) : liquid.top;
  return svg`${saucer(scene, tones)}${handle(scene, tones)}<ellipse cx="120" cy="${rim.y}" rx="${rim.x}" ry="${rim.tilt}" fill="${darken(tones[4], 0.3)}"/><ellipse cx="120" cy="${rim.y + 2.5}" rx="${rim.x - 4}" ry="${rim.tilt - 3}" fill="${drink}"/><ellipse cx="111" cy="${rim.y + 2}" rx="${rim.x * 0.56}" ry="${rim.tilt * 0.36}" fill="#fff" opacity=".28"/><path d="${rimArc(rim, 1)}" fill="none" stroke="${tones[2]}" stroke-width="2"/>`;
}

export function cupInFront(scene: Scene): string {
  const { vessel, rim } = scene;
  const tones = tonesOf(scene);
  const body = outline(vessel.outer, -rim.tilt, vessel.base ?? 0);
  const metal = across(
    scene,
    'm',
    rim.x,
    tones.map((tone, i): Stop => [offsets[i] ?? 1, tone]),
  );
  const bottom = endOf(vessel.outer)[1];
  const shine = along(vessel.outer, -0.72, rim.y + 18, bottom - 22);
  const decor = decors[vessel.material](scene, tones, body);
  return svg`<path d="${body}" fill="${metal}"/>${decor}<path d="${shine}" fill="none" stroke="#fff" stroke-opacity="${vessel.material === 'ceramic' ? 0.32 : 0.55}" stroke-width="4.5" stroke-linecap="round"/><path d="${rimArc(rim, 0)}" fill="none" stroke="${lighten(tones[2], 0.3)}" stroke-width="2.4"/>`;
}

function handle({ vessel }: Scene, tones: Tones): string {
  const d = vessel.handle;
  if (!d) return '';
  const width = vessel.material === 'porcelain' ? 6 : 9;
  return svg`<g fill="none"><path d="${d}" stroke="${tones[4]}" stroke-width="${width + 2}"/><path d="${d}" stroke="${tones[1]}" stroke-width="${width - 1}"/><path d="${d}" stroke="${tones[2]}" stroke-width="2" opacity=".75" transform="translate(-1.5 -1.5)"/></g>`;
}

function saucer({ vessel }: Scene, tones: Tones): string {
  if (!vessel.saucer) return '';
  const { width, y } = vessel.saucer;
  return svg`<ellipse cx="120" cy="${y + 4}" rx="${width}" ry="13" fill="${tones[5]}"/><ellipse cx="120" cy="${y + 1}" rx="${width}" ry="12.5" fill="${tones[1]}"/><ellipse cx="120" cy="${y + 1}" rx="${width - 3}" ry="11" fill="none" stroke="#c99a45" stroke-width="1.2"/><ellipse cx="112" cy="${y - 1}" rx="${width * 0.66}" ry="7.5" fill="${tones[2]}" fill-opacity=".7"/><ellipse cx="122" cy="${y + 1}" rx="38" ry="6" fill="${tones[0]}" fill-opacity=".6"/>`;
}

type Decor = (scene: Scene, tones: Tones, body: string) => string;

const band = ({ vessel, rim }: Scene, y: number, height: number, colour: string, opacity: string) =>
  `<path d="${hoop(vessel.outer, y, height, rim.tilt / rim.x)}" fill="${colour}" fill-opacity="${opacity}"/>`;

const hammered: Decor = (scene, tones) => {
  const { vessel, rim, random } = scene;
  const bottom = endOf(vessel.outer)[1];
  let dents = '';
  for (let i = 0; i < 30; i++) {
    const y = rim.y + 26 + random() * (bottom - rim.y - 34);
    const x = axis + (random() * 2 - 1) * (widthAt(vessel.outer, y) - 10);
    const r = 4 + random() * 3;
    dents += svg`M${x - r} ${y}a${r} ${r * 0.8} 0 0 1 ${r * 2} 0`;
  }
  return svg`${band(scene, rim.y + 1, 6, tones[2], '.35')}${band(scene, rim.y + 7, 2, tones[5], '.35')}<path d="${dents}" fill="none" stroke="${tones[2]}" stroke-opacity=".24" stroke-width="1.5" stroke-linecap="round"/>${frost(scene)}`;
};

const frosted: Decor = (scene, tones, body) => {
  const { vessel, rim } = scene;
  const bottom = endOf(vessel.outer)[1];
  const veil = downward(
    scene,
    'fr',
    [rim.y, bottom],
    [
      [0, '#eaf5fb', 0.45],
      [1, '#eaf5fb', 0],
    ],
  );
  return svg`${band(scene, rim.y + 1, 8, '#fff', '.5')}${band(scene, rim.y + 10, 1.6, tones[5], '.35')}${band(scene, bottom - 16, 1.6, tones[5], '.35')}${band(scene, bottom - 14, 12, '#fff', '.28')}<path d="${body}" fill="${veil}"/>${frost(scene)}`;
};

const painted: Decor = (scene, tones) => {
  const { rim } = scene;
  const bottom = endOf(scene.vessel.outer)[1];
  return svg`${band(scene, rim.y + 3, 9, tones[2], '.4')}${band(scene, bottom - 16, 12, darken(tones[5], 0.25), '.35')}${tikiFace(tones, scene.seed)}`;
};

const gilded: Decor = (scene) => {
  const { rim } = scene;
  const leaves = [-34, -12, 12, 34]
    .map(
      (x) =>
        svg`M${axis + x} ${rim.y + 40}c5-4 6-10 0-16-6 6-5 12 0 16ZM${axis + x} ${rim.y + 42}v6`,
    )
    .join('');
  return svg`${band(scene, rim.y + 4, 1.6, '#c99a45', '.9')}${band(scene, rim.y + 8, 0.8, '#c99a45', '.7')}<path d="${leaves}" fill="#c99a45" fill-opacity=".55" stroke="#c99a45" stroke-width="1"/>`;
};

function frost({ vessel, rim, random }: Scene): string {
  const bottom = endOf(vessel.outer)[1];
  let drops = '';
  for (let i = 0; i < 22; i++) {
    const y = rim.y + 22 + random() * (bottom - rim.y - 40);
    const x = axis + (random() * 2 - 1) * (widthAt(vessel.outer, y) - 7);
    drops += ring(x, y, 0.9 + random() * 1.3);
  }
  return `<path d="${drops}" fill="#fff" fill-opacity=".6"/>`;
}

const decors: Record<Material, Decor> = {
  glass: () => '',
  copper: hammered,
  silver: frosted,
  ceramic: painted,
  porcelain: gilded,
};
