import * as z from 'zod/mini';

const filled = (maxLength: number, shape: RegExp, problem: string) =>
  z.string().check(z.trim(), z.maxLength(maxLength, 'too-long'), z.regex(shape, problem));

/** Any way to write a number, with at least five digits in it. */
const phoneShape = /^$|^(?:\D*\d){5,}\D*$/;
const linkShape =
  /^$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{N}-]{1,62}(?::\d{1,5})?(?:[/?#]\S*)?$/iu;
const socialShape =
  /^$|^@?[\w.-]{1,60}$|^(?:https?:\/\/)?(?:[\p{L}\p{N}-]{1,63}\.)+\p{L}[\p{L}\p{N}-]{1,62}\/\S*$/iu;

export const optionalPhone = () =>
  z.pipe(
    z.optional(filled(40, phoneShape, 'not-a-phone')),
    z.transform((value) => value || undefined),
  );

/** A web address, with or without its scheme; arrives with one. Nothing but http and https gets through. */
export const optionalLink = () =>
  z.pipe(
    z.optional(filled(300, linkShape, 'not-a-link')),
    z.transform((value) => (value ? withScheme(value) : undefined)),
  );

/** A name at a social network, or the web address of its page. */
export const optionalSocial = () =>
  z.pipe(
    z.optional(filled(200, socialShape, 'not-a-social')),
    z.transform((value) => {
      if (!value) return undefined;
      return value.includes('/') ? withScheme(value) : `@${value.replace(/^@/, '')}`;
    }),
  );

const withScheme = (value: string) => (/^https?:\/\//i.test(value) ? value : `https://${value}`);
