/** The one script that stands in a page: brings it up to date, then waits for a sign of intent. */
import '@/components/live/main';
import './loader';
