export type QuestionId = `question-${number}`;

export const questionId = (index: number): QuestionId => `question-${index}`;
