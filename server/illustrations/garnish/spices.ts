import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { dot, place, repeat, svg, use } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';
import { lie, stand } from './seats.ts';

function coffeeBeans(scene: Scene, index: number): Layers {
  const href = scene.define(
    'bean',
    (id) =>
      `<g id="${id}"><ellipse rx="7.6" ry="5" fill="#4a2513"/><ellipse cx="-1" cy="-1.3" rx="5.2" ry="2.5" fill="#7f4a29"/><path d="M-6.6.6C-3-1.7 3 2.7 6.8-.4" stroke="#200d07" stroke-width="1.5" fill="none" stroke-linecap="round"/></g>`,
  );
  const body = [
    use(href, { x: -9.5, y: 1, rotate: -24 }),
    use(href, { x: 9, y: 3, rotate: 28 }),
    use(href, { y: -5.5, rotate: 88 }),
  ];
  return lie(scene, index, { flat: 0.85 }, body.join(''));
}

/** Dust on the surface, as one path. */
const powder = (colour: string, count: number, grain: number): Piece => ({
  zone: 'lying',
  draw: ({ ledge, random }) => {
    let dust = '';
    for (let i = 0; i < count; i++) {
      const angle = random() * 6.283;
      const far = Math.sqrt(random()) * 0.7;
      dust += dot(
        axis + Math.cos(angle) * far * ledge.width,
        ledge.y + Math.sin(angle) * far * ledge.tilt,
      );
    }
    return {
      surface: svg`<path d="${dust}" stroke="${colour}" stroke-width="${grain}" stroke-linecap="round" opacity=".85"/>`,
    };
  },
});

const starAnise = svg`${repeat(
  8,
  (i) =>
    `<path d="M0 0C5-5 5-12 0-17-5-12-5-5 0 0Z" fill="${i % 2 ? '#6e3a1b' : '#8c5029'}" transform="rotate(${i * 45})"/>`,
)}<path d="${repeat(8, (i) => {
  const angle = (i * Math.PI) / 4;
  return dot(Math.sin(angle) * 10, -Math.cos(angle) * 10);
})}" stroke="#e0a76a" stroke-width="3" stroke-linecap="round"/><circle r="3" fill="#b97a44"/>`;

const cinnamon = `<rect x="-7" y="-56" width="14" height="112" rx="3" fill="#8a4b22"/><rect x="-7" y="-56" width="5.5" height="112" rx="2.5" fill="#b57039"/><path d="M-.5-54V56" stroke="#5a2d11" stroke-width="1.8"/><path d="M3.5-50v20M4-20v30M-4-40v16" stroke="#6d3816" stroke-width="1" stroke-linecap="round"/><ellipse cy="-56" rx="7" ry="3" fill="#cf9159"/><path d="M-4-56a3.6 1.5 0 1 1 5 1M4.5-56.5a2.5 1.2 0 1 0-2.5 1" stroke="#5a2d11" stroke-width="1.1" fill="none"/>`;

function chocolate(scene: Scene, index: number): Layers {
  const curl = scene.define(
    'curl',
    (id) =>
      `<g id="${id}" fill="none" stroke-linecap="round"><path d="M-8 2C-7-5 2-6 3-1 4 3-2 4-2 0M3-1C5 3 9 2 10-2" stroke="#38190b" stroke-width="3.4"/><path d="M-8 1.5C-7-5 2-6 3-1.5" stroke="#8a5030" stroke-width="1.2"/></g>`,
  );
  const body = [
    use(curl, { x: -10, y: 2, rotate: -20 }),
    use(curl, { x: 9, y: 3, rotate: 30 }),
    use(curl, { x: 1, y: -6, rotate: 160, scale: 0.9 }),
    use(curl, { x: 0, y: 6, rotate: 80, scale: 0.8 }),
  ];
  return lie(scene, index, { flat: 0.8 }, body.join(''));
}

export const spices = {
  'coffee-beans': { zone: 'lying', draw: coffeeBeans },
  nutmeg: powder('#7a4320', 34, 1.7),
  'cinnamon-powder': powder('#a5582a', 52, 1.5),
  'star-anise': {
    zone: 'lying',
    draw: (scene, index) => lie(scene, index, { flat: 0.66, rotate: 10 }, starAnise),
  },
  'cinnamon-stick': {
    zone: 'standing',
    draw: (scene) => stand(scene, { share: 0.36, rotate: 16 }, place({ y: 2 }, cinnamon)),
  },
  chocolate: { zone: 'lying', draw: chocolate },
} satisfies Partial<Record<Garnish, Piece>>;
