// Paths of icons that the first page shows, for `LineIcon`.
export const arrowRight = 'M5 12h14m-6-6 6 6-6 6';
export const close = 'm6 6 12 12M18 6 6 18';
export const glass = 'M12 12 4 3h16zv10m-5 0h10';
export const leave = 'M9 4H5v16h4m6-12 4 4-4 4m4-4H9';
export const more = 'M5 12h.01M12 12h.01M19 12h.01';
export const search = 'M11 4a7 7 0 1 0 .01 0M16 16l4.5 4.5';
export const sliders = 'M4 7h11m5 0h-1M4 12h5m4 0h7M4 17h8m4 0h4M16 5v4m-6 1v4m3 1v4';
export const sparkles = 'm10 5 2 5 5 2-5 2-2 5-2-5-5-2 5-2zm8-3v4m-2-2h4m-2 13v4m-2-2h4';
