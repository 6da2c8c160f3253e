ALTER TABLE `customer` ADD `warned_at` integer;--> statement-breakpoint
ALTER TABLE `media` ADD `lost_since` integer;--> statement-breakpoint
CREATE INDEX `media_lost` ON `media` (`id`) WHERE "media"."lost_since" is not null;