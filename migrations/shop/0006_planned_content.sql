ALTER TABLE `article` ADD `until` integer;--> statement-breakpoint
ALTER TABLE `article` ADD `preview_key` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `article_by_end` ON `article` (`until`) WHERE "article"."until" IS NOT NULL;