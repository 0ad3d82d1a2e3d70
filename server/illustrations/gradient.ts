import { svg } from './svg.ts';

/** Ids of definitions begin with a prefix, for several drawings on one page. */
export interface Canvas {
  url: (name: string) => string;
  /** Registers a definition once and returns its reference. */
  define: (name: string, body: (id: string) => string) => string;
  definitions: () => string;
}

export function createCanvas(prefix: string): Canvas {
  const definitions = new Map<string, string>();
  return {
    url: (name) => `url(#${prefix}${name})`,
    define: (name, body) => {
      if (!definitions.has(name)) definitions.set(name, body(prefix + name));
      return `#${prefix}${name}`;
    },
    definitions: () => [...definitions.values()].join(''),
  };
}

export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stop = ([offset, colour, opacity = 1]: Stop): string => {
  const faded = opacity < 1 ? svg` stop-opacity="${opacity}"` : '';
  return svg`<stop offset="${offset}" stop-color="${colour}"${faded}/>`;
};

/** From left to right between two x, whatever the shape it fills. */
export function across(scene: Canvas, name: string, reach: number, stops: readonly Stop[]): string {
  scene.define(
    name,
    (id) =>
      svg`<linearGradient id="${id}" x1="${120 - reach}" x2="${120 + reach}" y2="0" gradientUnits="userSpaceOnUse">${stops.map(stop)}</linearGradient>`,
  );
  return scene.url(name);
}

export function downward(
  scene: Canvas,
  name: string,
  [from, to]: readonly [number, number],
  stops: readonly Stop[],
): string {
  scene.define(
    name,
    (id) =>
      svg`<linearGradient id="${id}" x2="0" y1="${from}" y2="${to}" gradientUnits="userSpaceOnUse">${stops.map(stop)}</linearGradient>`,
  );
  return scene.url(name);
}

export function radial(scene: Canvas, name: string, stops: readonly Stop[], focus = ''): string {
  scene.define(
    name,
    (id) => svg`<radialGradient id="${id}"${focus}>${stops.map(stop)}</radialGradient>`,
  );
  return scene.url(name);
}

/** Laid over anything round, it makes it look like a ball. */
export const roundness = (scene: Canvas): string =>
  radial(
    scene,
    'ball',
    [
      [0, '#fff', 0.6],
      [0.32, '#fff', 0.06],
      [0.55, '#12060a', 0],
      [1, '#12060a', 0.5],
    ],
    ' cx=".36" cy=".3" r=".78"',
  );
