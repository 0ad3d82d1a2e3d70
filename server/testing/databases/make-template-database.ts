// Browser tests copy this database for each server.
import { readConfig } from '#server/config.ts';
import { prepareDatabase } from './template-database.ts';

await prepareDatabase(readConfig(process.env).database);
