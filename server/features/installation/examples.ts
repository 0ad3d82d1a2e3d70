export const getAddresses = {
  input: {},
  result: { publicUrl: null, network: ['http://192.168.1.20:3000'] },
} as const;

export const getDiskLevel = { input: {}, result: 'ok' } as const;
