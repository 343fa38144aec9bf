import type { Language } from './problems.ts';

interface PageWords {
  readonly title: string;
  readonly description: string;
}

const words = (title: string, description: string): PageWords => ({ title, description });

/** Title and description of each page, in the first bytes of its HTML; the brand's name is added behind. */
export const pageWords: Readonly<Record<string, Readonly<Record<Language, PageWords>>>> = {
  '/login': {
    en: words('Log in', 'Log in to see your vehicle history reports and window stickers.'),
    es: words('Iniciar sesión', 'Inicie sesión para ver sus informes de historial y etiquetas de ventana.'),
  },
  '/forgot-password': {
    en: words('Forgot your password', 'Ask for a link to set a new password.'),
    es: words('Olvidó su contraseña', 'Pida un enlace para crear una contraseña nueva.'),
  },
  '/signup': {
    en: words('Create an account', 'Create an account for vehicle history reports and window stickers.'),
    es: words('Crear una cuenta', 'Cree una cuenta para informes de historial y etiquetas de ventana.'),
  },
  '/securelogin': {
    en: words('Security check', 'This site is open to invited people only.'),
    es: words('Control de seguridad', 'Este sitio es solo para personas invitadas.'),
  },
  '/dashboard': {
    en: words('Dashboard', 'Your vehicles, reports and window stickers.'),
    es: words('Panel', 'Sus vehículos, informes y etiquetas de ventana.'),
  },
  '/my-vehicles': {
    en: words('My vehicles', 'The reports and window stickers you own.'),
    es: words('Mis vehículos', 'Los informes y etiquetas de ventana que usted tiene.'),
  },
  '/admin-login': {
    en: words('Operator log-in', 'The console of the people who run this site.'),
    es: words('Acceso de operadores', 'La consola de quienes administran este sitio.'),
  },
  '/dealers-signup': {
    en: words('Dealer account', 'Open an account for your dealership.'),
    es: words('Cuenta de concesionario', 'Abra una cuenta para su concesionario.'),
  },
  '/dealership': {
    en: words('Dealership', 'The profile, people and invitations of your dealership.'),
    es: words('Concesionario', 'El perfil, las personas y las invitaciones de su concesionario.'),
  },
  '/join': {
    en: words('Join a dealership', 'Accept the invitation of a dealership.'),
    es: words('Unirse a un concesionario', 'Acepte la invitación de un concesionario.'),
  },
  '/success-page': {
    en: words('Thank you', 'Your order and the documents it brings.'),
    es: words('Gracias', 'Su pedido y los documentos que incluye.'),
  },
  '/delete-account': {
    en: words('Delete your account', 'Delete your account and your personal data.'),
    es: words('Eliminar su cuenta', 'Elimine su cuenta y sus datos personales.'),
  },
  '/checkout': {
    en: words('Checkout', 'Choose a plan and pay.'),
    es: words('Finalizar compra', 'Elija un plan y pague.'),
  },
  '/payment': {
    en: words('Payment', 'Pay for your order.'),
    es: words('Pago', 'Pague su pedido.'),
  },
  '/vehicle-checks': {
    en: words('Vehicle checks', 'Every check of a vehicle in one place: VIN, plate, recalls, history.'),
    es: words('Consultas de vehículos', 'Todas las consultas en un lugar: VIN, placas, retiros, historial.'),
  },
  '/404': {
    en: words('Page not found', 'There is no page at this address.'),
    es: words('Página no encontrada', 'No hay ninguna página en esta dirección.'),
  },
  '/preview': {
    en: words('Report preview', 'Which records exist for this vehicle, before you buy.'),
    es: words('Vista previa del informe', 'Qué registros existen de este vehículo antes de comprar.'),
  },
  '/dvh': {
    en: words('Vehicle history report', 'The history of one vehicle, with the source of every line.'),
    es: words('Informe de historial', 'El historial de un vehículo, con la fuente de cada línea.'),
  },
  '/confirm': {
    en: words('Confirm your sticker', 'Choose colours and packages for your window sticker.'),
    es: words('Confirme su etiqueta', 'Elija colores y paquetes para su etiqueta de ventana.'),
  },
  '/vin-check': {
    en: words('VIN check', 'Check a vehicle identification number.'),
    es: words('Consulta de VIN', 'Consulte un número de identificación vehicular.'),
  },
  '/license-preview': {
    en: words('Plate look-up', 'Find a vehicle by its plate and state.'),
    es: words('Consulta por placas', 'Encuentre un vehículo por sus placas y estado.'),
  },
  '/free-vin-check': {
    en: words('Free VIN check', 'Decode a VIN free of charge: make, model, year and how it was built.'),
    es: words(
      'Consulta de VIN gratis',
      'Decodifique un VIN sin costo: marca, modelo, año y cómo salió de fábrica.',
    ),
  },
  '/verificar-vin-gratis': {
    en: words('Free VIN check', 'Decode a VIN free of charge: make, model, year and how it was built.'),
    es: words(
      'Verificar VIN gratis',
      'Decodifique un VIN sin costo: marca, modelo, año y cómo salió de fábrica.',
    ),
  },
  '/reset-password': {
    en: words('Set a new password', 'Set a new password for your account.'),
    es: words('Contraseña nueva', 'Cree una contraseña nueva para su cuenta.'),
  },
  '/confirm-email': {
    en: words('Confirm your e-mail', 'Confirm the new e-mail of your account.'),
    es: words('Confirme su correo', 'Confirme el correo nuevo de su cuenta.'),
  },
  '/profile': {
    en: words('Profile', 'Your name, address and company.'),
    es: words('Perfil', 'Su nombre, dirección y empresa.'),
  },
  '/security': {
    en: words('Security', 'Your password and where you are logged in.'),
    es: words('Seguridad', 'Su contraseña y dónde tiene la sesión abierta.'),
  },
  '/contact': {
    en: words('Contact', 'Write to us; we answer by mail.'),
    es: words('Contacto', 'Escríbanos; respondemos por correo.'),
  },
  '/console': {
    en: words('Operator console', 'Sites, people, mails, jobs and the audit log.'),
    es: words('Consola de operadores', 'Sitios, personas, correos, tareas y el registro de auditoría.'),
  },
};
