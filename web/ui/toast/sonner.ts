// The toast library with its styles, fetched together after the page.
import { Toaster, toast } from 'sonner';
import './toasts.css';

export const sonner = { Toaster, toast };
