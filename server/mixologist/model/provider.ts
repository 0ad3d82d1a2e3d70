import type { LanguageModel } from 'ai';

export const providers = ['openai', 'anthropic', 'google', 'compatible'] as const;

export interface ModelOptions {
  provider: (typeof providers)[number];
  model: string;
  apiKey: string | undefined;
  /** Replaces the provider's own address. `compatible` has none. */
  baseUrl: string | undefined;
  /** For one answer, including retries. */
  timeoutMs: number;
}

/** A server without a model never loads these packages. */
export async function loadModel(options: ModelOptions): Promise<Exclude<LanguageModel, string>> {
  const { model, apiKey, baseUrl: baseURL } = options;
  const settings = { ...(apiKey && { apiKey }), ...(baseURL && { baseURL }) };
  switch (options.provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(settings)(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(settings)(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(settings)(model);
    case 'compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const provider = createOpenAICompatible({
        name: 'compatible',
        baseURL: baseURL ?? '',
        ...(apiKey && { apiKey }),
        // Without this the schema is not sent at all.
        supportsStructuredOutputs: true,
      });
      return provider.chatModel(model);
    }
  }
}
