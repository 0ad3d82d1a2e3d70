// npm run texts: every text of the product, English and Slovak side by side, as Markdown tables.
import { loadWithVite } from './lib/vite.ts';

const { markdown } = await loadWithVite<{ markdown: () => string }>('markdown.ts');
process.stdout.write(markdown());
