/** The shell's entry. The nonce has to stand before anything that makes styles. */
import './nonce';
import './shell.css';
import './provided';
import { start } from './app/start';

void start();
