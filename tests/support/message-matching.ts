/** Finds code that reads the text of a message that another module has written. */
import ts from "typescript";

/** Methods of strings that look into a text. */
const STRING_METHODS: ReadonlySet<string> = new Set(
  "endsWith includes indexOf lastIndexOf match matchAll replace replaceAll search split startsWith".split(" "),
);
/** Methods of regular expressions that look into their argument. */
const PATTERN_METHODS: ReadonlySet<string> = new Set(["exec", "test"]);
const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Returns each place where code compares, matches, or rewrites words of a value with the name `message`, as `line: code`. */
export function findMessageMatching(text: string, file: string): string[] {
  if (!/\bmessage\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isMatching(node)) {
      found.push(`${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isMatching(node: ts.Node): boolean {
  if (ts.isBinaryExpression(node) && COMPARISONS.has(node.operatorToken.kind)) {
    return (isMessage(node.left) && isText(node.right)) || (isMessage(node.right) && isText(node.left));
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { expression: receiver, name } = node.expression;
  if (STRING_METHODS.has(name.text)) return isMessage(receiver) && node.arguments.slice(0, 1).some(isFixed);
  return PATTERN_METHODS.has(name.text) && node.arguments.some(isMessage);
}

/** Checks whether an expression is fixed words: a literal with a letter, or a constant. */
function isFixed(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return node.text === node.text.toUpperCase();
  return ts.isLiteralExpression(node) && /[a-z]/i.test(node.text.replaceAll(/\\.|\/[a-z]*$/g, ""));
}

/** Checks whether an expression is a message, also after `?.` or `!`. */
function isMessage(node: ts.Expression): boolean {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return isMessage(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text === "message";
  return ts.isIdentifier(node) && node.text === "message";
}

/** Checks whether an expression is more than the absence of a text. */
function isText(node: ts.Expression): boolean {
  return !(ts.isStringLiteral(node) && node.text === "") && !(ts.isIdentifier(node) && node.text === "undefined");
}
