// The library of toasts with its look, fetched together and later than the page.
import { Toaster, toast } from 'sonner';
import './toasts.css';

export const sonner = { Toaster, toast };
