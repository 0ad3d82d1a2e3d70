import type { Rim } from '#domain/drinks/drink-look.ts';
import { axis } from './profile.ts';
import type { Scene } from './scene.ts';
import { dot, svg } from './svg.ts';

type Crust = { bright: string; dim: string; grain: number; depth: number };

const crusts: Record<Rim, Crust> = {
  salt: { bright: '#ffffff', dim: '#b3c5d6', grain: 2.8, depth: 5 },
  sugar: { bright: '#fffaf0', dim: '#ecd09a', grain: 2.3, depth: 6 },
  'chilli-salt': { bright: '#e2512a', dim: '#ffc9b0', grain: 2.6, depth: 6 },
  'cinnamon-sugar': { bright: '#d79a5b', dim: '#8f5224', grain: 2.3, depth: 6 },
  cocoa: { bright: '#4a2413', dim: '#8c5433', grain: 2.2, depth: 6 },
  coconut: { bright: '#ffffff', dim: '#f1e7d6', grain: 2, depth: 7 },
};

/** A ring of grains, or of flakes for coconut. */
export function drawRim(scene: Scene): string {
  const { look, rim, random } = scene;
  if (!look.rim) return '';
  const { bright, dim, grain, depth } = crusts[look.rim];
  const flakes = look.rim === 'coconut';
  const count = Math.round(50 + rim.x * 0.85);
  let brightGrains = '';
  let dimGrains = '';
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * 6.283 + random() * 0.05;
    const out = (random() - 0.5) * 2.6;
    const x = axis + Math.cos(angle) * (rim.x + out);
    const y = rim.y + Math.sin(angle) * (rim.tilt + out * 0.7) + random() * depth - 1.4;
    const lean = random() * 5 - 2.5;
    const mark = flakes ? svg`M${x} ${y}l${lean} ${3 - Math.abs(lean)}` : dot(x, y);
    if (i % 3) brightGrains += mark;
    else dimGrains += mark;
  }
  return svg`<ellipse cx="120" cy="${rim.y + 1}" rx="${rim.x}" ry="${rim.tilt}" fill="none" stroke="${dim}" stroke-opacity=".75" stroke-width="4.2"/><path d="${dimGrains}" stroke="${dim}" stroke-width="${grain + 0.5}" stroke-linecap="round"/><path d="${brightGrains}" stroke="${bright}" stroke-width="${grain}" stroke-linecap="round"/>`;
}
