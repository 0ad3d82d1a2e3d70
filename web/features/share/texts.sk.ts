export const sk = {
  scan: 'Hostia naskenujú tento kód a sú vo vašom bare.',
  qrCode: (bar: string) => `QR kód baru ${bar}`,
  barCode: 'Kód baru',
  guestLink: 'Odkaz pre hostí',
  downloadQr: 'Stiahnuť QR kód',
  copyCode: 'Skopírovať kód baru',
  copyUrl: 'Skopírovať adresu',
  share: 'Zdieľať…',
  urlCopied: 'Adresa pre hostí je skopírovaná do schránky!',
  codeCopied: 'Kód baru je skopírovaný do schránky!',
  shareText: (bar: string) => `Objednajte si drinky v bare ${bar}`,
};
