// Generated from the schemas by `agency schema --write`. Do not edit.
/** The fields of Ajv's ErrorObject that this project reads. */
export interface SchemaError {
  keyword: string;
  instancePath: string;
  params: Record<string, unknown>;
  /** The key that does not match. An error of the keyword `propertyNames` follows. */
  propertyName?: string;
}
interface Validator {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}
export declare const validatePageFrame: Validator;
export declare const validateSiteFrame: Validator;
export declare const validateThemeFrame: Validator;
export declare const validatePageContent: Validator;
export declare const validateSiteContent: Validator;
export declare const validateThemeContent: Validator;
export declare const validateRevision: Validator;
