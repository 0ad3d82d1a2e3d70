// The library of toasts with its look, fetched together and later than the page.
import './toasts.css';

export { Toaster, toast } from 'sonner';
