/** The module that the published page loads on the first interaction. */

import { onInteraction } from '../behaviours';
import { start } from './start';

start(onInteraction);
