// Buttons of the tool row: labels where there is room, else an icon with a tooltip.
export const square =
  'max-lg:w-12 max-lg:px-0 min-[1200px]:max-[1399px]:w-12 min-[1200px]:max-[1399px]:px-0';
export const unsaid = 'max-lg:sr-only min-[1200px]:max-[1399px]:sr-only';
