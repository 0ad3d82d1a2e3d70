import type { Garnish } from '#domain/drinks/drink-look.ts';
import { axis } from '#server/illustrations/profile.ts';
import type { Scene } from '#server/illustrations/scene.ts';
import { place, svg } from '#server/illustrations/svg.ts';
import type { Layers, Piece } from './piece.ts';

/** Three swirls that get smaller. Later pieces rest on the highest. */
function whippedCream(scene: Scene): Layers {
  const { ledge } = scene;
  const w = ledge.width * 0.94;
  const step = Math.min(13, w * 0.34);
  const swirls = [
    swirl(ledge.y - 1, w, step * 1.1),
    swirl(ledge.y - step, w * 0.76, step),
    swirl(ledge.y - step * 1.9, w * 0.48, step * 0.9),
  ];
  const peak = ledge.y - step * 2.6;
  const tip = svg`<path d="M${axis - w * 0.2} ${peak}C${axis - 3} ${peak - 2} ${axis - 2} ${peak - step} ${axis + 4} ${peak - step * 1.1}C${axis + 2} ${peak - step * 0.6} ${axis + w * 0.16} ${peak - 2} ${axis + w * 0.2} ${peak}Z" fill="#fff8ea"/>`;
  scene.ledge = { y: ledge.y - step * 2.2, width: w * 0.6, tilt: step * 0.9 };
  return { surface: swirls.join('') + tip };
}

function swirl(y: number, w: number, h: number): string {
  const top = svg`M${axis - w} ${y}C${axis - w * 1.12} ${y - h} ${axis - w * 0.5} ${y - h * 1.25} ${axis} ${y - h * 1.1}C${axis + w * 0.5} ${y - h * 1.25} ${axis + w * 1.12} ${y - h} ${axis + w} ${y}`;
  const whole = svg`${top}C${axis + w * 0.6} ${y + h * 0.5} ${axis - w * 0.6} ${y + h * 0.5} ${axis - w} ${y}Z`;
  const lit = svg`${top}C${axis + w * 0.5} ${y - h * 0.1} ${axis - w * 0.4} ${y + h * 0.3} ${axis - w} ${y}Z`;
  return `<path d="${whole}" fill="#ecd9b8"/><path d="${lit}" fill="#fff6e4"/>`;
}

const cushion = `<path d="M-9-5V5C-9 10 9 10 9 5V-5Z" fill="#f3dfd8"/><path d="M-9-5V5C-9 7-6 8.5-4 9V-3Z" fill="#fff6f1"/><ellipse cy="-5" rx="9" ry="4.6" fill="#fffdfa"/><ellipse cx="-2" cy="-5.5" rx="4.5" ry="1.8" fill="#fff"/>`;

function marshmallow(scene: Scene): Layers {
  const { ledge } = scene;
  const w = ledge.width;
  const body = [
    place(
      { x: axis + w * 0.14, y: ledge.y - ledge.tilt * 0.5 - 1, rotate: 8, scale: 0.9 },
      cushion,
    ),
    place({ x: axis - w * 0.34, y: ledge.y - 1, rotate: -14 }, cushion),
    place({ x: axis + w * 0.46, y: ledge.y + 1, rotate: 22, scale: 0.94 }, cushion),
  ];
  return { surface: body.join('') };
}

export const toppings = {
  'whipped-cream': { zone: 'topping', draw: whippedCream },
  marshmallow: { zone: 'lying', draw: marshmallow },
} satisfies Partial<Record<Garnish, Piece>>;
