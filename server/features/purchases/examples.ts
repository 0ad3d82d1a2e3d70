const examplePurchase = '7c3f8a52-0d1e-4b55-9d2c-3a1c9be1a2f4';

export const getPurchaseOptions = {
  input: {},
  result: { least: 1, most: 500, preset: 5, isTest: true, isOpen: true },
} as const;

export const getCreditPurchase = {
  input: { purchaseId: examplePurchase },
  result: {
    _id: examplePurchase,
    status: 'paid',
    amount: 5,
    isTest: false,
    timestamp: 1_763_164_800_000,
  },
} as const;

export const initiateCreditPurchase = {
  input: { amount: 5 },
  result: {
    success: true,
    checkoutUrl: 'https://checkout.example/pay/c1',
    purchaseId: examplePurchase,
  },
} as const;
