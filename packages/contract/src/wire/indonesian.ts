import * as z from 'zod';
import { id } from 'zod/locales';

// Messages that a schema does not write itself come out in Indonesian.
z.config(id());
