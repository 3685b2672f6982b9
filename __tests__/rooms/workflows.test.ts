import { runRoom } from './run-room';

runRoom(__filename);
