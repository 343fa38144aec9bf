export function scriptBytes(dir?: string): Record<string, number>;
