import { createRemoteJWKSet, errors, jwtVerify } from 'jose';

export interface IdentityClaims {
  readonly email: string;
  readonly name: string | undefined;
}

export interface IdTokenVerifier {
  /** Who the token speaks for; undefined when it is forged, expired, for another project, or its e-mail unproved. */
  verify(token: string, projectId: string): Promise<IdentityClaims | undefined>;
}

/** Where Google publishes the keys of Firebase's ID tokens. */
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Firebase ID tokens: RS256, issuer and audience of the project, a subject, in time, e-mail verified. */
export function createIdTokenVerifier(jwksUrl: string | undefined): IdTokenVerifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl ?? googleKeys), {
    timeoutDuration: 5000,
    cacheMaxAge: 3_600_000,
  });
  return {
    async verify(token, projectId) {
      try {
        const { payload } = await jwtVerify(token, keys, {
          algorithms: ['RS256'],
          issuer: `https://securetoken.google.com/${projectId}`,
          audience: projectId,
          requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
          clockTolerance: 10,
        });
        const { email, email_verified, name, sub } = payload;
        if (!sub || typeof email !== 'string' || email_verified !== true) return undefined;
        return { email, name: typeof name === 'string' ? name : undefined };
      } catch (error) {
        if (isAboutTheToken(error)) return undefined;
        throw error;
      }
    },
  };
}

/** Any other failure is about reaching the keys, which is no reason to call the token forged. */
const isAboutTheToken = (error: unknown): boolean =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  !(error instanceof errors.JWKSInvalid) &&
  error.code !== 'ERR_JOSE_GENERIC';
