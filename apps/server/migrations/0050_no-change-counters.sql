--> when older servers have left
DROP TABLE "changes" CASCADE;
