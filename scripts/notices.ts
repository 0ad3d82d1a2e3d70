// npm run make notices: writes THIRD_PARTY_NOTICES.
import fs from 'node:fs';
import path from 'node:path';
import { thirdPartyNotices } from './lib/third-party.ts';

const file = path.join(import.meta.dirname, '../THIRD_PARTY_NOTICES');
fs.writeFileSync(file, thirdPartyNotices());
