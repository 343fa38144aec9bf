/** What a person sees at a host that belongs to no site, in both languages since none is known. */
export const unknownHostPage = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>No site here</title></head>
<body>
<main>
<h1>No site is served at this host</h1>
<p>Please check the address. If this is your domain, add it to a site in the operator console.</p>
<div lang="es">
<h1>Ningún sitio usa este dominio</h1>
<p>Revise la dirección. Si el dominio es suyo, agréguelo a un sitio en la consola de operadores.</p>
</div>
</main>
</body>
</html>
`;
