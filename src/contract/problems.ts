import * as z from 'zod/mini';

export type Language = 'en' | 'es';
type Words = Readonly<Record<Language, string>>;

interface ProblemKind extends Words {
  readonly status: number;
}

/** Everything that can go wrong with a call as a whole: its HTTP status and what a person is told. */
export const problems = {
  'invalid-input': {
    status: 400,
    en: 'Some fields need another look.',
    es: 'Revise los campos marcados.',
  },
  'unreadable-body': {
    status: 400,
    en: 'The request could not be read.',
    es: 'No se pudo leer la solicitud.',
  },
  'site-mismatch': {
    status: 400,
    en: 'The site named in the request is not the site of this address.',
    es: 'El sitio indicado en la solicitud no es el de esta dirección.',
  },
  'wrong-credentials': {
    status: 401,
    en: 'The e-mail or the password is not right.',
    es: 'El correo o la contraseña no son correctos.',
  },
  'login-required': { status: 401, en: 'Please log in first.', es: 'Primero inicie sesión.' },
  'operator-login-required': {
    status: 401,
    en: 'Please log in to the console first.',
    es: 'Primero inicie sesión en la consola.',
  },
  'wrong-code': {
    status: 401,
    en: 'This code is not right, or it was used already. Wait for the next one.',
    es: 'Este código no es correcto o ya se usó. Espere el siguiente.',
  },
  'start-log-in-again': {
    status: 401,
    en: 'This took too long or was tried too often. Please start again with your password.',
    es: 'Pasó demasiado tiempo o hubo demasiados intentos. Empiece de nuevo con su contraseña.',
  },
  'wrong-current-password': {
    status: 403,
    en: 'The current password is not right.',
    es: 'La contraseña actual no es correcta.',
  },
  'account-blocked': {
    status: 403,
    en: 'This account is blocked. Please contact us if you think that is a mistake.',
    es: 'Esta cuenta está bloqueada. Comuníquese con nosotros si cree que es un error.',
  },
  'not-from-console': {
    status: 403,
    en: 'This call can only be made from the console.',
    es: 'Esta llamada solo puede hacerse desde la consola.',
  },
  'gate-needs-credential': {
    status: 409,
    en: 'Add a gate credential first, or nobody could pass.',
    es: 'Primero agregue una credencial de acceso; si no, nadie podría entrar.',
  },
  'not-yourself': {
    status: 409,
    en: 'You cannot block yourself. Ask another operator.',
    es: 'No puede bloquearse a sí mismo. Pídaselo a otro operador.',
  },
  'mail-link-gone': {
    status: 409,
    en: 'The link in this mail is no longer on record. Ask the person to request a new one.',
    es: 'El enlace de este correo ya no está guardado. Pida a la persona que solicite uno nuevo.',
  },
  'piece-out-of-order': {
    status: 409,
    en: 'A piece of the file is missing. Please start the upload again.',
    es: 'Falta una parte del archivo. Empiece la carga de nuevo.',
  },
  'gate-pass-required': {
    status: 401,
    en: 'This site is closed. Please pass its security page first.',
    es: 'Este sitio está cerrado. Primero pase por su página de seguridad.',
  },
  'not-enough-credits': {
    status: 402,
    en: 'There are not enough credits for this. Nothing was charged.',
    es: 'No hay créditos suficientes para esto. No se le cobró nada.',
  },
  'recent-login-required': {
    status: 403,
    en: 'To keep your account safe, please log in again and repeat this.',
    es: 'Para proteger su cuenta, inicie sesión de nuevo y repita esta acción.',
  },
  'link-not-valid': {
    status: 400,
    en: 'This link is too old or was already used. Please ask for a new one.',
    es: 'Este enlace venció o ya se usó. Pida uno nuevo.',
  },
  'social-login-off': {
    status: 400,
    en: 'This site does not offer log-in through another service.',
    es: 'Este sitio no ofrece iniciar sesión con otro servicio.',
  },
  'id-token-refused': {
    status: 401,
    en: 'The other service did not confirm who you are. Please try again.',
    es: 'El otro servicio no confirmó quién es usted. Inténtelo de nuevo.',
  },
  'not-allowed': {
    status: 403,
    en: 'Your account may not do this.',
    es: 'Su cuenta no tiene permiso para hacer esto.',
  },
  'not-found': {
    status: 404,
    en: 'There is nothing at this address.',
    es: 'No hay nada en esta dirección.',
  },
  'unknown-site': {
    status: 404,
    en: 'No site is served at this host.',
    es: 'Ningún sitio usa este dominio.',
  },
  'wrong-method': {
    status: 405,
    en: 'This address takes another method.',
    es: 'Esta dirección usa otro método.',
  },
  'too-large': {
    status: 413,
    en: 'The request is larger than allowed.',
    es: 'La solicitud supera el tamaño permitido.',
  },
  'wrong-content-type': {
    status: 415,
    en: 'Send a form or JSON.',
    es: 'Envíe un formulario o JSON.',
  },
  'email-taken': {
    status: 409,
    en: 'This e-mail already has an account. Log in instead.',
    es: 'Este correo ya tiene una cuenta. Inicie sesión.',
  },
  'last-owner': {
    status: 409,
    en: 'A dealership needs an owner. Make someone else an owner first.',
    es: 'Un concesionario necesita un propietario. Primero nombre a otra persona.',
  },
  'already-in-dealership': {
    status: 409,
    en: 'This account is already in a dealership.',
    es: 'Esta cuenta ya pertenece a un concesionario.',
  },
  'invitation-for-another': {
    status: 409,
    en: 'This invitation is for another account. Log out and open its link again.',
    es: 'Esta invitación es para otra cuenta. Cierre sesión y abra el enlace otra vez.',
  },
  'already-gone': {
    status: 404,
    en: 'This is no longer there. Someone may have changed it in the meantime.',
    es: 'Esto ya no está. Es posible que alguien lo haya cambiado mientras tanto.',
  },
  'invitation-over': {
    status: 410,
    en: 'This invitation was used or withdrawn, or is older than seven days. Ask for a new one.',
    es: 'Esta invitación ya se usó, se retiró o tiene más de siete días. Pida una nueva.',
  },
  'too-many-requests': {
    status: 429,
    en: 'Too many tries. Please wait a little and try again.',
    es: 'Demasiados intentos. Espere un poco y vuelva a intentarlo.',
  },
  'internal-error': {
    status: 500,
    en: 'Something went wrong on our side. Nothing was charged. Please try again.',
    es: 'Algo falló de nuestro lado. No se le cobró nada. Inténtelo de nuevo.',
  },
  'not-built-yet': {
    status: 501,
    en: 'This part is not built yet.',
    es: 'Esta parte todavía no está lista.',
  },
  'not-ready': {
    status: 503,
    en: 'The service is starting or stopping. Please try again in a moment.',
    es: 'El servicio se está iniciando o deteniendo. Inténtelo en un momento.',
  },
  'took-too-long': {
    status: 503,
    en: 'This took too long and was stopped. Please try again.',
    es: 'Esto tardó demasiado y se detuvo. Inténtelo de nuevo.',
  },
} as const satisfies Record<string, ProblemKind>;

