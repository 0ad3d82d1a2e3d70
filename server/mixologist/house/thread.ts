// The program of a thread of the house.
import { serveTasks } from '#server/threads/serve-tasks.ts';
import { KnownBars } from './bars.ts';
import { tasks } from './tasks.ts';

serveTasks(tasks, new KnownBars());
