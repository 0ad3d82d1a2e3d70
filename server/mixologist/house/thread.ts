import { giveWay } from '#server/threads/give-way.ts';
import { serveTasks } from '#server/threads/serve-tasks.ts';
import { KnownBars } from './bars.ts';
import { tasks } from './tasks.ts';

giveWay();
serveTasks(tasks, new KnownBars());
