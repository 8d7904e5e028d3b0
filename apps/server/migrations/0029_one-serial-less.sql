--> when older servers have left
-- Written by nobody: a replacement's serial stands on its own box (0052).
ALTER TABLE "warranty_claims" DROP COLUMN "replacement_serial";
