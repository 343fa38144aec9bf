/** Without it no operator call is answered: a page of another origin cannot send it. */
export const operatorHeader = 'x-operator-call';