export type ProblemCode = keyof typeof problems;

/** What can be wrong with one field. */
export const fieldProblems = {
  required: { en: 'Please fill this in.', es: 'Complete este campo.' },
  invalid: { en: 'This is not in the right form.', es: 'Este valor no tiene el formato correcto.' },
  'too-long': { en: 'This is too long.', es: 'Este texto es demasiado largo.' },
  'too-small': { en: 'This number is too small.', es: 'Este número es demasiado bajo.' },
  'too-large': { en: 'This number is too large.', es: 'Este número es demasiado alto.' },
  'not-a-number': { en: 'Please enter a whole number.', es: 'Escriba un número entero.' },
  'not-an-email': {
    en: 'Please enter an e-mail address, like name@example.com.',
    es: 'Escriba un correo, como nombre@ejemplo.com.',
  },
  'not-a-phone': {
    en: 'Please enter a phone number, like 555 123 4567.',
    es: 'Escriba un teléfono, como 555 123 4567.',
  },
  'not-a-link': {
    en: 'Please enter a web address, like www.example.com.',
    es: 'Escriba una dirección web, como www.ejemplo.com.',
  },
  'not-a-social': {
    en: 'Please enter a name like @example, or the address of the page.',
    es: 'Escriba un nombre como @ejemplo, o la dirección de la página.',
  },
  'already-in-dealership': {
    en: 'This person is already in your dealership.',
    es: 'Esta persona ya está en su concesionario.',
  },
  'password-too-short': { en: 'Use at least 8 characters.', es: 'Use al menos 8 caracteres.' },
  'wrong-password': {
    en: 'This is not the password of your account.',
    es: 'Esta no es la contraseña de su cuenta.',
  },
  'email-taken': {
    en: 'This e-mail already has an account. Log in instead.',
    es: 'Este correo ya tiene una cuenta. Inicie sesión.',
  },
  'password-common': {
    en: 'This password is one of the first to be guessed. Please choose another.',
    es: 'Esta contraseña es de las primeras que se adivinan. Elija otra.',
  },
  'email-differs': {
    en: 'This is not the e-mail of your account.',
    es: 'Este no es el correo de su cuenta.',
  },
  'not-an-image': {
    en: 'Please choose a JPEG, PNG or WebP picture.',
    es: 'Elija una imagen JPEG, PNG o WebP.',
  },
  'password-under-twelve': { en: 'Use at least 12 characters.', es: 'Use al menos 12 caracteres.' },
  'operator-taken': { en: 'This e-mail is an operator already.', es: 'Este correo ya es de un operador.' },
  'host-taken': {
    en: 'This host belongs to another site already.',
    es: 'Este dominio ya pertenece a otro sitio.',
  },
  'not-a-host': {
    en: 'Please enter host names, like reports.example.com.',
    es: 'Escriba nombres de dominio, como informes.ejemplo.com.',
  },
  'not-a-color': {
    en: 'Please enter a color, like #0070f3.',
    es: 'Escriba un color, como #0070f3.',
  },
  'not-a-currency': {
    en: 'Please enter three letters, like USD.',
    es: 'Escriba tres letras, como USD.',
  },
  'not-base64': { en: 'This is not base64.', es: 'Esto no es base64.' },
  'not-an-analytics-id': {
    en: 'Please enter an id like G-ABC1234567.',
    es: 'Escriba un identificador como G-ABC1234567.',
  },
  'not-a-tag-id': {
    en: 'Please enter an id like GTM-ABC1234.',
    es: 'Escriba un identificador como GTM-ABC1234.',
  },
} as const satisfies Record<string, Words>;

export type FieldProblem = keyof typeof fieldProblems;

/** The body of every answer that is not a success. */
export const ErrorReply = z.object({
  status: z.literal('error'),
  /** In the site's language, or the fixed text of the specification. */
  message: z.string(),
  /** In the site's language, where `message` is a fixed text. */
  detail: z.optional(z.string()),
  code: z.string(),
  /** Field name → what is wrong with it, in the site's language. */
  fields: z.optional(z.record(z.string(), z.string())),
  request_id: z.string(),
});
export type ErrorReply = z.infer<typeof ErrorReply>;
